import { nextExpress, STOPS, TERMINUS } from '../data/map';
import { seatsInPlay } from '../rules/working-copy';
import type { View } from '../types';

/** The remaining length of the game, from the present stop of the A-train. */
export interface Forecast {
  /** The chance that the game ends with the present turn. */
  readonly endsNow: number;
  /** The chance that it ends before the same seat has another turn. */
  readonly endsBeforeNext: number;
  /** The average number of turns that the seat still has. */
  readonly turnsLeft: number;
}

const FARTHEST = 12;

/** The forecast for the active seat from the train's rules and its dice (10.2 to 10.4). */
export function forecastOf(view: View): Forecast {
  const seats = seatsInPlay(view).length;
  let stops: readonly number[] = STOPS.map((_, index) => (index === view.train ? 1 : 0));
  const ended: number[] = [];
  for (let check = 1; check <= seats * FARTHEST; check += 1) {
    stops = afterCheck(stops);
    ended.push(stops[TERMINUS] ?? 0);
  }
  let turnsLeft = 0;
  for (let round = 1; round <= FARTHEST; round += 1) turnsLeft += 1 - (ended[round * seats - 1] ?? 1);
  return { endsNow: ended[0] ?? 0, endsBeforeNext: ended[seats - 1] ?? 0, turnsLeft };
}

/** The distribution of the train's stop after one more check. */
function afterCheck(before: readonly number[]): readonly number[] {
  const after = before.map(() => 0);
  for (const [stop, chance] of before.entries()) {
    if (chance === 0) continue;
    const next = NEXT_STOPS[stop] ?? [stop];
    for (const to of next) after[to] = (after[to] ?? 0) + chance / next.length;
  }
  return after;
}

/** The possible next stops of the train from each stop, all equally likely. */
const NEXT_STOPS: readonly (readonly number[])[] = STOPS.map(({ express }, stop) => {
  if (stop === TERMINUS) return [stop];
  return express ? [stop, stop + 1, nextExpress(stop)] : [stop + 1];
});
