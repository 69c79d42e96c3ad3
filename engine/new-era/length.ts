import type { GameLength } from '../game';

/** Until the figures of whole games are known. */
export function lengthOf(_options: unknown, seats: number): GameLength {
  return { usual: { decision: 60 * seats, reaction: 20 * seats }, most: null };
}
