import { useTexts } from '#texts';
import { namedSeat } from '../../../engine/seat-names';
import type { Game } from '../../../functions/core/game/games.schema';
import { SeatChip } from '../frame/seat-chip';
import { seatName } from '../frame/seats';

interface CircleProps {
  readonly game: Game;
  readonly chosen: readonly string[];
  readonly onChange: (seats: readonly string[]) => void;
}

/** The readers of a new thread. */
export function Circle({ game, chosen, onChange }: CircleProps) {
  const t = useTexts('press');
  return (
    <fieldset className="circle">
      <legend className="label">{t('who')}</legend>
      {game.seats
        .filter(({ seat, eliminated }) => seat !== game.me.seat && !eliminated)
        .map(({ seat, player }) => (
          <label key={seat} className="choice">
            <input
              type="checkbox"
              checked={chosen.includes(seat)}
              onChange={(event) =>
                onChange(event.target.checked ? [...chosen, seat] : chosen.filter((one) => one !== seat))
              }
            />
            <span className="seat">
              <SeatChip seat={seat} player={player.name} size={24} /> {seatName(seat, player.name)}
            </span>
            {namedSeat(seat) === undefined ? null : <span className="dim small">{player.name}</span>}
          </label>
        ))}
    </fieldset>
  );
}
