import type { SeatId } from '../../game';
import type { View } from '../types';

/** The seats that owe a decision: all that have not answered in `claim` and `place`, else the active one. */
export function decidingSeats(view: View): readonly SeatId[] {
  const { phase, active, seats, status, submitted } = view;
  if (phase === 'claim' || phase === 'place')
    return seats.filter((seat) => status[seat] === 'playing' && submitted[seat] === undefined);
  return active !== null && status[active] === 'playing' ? [active] : [];
}
