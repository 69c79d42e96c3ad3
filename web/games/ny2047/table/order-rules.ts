import type { Atlas } from '../../../../engine/ny2047/data/atlas';
import { legal } from '../../../../engine/ny2047/offers/legal';
import { validate } from '../../../../engine/ny2047/offers/validate';
import { actorName, numberIn } from '../../../../engine/ny2047/reading/words';
import { type Order, type Position, TURRETONS } from '../../../../engine/ny2047/types';
import type { Choice } from '../../../components/simultaneous-table/choice';
import { sortedOffers } from '../../../components/simultaneous-table/offers';
import type { OrderRules, Refusal } from '../../../components/simultaneous-table/order-rules';
import { entryFor, type Actor as OneOf, withoutActor } from '../../../components/simultaneous-table/orders';
import type { Texts } from '../../../lib/texts';
import { isWater, placeName } from '../places';

/** A unit, by its id, or a loyal Turreton, by its name. */
export interface Actor extends OneOf<Order> {
  readonly turreton: boolean;
}

/** The rules on a seat's orders on a board; without a seat there are no units. */
export function orderRules(
  atlas: Atlas,
  position: Position,
  seat: string | null,
  t: Texts<'ny2047'>,
): OrderRules<Order, Actor> {
  return {
    problemsOf: (orders) => (seat === null ? [] : validate(position, seat, orders)),
    actorsOf: (orders, refused) =>
      standingOf(atlas, position, seat).map((who) => {
        const index = entryFor(who.key, orders, refused, keyOf);
        return { ...who, index, order: index === null ? null : (orders[index] ?? null) };
      }),
    keyOf,
    offersFor: (orders, key) =>
      sortedOffers(
        legal(position, seat ?? '', withoutActor(orders, key, keyOf))
          .map(({ order }) => order)
          .filter((order) => keyOf(order) === key),
      ),
    whyNot: (choice, space) => whyNot(atlas, position, seat ?? '', choice, space, t),
    joinsFriend: (space) => isWater(atlas, space),
  };
}

/** A seat's units by number, then its Turretons. */
function standingOf(
  atlas: Atlas,
  position: Position,
  seat: string | null,
): readonly Omit<Actor, 'index' | 'order'>[] {
  const nameOf = (who: object) => actorName(atlas, position, { ...who, type: 'HOLD' } as Order);
  const units = position.units
    .filter(({ faction }) => faction === seat)
    .sort((one, other) => Number(numberIn(one.id)) - Number(numberIn(other.id)))
    .map(({ id, space }) => ({ key: id, place: space, turreton: false, name: nameOf({ unit: id }) }));
  const turretons = TURRETONS.filter((name) => seat !== null && position.turretons[name] === seat).map(
    (name) => ({ key: name, place: atlas.seatOf(name).id, turreton: true, name: nameOf({ turreton: name }) }),
  );
  return [...units, ...turretons];
}

/** The unit or Turreton of an order; null for votes and wishes. */
function keyOf(order: Order): string | null {
  if (order.type !== 'HOLD' && order.type !== 'MOVE' && order.type !== 'SUPPORT') return null;
  return 'turreton' in order ? order.turreton : order.unit;
}

function whyNot(
  atlas: Atlas,
  position: Position,
  seat: string,
  { key, verb, aided }: Choice<Order>,
  space: string,
  t: Texts<'ny2047'>,
): Refusal | null {
  if (verb !== 'go') {
    const message =
      aided === null
        ? t('whyNot.nobody', { place: placeName(atlas, space) })
        : t('whyNot.notThere', { place: placeName(atlas, aided), goal: placeName(atlas, space) });
    return { message, rule: '4.6' };
  }
  const isUnit = position.units.some(({ id }) => id === key);
  const who = isUnit ? { unit: key } : { turreton: key };
  return validate(position, seat, [{ ...who, type: 'MOVE', to: space }])[0] ?? null;
}
