import type { AnyOrder } from './orders';

type ByPlace<Order> = ReadonlyMap<string, readonly Order[]>;

/**
 * The legal orders of one actor, sorted for menus and for taps on the map. A list holds orders that differ by coast.
 */
export interface Offers<Order> {
  readonly all: readonly Order[];
  /** To hold, or in retreats to disband. */
  readonly stay: Order | null;
  /** By goal: moves and retreats. */
  readonly goals: ByPlace<Order>;
  /** By goal: moves by sea to a place that can be reached by land as well. */
  readonly overSea: ByPlace<Order>;
  /** Supports to hold, by the supported unit. */
  readonly holds: ByPlace<Order>;
  /** Supports of moves and convoys, by start and then by goal. */
  readonly supports: ReadonlyMap<string, ByPlace<Order>>;
  readonly convoys: ReadonlyMap<string, ByPlace<Order>>;
}

/**
 * Sorts the legal orders of one actor.
 * @param placeOf the place of the map for a place of an order: Spain for its north coast
 */
export function sortedOffers<Order extends AnyOrder>(
  all: readonly Order[],
  placeOf: (place: string) => string = (place) => place,
): Offers<Order> {
  const goals = new Map<string, Order[]>();
  const overSea = new Map<string, Order[]>();
  const holds = new Map<string, Order[]>();
  const supports = new Map<string, Map<string, Order[]>>();
  const convoys = new Map<string, Map<string, Order[]>>();
  const add = (map: Map<string, Order[]>, place: string, order: Order) =>
    map.set(placeOf(place), [...(map.get(placeOf(place)) ?? []), order]);
  const under = (map: Map<string, Map<string, Order[]>>, from: string) => {
    const inner = map.get(placeOf(from)) ?? new Map<string, Order[]>();
    map.set(placeOf(from), inner);
    return inner;
  };
  for (const order of all) {
    const { type, at, from, to } = order;
    if (type === 'SUPPORT' && at !== undefined) add(holds, at, order);
    if (to === undefined) continue;
    if (type === 'MOVE') add('viaConvoy' in order ? overSea : goals, to, order);
    if (type === 'RETREAT') add(goals, to, order);
    if (type === 'SUPPORT' && from !== undefined) add(under(supports, from), to, order);
    if (type === 'CONVOY' && from !== undefined) add(under(convoys, from), to, order);
  }
  const stay = all.find(({ type }) => type === 'HOLD' || (type === 'DISBAND' && goals.size > 0)) ?? null;
  return { all, stay, goals, overSea, holds, supports, convoys };
}

/** Up to `most` other orders for the actor of a refused one: to stay, then the nearest in kind. */
export function alternatives<Order extends AnyOrder>(
  { all, stay }: Offers<Order>,
  refused: Order,
  most: number,
): readonly Order[] {
  const goalOf = ({ at, to }: Order) => at ?? to;
  const alike = all.filter(({ type }) => type === refused.type);
  const near = alike.filter((order) => goalOf(order) !== undefined && goalOf(order) === goalOf(refused));
  return [...new Set([...(stay ? [stay] : []), ...near, ...alike, ...all])].slice(0, most);
}
