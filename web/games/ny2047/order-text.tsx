import type { ReactNode } from 'react';
import { useTexts } from '#texts';
import { actorName, numberIn, standingOf } from '../../../engine/ny2047/reading/words';
import type { Order, Position } from '../../../engine/ny2047/types';
import { seatName } from '../../components/frame/seats';
import type { Texts } from '../../lib/texts';
import { PlaceName } from './place-name';
import { placeName } from './places';

/** The task of an order, without its unit: "to Midtown", "supports Palisades to Midtown", "holds". */
export function taskText(order: Order, t: Texts<'ny2047'>): string {
  switch (order.type) {
    case 'HOLD':
      return t('task.hold');
    case 'MOVE':
      return t('task.move', { to: placeName(order.to) });
    case 'SUPPORT':
      return 'at' in order
        ? t('task.supportAt', { at: placeName(order.at) })
        : t('task.support', { from: placeName(order.from), to: placeName(order.to) });
    case 'DISBAND':
      return t('task.disband', { unit: numberIn(order.unit) });
    case 'RELOCATE':
      return t('task.relocate', { to: placeName(order.to) });
    case 'VOTE':
      return order.vote === 'draw' ? t('task.draw') : t('task.concede', { seat: seatName(order.to) });
    case 'PREFER':
      return t('task.prefer');
    default:
      return order satisfies never;
  }
}

/** One order as a line of the list. */
export function OrderText({ position, order }: { position: Position; order: Order }) {
  const t = useTexts('ny2047');
  const name = actorName(position, order);
  const space = standingOf(position, order);
  const plain = space !== null && name === placeName(space);
  const who = () => (plain ? <PlaceName space={space} bold={order.type !== 'SUPPORT'} /> : <b>{name}</b>);
  return <span>{lineOf(order, who, t)}</span>;
}

function lineOf(order: Order, who: () => ReactNode, t: Texts<'ny2047'>): ReactNode {
  const at =
    (space: string, bold = false) =>
    () => <PlaceName space={space} bold={bold} />;
  if (order.type === 'MOVE') return t.rich('line.move', { who, to: at(order.to, true) });
  if (order.type !== 'SUPPORT')
    return (
      <>
        {who()} {taskText(order, t)}
      </>
    );
  if ('at' in order) return t.rich('line.supportAt', { who, at: at(order.at, true) });
  return t.rich('line.support', { who, from: at(order.from), to: at(order.to) });
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
