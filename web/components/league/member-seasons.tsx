import Link from 'next/link';
import type { MemberHistory } from '../../../functions/api/schemas/member-history';
import { seatFullName } from '../frame/seats';

const STATES: Readonly<Record<MemberHistory['seasons'][number]['state'], string>> = {
  in: 'plays',
  waiting: 'on the waiting list',
  asked: 'asks for a place',
  invited: 'invited',
  withdrawn: 'withdrew',
  removed: 'entry removed',
};

/** The seasons of a member with their finished games and the turns they missed in each. */
export function MemberSeasons({ seasons }: Pick<MemberHistory, 'seasons'>) {
  return (
    <section className="section" aria-labelledby="seasons">
      <h2 id="seasons">Seasons</h2>
      {seasons.length === 0 ? <p className="card empty">They have been in no season of the league.</p> : null}
      <ul className="rows card">
        {seasons.map(({ season, status, state, results }) => (
          <li key={season.id}>
            <div className="grow">
              <h3>
                <Link href={`/seasons/${season.id}`}>{season.name}</Link>
              </h3>
              <p className="small muted">
                {status === 'finished' && state === 'in' ? 'played' : STATES[state]}
              </p>
              {results.map(({ game, round, board, seat, place, players, owed, kept }) => (
                <p key={`${game} ${seat}`} className="small">
                  <Link href={`/games/${game}`}>
                    Round {round}, board {board}
                  </Link>
                  , {seatFullName(seat)}: {place === null ? 'lost the seat' : `place ${place} of ${players}`},
                  missed {owed - kept} of {owed} turns
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
