import { nextExpress, STOPS, TERMINUS } from '../data/map';
import { seatsInPlay } from '../rules/table';
import type { View } from '../types';

/** How long the game may still go on, as the A-train stands. */
export interface Forecast {
  /** The chance that it ends with the turn that is being played. */
  readonly endsNow: number;
  /** The chance that it ends before the same seat has another turn. */
  readonly endsBeforeNext: number;
  /** How many more turns the seat will have on average. */
  readonly turnsLeft: number;
}

const FARTHEST = 12;

/** What the train's timetable and its dice (10.2 to 10.4) make of the seat that plays now. */
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

/** Where the train may be after one more check. */
function afterCheck(before: readonly number[]): readonly number[] {
  const after = before.map(() => 0);
  for (const [stop, chance] of before.entries()) {
    if (chance === 0) continue;
    const next = NEXT_STOPS[stop] ?? [stop];
    for (const to of next) after[to] = (after[to] ?? 0) + chance / next.length;
  }
  return after;
}

/** Where the train may go from each stop, all equally likely. */
const NEXT_STOPS: readonly (readonly number[])[] = STOPS.map(({ express }, stop) => {
  if (stop === TERMINUS) return [stop];
  return express ? [stop, stop + 1, nextExpress(stop)] : [stop + 1];
});
