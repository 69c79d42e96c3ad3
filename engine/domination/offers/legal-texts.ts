import { ofSeat } from '../../core/by-seat';
import type { SeatId } from '../../game';
import type { Offer, OpenPart } from '../../game/offer';
import {
  type ActionsTextId,
  type AreasTextId,
  type CardId,
  TEXTS_WITH_ACTIONS,
  TEXTS_WITH_AREAS,
  TEXTS_WITH_TARGET,
  TEXTS_WITHOUT_CHOICE,
} from '../card-ids';
import { AREA_IDS } from '../data/map';
import type { Order } from '../orders/order-types';
import {
  bioReductions,
  MOST_INSURGENTS,
  mostShown,
  regionsWithForces,
  stormShares,
  strugglingForces,
  strugglingLand,
  surrendering,
} from '../rules/choices';
import { limitsOf, reachOf } from '../rules/points';
import type { AreaId, Point, Position } from '../types';
import { buildEntries, reductionEntries, strengthEntries } from './entries';

type Limits = Extract<OpenPart, { readonly kind: 'list' }>['limits'];

/** Section 7 The text of a card, in each way in which it can be played now. */
export function textOffers(position: Position, seat: SeatId, card: CardId): readonly Offer<Order>[] {
  const withActions = TEXTS_WITH_ACTIONS.find((id) => id === card);
  if (withActions) return pointsOffers(position, seat, withActions);
  const withAreas = TEXTS_WITH_AREAS.find((id) => id === card);
  if (withAreas) return AREAS_OFFERS[withAreas](position, seat, withAreas);
  const withTarget = TEXTS_WITH_TARGET.find((id) => id === card);
  if (withTarget) return targetOffers(position, seat, withTarget);
  const plain = TEXTS_WITHOUT_CHOICE.find((id) => id === card);
  return plain === undefined || plain === 'fog_of_war' ? [] : [{ order: { type: 'text', card: plain } }];
}

/** 8.3, 8.5 The cards that may be played in the scoring window. */
export function reactionOffers(
  position: Position,
  seat: SeatId,
  isFogPlayed: boolean,
): readonly Offer<Order>[] {
  const { hand } = ofSeat(position.seats, seat);
  return [
    ...(hand.includes('airborne_forces') ? pointsOffers(position, seat, 'airborne_forces') : []),
    ...(hand.includes('fog_of_war') && !isFogPlayed
      ? [{ order: { type: 'text', card: 'fog_of_war' } } as const]
      : []),
  ];
}

/**
 * Points that are possible with the present Forces, in any order. `nextPoints` returns those that a point makes
 * possible; orders with them are legal too.
 */
function pointsOffers({ forces }: Position, seat: SeatId, card: ActionsTextId): readonly Offer<Order>[] {
  const { builds, reductions, total } = limitsOf(card);
  const reach = reachOf(forces, seat, card);
  const built = buildEntries(forces, seat, reach).map((area): Point => ({ do: 'build', area }));
  const reduced = reductionEntries(forces, seat, reach).map((area): Point => ({ do: 'reduce', area }));
  const from = [...(builds > 0 ? built : []), ...(reductions > 0 ? reduced : [])];
  if (from.length === 0) return [];
  const places = [...from.keys()];
  const limits: Limits = [
    { places: places.filter((place) => from[place]?.do === 'build'), most: builds },
    { places: places.filter((place) => from[place]?.do === 'reduce'), most: reductions },
  ];
  const possible = Math.min(builds, built.length) + Math.min(reductions, reduced.length);
  const max = Math.min(total, possible);
  const actions = [...built.slice(0, builds), ...reduced.slice(0, reductions)].slice(0, max);
  return [
    {
      order: { type: 'text', card, actions },
      open: [{ field: 'actions', kind: 'list', from, min: 1, max, repeats: false, limits }],
    },
  ];
}

function targetOffers(
  { order, forces }: Position,
  seat: SeatId,
  card: (typeof TEXTS_WITH_TARGET)[number],
): readonly Offer<Order>[] {
  const strength = (rival: SeatId) => Object.values(forces).filter((force) => force.seat === rival).length;
  const rivals = order
    .filter((other) => other !== seat)
    .sort((one, other) => strength(other) - strength(one));
  const [target = seat] = rivals;
  return [
    {
      order: { type: 'text', card, target },
      open: [{ field: 'target', kind: 'choice', from: [...rivals, seat] }],
    },
  ];
}

type AreasOffers = (position: Position, seat: SeatId, card: AreasTextId) => readonly Offer<Order>[];

const AREAS_OFFERS: Readonly<Record<AreasTextId, AreasOffers>> = {
  bio_weapons: ({ forces }, seat, card) =>
    exactly(card, bioReductions(forces, seat), reductionEntries(forces, seat)),
  global_disruption: ({ forces }, _seat, card) => {
    const regions = regionsWithForces(forces);
    return exactly(card, regions.length, regions.flat(), onceIn(regions));
  },
  insurgents: ({ forces }, _seat, card) => upTo(card, MOST_INSURGENTS, strugglingLand(forces)),
  megastorm: (position, _seat, card) => {
    const { forces, order } = position;
    const shares = stormShares(position);
    const hit = AREA_IDS.filter((area) => (shares[forces[area]?.seat ?? ''] ?? 0) > 0);
    const from = strengthEntries(forces, hit);
    const total = order.reduce((sum, seat) => sum + ofSeat(shares, seat), 0);
    const limits = order.map((seat) => ({
      places: [...from.keys()].filter((place) => forces[from[place] ?? '']?.seat === seat),
      most: ofSeat(shares, seat),
    }));
    return exactly(card, total, from, limits);
  },
  show_of_force: ({ forces }, seat, card) =>
    upTo(card, mostShown(forces, seat), reductionEntries(forces, seat)),
  supply_depots: ({ forces }, seat, card) => {
    const from = strugglingForces(forces, seat);
    return upTo(card, from.length, from);
  },
  surrender: ({ forces }, seat, card) => {
    const regions = surrendering(forces, seat);
    return upTo(card, regions.length, regions.flat(), onceIn(regions));
  },
};

/** At most one entry of each of these consecutive lists. */
function onceIn(lists: readonly (readonly AreaId[])[]): Limits {
  let next = 0;
  return lists.map((list) => {
    const places = list.map((_, at) => next + at);
    next += list.length;
    return { places, most: 1 };
  });
}

/** 7.3 A fixed number of targets. With none the text is played without effect. */
function exactly(
  card: AreasTextId,
  count: number,
  from: readonly AreaId[],
  limits: Limits = [],
): readonly Offer<Order>[] {
  if (count === 0) return [{ order: { type: 'text', card, areas: [] } }];
  return [offerOf(card, { from, min: count, max: count, limits })];
}

/** 7.3 One target or more; without any the text cannot be played. */
function upTo(
  card: AreasTextId,
  most: number,
  from: readonly AreaId[],
  limits: Limits = [],
): readonly Offer<Order>[] {
  const max = Math.min(most, from.length);
  return max === 0 ? [] : [offerOf(card, { from, min: 1, max, limits })];
}

function offerOf(
  card: AreasTextId,
  { from, min, max, limits = [] }: { from: readonly AreaId[]; min: number; max: number; limits: Limits },
): Offer<Order> {
  return {
    order: { type: 'text', card, areas: firstOf(from, max, limits) },
    open: [{ field: 'areas', kind: 'list', from, min, max, repeats: false, limits }],
  };
}

/** The first entries that the limits allow together. */
function firstOf(from: readonly AreaId[], max: number, limits: NonNullable<Limits>): readonly AreaId[] {
  const taken: number[] = [];
  for (const place of from.keys()) {
    const isFull = limits.some(
      ({ places, most }) =>
        places.includes(place) && places.filter((other) => taken.includes(other)).length >= most,
    );
    if (taken.length < max && !isFull) taken.push(place);
  }
  return taken.map((place) => from[place] ?? '');
}
