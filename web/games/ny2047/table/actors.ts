import { seatOf } from '../../../../engine/ny2047/data/map';
import { actorName, numberIn } from '../../../../engine/ny2047/reading/words';
import { type Order, type Position, TURRETONS } from '../../../../engine/ny2047/types';

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

/**
 * All of a seat that can be given an order now: its units by number, then its Turretons. Of several entries for one
 * the first that is not refused counts.
 */
export function actorsOf(
  position: Position,
  seat: string,
  orders: readonly Order[],
  refused: ReadonlyMap<number, unknown>,
): readonly Actor[] {
  const actorOf = (key: string, space: string, turreton: boolean): Actor => {
    const entries = orders.flatMap((order, at) => (actorKey(order) === key ? [at] : []));
    const index = entries.find((at) => !refused.has(at)) ?? entries[0] ?? null;
    const who = turreton ? { turreton: key } : { unit: key };
    return {
      ...{ key, space, turreton, index },
      name: actorName(position, { ...who, type: 'HOLD' } as Order),
      order: index === null ? null : (orders[index] ?? null),
    };
  };
  const units = position.units
    .filter(({ faction }) => faction === seat)
    .sort((one, other) => Number(numberIn(one.id)) - Number(numberIn(other.id)))
    .map(({ id, space }) => actorOf(id, space, false));
  const turretons = TURRETONS.filter((name) => position.turretons[name] === seat).map((name) =>
    actorOf(name, seatOf(name).id, true),
  );
  return [...units, ...turretons];
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
