import type { PlayerPage } from '../../../functions/api/schemas/ratings';
import { counted } from '../../lib/time';
import { Card } from '../forms/card';
import { SeatChip } from '../frame/seat-chip';
import { seatFullName } from '../frame/seats';

/** How a player fares with each faction or colour. */
export function SeatRecord({ page: { bySeat, player } }: { readonly page: PlayerPage }) {
  return (
    <Card title="By seat">
      <ul className="plain-list">
        {bySeat.map(({ system, seat, games, wins, meanPlace }) => (
          <li key={`${system} ${seat}`} className="result-row">
            <SeatChip seat={seat} player={player.name} />
            <span>
              {seatFullName(seat)}
              <small className="muted">
                {' '}
                {counted(games, 'board')}, {counted(wins, 'win')}
              </small>
            </span>
            <span className="numbers right">
              {meanPlace.toFixed(1)} <small className="muted">mean place</small>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
