import { useTranslations } from 'next-intl';
import { useTranslate } from '#texts';
import type { GameSystemId } from '../../../engine/games';
import { readLabel } from '../../../engine/labels';
import type { MovedIn } from '../../../functions/core/move-in/move-in.schema';
import { seatFullName } from '../frame/seats';

interface MovedBoardsProps {
  readonly system: GameSystemId;
  readonly moved: MovedIn;
}

/** The boards as they would stand here, each with who sits where, before they count. */
export function MovedBoards({ system, moved: { boards, skipped } }: MovedBoardsProps) {
  const t = useTranslations('move-in');
  const inLists = useTranslations('lists');
  const say = useTranslate(system);
  const count = (wanted: string) =>
    boards.reduce((sum, { seats }) => sum + seats.filter(({ holder }) => holder === wanted).length, 0);
  const holders = { known: t('holder.known'), new: t('holder.new'), bot: t('holder.bot') };
  return (
    <section className="card padded stack" role="status" aria-label={t('preview.label')}>
      <p>
        <b>
          {t('preview.size', {
            boards: boards.length,
            ...{ known: count('known'), new: count('new'), bots: count('bot') },
          })}
        </b>
      </p>
      {boards.map(({ board, file, label, seats }) => (
        <details key={board} className="more">
          <summary>{t('preview.board', { board, file, label: say(readLabel(system, label)) })}</summary>
          <ul className="entries">
            {seats.map(({ seat, name, holder }) => (
              <li key={seat}>
                {t('preview.seat', { seat: seatFullName(seat), name })}
                <small className="muted">{` ${holders[holder]}`}</small>
              </li>
            ))}
          </ul>
        </details>
      ))}
      <p className="muted">{t('preview.new')}</p>
      {skipped.length === 0 ? null : (
        <p className="muted">{inLists('skipped', { columns: skipped.join(', ') })}</p>
      )}
    </section>
  );
}
