const MINUTE = 60_000;

/** The limits of how long an offer of a seat is valid. */
export const SHORTEST_OFFER = 5 * MINUTE;
export const LONGEST_OFFER = 24 * 60 * MINUTE;

/**
 * Until when a player who is asked to take a seat can answer: half the time of a turn, so that the seat does not miss
 * the next one while the player is silent; at least five minutes, at most a day.
 * @param now milliseconds since 1970
 * @param turn the usual time of a turn in that game, in milliseconds
 */
export function offerUntil(now: number, turn: number): number {
  return now + Math.min(LONGEST_OFFER, Math.max(SHORTEST_OFFER, Math.round(turn / 2)));
}
