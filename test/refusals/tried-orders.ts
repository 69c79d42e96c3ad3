import { canonicalJson } from '../../engine/core/canonical';
import { filled } from '../../engine/core/filled';
import type { GameSystem, SeatId } from '../../engine/game';
import { type Random, textRandom } from '../../engine/random';
import { pick } from '../support/nyc-risk-orders';
import { mutated, vocabularyOf } from './mutated-order';

/** A position with the options it is played under. */
export interface Situation {
  readonly position: unknown;
  readonly options: unknown;
}

/** The result of trying: how often each rule refused, and where a refused order had an effect. */
export interface Tried {
  readonly reasons: ReadonlyMap<string, number>;
  readonly differences: readonly string[];
}

interface Trying {
  readonly system: GameSystem;
  readonly situations: readonly Situation[];
  readonly seatsOf: (position: never) => readonly SeatId[];
  /** An order that names things on the board and ignores the rules. */
  readonly wild: (position: never, seat: SeatId, random: Random) => unknown;
  /** Orders by seat at each situation. */
  readonly ordersEach: number;
  readonly seed: string;
}

/**
 * Mutates offered orders, and checks each list with one of them: an order that is refused when it is checked is also
 * refused when it is carried out, and the resulting position is that of the list without it.
 */
export function tryOrders({ system, situations, seatsOf, wild, ordersEach, seed }: Trying): Tried {
  const random = textRandom(seed);
  const offered = situations.map(({ position }) =>
    seatsOf(position as never).map((seat) => [seat, offersFor(system, position, seat, random)] as const),
  );
  const all = offered.flatMap((seats) => seats.flatMap(([, orders]) => orders));
  const vocabulary = vocabularyOf(all);
  const reasons = new Map<string, number>();
  const differences: string[] = [];
  for (const [at, situation] of situations.entries())
    for (const [seat, own] of offered[at] ?? [])
      for (let count = 0; count < ordersEach; count += 1) {
        const order = pick(own.length > 0 && random.draw(1, 2) === 1 ? own : all, random);
        // Some orders are unchanged offers, but to another seat or at another time.
        const chosen = [
          () => structuredClone(order),
          () => mutated(order, vocabulary, random),
          () => wild(situation.position as never, seat, random),
        ];
        const bad = pick(chosen, random)();
        for (const reason of refusalsOf(system, situation, seat, bad, differences))
          reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
      }
  return { reasons, differences };
}

function offersFor(system: GameSystem, position: unknown, seat: SeatId, random: Random): readonly unknown[] {
  const view = system.view(position, { kind: 'seat', seat });
  return system.legal(view, seat, []).map((offer) => filled(offer as { order: object }, random));
}

/**
 * Carries out a list with the order alone, and records the changes by a refused order.
 * @returns the rules that refused
 */
function refusalsOf(
  system: GameSystem,
  { position, options }: Situation,
  seat: SeatId,
  order: unknown,
  differences: string[],
): readonly string[] {
  const run = (list: readonly unknown[]) =>
    system.adjudicate(position, { [seat]: list }, options, textRandom('the same'));
  const says = () => `${seat}: ${JSON.stringify(order)}`;
  const result = run([order]);
  const verdict = result.orders.find((one) => one.order === order);
  const problems = system.validate(position, seat, [order]);
  const copy = structuredClone(order);
  const twice = run([order, copy]);
  if (verdict?.result !== 'rejected') {
    if (verdict !== undefined && verdict.result !== 'unused' && problems.length > 0)
      differences.push(`checked as refused by ${problems[0]?.rule}, but ${verdict.result}: ${says()}`);
    const again = twice.orders.find((one) => one.order === copy);
    return again?.result === 'rejected' ? [again.reason] : [];
  }
  const isAsked = system.pending(position)?.seats.some((one) => one.seat === seat && one.owes);
  if (isAsked && problems.length === 0)
    differences.push(`passed the check, but refused by ${verdict.reason}: ${says()}`);
  if (canonicalJson(twice.position) !== canonicalJson(result.position))
    differences.push(`a second refused order changes the position: ${says()}`);
  return [verdict.reason];
}
