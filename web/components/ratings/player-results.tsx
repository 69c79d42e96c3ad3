import Link from 'next/link';
import type { PlayerPage } from '../../../functions/api/schemas/ratings';
import { SeatChip } from '../frame/seat-chip';
import { seatFullName } from '../frame/seats';

/** The last hundred boards, newest first. */
export function PlayerResults({ page: { player, results } }: { readonly page: PlayerPage }) {
  return (
    <section className="section" aria-labelledby="results">
      <div className="section-head">
        <h2 id="results">Boards</h2>
      </div>
      <ul className="card rows">
        {results.map(
          ({ game, season, round, board, seat, place, players, winner, left, points, rating, voided }) => (
            <li key={game}>
              <SeatChip seat={seat} player={player.name} />
              <span className="grow">
                <Link href={`/games/${game}`}>
                  {season.name}, round {round}, board {board}
                </Link>
                <small className="muted">
                  {' '}
                  {seatFullName(seat)},{' '}
                  {voided ? 'declared void' : winner ? 'won' : `place ${place} of ${players}`}
                  {left === null ? null : left === 'missed' ? ', lost by missed turns' : ', handed over'}
                </small>
              </span>
              <span className="numbers right">
                {voided ? (
                  <small className="muted">counts for nothing</small>
                ) : (
                  <>
                    {points.toFixed(1)} <small className="muted">then {rating}</small>
                  </>
                )}
              </span>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
