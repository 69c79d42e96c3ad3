import { actorName, numberIn, standingOf } from '../../../engine/ny2047/reading/words';
import type { Order, Position } from '../../../engine/ny2047/types';
import { seatName } from '../../components/frame/seats';
import { PlaceName } from './place-name';
import { placeName } from './places';

/** What is ordered, without who: "to Midtown", "supports Palisades to Midtown", "holds". */
export function taskText(order: Order): string {
  switch (order.type) {
    case 'HOLD':
      return 'holds';
    case 'MOVE':
      return `to ${placeName(order.to)}`;
    case 'SUPPORT':
      return 'at' in order
        ? `supports ${placeName(order.at)}`
        : `supports ${placeName(order.from)} to ${placeName(order.to)}`;
    case 'DISBAND':
      return `disband unit ${numberIn(order.unit)}`;
    case 'RELOCATE':
      return `new home base in ${placeName(order.to)}`;
    case 'VOTE':
      return order.vote === 'draw' ? 'votes for a draw' : `votes to concede to ${seatName(order.to)}`;
    case 'PREFER':
      return 'wishes for adjustments';
    default:
      return order satisfies never;
  }
}

/** One order as a line of the list. */
export function OrderText({ position, order }: { position: Position; order: Order }) {
  const name = actorName(position, order);
  const space = standingOf(position, order);
  const plain = space !== null && name === placeName(space);
  return (
    <span>
      {plain ? <PlaceName space={space} bold={order.type !== 'SUPPORT'} /> : <b>{name}</b>}{' '}
      <TaskText order={order} />
    </span>
  );
}

function TaskText({ order }: { order: Order }) {
  if (order.type === 'MOVE')
    return (
      <>
        to <PlaceName space={order.to} bold />
      </>
    );
  if (order.type !== 'SUPPORT') return taskText(order);
  if ('at' in order)
    return (
      <>
        supports <PlaceName space={order.at} bold />
      </>
    );
  return (
    <>
      supports <PlaceName space={order.from} /> to <PlaceName space={order.to} />
    </>
  );
}
