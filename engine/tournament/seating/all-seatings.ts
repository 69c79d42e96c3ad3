import type { Costs } from './costs';
import { type Places, placeCost, swap, totalCost } from './search';

/** Up to this many players every seating is compared: 362,880 of them at most. */
export const MOST_COMPARED = 9;

/**
 * The cheapest of all seatings; among several the first one in an order that begins with the given seating, so that the
 * lots which shuffled it decide. Costs are never negative, so a part that costs as much as the best so far is dropped.
 */
export function cheapestOfAll(start: Places, costs: Costs): Places {
  const places = start.slice();
  let best = start.slice();
  let lowest = totalCost(best, costs);
  const fill = (place: number, cost: number): void => {
    if (cost >= lowest) return;
    if (place === places.length) {
      lowest = cost;
      best = places.slice();
      return;
    }
    for (let next = place; next < places.length; next += 1) {
      swap(places, place, next);
      fill(place + 1, cost + placeCost(places, place, costs));
      swap(places, place, next);
    }
  };
  fill(0, 0);
  return best;
}
