import Link from 'next/link';
import type { HallOfFame } from '../../../functions/api/schemas/results';
import { counted } from '../../lib/time';
import { Plate } from '../frame/plate';
import { When } from '../frame/when';

interface HallListProps {
  readonly rows: HallOfFame['rows'];
  /** Whether all seasons belong to one league, so that rows need not name it. */
  readonly oneLeague?: boolean;
}

/** The champions of finished seasons, the latest first. */
export function HallList({ rows, oneLeague = false }: HallListProps) {
  if (rows.length === 0) return <p className="card empty">No season has ended yet.</p>;
  return (
    <ul className="card rows">
      {rows.map(({ season, league, system, champions, players, endedAt }) => (
        <li key={season.id}>
          <Plate system={system} small />
          <div className="grow">
            <h2 className="title-3">
              {champions.length === 0
                ? 'Nobody'
                : champions.map((player, at) => (
                    <span key={player.id}>
                      {at > 0 ? ' and ' : ''}
                      <Link href={`/players/${encodeURIComponent(player.id)}`}>{player.name}</Link>
                    </span>
                  ))}
            </h2>
            <p className="small muted">
              <Link href={`/seasons/${season.id}`}>{season.name}</Link>
              {oneLeague ? null : (
                <>
                  , <Link href={`/leagues/${league.id}`}>{league.name}</Link>
                </>
              )}
              , {counted(players, 'player')}, ended <When at={endedAt} as="date" />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
