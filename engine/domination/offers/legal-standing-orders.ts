import { ofSeat } from '../../core/by-seat';
import type { SeatId } from '../../game';
import type { Offer } from '../../game/offer';
import { AREA_IDS, LAND_IDS } from '../data/map';
import type { Order } from '../orders/order-types';
import { FOG_SETTINGS, type Moment, type Point, type Position } from '../types';
import { reductionEntries } from './entries';

const MOST_POINTS = 18;
const MOST_ENTRIES = 6;
const MOST_AREAS = 40;
const MOST_ANSWERS = 12;

/** 8.4, 8.8 Standing orders may be changed at any time: for Bio Weapons, Airborne Forces and Fog of War. */
export function standingOffers(position: Position, seat: SeatId): readonly Offer<Order>[] {
  const { fog } = ofSeat(position.seats, seat).standing;
  return [
    {
      order: { type: 'standing', fog },
      open: [{ field: 'fog', kind: 'choice', from: FOG_SETTINGS }],
    },
    ...airborneOffers(position, seat),
    bioOffer(position, seat),
    { order: { type: 'standing', bio: null } },
  ];
}

/** One more entry after the existing ones, as long as there is room; and an empty list. */
function airborneOffers(position: Position, seat: SeatId): readonly Offer<Order>[] {
  const { airborne } = ofSeat(position.seats, seat).standing;
  const none: Offer<Order> = { order: { type: 'standing', airborne: [] } };
  if (airborne.length >= MOST_ENTRIES) return [none];
  const rivals = position.order.filter((other) => other !== seat);
  const when: readonly Moment[] = ['scoring', ...rivals.map((after) => ({ after }))];
  const from = LAND_IDS.flatMap((area): readonly Point[] => [
    { do: 'reduce', area },
    { do: 'build', area },
    { do: 'build', area },
  ]);
  const entry = `airborne.${airborne.length}`;
  return [
    {
      order: {
        type: 'standing',
        airborne: [...airborne, { when: 'scoring', actions: from.slice(0, 1) }],
      },
      open: [
        { field: `${entry}.when`, kind: 'choice', from: when },
        { field: `${entry}.actions`, kind: 'list', from, min: 1, max: MOST_POINTS, repeats: true },
      ],
    },
    none,
  ];
}

function bioOffer({ order, forces }: Position, seat: SeatId): Offer<Order> {
  const rivals = order.filter((other) => other !== seat);
  const areas = [...new Set(reductionEntries(forces, seat))];
  return {
    order: { type: 'standing', bio: { areas, against: [], times: 1 } },
    open: [
      { field: 'bio.areas', kind: 'list', from: AREA_IDS, min: 0, max: MOST_AREAS, repeats: true },
      { field: 'bio.against', kind: 'list', from: rivals, min: 0, max: rivals.length, repeats: false },
      { field: 'bio.times', kind: 'number', min: 1, max: MOST_ANSWERS },
    ],
  };
}
