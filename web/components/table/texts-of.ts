import type { Notation } from '../../../engine/game/transcript';
import type { Step } from '../../../functions/api/schemas/games';

/** The orders of one seat in the notation of the rules, one a line. */
export interface SeatText {
  readonly seat: string;
  readonly text: string;
}

/** The orders of a step as its seats could type them; those that were not carried out stand among them. */
export function textsOf({ before, orders }: Pick<Step, 'before' | 'orders'>, notation: Notation): SeatText[] {
  const lines = new Map<string, string[]>();
  for (const { seat, order } of orders)
    lines.set(seat, [...(lines.get(seat) ?? []), notation.print(before, order)]);
  return [...lines].map(([seat, printed]) => ({ seat, text: printed.join('\n') }));
}
