import { useTexts } from '#texts';
import { turretonName } from '../../../../engine/ny2047/reading/words';
import { type Position, TURRETONS } from '../../../../engine/ny2047/types';
import type { Game } from '../../../../functions/core/game/games.schema';
import { seatName } from '../../../components/frame/seats';
import { Listed, ListedSeat } from '../../../components/simultaneous-table/board-list';
import { useAtlas } from '../atlas';
import { PlaceName } from '../place-name';
import { isStar, placeAbbreviation } from '../places';
import { useLoyalSince } from './loyal-since';

/** The board as text: seat by seat its possessions and its units' spaces, with the abbreviations for typing. */
export function BoardList({ game }: { game: Game }) {
  const t = useTexts('ny2047');
  const since = useLoyalSince(game);
  const position = game.position as Position;
  const { control, homes, units } = position;
  const { spaces, landSpaces, seatOf } = useAtlas();
  const held = (seat: string) => spaces.flatMap(({ id }) => (control[id] === seat ? [id] : []));
  const standing = (seat: string) => units.flatMap(({ faction, space }) => (faction === seat ? [space] : []));
  return (
    <div className="board-list">
      {position.seats.map((seat) => (
        <ListedSeat
          key={seat}
          seat={seat}
          lines={[
            [t('list.units'), <Places key="units" spaces={standing(seat)} />],
            [t('list.holds'), <Places key="holds" spaces={held(seat)} home={homes[seat] ?? null} />],
          ]}
        />
      ))}
      <section aria-label={t('list.turretons')}>
        <h3>{t('list.turretons')}</h3>
        {TURRETONS.map((name) => (
          <p key={name}>
            {t.rich('list.turreton', {
              name: turretonName(name),
              place: () => <PlaceName space={seatOf(name).id} />,
              loyal: position.turretons[name] === null ? 'none' : 'some',
              seat: seatName(position.turretons[name] ?? ''),
              since: since(name) ?? 'unknown',
            })}
          </p>
        ))}
      </section>
      <section aria-label={t('list.heldByNoOne')}>
        <h3>{t('list.heldByNoOne')}</h3>
        <p>
          <Places spaces={landSpaces.flatMap(({ id }) => (control[id] === undefined ? [id] : []))} />
        </p>
      </section>
    </div>
  );
}

function Places({ spaces, home = null }: { spaces: readonly string[]; home?: string | null }) {
  const t = useTexts('ny2047');
  const atlas = useAtlas();
  const counts = new Map<string, number>();
  for (const space of spaces) counts.set(space, (counts.get(space) ?? 0) + 1);
  return (
    <Listed items={[...counts]} idOf={([space]) => space}>
      {([space, count]) => (
        <>
          <PlaceName space={space} /> <span className="dim">{placeAbbreviation(atlas, space)}</span>
          {count > 1 ? ` × ${count}` : ''}
          {space === home ? ` ${t('list.home')}` : isStar(atlas, space) ? ` ${t('list.star')}` : ''}
        </>
      )}
    </Listed>
  );
}
