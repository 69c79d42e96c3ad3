import type { Atlas } from '../../../engine/ny2047/data/atlas';
import { numberIn } from '../../../engine/ny2047/reading/words';
import type { Order } from '../../../engine/ny2047/types';
import { seatName } from '../../components/frame/seats';
import type { Texts } from '../../lib/texts';
import { placeName } from './places';

/** The task of an order, without its unit: "to Midtown", "supports Palisades to Midtown", "holds". */
export function taskText(atlas: Atlas, order: Order, t: Texts<'ny2047'>): string {
  switch (order.type) {
    case 'HOLD':
      return t('task.hold');
    case 'MOVE':
      return t('task.move', { to: placeName(atlas, order.to) });
    case 'SUPPORT':
      return 'at' in order
        ? t('task.supportAt', { at: placeName(atlas, order.at) })
        : t('task.support', { from: placeName(atlas, order.from), to: placeName(atlas, order.to) });
    case 'DISBAND':
      return t('task.disband', { unit: numberIn(order.unit) });
    case 'RELOCATE':
      return t('task.relocate', { to: placeName(atlas, order.to) });
    case 'VOTE':
      return order.vote === 'draw' ? t('task.draw') : t('task.concede', { seat: seatName(order.to) });
    case 'PREFER':
      return t('task.prefer');
    default:
      return order satisfies never;
  }
}

const RESULTS = [
  ...(['succeeded', 'bounced', 'held', 'destroyed', 'given', 'cut', 'void'] as const),
  ...(['captured', 'rejected', 'noted', 'done'] as const),
] as const;

/** The result of an order, in words; an unknown one is shown as it is. */
export function resultText(result: string, t: Texts<'ny2047'>): string {
  const known = RESULTS.find((one) => one === result);
  return known === undefined ? result : t(`result.${known}`);
}
