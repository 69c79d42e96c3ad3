import { legal } from '../../../../engine/classic/offers/legal';
import type { Order, Position, ProvinceId } from '../../../../engine/classic/types';
import { provinceId } from '../places';
import { actorKey, withoutActor } from './actors';

type ByProvince = ReadonlyMap<ProvinceId, readonly Order[]>;

/** What one unit or home centre may be ordered, sorted for menus and for taps on the map. */
export interface Offers {
  readonly all: readonly Order[];
  /** To hold, or in retreats to leave the board. */
  readonly stay: Order | null;
  /** By goal: moves and retreats, one for each coast. */
  readonly goals: ByProvince;
  /** Supports to hold, by who is helped. */
  readonly holds: ByProvince;
  /** Supports of moves and convoys, by start and then by goal. */
  readonly supports: ReadonlyMap<ProvinceId, ByProvince>;
  readonly convoys: ReadonlyMap<ProvinceId, ByProvince>;
}

/** The legal orders of one actor, whatever it has been ordered so far. */
export function offersFor(
  position: Position,
  seat: string,
  orders: readonly Order[],
  key: ProvinceId,
): Offers {
  const all = legal(position, seat, withoutActor(position, orders, key))
    .map(({ order }) => order)
    .filter((order) => actorKey(order) === key);
  const goals = new Map<ProvinceId, Order[]>();
  const holds = new Map<ProvinceId, Order[]>();
  const supports = new Map<ProvinceId, Map<ProvinceId, Order[]>>();
  const convoys = new Map<ProvinceId, Map<ProvinceId, Order[]>>();
  for (const order of all) {
    // A move by convoy between neighbours stands in the list of all orders alone: hardly any tap means it.
    if (order.type === 'MOVE' && order.viaConvoy !== true) add(goals, order.to, order);
    if (order.type === 'RETREAT') add(goals, order.to, order);
    if (order.type === 'CONVOY') add(under(convoys, order.from), order.to, order);
    if (order.type !== 'SUPPORT') continue;
    if ('at' in order) add(holds, order.at, order);
    else add(under(supports, order.from), order.to, order);
  }
  const stay = all.find(({ type }) => type === 'HOLD' || (type === 'DISBAND' && goals.size > 0)) ?? null;
  return { all, stay, goals, holds, supports, convoys };
}

function add(map: Map<ProvinceId, Order[]>, place: string, order: Order): void {
  const id = provinceId(place);
  map.set(id, [...(map.get(id) ?? []), order]);
}

function under(map: Map<ProvinceId, Map<ProvinceId, Order[]>>, place: string): Map<ProvinceId, Order[]> {
  const id = provinceId(place);
  const inner = map.get(id) ?? new Map<ProvinceId, Order[]>();
  map.set(id, inner);
  return inner;
}

/** Up to `most` other orders for the actor of a refused one: to stay, then the nearest in kind. */
export function alternatives({ all, stay }: Offers, refused: Order, most: number): readonly Order[] {
  const alike = all.filter(({ type }) => type === refused.type);
  const goal = goalOf(refused);
  const near = alike.filter((order) => goal !== null && goalOf(order) === goal);
  return [...new Set([...(stay ? [stay] : []), ...near, ...alike, ...all])].slice(0, most);
}

function goalOf(order: Order): ProvinceId | null {
  if ('at' in order) return provinceId(order.at);
  return 'to' in order && order.type !== 'VOTE' ? provinceId(order.to) : null;
}
