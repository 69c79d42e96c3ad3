import { listed } from '../../../engine/core/listed';
import type { Choice } from '../../../engine/new-era/card-types';
import {
  cardName,
  factionOf,
  findInstant,
  findLocation,
  locationOf,
} from '../../../engine/new-era/data/cards';
import type { Deposit, Order, OrderOf } from '../../../engine/new-era/orders/order-types';
import { goodName, goodsText } from '../../../engine/new-era/reading/names';
import { actionOf } from '../../../engine/new-era/rules/work';
import type { CardId, DesignId, View } from '../../../engine/new-era/types';
import { nameOf, type People } from '../../components/frame/people';
import { contactCardWords, tokenWords } from './contact-text';
import { type OrderWords, words } from './order-words';

type Teller<Type extends Order['type']> = (order: OrderOf<Type>, view: View, people: People) => OrderWords;

/** What an order says, for a player. */
export function orderWords(order: Order, view: View, people: People): OrderWords {
  return (TELLERS[order.type] as Teller<Order['type']>)(order, view, people);
}

const TELLERS: { readonly [Type in Order['type']]: Teller<Type> } = {
  draft: ({ prefer }) => words('Pick', listed(prefer.slice(0, 1).map(wishName)), rankText(prefer), '4.6'),
  spoils: ({ take }) =>
    words(
      'Take spoils',
      take.length === 0 ? 'of no card' : `of ${listed(take.map(cardName))}`,
      'The cards are discarded',
      '5.4',
    ),
  instant: (order) =>
    words('Play', `${cardName(order.card)}${optionText(order)}`, 'Instant from your hand', '7.1'),
  contactCard: contactCardWords,
  contact: tokenWords,
  redevelop: ({ from, card }) =>
    words('Redevelop', `${cardName(from)} into ${cardName(card)}`, 'With a redevelopment token', '9.2'),
  reconstruct: ({ debris, card }) =>
    words('Reconstruct', `debris as ${cardName(card)}`, `In the place of ${cardName(debris)}`, '9.6'),
  swap: ({ cards }) => words('Swap', listed(cards.map(cardName)), 'Discard two cards and draw one', '7.6'),
  work: (order) => workWords('Work at', order, '7.7'),
  workAgain: (order) => workWords('Work again at', order, '7.8'),
  visit: ({ location, owner }, _, people) =>
    words('Visit', `${cardName(location)} of ${nameOf(people, owner)}`, 'Its owner gets the worker', '7.9'),
  trade: ({ resource }) => words('Trade', `two workers for ${goodName(resource)}`, '', '7.10'),
  pass: ({ store }) => words('Pass', '', store === undefined ? PASS_TEXT : keptText(store), '7.11'),
  store: ({ location, put, take = {} }) =>
    put === undefined
      ? words('Take', goodsText(take), `Out of ${cardName(location)}, a free order`, '10.5')
      : words('Store', goodsText(put), `At ${cardName(location)}, a free order`, '10.5'),
  breakAgreement: ({ card }) =>
    words('Break', `the agreement with ${cardName(card)}`, 'A free order', '8.20'),
  standing: () => words('Change', 'standing orders', '', '3.10'),
  resign: () => words('Resign', '', '', '3.8'),
  rejoin: () => words('Come back', '', '', '3.9'),
};

const PASS_TEXT = 'Nothing more this turn; your locations are closed';

function keptText(store: readonly Deposit[]): string {
  return `Keeping ${listed(store.map(({ location, put }) => `${goodsText(put)} at ${cardName(location)}`))}`;
}

function workWords(verb: string, order: OrderOf<'work' | 'workAgain'>, rule: string): OrderWords {
  return words(verb, `${cardName(order.location)}${optionText(order)}`, workText(order), rule);
}

/** Which of the things between which a card lets its player choose. */
function optionText(order: OrderOf<'instant' | 'work' | 'workAgain'>): string {
  if (order.option === undefined) return '';
  const gain = ('location' in order ? actsOf(order.location) : instantOptions(order.card))[order.option]
    ?.gain;
  return gain === undefined ? '' : ` for ${goodsText(gain)}`;
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

function rankText(prefer: readonly string[]): string {
  return prefer.length < 2 ? '' : `Else ${prefer.slice(1).map(wishName).join(', else ')}`;
}

function workText(order: Order & { readonly type: 'work' | 'workAgain' }): string {
  if (order.from !== undefined && order.card !== undefined)
    return `Redevelop ${cardName(order.from)} into ${cardName(order.card)}`;
  if (order.target !== undefined) return `On ${cardName(order.target)}`;
  if (order.cards !== undefined) return `Discard ${listed(order.cards.map(cardName))}`;
  return order.tokens === undefined ? '' : `With ${listed(order.tokens.map(goodName))}`;
}

/** The picture that stands before an order: the card it is about, or what it is paid with. */
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

/** What a location or an instant is called with its kind, for lists to choose from. */
export function choiceName(value: unknown): string {
  if (typeof value === 'string') return value.includes('#') ? cardName(value) : wordsOf(value);
  if (Array.isArray(value)) return listed(value.map(choiceName));
  return typeof value === 'object' && value !== null && 'card' in value ? cardName(String(value.card)) : '';
}

function wordsOf(value: string): string {
  return goodName(value as Parameters<typeof goodName>[0]) ?? value;
}
