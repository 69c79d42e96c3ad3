import { useTranslations } from 'next-intl';
import type { Round } from '../../../functions/core/round/draws.schema';
import { Link } from '../frame/link';
import { SeatChip } from '../frame/seat-chip';
import { seatFullName } from '../frame/seats';
import { sectionOf, sectionWords } from './section-words';

type Names = ReadonlyMap<string, string>;

/** The boards of a drawn round, seat by seat. */
export function SeatedBoards({ season, round, names }: { season: string; round: Round; names: Names }) {
  const t = useTranslations('draw');
  const inSections = useTranslations('sections');
  const sectionAt = (at: number) => sectionOf(round.sections, at + 1);
  return (
    <div>
      {round.chairsChanged ? <p className="muted">{t('chairsChanged')}</p> : null}
      {round.boards.map((board, at) => {
        const here = sectionAt(at);
        return (
          <section className="section" key={Object.values(board).join(' ')}>
            <div className="section-head">
              <h2>
                <Link href={`/games/${season}r${round.round}b${at + 1}`}>
                  {t('board', { board: at + 1 })}
                </Link>
              </h2>
              {here === undefined ? null : (
                <span className="small muted">{sectionWords(inSections, here)}</span>
              )}
            </div>
            <ul className="rows card">
              {Object.entries(board).map(([seat, player]) => (
                <li key={seat}>
                  <SeatChip seat={seat} player={names.get(player)} />
                  <span className="grow">{names.get(player) ?? player}</span>
                  <span className="small muted">{seatFullName(seat)}</span>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {round.sittingOut.length === 0 ? null : (
        <p className="muted">
          {t('sittingOut', {
            players: round.sittingOut.map((player) => names.get(player) ?? player).join(', '),
          })}
        </p>
      )}
    </div>
  );
}
