import { linkHash } from '../../engine/core/chain';
import type { GameSystem } from '../../engine/game';
import type { Random } from '../../engine/random';

/** A position and the orders for it. */
export interface BenchCase {
  readonly position: unknown;
  readonly orders: Readonly<Record<string, readonly unknown[]>>;
}

/** From text to text: parse, check the position and every list, adjudicate, link to the chain, print. */
export function wholeStep(system: GameSystem, text: string, options: unknown, random: Random): string {
  const { position, orders }: BenchCase = JSON.parse(text);
  const read = system.read(position, options, Object.keys(orders));
  if (!read.ok) throw new Error('the position is unreadable');
  for (const [seat, list] of Object.entries(orders))
    if (system.validate(read.value, seat, list).length > 0) throw new Error('an order is refused');
  const result = system.adjudicate(read.value, orders, options, random);
  return JSON.stringify({ result, hash: linkHash('', { step: 1, given: orders, result }) });
}
