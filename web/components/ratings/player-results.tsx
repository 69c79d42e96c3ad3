import Link from 'next/link';
import type { PlayerPage } from '../../../functions/api/schemas/ratings';
import { DataTable } from '../frame/data-table';
import { SeatChip } from '../frame/seat-chip';
import { seatFullName } from '../frame/seats';
import { When } from '../frame/when';

/** The last hundred boards, newest first. */
export function PlayerResults({ page: { player, results } }: { readonly page: PlayerPage }) {
  return (
    <section className="section" aria-labelledby="results">
      <div className="section-head">
        <h2 id="results">Boards</h2>
      </div>
      <RatingGraph results={results} />
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

const WIDTH = 600;
const HEIGHT = 120;

/** The rating after each board that counts, oldest first, as a curve and a table. */
function RatingGraph({ results }: { readonly results: PlayerPage['results'] }) {
  const counting = results.filter(({ voided }) => !voided).reverse();
  const ratings = counting.map(({ rating }) => rating);
  if (ratings.length < 2) return null;
  const low = Math.min(...ratings);
  return (
    <figure className="rating-graph">
      <Curve ratings={ratings} />
      <figcaption className="small muted">
        Rating after each board: lowest {low}, highest {Math.max(...ratings)}.
      </figcaption>
      <Figures results={counting} />
    </figure>
  );
}

function Figures({ results }: { readonly results: PlayerPage['results'] }) {
  return (
    <details className="small">
      <summary>The figures as a table</summary>
      <DataTable
        caption="Rating after each board, oldest first"
        columns={[['Board'], ['Ended'], ['Rating', 'right']]}
      >
        {results.map(({ game, season, round, board, endedAt, rating }) => (
          <tr key={game}>
            <th scope="row">
              <Link href={`/games/${game}`}>
                {season.name}, round {round}, board {board}
              </Link>
            </th>
            <td>
              <When at={endedAt} as="date" />
            </td>
            <td className="right numbers">{rating}</td>
          </tr>
        ))}
      </DataTable>
    </details>
  );
}

function Curve({ ratings }: { readonly ratings: readonly number[] }) {
  const low = Math.min(...ratings);
  const high = Math.max(...ratings, low + 1);
  const x = (at: number) => 6 + ((WIDTH - 12) * at) / (ratings.length - 1);
  const y = (rating: number) => HEIGHT - 8 - ((HEIGHT - 16) * (rating - low)) / (high - low);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`Rating from ${ratings[0]} to ${ratings.at(-1)}`}
    >
      <path
        d={ratings
          .map((rating, at) => `${at === 0 ? 'M' : 'L'}${x(at).toFixed(1)} ${y(rating).toFixed(1)}`)
          .join('')}
        fill="none"
        stroke="var(--ink-2)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <circle cx={x(ratings.length - 1)} cy={y(ratings.at(-1) ?? low)} r="4" fill="var(--ink)" />
    </svg>
  );
}
