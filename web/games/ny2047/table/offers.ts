import { legal } from '../../../../engine/ny2047/offers/legal';
import type { Order, Position } from '../../../../engine/ny2047/types';
import { actorKey, withoutActor } from './actors';

/** What one unit or Turreton may be ordered to do, sorted for menus and for clicks on the map. */
export interface Offers {
  readonly all: readonly Order[];
  readonly hold: Order | null;
  /** By destination. */
  readonly moves: ReadonlyMap<string, Order>;
  /** By held space. */
  readonly holds: ReadonlyMap<string, Order>;
  /** By origin, then by destination of the supported move. */
  readonly supported: ReadonlyMap<string, ReadonlyMap<string, Order>>;
}

/** The legal orders of one actor, whatever it has been ordered so far. */
export function offersFor(position: Position, seat: string, orders: readonly Order[], key: string): Offers {
  const all = legal(position, seat, withoutActor(orders, key))
    .map(({ order }) => order)
    .filter((order) => actorKey(order) === key);
  const supported = new Map<string, Map<string, Order>>();
  const moves = new Map<string, Order>();
  const holds = new Map<string, Order>();
  let hold: Order | null = null;
  for (const order of all) {
    if (order.type === 'HOLD') hold = order;
    else if (order.type === 'MOVE') moves.set(order.to, order);
    else if (order.type === 'SUPPORT' && 'at' in order) holds.set(order.at, order);
    else if (order.type === 'SUPPORT' && 'from' in order) {
      const goals = supported.get(order.from) ?? new Map<string, Order>();
      supported.set(order.from, goals.set(order.to, order));
    }
  }
  return { all, hold, moves, holds, supported };
}

/** Up to `most` other orders for the actor of a refused one: to hold, then the nearest in kind. */
export function alternatives(offers: Offers, refused: Order, most: number): readonly Order[] {
  const alike = offers.all.filter((order) => order.type === refused.type);
  const goal = refused.type === 'SUPPORT' ? ('to' in refused ? refused.to : refused.at) : null;
  const near = alike.filter(
    (order) => order.type === 'SUPPORT' && goal === ('to' in order ? order.to : order.at),
  );
  const list = [...(offers.hold ? [offers.hold] : []), ...near, ...alike, ...offers.moves.values()];
  return [...new Set(list)].slice(0, most);
}
