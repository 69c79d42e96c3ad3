import type { SeatId } from '../../game';
import type { Offer } from '../../game/offer';
import { CONTACT_KINDS, type ContactKind, type Good } from '../card-types';
import { factionOf, findLocation, locationOf } from '../data/cards';
import { countOf, entriesOf, rangeOf, takeGoods, tallied, tokensFor } from '../data/goods';
import { tokenSets } from '../data/token-sets';
import type { Cooperation, Order, Target } from '../orders/order-types';
import { MOST_AGREEMENTS } from '../rules/cooperation';
import { defenceOf, hasEffect, roomUnderBase } from '../rules/states';
import { isClosed, playerAt, standingAt, type WorkingCopy } from '../rules/working-copy';
import type { CardId } from '../types';

/** A contact that could be made if the range is sufficient. */
interface Possible {
  readonly kind: ContactKind;
  readonly target: Target;
  readonly range: number;
  /** Locations of the same owner that the same range reaches, for an attack. */
  readonly within?: readonly CardId[];
}

/** 7.2, 7.3 Contacts with the contact card and with tokens. */
export function contactOffers(copy: WorkingCopy, seat: SeatId): readonly Offer<Order>[] {
  const all = CONTACT_KINDS.flatMap((kind) => possibleContacts(copy, seat, kind));
  const { faction, goods } = playerAt(copy, seat);
  const { slots } = factionOf(faction).contact;
  return [
    ...all
      .filter(({ kind, range }) => range <= slots[kind].range)
      .map(
        ({ kind, target, within }): Offer<Order> => ({
          order: { type: 'contactCard', slot: kind, as: 'act', ...target },
          open: targetsPart(within),
        }),
      ),
    ...all.flatMap((one) => tokenOffers(one, tokenSets(goods, one.kind, one.range), copy, seat)),
    ...doubleOffers(copy, seat),
  ];
}

function targetsPart(within: readonly CardId[] | undefined): NonNullable<Offer<Order>['open']> {
  if (within === undefined) return [];
  const max = within.length;
  return [{ field: 'targets', kind: 'list', from: within, min: 1, max, repeats: false }];
}

/** The cheapest tokens with all alternatives to choose from; for an attack also with a reserve. */
function tokenOffers(
  { kind, target, within }: Possible,
  sets: readonly (readonly Good[])[],
  copy: WorkingCopy,
  seat: SeatId,
): readonly Offer<Order>[] {
  const [tokens] = sets;
  if (tokens === undefined) return [];
  const order = { type: 'contact', kind, tokens, ...target } as const;
  const open = targetsPart(within);
  const plain: Offer<Order> = {
    order,
    open: [{ field: 'tokens', kind: 'choice', from: sets }, ...open],
  };
  const from = within === undefined ? [] : tokensLeft(copy, seat, tokens);
  if (from.length === 0) return [plain];
  const reserve: Offer<Order> = {
    order: { ...order, reserve: from } as Order,
    open: [{ field: 'reserve', kind: 'list', from, min: 1, max: from.length, repeats: false }, ...open],
  };
  return [plain, reserve];
}

/** 8.16 Tokens for a reserve, those of the lowest range first. */
function tokensLeft(copy: WorkingCopy, seat: SeatId, used: readonly Good[]): readonly Good[] {
  const left = { ...playerAt(copy, seat).goods };
  takeGoods(left, tallied(used));
  return entriesOf(left)
    .filter(([good]) => rangeOf(good, 'conquest') !== undefined)
    .flatMap(([good, count]) => Array.from({ length: count }, () => good));
}

function possibleContacts(copy: WorkingCopy, seat: SeatId, kind: ContactKind): readonly Possible[] {
  const fromHand = targetsFromHand(copy, seat, kind).map((target): Possible => {
    return { kind, target, range: locationOf(target.card).distance };
  });
  if (kind === 'incorp') return fromHand;
  if (kind === 'coop') return [...fromHand, ...possibleAgreements(copy, seat)];
  return [...fromHand, ...possibleAttacks(copy, seat)];
}

/** 8.7 to 8.10 Cards of the hand that could be used in this way, regardless of the range. */
function targetsFromHand(
  copy: WorkingCopy,
  seat: SeatId,
  kind: ContactKind,
): readonly { readonly card: CardId; readonly at?: CardId }[] {
  const player = playerAt(copy, seat);
  const cards = player.hand.filter((card) => findLocation(card) !== undefined);
  if (kind === 'incorp') return cards.map((card) => ({ card }));
  const hasRoom = roomUnderBase(player) > 0;
  if (kind === 'conquest') return hasRoom ? cards.map((card) => ({ card })) : [];
  const open = Object.keys(player.locations).filter((at) => standingAt(player, at)?.shield === null);
  return cards.flatMap((card) => {
    if (locationOf(card).defensive !== undefined) return open.map((at) => ({ card, at }));
    return hasRoom ? [{ card }] : [];
  });
}

/** The other players whose locations are open, each with those that are not debris. */
function openStates(copy: WorkingCopy, seat: SeatId): readonly (readonly [SeatId, readonly CardId[]])[] {
  return copy.position.seats
    .filter((other) => other !== seat && !isClosed(playerAt(copy, other)))
    .map((other) => {
      const player = playerAt(copy, other);
      return [other, Object.keys(player.locations).filter((card) => standingAt(player, card))] as const;
    });
}

/** 8.12 to 8.14, 10.3 */
function possibleAgreements(copy: WorkingCopy, seat: SeatId): readonly Possible[] {
  const { agreements } = playerAt(copy, seat);
  if (Object.keys(agreements).length >= MOST_AGREEMENTS) return [];
  return openStates(copy, seat).flatMap(([owner, cards]) =>
    cards
      .filter((card) => locationOf(card).agreement !== undefined && agreements[card] === undefined)
      .map((card): Possible => ({ kind: 'coop', target: { owner, card }, range: locationOf(card).defence })),
  );
}

/** 8.15 For each owner and each distance, an attack on all locations within that distance. */
function possibleAttacks(copy: WorkingCopy, seat: SeatId): readonly Possible[] {
  const canSpare = hasEffect(playerAt(copy, seat), 'spareConquered');
  return openStates(copy, seat).flatMap(([owner, cards]) => {
    const { locations } = playerAt(copy, owner);
    const far = new Map(cards.map((card) => [card, defenceOf(card, locations[card] ?? { shield: null })]));
    return [...new Set(far.values())].flatMap((range): readonly Possible[] => {
      const own = (card: CardId) => far.get(card) ?? 0;
      const within = cards.filter((card) => own(card) <= range).sort((one, other) => own(other) - own(one));
      const target = { owner, targets: within.slice(0, 1) };
      const attack: Possible = { kind: 'conquest', target, range, within };
      return canSpare ? [attack, { ...attack, target: { ...target, spare: true } }] : [attack];
    });
  });
}

/** 8.19 Pairs of cooperations that are both within reach of one token. */
function doubleOffers(copy: WorkingCopy, seat: SeatId): readonly Offer<Order>[] {
  const player = playerAt(copy, seat);
  if (!hasEffect(player, 'doubleCooperation')) return [];
  return tokensFor('coop').flatMap((token) => {
    if (countOf(player.goods, token) === 0) return [];
    const reached = possibleContacts(copy, seat, 'coop')
      .filter(({ range }) => range <= (rangeOf(token, 'coop') ?? 0))
      .map(({ target }) => target as Cooperation);
    return reached.flatMap((target, at): readonly Offer<Order>[] => {
      const from = reached.slice(at + 1).filter((second) => goTogether(copy, seat, target, second));
      const [second] = from;
      if (second === undefined) return [];
      const order = { type: 'contact', kind: 'coop', tokens: [token], ...target, second } as const;
      return [{ order, open: [{ field: 'second', kind: 'choice', from }] }];
    });
  });
}

/** Whether there is room for both: under the base, among the agreements, or at different locations. */
function goTogether(copy: WorkingCopy, seat: SeatId, one: Cooperation, other: Cooperation): boolean {
  const player = playerAt(copy, seat);
  if (one.card === other.card) return false;
  if ('owner' in one && 'owner' in other) return Object.keys(player.agreements).length + 2 <= MOST_AGREEMENTS;
  if ('owner' in one || 'owner' in other) return true;
  if (one.at === undefined && other.at === undefined) return roomUnderBase(player) >= 2;
  return one.at !== other.at;
}
