import type { Kind, Order, Position } from '../../../engine/classic/types';
import { seatName } from '../../components/frame/seats';
import { PlaceName } from './place-name';
import { orderedUnit, placeName } from './places';

/** What is ordered, without who: "to Burgundy", "supports Paris to Burgundy", "holds". */
export function taskText(order: Order): string {
  switch (order.type) {
    case 'HOLD':
      return 'holds';
    case 'MOVE':
      return `to ${placeName(order.to)}${order.viaConvoy ? ' by convoy' : ''}`;
    case 'SUPPORT':
      return 'at' in order
        ? `supports ${placeName(order.at)}`
        : `supports ${placeName(order.from)} to ${placeName(order.to)}`;
    case 'CONVOY':
      return `convoys ${placeName(order.from)} to ${placeName(order.to)}`;
    case 'RETREAT':
      return `retreats to ${placeName(order.to)}`;
    case 'DISBAND':
      return 'is disbanded';
    case 'BUILD':
      return order.kind === 'army' ? 'builds an army' : `builds a fleet${coastOf(order.at)}`;
    case 'WAIVE':
      return 'is not used';
    case 'VOTE':
      return order.vote === 'draw' ? 'for a draw' : `to concede to ${seatName(order.to)}`;
    default:
      return order satisfies never;
  }
}

/** " on the north coast" */
function coastOf(place: string): string {
  const coast = /\((.+)\)/.exec(placeName(place))?.[1];
  return coast === undefined ? '' : ` on the ${coast}`;
}

const KINDS: Readonly<Record<Kind, string>> = { army: 'Army', fleet: 'Fleet' };

/** "Army Paris", "Fleet Spain (north coast)". */
export function unitName({ kind, at }: { readonly kind: Kind; readonly at: string }): string {
  return `${KINDS[kind]} ${placeName(at)}`;
}

/** Whom an order is for: "Army Paris"; "Paris" for a build, "Build", "Vote". */
export function subjectText(position: Position, order: Order): string {
  if (order.type === 'VOTE') return 'Vote';
  if (order.type === 'WAIVE') return 'A build';
  if (order.type === 'BUILD') return placeName(order.at).replace(/ \(.+\)$/, '');
  const unit = orderedUnit(position, order.unit);
  return unit === undefined ? placeName(order.unit) : unitName(unit);
}

/** One order as a line of the list. */
export function OrderText({ position, order }: { position: Position; order: Order }) {
  return (
    <span>
      <b>{subjectText(position, order)}</b> <Task order={order} />
    </span>
  );
}

function Task({ order }: { order: Order }) {
  if (order.type === 'MOVE')
    return (
      <>
        to <PlaceName place={order.to} bold />
        {order.viaConvoy ? ' by convoy' : ''}
      </>
    );
  if (order.type === 'RETREAT')
    return (
      <>
        retreats to <PlaceName place={order.to} bold />
      </>
    );
  if (order.type !== 'SUPPORT' && order.type !== 'CONVOY') return taskText(order);
  const verb = order.type === 'SUPPORT' ? 'supports' : 'convoys';
  if ('at' in order)
    return (
      <>
        {verb} <PlaceName place={order.at} />
      </>
    );
  return (
    <>
      {verb} <PlaceName place={order.from} /> to <PlaceName place={order.to} />
    </>
  );
}
