import type { ContactKind } from '../../../engine/new-era/card-types';
import { cardName, factionOf, findInstant, findLocation, locationOf } from '../../../engine/new-era/cards';
import { goodName, goodsText, listed } from '../../../engine/new-era/names';
import type { Order, OrderOf, Target } from '../../../engine/new-era/order-types';
import { defenceOf } from '../../../engine/new-era/states';
import type { CardId, DesignId, View } from '../../../engine/new-era/types';
import { actionOf } from '../../../engine/new-era/work';
import { nameOf, type People } from '../frame/people';
import { CONTACT_WORDS } from './card-texts';

/** An order in words: what is done, to what, and how. */
export interface OrderWords {
  readonly verb: string;
  readonly object: string;
  /** How it is paid or what it needs; empty where nothing is to be said. */
  readonly detail: string;
  /** The rule that it rests on. */
  readonly rule: string;
}

/** What an order says, for a player. */
export function orderWords(order: Order, view: View, people: People): OrderWords {
  switch (order.type) {
    case 'draft':
      return words('Pick', listed(order.prefer.slice(0, 1).map(wishName)), rankText(order.prefer), '4.6');
    case 'spoils':
      return words(
        'Take spoils',
        order.take.length === 0 ? 'of no card' : `of ${listed(order.take.map(cardName))}`,
        'The cards are discarded',
        '5.4',
      );
    case 'instant':
      return words('Play', `${cardName(order.card)}${optionText(order)}`, 'Instant from your hand', '7.1');
    case 'contactCard':
      return contactCardWords(order, view, people);
    case 'contact':
      return contactWords(
        order.kind,
        order,
        `With ${listed(order.tokens.map(goodName))}${reserveText(order.reserve)}`,
        view,
        people,
        order.second === undefined ? '' : ` and ${targetName(order.second)}`,
      );
    case 'redevelop':
      return words(
        'Redevelop',
        `${cardName(order.from)} into ${cardName(order.card)}`,
        'With a redevelopment token',
        '9.2',
      );
    case 'reconstruct':
      return words(
        'Reconstruct',
        `debris as ${cardName(order.card)}`,
        `In the place of ${cardName(order.debris)}`,
        '9.6',
      );
    case 'swap':
      return words('Swap', listed(order.cards.map(cardName)), 'Discard two cards and draw one', '7.6');
    case 'work':
    case 'workAgain':
      return words(
        order.type === 'work' ? 'Work at' : 'Work again at',
        `${cardName(order.location)}${optionText(order)}`,
        workText(order),
        order.type === 'work' ? '7.7' : '7.8',
      );
    case 'visit':
      return words(
        'Visit',
        `${cardName(order.location)} of ${nameOf(people, order.owner)}`,
        'Its owner gets the worker',
        '7.9',
      );
    case 'trade':
      return words('Trade', `two workers for ${goodName(order.resource)}`, '', '7.10');
    case 'pass':
      return words(
        'Pass',
        '',
        order.store === undefined
          ? 'Nothing more this turn; your locations are closed'
          : `Keeping ${listed(order.store.map(({ location, put }) => `${goodsText(put)} at ${cardName(location)}`))}`,
        '7.11',
      );
    case 'store':
      return order.put === undefined
        ? words(
            'Take',
            goodsText(order.take ?? {}),
            `Out of ${cardName(order.location)}, a free order`,
            '10.5',
          )
        : words('Store', goodsText(order.put), `At ${cardName(order.location)}, a free order`, '10.5');
    case 'breakAgreement':
      return words('Break', `the agreement with ${cardName(order.card)}`, 'A free order', '8.20');
    case 'standing':
      return words('Change', 'standing orders', '', '3.10');
    case 'resign':
      return words('Resign', '', '', '3.8');
    case 'rejoin':
      return words('Come back', '', '', '3.9');
  }
}

/** Which of the things between which a card lets its player choose. */
function optionText(order: OrderOf<'instant' | 'work' | 'workAgain'>): string {
  if (order.option === undefined) return '';
  const act =
    'location' in order ? findLocation(order.location) && actionOf(locationOf(order.location)) : undefined;
  const options =
    'location' in order ? (act && 'options' in act ? act.options : []) : findInstant(order.card)?.options;
  const gain = options?.[order.option]?.gain;
  return gain === undefined ? '' : ` for ${goodsText(gain)}`;
}

function words(verb: string, object: string, detail: string, rule: string): OrderWords {
  return { verb, object, detail, rule };
}

/** "Gun Shop" of a card or of a design. */
export function wishName(wish: CardId | DesignId): string {
  return cardName(wish.includes('#') ? wish : `${wish}#1`);
}

function rankText(prefer: readonly string[]): string {
  return prefer.length < 2 ? '' : `Else ${prefer.slice(1).map(wishName).join(', else ')}`;
}

function reserveText(reserve: readonly Parameters<typeof goodName>[0][] | undefined): string {
  return reserve === undefined ? '' : `, in reserve ${listed(reserve.map(goodName))}`;
}

function workText(order: Order & { readonly type: 'work' | 'workAgain' }): string {
  if (order.from !== undefined && order.card !== undefined)
    return `Redevelop ${cardName(order.from)} into ${cardName(order.card)}`;
  if (order.target !== undefined) return `On ${cardName(order.target)}`;
  if (order.cards !== undefined) return `Discard ${listed(order.cards.map(cardName))}`;
  return order.tokens === undefined ? '' : `With ${listed(order.tokens.map(goodName))}`;
}

function contactCardWords(
  order: Order & { readonly type: 'contactCard' },
  view: View,
  people: People,
): OrderWords {
  if (order.as === 'token')
    return words(
      'Take',
      `${order.slot === 'incorp' ? 'an' : 'a'} ${CONTACT_WORDS[order.slot]} token`,
      'Contact card',
      '7.2',
    );
  if (order.slot === 'redevelop')
    return words('Redevelop', `${cardName(order.from)} into ${cardName(order.card)}`, 'Contact card', '9.2');
  return contactWords(order.slot, order, 'Contact card', view, people);
}

function contactWords(
  kind: ContactKind,
  target: Target,
  how: string,
  view: View,
  people: People,
  more = '',
): OrderWords {
  if ('targets' in target) {
    const [first = '', ...others] = target.targets;
    const built = view.players[target.owner]?.locations[first];
    const far = built === undefined ? '' : `, defence ${defenceOf(first, built)}`;
    const also = others.length === 0 ? '' : `, else ${others.map(cardName).join(', else ')}`;
    const spared = target.spare ? ', which stays standing' : '';
    return words(
      'Conquer',
      `${cardName(first)} of ${nameOf(people, target.owner)}${also}${spared}`,
      `${how}${far}`,
      '8.15',
    );
  }
  if ('owner' in target)
    return words(
      'Cooperate',
      `with ${cardName(target.card)} of ${nameOf(people, target.owner)}${more}`,
      `${how}, defence ${findLocation(target.card)?.defence ?? 0}`,
      '8.12',
    );
  const far = `${how}, distance ${findLocation(target.card)?.distance ?? 0}`;
  if (target.at !== undefined)
    return words(
      'Protect',
      `${cardName(target.at)} with ${cardName(target.card)}${more}`,
      `${far}. ${wallText(target.at, target.card)}`,
      '8.10',
    );
  return words(HAND_VERBS[kind], `${cardName(target.card)}${more}`, far, HAND_RULES[kind]);
}

/** 8.10 What a wall makes of the defence. */
function wallText(at: CardId, shield: CardId): string {
  return `Defence ${defenceOf(at, { shield: null })} becomes ${defenceOf(at, { shield })}`;
}

const HAND_VERBS = {
  conquest: 'Conquer from your hand',
  coop: 'Make an agreement with',
  incorp: 'Incorporate',
} as const;
const HAND_RULES = { conquest: '8.7', coop: '8.8', incorp: '8.9' } as const;

function targetName(target: { readonly card: CardId }): string {
  return cardName(target.card);
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
