import { isPower } from '../../../../engine/classic/data/powers';
import { openHomes } from '../../../../engine/classic/rules/tally';
import type { LocationId, Order, Position, ProvinceId, Unit } from '../../../../engine/classic/types';
import { unitName } from '../order-text';
import { placeName, provinceId } from '../places';
import { readOrder } from '../read-order';

/** What of the reader's can be given an order: a unit, one that was driven out, or a home centre to build in. */
export interface Actor {
  /** The province by which orders name it. */
  readonly key: ProvinceId;
  readonly at: LocationId;
  readonly what: 'unit' | 'dislodged' | 'home';
  /** "Army Paris"; "Paris" for a home centre. */
  readonly name: string;
  /** Its place in the reader's list, or null. */
  readonly index: number | null;
  readonly order: Order | null;
}

/** All of a power that can be given an order in this phase. Of several entries for one the first that stands counts. */
export function actorsOf(
  position: Position,
  seat: string,
  orders: readonly unknown[],
  refused: ReadonlyMap<number, unknown>,
): readonly Actor[] {
  const read = orders.map((entry) => readOrder(position, entry));
  const withEntry = (actor: Omit<Actor, 'index' | 'order'>): Actor => {
    const entries = read.flatMap((order, at) => (order && actorKey(order) === actor.key ? [at] : []));
    const index = entries.find((at) => !refused.has(at)) ?? entries[0] ?? null;
    return { ...actor, index, order: index === null ? null : (read[index] ?? null) };
  };
  return placesToOrder(position, seat).map(withEntry);
}

function placesToOrder(position: Position, seat: string): readonly Omit<Actor, 'index' | 'order'>[] {
  if (!isPower(seat)) return [];
  const unitActor = (what: Actor['what']) => (unit: Unit) => ({
    ...{ key: provinceId(unit.at), at: unit.at, what },
    name: unitName(unit),
  });
  const own = position.units.filter(({ power }) => power === seat);
  if (position.phase === 'orders') return own.map(unitActor('unit'));
  if (position.phase === 'retreats')
    return position.dislodged.filter(({ power }) => power === seat).map(unitActor('dislodged'));
  const due = position.adjustments?.[seat] ?? 0;
  if (due < 0) return own.map(unitActor('unit'));
  if (due === 0) return [];
  return openHomes(position, seat).map((id) => ({ key: id, at: id, what: 'home', name: placeName(id) }));
}

/** The province whose unit or centre an order is for; null for votes and builds that are given up. */
export function actorKey(order: Order): ProvinceId | null {
  if (order.type === 'VOTE' || order.type === 'WAIVE') return null;
  return provinceId(order.type === 'BUILD' ? order.at : order.unit);
}

/** The list with this order in the place of its actor's former one. */
export function withOrder(position: Position, orders: readonly Order[], order: Order): readonly Order[] {
  const key = actorKey(order);
  const at = key === null ? -1 : orders.findIndex((one) => keyOf(position, one) === key);
  if (key === null || at < 0) return [...orders, order];
  const others = withoutActor(position, orders, key);
  return [...others.slice(0, at), order, ...others.slice(at)];
}

export function withoutActor(
  position: Position,
  orders: readonly Order[],
  key: ProvinceId,
): readonly Order[] {
  return orders.filter((one) => keyOf(position, one) !== key);
}

function keyOf(position: Position, entry: unknown): ProvinceId | null {
  const order = readOrder(position, entry);
  return order === null ? null : actorKey(order);
}
