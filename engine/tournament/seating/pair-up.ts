import { shuffled } from '../../core/shuffled';
import type { Random } from '../../random';
import { type Costs, pairAt } from './costs';
import { type Pairing, pairedAhead, strangersOf } from './look-ahead';
import { cheapestPairs } from './matching';
import type { SeatingProblem } from './problem';
import { improved, type Places } from './search';
import { groupsOf } from './strength';

/**
 * The most players who are all compared with each other: their pairing takes a second or two, and twice as many take
 * eight times as long.
 */
export const MOST_PAIRED = 600;
/** Even, so that a part leaves no player over. */
const PART = 100;

/**
 * Boards of two at the lowest price that leaves the rounds to come possible without a repeat; lots decide among pairings
 * at the same price, and between equal seats.
 */
export function pairUp(costs: Costs, random: Random, problem?: SeatingProblem): Places {
  return pairAmong(shuffled(everybody(costs), random), costs, problem);
}

/**
 * Boards of two for too many players to compare all: parts of players close to each other, each at the lowest price,
 * then swaps between the parts that reduce it.
 */
export function pairUpInParts({ players, strength }: SeatingProblem, costs: Costs, random: Random): Places {
  const order = shuffled(everybody(costs), random);
  if (strength === 'swiss') {
    const groupOf = new Map(groupsOf(players).flatMap((group, at) => group.map((number) => [number, at])));
    order.sort((one, other) => (groupOf.get(one) ?? 0) - (groupOf.get(other) ?? 0));
  }
  const places = new Int32Array(order.length);
  for (let first = 0; first < order.length; first += PART)
    places.set(pairAmong(order.slice(first, first + PART), costs), first);
  return improved(places, costs, random, 'near');
}

function everybody({ players }: Costs): readonly number[] {
  return Array.from({ length: players }, (_, number) => number);
}

/**
 * The cheapest pairs of some players; among pairings at the same price their order decides.
 * @param problem if all are paired: with the rounds to come
 */
function pairAmong(order: readonly number[], costs: Costs, problem?: SeatingProblem): Places {
  const seats = (first: number, second: number) =>
    (costs.seat[first * 2] ?? 0) + (costs.seat[second * 2 + 1] ?? 0);
  const price = (one: number, other: number) => {
    const [first, second] = [order[one] ?? 0, order[other] ?? 0];
    const together = costs.pair[pairAt(first, second)] ?? 0;
    return together + Math.min(seats(first, second), seats(second, first));
  };
  const cheapest = (isBarred: (one: number, other: number) => boolean) =>
    pairsOfPartners(
      cheapestPairs(order.length, (one, other) => (isBarred(one, other) ? NEVER : price(one, other))),
    );
  const pairs =
    problem?.ahead === undefined
      ? cheapest(() => false)
      : pairedAhead(strangersOf(inOrder(problem, order), problem.ahead), problem.ahead, { price, cheapest });
  const boards = pairs.map(([one, other]) => {
    const [first, second] = [order[one] ?? 0, order[other] ?? 0];
    return seats(first, second) <= seats(second, first) ? [first, second] : [second, first];
  });
  return Int32Array.from(boards.flat());
}

/** The price of a pair that is not to be drawn. */
const NEVER = 2 ** 31 - 1;

function inOrder(problem: SeatingProblem, order: readonly number[]): SeatingProblem {
  return { ...problem, players: order.flatMap((number) => problem.players[number] ?? []) };
}

function pairsOfPartners(partners: readonly number[]): Pairing {
  return partners.flatMap((other, one) => (other < one ? [] : [[one, other] as const]));
}
