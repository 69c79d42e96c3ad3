import { inSeries, message } from '../platform/message';
import type { Adjustment } from '../season/seasons.records';

/** "bonus of 3: best report". */
export function adjustmentInWords({ points, reason }: Adjustment) {
  return message(points < 0 ? 'log.penalty' : 'log.bonus', { points: Math.abs(points), reason });
}

/** "bonus of 3: best report; penalty of 2: late twice", or that there are none. */
export function adjustmentsInWords(adjustments: readonly Adjustment[]) {
  return inSeries(adjustments.map(adjustmentInWords)) || message('log.none');
}
