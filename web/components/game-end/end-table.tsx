import type { GameEnd } from '../../../functions/api/schemas/game-end';
import { DataTable } from '../frame/data-table';
import { SeatChip } from '../frame/seat-chip';
import { seatFullName } from '../frame/seats';
import { ratingWords } from './words';

/** Who came where, with every figure that counts and what the game did to each rating. */
export function EndTable({ end: { seats, measures } }: { readonly end: GameEnd }) {
  const isRated = seats.some(({ rating }) => rating !== null);
  return (
    <div className="card table-card">
      <DataTable
        caption="Places"
        className="result-table end-table"
        columns={[
          ['Place', 'right place'],
          ['Player'],
          ...measures.map(({ name }) => [name, 'right measure'] as const),
          ...(isRated ? [['Rating', 'right total'] as const] : []),
        ]}
      >
        {seats.map(({ seat, player, place, figures, rating }) => (
          <tr key={seat}>
            <td className="right place numbers">{place ?? '–'}</td>
            <th scope="row">
              <span className="player-cell">
                <SeatChip seat={seat} player={player.name} />
                <span>
                  {player.name} <small className="muted">{seatFullName(seat)}</small>
                </span>
              </span>
            </th>
            {measures.map(({ id, name }) => (
              <td key={id} className="right numbers measure">
                <span className="measure-name">{name} </span>
                {figures[id] ?? 0}
              </td>
            ))}
            {isRated ? (
              <td className="right numbers total">{rating === null ? '–' : <Rating rating={rating} />}</td>
            ) : null}
          </tr>
        ))}
      </DataTable>
    </div>
  );
}

function Rating({ rating }: { readonly rating: NonNullable<GameEnd['seats'][number]['rating']> }) {
  return (
    <>
      {Math.round(rating.after)} <small className="muted">{ratingWords(rating)}</small>
    </>
  );
}
