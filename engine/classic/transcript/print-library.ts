import { STANDARD } from '../data/standard';
import { printOrder } from '../orders/notation-print';
import { adjudicate } from '../rules/adjudicate';
import { type ByPower, type Order, POWERS, type Position } from '../types';
import { libraryText, type PrintedStep } from './from-library';
import { shortHeading } from './headings';

const RESULTS: Readonly<Record<string, string>> = {
  bounced: 'bounce',
  cut: 'cut',
  void: 'void',
  rejected: 'void',
  dislodged: 'dislodged',
  disrupted: 'no convoy',
};

/** A game in the JSON of the `diplomacy` library, which `readTranscript` reads back to the same positions. */
export function libraryJson(
  id: string,
  start: Position,
  steps: readonly ByPower<readonly Order[]>[],
): string {
  const printed: PrintedStep[] = [];
  let position = start;
  for (const orders of steps) {
    const before = position;
    const { orders: verdicts, position: after } = adjudicate(STANDARD, before, orders, {});
    const results: Record<string, string[]> = {};
    for (const { order, result } of verdicts) {
      if (typeof order !== 'object' || order === null || !('unit' in order) || 'default' in order) continue;
      const [kind = '', place = ''] = printOrder(STANDARD, before, order as Order).split(' ');
      results[`${kind} ${place}`] = RESULTS[result] === undefined ? [] : [RESULTS[result] ?? ''];
    }
    printed.push({
      heading: shortHeading(before),
      before,
      orders: Object.fromEntries(
        POWERS.map((power) => [
          power,
          (orders[power] ?? [])
            .filter(({ type }) => type !== 'VOTE')
            .map((order) => printOrder(STANDARD, before, order)),
        ]),
      ),
      results,
    });
    position = after;
  }
  const heading = position.phase === 'finished' ? 'COMPLETED' : shortHeading(position);
  return libraryText(id, printed, { heading, position });
}
