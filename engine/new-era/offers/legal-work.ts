import type { SeatId } from '../../game';
import type { Offer, OpenPart } from '../../game/offer';
import { type ActionEffect, type Choice, type Pay, TRADED } from '../card-types';
import { findInstant, findLocation, locationOf, productionOf } from '../data/cards';
import { countOf, entriesOf, isResource, rangeOf, tokensFor } from '../data/goods';
import type { Order, WorkOrder } from '../orders/order-types';
import { bothTyped, typesMatch } from '../rules/redevelopment';
import { actionOf } from '../rules/work';
import { playerAt, standingAt, type WorkingCopy } from '../rules/working-copy';
import type { CardId, Player } from '../types';

/** 7.1 Each instant of the hand, with each of its options. */
export function instantOffers({ hand, goods }: Player): readonly Offer<Order>[] {
  return hand.flatMap((card) => {
    const instant = findInstant(card);
    if (!instant) return [];
    const open = resourcePart(goods, instant.pay);
    if (!instant.options) return [{ order: { type: 'instant', card }, open }];
    return instant.options.map(
      ({ pay }, option): Offer<Order> => ({
        order: { type: 'instant', card, option },
        open: resourcePart(goods, pay),
      }),
    );
  });
}

/** 6.4 The resources that pay for `resource:n`, if the player wants to choose. */
function resourcePart(goods: Player['goods'], pay: Pay = {}): readonly OpenPart[] {
  const { resource } = pay;
  if (resource === undefined) return [];
  const from = entriesOf(goods).flatMap(([good, count]) => {
    const left = count - (isPaid(good) ? (pay[good] ?? 0) : 0);
    return isResource(good) ? Array.from({ length: Math.max(0, left) }, () => good) : [];
  });
  return [{ field: 'with', kind: 'list', from, min: resource, max: resource, repeats: false }];
}

function isPaid(good: string): good is 'scrap' | 'fuel' | 'weapons' | 'material' {
  return TRADED.some((resource) => resource === good);
}

/** 7.7, 7.8 All uses of each own action location that has been used fewer than two times. */
export function workOffers(copy: WorkingCopy, seat: SeatId): readonly Offer<Order>[] {
  const player = playerAt(copy, seat);
  return Object.keys(player.locations).flatMap((location) => {
    const built = standingAt(player, location);
    const effect = actionOf(locationOf(location));
    if (!built || !effect || built.uses > 1) return [];
    return effectOffers(player, { type: built.uses === 0 ? 'work' : 'workAgain', location }, effect);
  });
}

function effectOffers(player: Player, order: WorkOrder, effect: ActionEffect): readonly Offer<Order>[] {
  const { locations } = player;
  switch (effect.effect) {
    case 'act':
      return 'options' in effect
        ? effect.options.flatMap((choice, option) => actOffers(player, { ...order, option }, choice))
        : actOffers(player, order, effect);
    case 'improve':
      return targetOffers(player, order, (target) => {
        const isOfType = locationOf(target).types.some((type) => effect.types.includes(type));
        return isOfType && locations[target]?.improved === false;
      });
    case 'repeatProduction':
      return targetOffers(player, order, (target) => productionOf(locationOf(target)).length > 0);
    case 'universalRedevelop':
      return replacementOffers(player, true, order.location).map(({ order: replacement, open = [] }) => ({
        order: { ...order, ...replacement },
        open,
      }));
  }
}

/** An action with the cards and the token that pay for it. */
function actOffers(player: Player, order: WorkOrder, { pay = {} }: Choice): readonly Offer<Order>[] {
  const open: OpenPart[] = [...resourcePart(player.goods, pay)];
  let paid = order;
  const { card: count = 0, contact } = pay;
  if (count > 0) {
    const cards = player.hand.filter((card) => findLocation(card) ?? findInstant(card));
    if (cards.length < count) return [];
    paid = { ...paid, cards: cards.slice(0, count) };
    open.push({ field: 'cards', kind: 'list', from: cards, min: count, max: count, repeats: false });
  }
  if (contact) {
    const { kind, min } = contact;
    const serving = tokensFor(kind).filter(
      (token) => countOf(player.goods, token) > 0 && (rangeOf(token, kind) ?? 0) >= min,
    );
    open.push({ field: 'tokens', kind: 'choice', from: serving.map((token) => [token]) });
  }
  return [{ order: paid, open }];
}

function targetOffers(
  player: Player,
  order: WorkOrder,
  fits: (target: CardId) => boolean,
): readonly Offer<Order>[] {
  const from = Object.keys(player.locations).filter((card) => standingAt(player, card) && fits(card));
  const [target] = from;
  if (target === undefined) return [];
  return [{ order: { ...order, target }, open: [{ field: 'target', kind: 'choice', from }] }];
}

/** 9.2, 9.7 For each own location, the cards that may replace it. */
export function replacementOffers(
  { hand, locations }: Player,
  isUniversal: boolean,
  except?: CardId,
): readonly Offer<{ readonly from: CardId; readonly card: CardId }>[] {
  const match = isUniversal ? bothTyped : typesMatch;
  return Object.keys(locations).flatMap((from) => {
    if (from === except || !standingAt({ locations }, from)) return [];
    const cards = hand.filter((card) => {
      const next = findLocation(card);
      return next && !next.types.includes('foundation') && match(locationOf(from), next);
    });
    const [card] = cards;
    if (card === undefined) return [];
    return [{ order: { from, card }, open: [{ field: 'card', kind: 'choice' as const, from: cards }] }];
  });
}
