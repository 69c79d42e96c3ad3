import type { Person } from '../../../functions/api/schemas/common';
import type { Game } from '../../../functions/api/schemas/games';
import { seatFullName } from '../frame/seats';
import { BOT, type RulingFields } from './ruling-fields';

export interface FieldsProps {
  readonly fields: RulingFields;
  readonly onChange: (changed: Partial<RulingFields>) => void;
}

/** Which seat a ruling is about. */
export function SeatField({ game, fields, onChange }: FieldsProps & { readonly game: Game }) {
  return (
    <div className="field">
      <label htmlFor="seat">Seat</label>
      <select
        id="seat"
        className="input"
        value={fields.seat}
        onChange={(event) => onChange({ seat: event.target.value })}
      >
        {game.seats.map(({ seat, player }) => (
          <option key={seat} value={seat}>
            {seatFullName(seat)}, {player.name}
          </option>
        ))}
      </select>
    </div>
  );
}

interface SeatFieldsProps extends FieldsProps {
  readonly game: Game;
  readonly people: readonly Person[];
}

/** Which seat changes hands, and who takes it. */
export function SeatFields({ game, people, fields, onChange }: SeatFieldsProps) {
  return (
    <div className="field-pair">
      <SeatField game={game} fields={fields} onChange={onChange} />
      <div className="field">
        <label htmlFor="player">New player</label>
        <select
          id="player"
          className="input"
          value={fields.player}
          onChange={(event) => onChange({ player: event.target.value })}
        >
          <option value={BOT}>A bot</option>
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
