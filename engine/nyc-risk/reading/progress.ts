import type { Progress } from '../../game/outcome';
import type { Position } from '../types';

/**
 * Completed rounds, and the round in which each seat left, for scoring. A round is as many turns as the board has
 * seats, even after some have left. It has no upper bound, since adventure cards add points without limit (11.2).
 */
export function progressOf({ turn, phase, seats, eliminated, left }: Position): Progress {
  const roundOf = (one: number) => Math.max(1, Math.ceil(one / seats.length));
  const turnsOver = phase === 'over' ? turn : Math.max(0, turn - 1);
  return {
    years: phase === 'over' ? roundOf(turn) : Math.floor(turnsOver / seats.length),
    out: Object.fromEntries(eliminated.map((seat) => [seat, roundOf(left?.[seat] ?? turn)])),
  };
}
