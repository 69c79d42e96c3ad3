import { seatOf } from '../../../../engine/ny2047/map';
import { type Order, type Position, TURRETONS } from '../../../../engine/ny2047/types';
import { actorName, numberIn } from '../../../../engine/ny2047/words';

/** A unit or a loyal Turreton of the reader, with the order that stands for it. */
export interface Actor {
  /** The unit's id, or the Turreton's name. */
  readonly key: string;
  readonly space: string;
  readonly turreton: boolean;
  readonly name: string;
  /** Its place in the reader's list, or null. */
  readonly index: number | null;
  readonly order: Order | null;
}

/** Whoever of a seat can be given an order now: its units by number, then its Turretons. */
export function actorsOf(position: Position, seat: string, orders: readonly Order[]): readonly Actor[] {
  const units = position.units
    .filter(({ faction }) => faction === seat)
    .sort((one, other) => Number(numberIn(one.id)) - Number(numberIn(other.id)))
    .map(({ id, space }) => actorOf(position, orders, { key: id, space, turreton: false }));
  const turretons = TURRETONS.filter((name) => position.turretons[name] === seat).map((key) =>
    actorOf(position, orders, { key, space: seatOf(key).id, turreton: true }),
  );
  return [...units, ...turretons];
}

function actorOf(
  position: Position,
  orders: readonly Order[],
  who: { key: string; space: string; turreton: boolean },
): Actor {
  const found = orders.findIndex((order) => actorKey(order) === who.key);
  const hold = (
    who.turreton ? { turreton: who.key, type: 'HOLD' } : { unit: who.key, type: 'HOLD' }
  ) as Order;
  return {
    ...who,
    name: actorName(position, hold),
    index: found < 0 ? null : found,
    order: orders[found] ?? null,
  };
}

/** Whom an order is for; null for votes and wishes. */
export function actorKey(order: Order): string | null {
  if (order.type !== 'HOLD' && order.type !== 'MOVE' && order.type !== 'SUPPORT') return null;
  return 'turreton' in order ? order.turreton : order.unit;
}

/** The list with this order in the place of its actor's former one. */
export function withOrder(orders: readonly Order[], order: Order): readonly Order[] {
  const key = actorKey(order);
  const at = orders.findIndex((one) => actorKey(one) === key);
  const others = orders.filter((one) => actorKey(one) !== key);
  if (at < 0) return [...others, order];
  return [...others.slice(0, at), order, ...others.slice(at)];
}

export function withoutActor(orders: readonly Order[], key: string): readonly Order[] {
  return orders.filter((order) => actorKey(order) !== key);
}
