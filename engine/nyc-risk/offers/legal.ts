import type { SeatId } from '../../game';
import type { Offer } from '../../game/offer';
import { HOODS } from '../data/map';
import type { Order } from '../orders/order-types';
import { attackDice } from '../rules/battle';
import { connected, openNeighbours } from '../rules/borders';
import { carryOut, isSetup, refusalOf } from '../rules/carry-out';
import { FORTUNATE } from '../rules/chance';
import { freeHoods } from '../rules/draft';
import { unitsToPlace } from '../rules/place';
import { allOnFirst } from '../rules/reinforce';
import { setsOf, TOO_MANY_CARDS } from '../rules/trade';
import { holdingOf, hoodsOf, ofSeat, owns } from '../rules/working-copy';
import type { HoodId, Position, View } from '../types';
import { cardOffers } from './legal-cards';
import { previewOf } from './preview';

/** All orders that a seat may give now, after those already in its list, as if their dice had favoured it. */
export function legal(view: View, seat: SeatId, given: readonly unknown[]): readonly Offer<Order>[] {
  const copy = previewOf(view, seat, FORTUNATE);
  for (const order of given) carryOut(copy, seat, order);
  const { position } = copy;
  if (refusalOf(position, seat, 'setStandingOrder')) return [];
  return [...decisionOffers(position, seat), ...anytimeOffers(position, seat)];
}

/** Offers of the open decision, if it is this seat's. */
function decisionOffers(position: Position, seat: SeatId): readonly Offer<Order>[] {
  const { phase, pending, mustTrade, submitted, active } = position;
  if (phase === 'claim') return submitted[seat] ? [] : [claimOffer(position, seat)];
  if (phase === 'place') return submitted[seat] ? [] : [placeOffer(position, seat)];
  if (active !== seat) return [];
  if (pending) {
    const { min, max } = pending;
    return [{ order: { type: 'occupy', count: min }, open: [{ field: 'count', kind: 'number', min, max }] }];
  }
  if (mustTrade) return [...tradeOffers(position, seat), ...reinforceOffers(position, seat)];
  return phaseOffers(position, seat);
}

function phaseOffers(position: Position, seat: SeatId): readonly Offer<Order>[] {
  switch (position.phase) {
    case 'draft':
      return freeHoods(position).map((to) => ({ order: { type: 'draft', to } }));
    case 'reinforce':
      return [
        ...tradeOffers(position, seat),
        ...reinforceOffers(position, seat),
        ...cardOffers(position, seat),
        ...endOffer(position, seat),
      ];
    case 'attack':
      return [...attackOffers(position, seat), ...cardOffers(position, seat), END];
    case 'fortify':
      return [...fortifyOffers(position, seat), ...cardOffers(position, seat), END];
    case 'end':
      return [
        ...mayorOffers(position, seat),
        ...cardOffers(position, seat),
        ...discardOffers(position, seat),
        END,
      ];
    default:
      return [];
  }
}

const END: Offer<Order> = { order: { type: 'endPhase' } };

/** 5.7, 5.10 Reinforcement ends with few cards and an empty pool. */
function endOffer({ hands, reinforcements }: Position, seat: SeatId): readonly Offer<Order>[] {
  return ofSeat(hands, seat).cards.length < TOO_MANY_CARDS && reinforcements === 0 ? [END] : [];
}

function claimOffer({ frontUnits }: Position, seat: SeatId): Offer<Order> {
  const from = HOODS.map(({ id }) => ({ to: id, years: 1 }));
  const max = ofSeat(frontUnits, seat);
  return {
    order: { type: 'claim', claims: [] },
    open: [{ field: 'claims', kind: 'list', from, min: 0, max, repeats: false }],
  };
}

function placeOffer(position: Position, seat: SeatId): Offer<Order> {
  const to = hoodsOf(position, seat);
  const units = unitsToPlace(position, seat);
  return {
    order: { type: 'place', placements: allOnFirst(to, units), mayor: to[0] ?? '' },
    open: [
      { field: 'placements', kind: 'placements', to, min: units, max: units },
      { field: 'mayor', kind: 'choice', from: to },
    ],
  };
}

function tradeOffers(position: Position, seat: SeatId): readonly Offer<Order>[] {
  const hand = ofSeat(position.hands, seat).cards;
  if (position.mustTrade && hand.length < TOO_MANY_CARDS) return [];
  return setsOf(hand).map((cards) => {
    const owned = cards.filter((card) => owns(position, seat, card));
    const order: Order = { type: 'trade', cards };
    return owned.length > 1
      ? { order, open: [{ field: 'bonusTo', kind: 'choice', from: owned }] }
      : { order };
  });
}

function reinforceOffers(position: Position, seat: SeatId): readonly Offer<Order>[] {
  const max = position.reinforcements;
  if (max === 0) return [];
  const to = hoodsOf(position, seat);
  return [
    {
      order: { type: 'reinforce', placements: allOnFirst(to, max) },
      open: [{ field: 'placements', kind: 'placements', to, min: 1, max }],
    },
  ];
}

function attackOffers(position: Position, seat: SeatId): readonly Offer<Order>[] {
  return hoodsOf(position, seat).flatMap((from) => {
    const { units } = holdingOf(position, from);
    if (units < 2) return [];
    const targets = openNeighbours(position, from).filter((to) => !owns(position, seat, to));
    return targets.map(
      (to): Offer<Order> => ({
        order: { type: 'attack', from, to },
        open: [
          { field: 'dice', kind: 'number', min: 1, max: attackDice(units) },
          { field: 'rolls', kind: 'number', min: 1, max: units + holdingOf(position, to).units },
          { field: 'keep', kind: 'number', min: 1, max: units - 1 },
          { field: 'move', kind: 'number', min: 1, max: units - 1 },
          ...mayorPart(position, seat, from),
        ],
      }),
    );
  });
}

function mayorPart({ mayors }: Position, seat: SeatId, from: HoodId) {
  return mayors[seat] === from ? [{ field: 'mayor', kind: 'choice', from: [false, true] } as const] : [];
}

function fortifyOffers(position: Position, seat: SeatId): readonly Offer<Order>[] {
  return hoodsOf(position, seat).flatMap((from) => {
    const max = holdingOf(position, from).units - 1;
    if (max < 1) return [];
    return connected(position, from).map(
      (to): Offer<Order> => ({
        order: { type: 'fortify', from, to, count: max },
        open: [{ field: 'count', kind: 'number', min: 1, max }, ...mayorPart(position, seat, from)],
      }),
    );
  });
}

function mayorOffers(position: Position, seat: SeatId): readonly Offer<Order>[] {
  const from = hoodsOf(position, seat).filter((hood) => holdingOf(position, hood).units >= 2);
  const [at] = from;
  if (at === undefined || ofSeat(position.mayors, seat) !== null) return [];
  return [{ order: { type: 'mayor', at }, open: [{ field: 'at', kind: 'choice', from }] }];
}

function discardOffers({ hands }: Position, seat: SeatId): readonly Offer<Order>[] {
  const from = ofSeat(hands, seat).adventures;
  const [card] = from;
  if (card === undefined) return [];
  return [
    {
      order: { type: 'discard', cards: [card] },
      open: [{ field: 'cards', kind: 'list', from, min: 1, max: from.length, repeats: false }],
    },
  ];
}

/** 4.3 The orders that are possible at any time. */
function anytimeOffers({ phase, standing }: Position, seat: SeatId): readonly Offer<Order>[] {
  const { defend } = ofSeat(standing, seat);
  const standingOffer: Offer<Order> = {
    order: { type: 'setStandingOrder', defend },
    open: [{ field: 'defend.default', kind: 'choice', from: [1, 2] }],
  };
  return isSetup(phase) ? [standingOffer] : [standingOffer, { order: { type: 'resign' } }];
}
