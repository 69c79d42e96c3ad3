import { listed } from '../../../engine/core/listed';
import type { ContactKind } from '../../../engine/new-era/card-types';
import { cardName, findLocation } from '../../../engine/new-era/data/cards';
import type { OrderOf, Target } from '../../../engine/new-era/orders/order-types';
import { CONTACT_WORDS, goodName } from '../../../engine/new-era/reading/names';
import { defenceOf } from '../../../engine/new-era/rules/states';
import type { CardId, View } from '../../../engine/new-era/types';
import { nameOf, type People } from '../../components/frame/people';
import { type OrderWords, words } from './order-words';

/** 7.3 A contact made with tokens. */
export function tokenWords(order: OrderOf<'contact'>, view: View, people: People): OrderWords {
  const how = `With ${listed(order.tokens.map(goodName))}${reserveText(order.reserve)}`;
  const also = order.second === undefined ? '' : ` and ${cardName(order.second.card)}`;
  return contactWords(order.kind, order, how, view, people, also);
}

function reserveText(reserve: readonly Parameters<typeof goodName>[0][] | undefined): string {
  return reserve === undefined ? '' : `, in reserve ${listed(reserve.map(goodName))}`;
}

/** 7.2 What is done with a slot of the contact card. */
export function contactCardWords(order: OrderOf<'contactCard'>, view: View, people: People): OrderWords {
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

/** Section 8: conquest, cooperation, incorporation, by whatever means. */
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
