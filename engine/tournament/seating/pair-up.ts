import { shuffled } from '../../core/shuffled';
import type { Random } from '../../random';
import { type Costs, pairAt } from './costs';
import { cheapestPairs } from './matching';
import type { Places } from './search';

/** Boards of two, as cheap as can be; lots decide among pairings that cost the same, and between equal seats. */
export function pairUp(costs: Costs, random: Random): Places {
  const order = shuffled(
    Array.from({ length: costs.players }, (_, number) => number),
    random,
  );
  const seats = (first: number, second: number) =>
    (costs.seat[first * 2] ?? 0) + (costs.seat[second * 2 + 1] ?? 0);
  const price = (one: number, other: number) => {
    const [first, second] = [order[one] ?? 0, order[other] ?? 0];
    const together = costs.pair[pairAt(first, second)] ?? 0;
    return together + Math.min(seats(first, second), seats(second, first));
  };
  const partners = cheapestPairs(order.length, price);
  const boards = partners.flatMap((other, one) => {
    if (other < one) return [];
    const [first, second] = [order[one] ?? 0, order[other] ?? 0];
    return seats(first, second) <= seats(second, first) ? [[first, second]] : [[second, first]];
  });
  return Int32Array.from(boards.flat());
}
