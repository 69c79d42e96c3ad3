import { powerName } from '../data/powers';
import { printOrder } from '../orders/notation-print';
import { adjudicate } from '../rules/adjudicate';
import { type ByPower, type Order, POWERS, type Position } from '../types';
import { headingText } from './headings';
import { OUR_PRINT } from './sections';
import { positionText } from './written-position';

/**
 * The text of a game, which `readTranscript` parses: a heading for each phase with the orders below it, and at the end
 * the heading of the open phase.
 * @param start the start of the game, or a position with orders or adjustments to give, which is printed first
 */
export function transcriptText(start: Position, steps: readonly ByPower<readonly Order[]>[]): string {
  const parts: string[] = [`// ${OUR_PRINT}`, ...(isStart(start) ? [] : [positionText(start)])];
  let position = start;
  for (const orders of steps) {
    parts.push([headingText(position), ...ordersText(position, orders)].join('\n'));
    position = adjudicate(position, orders, {}).position;
  }
  if (position.phase !== 'finished') parts.push(headingText(position));
  return `${parts.join('\n\n')}\n`;
}

function isStart({ year, season, phase, units }: Position): boolean {
  return year === 1901 && season === 'spring' && phase === 'orders' && units.length === 22;
}

function ordersText(position: Position, orders: ByPower<readonly Order[]>): readonly string[] {
  return POWERS.flatMap((power) =>
    (orders[power] ?? []).map((order) => `${powerName(power)}: ${printOrder(position, order)}`),
  );
}
