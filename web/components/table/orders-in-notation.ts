import type { Notation } from '../../../engine/game/transcript';
import type { Step } from '../../../functions/core/game/games.schema';

/** The orders of one seat in the notation of the rules, one per line. */
export interface SeatText {
  readonly seat: string;
  readonly text: string;
}

/** The orders of a step as its seats could type them. Refused orders are left out: they may have no form to print. */
export function ordersInNotation(
  { before, orders }: Pick<Step, 'before' | 'orders'>,
  notation: Notation,
): SeatText[] {
  const lines = new Map<string, string[]>();
  for (const { seat, order, result } of orders) {
    if (result === 'rejected') continue;
    const line = typeof order === 'string' ? order : notation.print(before, order);
    lines.set(seat, [...(lines.get(seat) ?? []), line]);
  }
  return [...lines].map(([seat, printed]) => ({ seat, text: printed.join('\n') }));
}
