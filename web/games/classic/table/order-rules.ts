import type { Atlas } from '../../../../engine/classic/data/atlas';
import { legal } from '../../../../engine/classic/offers/legal';
import { validate } from '../../../../engine/classic/offers/validate';
import { openHomes } from '../../../../engine/classic/rules/tally';
import type { LocationId, Order, Position, ProvinceId, Unit } from '../../../../engine/classic/types';
import type { Choice } from '../../../components/simultaneous-table/choice';
import { sortedOffers } from '../../../components/simultaneous-table/offers';
import type { OrderRules, Refusal } from '../../../components/simultaneous-table/order-rules';
import { entryFor, type Actor as OneOf, withoutActor } from '../../../components/simultaneous-table/orders';
import type { Texts } from '../../../lib/texts';
import { unitName } from '../order-text';
import { placeName, provinceId } from '../places';
import { readOrder } from '../read-order';

/** A unit, a dislodged unit, or a home centre to build in, by the province that orders name. */
export interface Actor extends OneOf<Order> {
  readonly at: LocationId;
  readonly what: 'unit' | 'dislodged' | 'home';
}

/** The rules on a power's orders on a board; without a seat there are no units. */
export function orderRules(
  atlas: Atlas,
  position: Position,
  seat: string | null,
  t: Texts<'classic'>,
): OrderRules<Order, Actor> {
  const read = readingOnce(atlas, position);
  const keyOf = (entry: unknown) => {
    const order = read(entry);
    return order === null ? null : actorKey(order);
  };
  return {
    problemsOf: (orders) => (seat === null ? [] : validate(atlas, position, seat, orders)),
    actorsOf: (orders, refused) =>
      placesToOrder(atlas, position, seat, t).map((who) => {
        const index = entryFor(who.key, orders, refused, keyOf);
        return { ...who, index, order: index === null ? null : read(orders[index]) };
      }),
    keyOf,
    offersFor: (orders, key) =>
      sortedOffers(
        legal(atlas, position, seat ?? '', withoutActor(orders, key, keyOf))
          .map(({ order }) => order)
          .filter((order) => actorKey(order) === key),
        provinceId,
      ),
    whyNot: (choice, province) => whyNot(atlas, choice, position, seat ?? '', province, t),
  };
}

/** Parses each entry once: a list is queried for the order of every unit, at every tap. */
function readingOnce(atlas: Atlas, position: Position): (entry: unknown) => Order | null {
  const known = new Map<unknown, Order | null>();
  return (entry) => {
    if (!known.has(entry)) known.set(entry, readOrder(atlas, position, entry));
    return known.get(entry) ?? null;
  };
}

/** Everything of a power that can be given an order in this phase. */
function placesToOrder(
  atlas: Atlas,
  position: Position,
  seat: string | null,
  t: Texts<'classic'>,
): readonly Omit<Actor, 'index' | 'order'>[] {
  if (seat === null || !atlas.isPower(seat)) return [];
  const unitActor = (what: Actor['what']) => (unit: Unit) => {
    const province = provinceId(unit.at);
    return { key: province, place: province, at: unit.at, what, name: unitName(atlas, unit, t) };
  };
  const own = position.units.filter(({ power }) => power === seat);
  if (position.phase === 'orders') return own.map(unitActor('unit'));
  if (position.phase === 'retreats')
    return position.dislodged.filter(({ power }) => power === seat).map(unitActor('dislodged'));
  const due = position.adjustments?.[seat] ?? 0;
  if (due < 0) return own.map(unitActor('unit'));
  if (due === 0) return [];
  return openHomes(atlas, position, seat).map((id) => ({
    key: id,
    place: id,
    at: id,
    what: 'home',
    name: placeName(atlas, id),
  }));
}

/** The province whose unit or centre an order is for; null for votes and waived builds. */
function actorKey(order: Order): ProvinceId | null {
  if (order.type === 'VOTE' || order.type === 'WAIVE') return null;
  return provinceId(order.type === 'BUILD' ? order.at : order.unit);
}

/** The reason that no order leads to a province, in the words of the rules. */
function whyNot(
  atlas: Atlas,
  { key, verb, aided }: Choice<Order>,
  position: Position,
  seat: string,
  province: ProvinceId,
  t: Texts<'classic'>,
): Refusal | null {
  if (verb !== 'go') {
    const said = {
      stage: aided === null ? 'whom' : 'where',
      place: placeName(atlas, province),
      aided: aided === null ? '' : placeName(atlas, aided),
    };
    return { message: t(`whyNot.${verb}`, said), rule: verb === 'convoy' ? '4.9' : '4.8' };
  }
  const type = position.phase === 'retreats' ? 'RETREAT' : 'MOVE';
  return validate(atlas, position, seat, [{ unit: key, type, to: province }])[0] ?? null;
}
