import { ofSeat } from '../../core/by-seat';
import type { SeatId } from '../../game';
import type { Offer, OpenPart } from '../../game/offer';
import type { CardId } from '../card-ids';
import { ACTION_CARD_IDS, cardOf } from '../data/cards';
import { AREA_IDS } from '../data/map';
import type { Order } from '../orders/order-types';
import { carryOut, type OrderRun } from '../rules/carry-out';
import { takingRefused } from '../rules/uses';
import type { AreaId, Position, Seat, View } from '../types';
import { buildEntries, reductionEntries } from './entries';
import { standingOffers } from './legal-standing-orders';
import { reactionOffers, textOffers } from './legal-texts';
import { previewOf } from './preview';

/** All orders that a seat may give now, after those already in this list. */
export function legal(
  view: Position | View,
  seat: SeatId,
  given: readonly unknown[],
): readonly Offer<Order>[] {
  const copy = previewOf(view, seat);
  const run = carryOut(copy, seat, given);
  const { position } = copy;
  if (position.phase === 'over' || ofSeat(position.seats, seat).vacant) return [];
  return [
    ...decisionOffers(position, seat, run),
    ...standingOffers(position, seat),
    { order: { type: 'resign' } },
  ];
}

const PASS: Offer<Order> = { order: { type: 'pass' } };

/** Offers of the open window, if this seat may act in it. */
function decisionOffers(position: Position, seat: SeatId, run: OrderRun): readonly Offer<Order>[] {
  if (position.phase === 'scoring') return [...reactionOffers(position, seat, run.fogs.length > 0), PASS];
  if (position.active !== seat || run.passed) return [];
  const own = ofSeat(position.seats, seat);
  const cards = [...new Set(own.hand)];
  return [
    ...cards.flatMap((card) => [
      ...pointOffers('build', card, buildEntries(position.forces, seat, AREA_IDS), cardOf(card).build),
      ...textOffers(position, seat, card),
      ...pointOffers('attack', card, reductionEntries(position.forces, seat), cardOf(card).reduce),
    ]),
    ...discardOffers(position, own, cards),
    ...(run.used ? [] : [PASS]),
  ];
}

/** 4.4, 4.5 As many points as the card has; unchanged, the offer uses all possible ones. */
function pointOffers(
  type: 'build' | 'attack',
  card: CardId,
  from: readonly AreaId[],
  points: number,
): readonly Offer<Order>[] {
  if (from.length === 0) return [];
  const max = Math.min(points, from.length);
  return [
    {
      order: { type, card, areas: from.slice(0, max) },
      open: [{ field: 'areas', kind: 'list', from, min: 1, max, repeats: false }],
    },
  ];
}

/** 4.7, 4.8 Any card of the hand, or any two, for any available one. */
function discardOffers(
  position: Position,
  { logistics, hand }: Seat,
  cards: readonly CardId[],
): readonly Offer<Order>[] {
  const takeable = ACTION_CARD_IDS.filter((card) => takingRefused(position, logistics, card) === undefined);
  const [take] = takeable;
  const [card, second] = hand;
  if (take === undefined || card === undefined) return [];
  const open: OpenPart = { field: 'take', kind: 'choice', from: takeable };
  const one: Offer<Order> = {
    order: { type: 'discard1', card, take },
    open: [{ field: 'card', kind: 'choice', from: cards }, open],
  };
  if (second === undefined) return [one];
  const two: Offer<Order> = {
    order: { type: 'discard2', cards: [card, second], take },
    open: [{ field: 'cards', kind: 'list', from: hand, min: 2, max: 2, repeats: false }, open],
  };
  return [one, two];
}
