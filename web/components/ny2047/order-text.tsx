import type { Order, Position } from '../../../engine/ny2047/types';
import { standingOf } from './arrows';
import { factionName } from './factions';
import { PlaceName } from './place-name';
import { placeName, TURRETON_NAMES } from './places';

/** Who carries out an order, in words: a place, with the unit's number where several stand; or a Turreton's name. */
export function actorName(position: Position, order: Order): string {
  if ('turreton' in order) return TURRETON_NAMES[order.turreton] ?? order.turreton;
  const space = standingOf(position, order);
  if (space === null || !('unit' in order)) return '';
  const mates = position.units.filter((unit) => unit.space === space);
  return mates.length > 1 ? `${placeName(space)} ${numberIn(order.unit)}` : placeName(space);
}

/** The number in a unit's id: "4" for tower-4. */
export function numberIn(unit: string): string {
  return unit.split('-').at(-1) ?? unit;
}

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
      return order.vote === 'draw' ? 'votes for a draw' : `votes to concede to ${factionName(order.to)}`;
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
