import type { SeatId } from '../../game';
import type { Offer, OpenPart } from '../../game/offer';
import { SLOTS, TRADED } from '../card-types';
import { findInstant, findLocation, locationOf } from '../data/cards';
import { entriesOf } from '../data/goods';
import type { ActionOrder, Order } from '../orders/order-types';
import { playAction } from '../rules/actions';
import { spoilsOf } from '../rules/production';
import { automaticDeposits, holdsOf, roomFor } from '../rules/storage';
import { isClosed, playerAt, standingAt, type WorkingCopy } from '../rules/working-copy';
import type { CardId, Player, Position, View } from '../types';
import { contactOffers } from './legal-contacts';
import { standingOffers } from './legal-standing-orders';
import { instantOffers, replacementOffers, workOffers } from './legal-work';
import { previewOf } from './preview';
import { isAsked, tryOut } from './try-out';

/** All orders that a seat may give now, after those already in this list. */
export function legal(
  view: Position | View,
  seat: SeatId,
  given: readonly unknown[],
): readonly Offer<Order>[] {
  const copy = previewOf(view, seat);
  tryOut(copy, seat, given);
  const { position } = copy;
  if (position.phase === 'over') return [];
  const leaving: Offer<Order> = {
    order: { type: playerAt(copy, seat).resigned ? 'rejoin' : 'resign' },
  };
  return [...offersOf(copy, seat), ...standingOffers(position, seat), leaving];
}

/** The orders that a seat may give on its preview; none where it is not asked. */
export function offersOf(copy: WorkingCopy, seat: SeatId): readonly Offer<Order>[] {
  return isAsked(copy, seat) ? decisionOffers(copy, seat) : [];
}

function decisionOffers(copy: WorkingCopy, seat: SeatId): readonly Offer<Order>[] {
  const { awaiting, display } = copy.position;
  if (awaiting?.decision === 'draft') return draftOffers((display ?? []).filter(isSeen));
  if (awaiting?.decision === 'spoils') return [spoilsOffer(spoilsOf(playerAt(copy, seat)))];
  // Orders that cost more than the seat has, or exceed another limit, are left out here and nowhere else.
  return actionOffers(copy, seat).filter(
    ({ order }) => !('refusal' in playAction(copy, seat, order as ActionOrder)),
  );
}

function isSeen(card: CardId): boolean {
  return findLocation(card) !== undefined || findInstant(card) !== undefined;
}

/** 4.6 */
function draftOffers(display: readonly CardId[]): readonly Offer<Order>[] {
  const max = display.length;
  if (max === 0) return [];
  return [
    {
      order: { type: 'draft', prefer: display.slice(0, 1) },
      open: [{ field: 'prefer', kind: 'list', from: display, min: 1, max, repeats: false }],
    },
  ];
}

/** 5.4 */
function spoilsOffer(spoils: readonly CardId[]): Offer<Order> {
  const max = spoils.length;
  return {
    order: { type: 'spoils', take: spoils },
    open: [{ field: 'take', kind: 'list', from: spoils, min: 0, max, repeats: false }],
  };
}

/** Sections 7 and 10: every action that is possible if it can be paid for. */
function actionOffers(copy: WorkingCopy, seat: SeatId): readonly Offer<Order>[] {
  const player = playerAt(copy, seat);
  return [
    ...instantOffers(player),
    ...SLOTS.map((slot): Offer<Order> => ({ order: { type: 'contactCard', slot, as: 'token' } })),
    ...contactOffers(copy, seat),
    ...redevelopmentOffers(player),
    ...reconstructionOffers(player),
    ...swapOffers(player.hand.filter(isSeen)),
    ...workOffers(copy, seat),
    ...visitOffers(copy, seat),
    { order: { type: 'trade', resource: 'scrap' }, open: [choice('resource', TRADED)] },
    ...storeOffers(player),
    ...breakOffers(player),
    ...passOffers(player),
  ];
}

function choice(field: string, from: readonly unknown[]): OpenPart {
  return { field, kind: 'choice', from };
}

/** 7.2, 7.4 By token and by contact card. */
function redevelopmentOffers(player: Player): readonly Offer<Order>[] {
  return replacementOffers(player, false).flatMap(({ order, open = [] }): readonly Offer<Order>[] => [
    { order: { type: 'redevelop', ...order }, open },
    { order: { type: 'contactCard', slot: 'redevelop', as: 'act', ...order }, open },
  ]);
}

/** 7.5 */
function reconstructionOffers({ hand, locations }: Player): readonly Offer<Order>[] {
  const cards = hand.filter((card) => findLocation(card) !== undefined);
  const [card] = cards;
  if (card === undefined) return [];
  return Object.keys(locations)
    .filter((debris) => locations[debris]?.debris)
    .map((debris) => ({ order: { type: 'reconstruct', debris, card }, open: [choice('card', cards)] }));
}

/** 7.6 */
function swapOffers(hand: readonly CardId[]): readonly Offer<Order>[] {
  if (hand.length < 2) return [];
  return [
    {
      order: { type: 'swap', cards: hand.slice(0, 2) },
      open: [{ field: 'cards', kind: 'list', from: hand, min: 2, max: 2, repeats: false }],
    },
  ];
}

/** 7.9 */
function visitOffers(copy: WorkingCopy, seat: SeatId): readonly Offer<Order>[] {
  return copy.position.seats
    .filter((owner) => owner !== seat && !isClosed(playerAt(copy, owner)))
    .flatMap((owner) =>
      Object.keys(playerAt(copy, owner).locations)
        .filter((location) => locationOf(location).kind === 'openProduction')
        .map((location): Offer<Order> => ({ order: { type: 'visit', owner, location } })),
    );
}

/** 10.5 One good at a time, into a storage or out of it. */
function storeOffers(player: Player): readonly Offer<Order>[] {
  return Object.entries(player.locations).flatMap(([location, { stored }]) => {
    const holds = standingAt(player, location) && holdsOf(location);
    if (!holds) return [];
    const put = entriesOf(player.goods).flatMap(([good, count]): readonly Offer<Order>[] => {
      const max = Math.min(count, roomFor(holds, stored, good));
      const open: readonly OpenPart[] = [{ field: `put.${good}`, kind: 'number', min: 1, max }];
      return max > 0 ? [{ order: { type: 'store', location, put: { [good]: max } }, open }] : [];
    });
    const take = entriesOf(stored).map(([good, max]): Offer<Order> => {
      const open: readonly OpenPart[] = [{ field: `take.${good}`, kind: 'number', min: 1, max }];
      return { order: { type: 'store', location, take: { [good]: max } }, open };
    });
    return [...put, ...take];
  });
}

/** 8.20 */
function breakOffers({ agreements, under }: Player): readonly Offer<Order>[] {
  const own = Object.keys(under).filter((card) => under[card] === 'agreement');
  return [...Object.keys(agreements), ...own].map((card) => ({ order: { type: 'breakAgreement', card } }));
}

/** 7.11 With the stored goods that fit, if there are any, and without. */
function passOffers(player: Player): readonly Offer<Order>[] {
  const store = automaticDeposits(player);
  const pass: Offer<Order> = { order: { type: 'pass' } };
  return store.length > 0 ? [{ order: { type: 'pass', store } }, pass] : [pass];
}
