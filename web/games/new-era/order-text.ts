import type { Choice } from '../../../engine/new-era/card-types';
import {
  cardName,
  factionOf,
  findInstant,
  findLocation,
  locationOf,
} from '../../../engine/new-era/data/cards';
import type { Order, OrderOf } from '../../../engine/new-era/orders/order-types';
import { actionOf } from '../../../engine/new-era/rules/work';
import type { CardId, DesignId } from '../../../engine/new-era/types';
import type { Language } from '../../../messages/languages';
import { nameOf } from '../../components/frame/people';
import { listInWords } from '../../lib/lists';
import type { Texts } from '../../lib/texts';
import { contactCardWords, tokenWords } from './contact-text';
import { goodName, goodsText } from './goods-text';
import { type OrderParts, type OrderReader, type OrderWords, words } from './order-words';

type OrderWriter<Type extends Order['type']> = (
  order: OrderOf<Type>,
  reader: OrderReader,
  t: Texts<'new-era'>,
) => OrderParts;

/** The text of an order, for a player. */
export function orderWords(order: Order, reader: OrderReader, t: Texts<'new-era'>): OrderWords {
  const parts = (TELLERS[order.type] as OrderWriter<Order['type']>)(order, reader, t);
  return { ...parts, verb: t(`verb.${parts.act}`) };
}

const TELLERS: { readonly [Type in Order['type']]: OrderWriter<Type> } = {
  draft: ({ prefer: [first, ...others] }, _, t) =>
    words('pick', first === undefined ? '' : wishName(first), rankText(others, t), '4.6'),
  spoils: ({ take }, reader, t) => {
    const object = t('object.spoils', {
      some: take.length > 0 ? 'yes' : 'no',
      cards: cardsText(take, reader),
    });
    return words('spoils', object, t('detail.spoils'), '5.4');
  },
  instant: (order, reader, t) => {
    const object = t('object.play', { card: cardName(order.card), ...optionOf(order, reader, t) });
    return words('play', object, t('detail.instant'), '7.1');
  },
  contactCard: contactCardWords,
  contact: tokenWords,
  redevelop: ({ from, card }, _, t) => {
    const object = t('object.redevelop', { from: cardName(from), card: cardName(card) });
    return words('redevelop', object, t('detail.redevelop'), '9.2');
  },
  reconstruct: ({ debris, card }, _, t) => {
    const object = t('object.reconstruct', { card: cardName(card) });
    return words('reconstruct', object, t('detail.reconstruct', { card: cardName(debris) }), '9.6');
  },
  swap: ({ cards }, reader, t) => words('swap', cardsText(cards, reader), t('detail.swap'), '7.6'),
  work: (order, reader, t) => words('work', placeText(order, reader, t), workText(order, reader, t), '7.7'),
  workAgain: (order, reader, t) =>
    words('workAgain', placeText(order, reader, t), workText(order, reader, t), '7.8'),
  visit: ({ location, owner }, { people }, t) => {
    const object = t('object.visit', { card: cardName(location), name: nameOf(people, owner) });
    return words('visit', object, t('detail.visit'), '7.9');
  },
  trade: ({ resource }, _, t) =>
    words('trade', t('object.trade', { good: goodName(resource, t) }), '', '7.10'),
  pass: (order, reader, t) => words('pass', '', passText(order, reader, t), '7.11'),
  store: ({ location, put, take = {} }, { language }, t) => {
    const card = cardName(location);
    return put === undefined
      ? words('take', goodsText(take, t, language), t('detail.takeOut', { card }), '10.5')
      : words('store', goodsText(put, t, language), t('detail.store', { card }), '10.5');
  },
  breakAgreement: ({ card }, _, t) =>
    words('break', t('object.break', { card: cardName(card) }), t('detail.free'), '8.20'),
  standing: (_, __, t) => words('standing', t('object.standing'), '', '3.10'),
  resign: () => words('resign', '', '', '3.8'),
  rejoin: () => words('rejoin', '', '', '3.9'),
};

function cardsText(cards: readonly CardId[], { language }: OrderReader): string {
  return listInWords(cards.map(cardName), language);
}

function passText({ store }: OrderOf<'pass'>, { language }: OrderReader, t: Texts<'new-era'>): string {
  if (store === undefined) return t('detail.pass');
  const kept = store.map(({ location, put }) =>
    t('detail.kept', { goods: goodsText(put, t, language), card: cardName(location) }),
  );
  return t('detail.keep', { kept: listInWords(kept, language) });
}

function placeText(order: OrderOf<'work' | 'workAgain'>, reader: OrderReader, t: Texts<'new-era'>): string {
  return t('object.work', { card: cardName(order.location), ...optionOf(order, reader, t) });
}

/** The option that the player chose on a card. */
function optionOf(
  order: OrderOf<'instant' | 'work' | 'workAgain'>,
  { language }: OrderReader,
  t: Texts<'new-era'>,
) {
  const options = 'location' in order ? actsOf(order.location) : instantOptions(order.card);
  const gain = order.option === undefined ? undefined : options[order.option]?.gain;
  return gain === undefined
    ? { option: 'none', goods: '' }
    : { option: 'some', goods: goodsText(gain, t, language) };
}

function instantOptions(card: CardId): readonly Choice[] {
  return findInstant(card)?.options ?? [];
}

function actsOf(location: CardId): readonly Choice[] {
  const effect = actionOf(locationOf(location));
  return effect && 'options' in effect ? effect.options : [];
}

/** "Gun Shop" of a card or of a design. */
export function wishName(wish: CardId | DesignId): string {
  return cardName(wish.includes('#') ? wish : `${wish}#1`);
}

function rankText([second, ...others]: readonly string[], t: Texts<'new-era'>): string {
  if (second === undefined) return '';
  return [
    t('detail.else', { card: wishName(second) }),
    ...others.map((other) => t('object.else', { card: wishName(other) })),
  ].join(', ');
}

function workText(order: OrderOf<'work' | 'workAgain'>, reader: OrderReader, t: Texts<'new-era'>): string {
  const { from, card, target, cards, tokens } = order;
  if (from !== undefined && card !== undefined)
    return t('detail.redeveloping', { from: cardName(from), card: cardName(card) });
  if (target !== undefined) return t('detail.on', { card: cardName(target) });
  if (cards !== undefined) return t('detail.discard', { cards: cardsText(cards, reader) });
  if (tokens === undefined) return '';
  const names = tokens.map((token) => goodName(token, t));
  return t('detail.with', { tokens: listInWords(names, reader.language) });
}

/** The picture before an order: its card, or its payment. */
export function orderPicture(order: Order): string {
  const card =
    'location' in order
      ? order.location
      : 'card' in order
        ? order.card
        : 'targets' in order
          ? order.targets[0]
          : undefined;
  if (card !== undefined && (findLocation(card) ?? findInstant(card)))
    return `card-${card.replace(/#.*/, '')}`;
  if (order.type === 'contactCard') return `good-${order.slot}`;
  if (order.type === 'trade') return `good-${order.resource}`;
  return order.type === 'swap' || order.type === 'draft' ? 'good-card' : 'good-worker';
}

/** "Mutants' Union" */
export function factionName(id: string): string {
  return factionOf(id).name;
}

/** The name of a location or an instant with its kind, for lists to choose from. */
export function choiceName(value: unknown, t: Texts<'new-era'>, language: Language): string {
  if (typeof value === 'string') return value.includes('#') ? cardName(value) : goodName(value, t);
  if (Array.isArray(value))
    return listInWords(
      value.map((one) => choiceName(one, t, language)),
      language,
    );
  return typeof value === 'object' && value !== null && 'card' in value ? cardName(String(value.card)) : '';
}
