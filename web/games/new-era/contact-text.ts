import type { ContactKind } from '../../../engine/new-era/card-types';
import { cardName, findLocation } from '../../../engine/new-era/data/cards';
import type { ContactOrder, OrderOf, Target } from '../../../engine/new-era/orders/order-types';
import { defenceOf } from '../../../engine/new-era/rules/states';
import { nameOf } from '../../components/frame/people';
import { listInWords } from '../../lib/lists';
import type { Texts } from '../../lib/texts';
import { goodName } from './goods-text';
import { type OrderParts, type OrderReader, words } from './order-words';

/** The means of a contact, and the second cooperation that comes with it. */
interface Means {
  readonly how: 'tokens' | 'reserve' | 'card';
  readonly tokens: string;
  readonly reserve: string;
  readonly second: 'none' | 'some';
  readonly also: string;
}

/** The range that a contact needs, or the effect of a wall on the defence. */
interface Reach {
  readonly far: 'none' | 'defence' | 'distance' | 'wall';
  readonly range?: number;
  readonly before?: number;
  readonly after?: number;
}

const BY_CARD: Means = { how: 'card', tokens: '', reserve: '', second: 'none', also: '' };

/** 7.3 A contact made with tokens. */
export function tokenWords(order: ContactOrder, reader: OrderReader, t: Texts<'new-era'>): OrderParts {
  const namesOf = (tokens: ContactOrder['tokens'] = []) =>
    listInWords(
      tokens.map((token) => goodName(token, t)),
      reader.language,
    );
  const means: Means = {
    how: order.reserve === undefined ? 'tokens' : 'reserve',
    tokens: namesOf(order.tokens),
    reserve: namesOf(order.reserve),
    second: order.second === undefined ? 'none' : 'some',
    also: order.second === undefined ? '' : cardName(order.second.card),
  };
  return contactWords(order.kind, order, means, reader, t);
}

/** 7.2 The use of a slot of the contact card. */
export function contactCardWords(
  order: OrderOf<'contactCard'>,
  reader: OrderReader,
  t: Texts<'new-era'>,
): OrderParts {
  const how = t('detail.contactCard');
  if (order.as === 'token') return words('take', t('object.token', { slot: order.slot }), how, '7.2');
  if (order.slot !== 'redevelop') return contactWords(order.slot, order, BY_CARD, reader, t);
  const [from, card] = [cardName(order.from), cardName(order.card)];
  return words('redevelop', t('object.redevelop', { from, card }), how, '9.2');
}

/** Section 8: conquest, cooperation, incorporation, by any means. */
function contactWords(
  kind: ContactKind,
  target: Target,
  means: Means,
  reader: OrderReader,
  t: Texts<'new-era'>,
): OrderParts {
  if ('targets' in target) return conquestWords(target, means, reader, t);
  const { second, also } = means;
  const card = cardName(target.card);
  const location = findLocation(target.card);
  if ('owner' in target) {
    const object = t('object.cooperate', { card, name: nameOf(reader.people, target.owner), second, also });
    const reach: Reach = { far: 'defence', range: location?.defence ?? 0 };
    return words('cooperate', object, detailText(means, reach, t), '8.12');
  }
  const range = location?.distance ?? 0;
  if (target.at === undefined) {
    const { act, object, rule } = fromHand(kind, { card, second, also }, t);
    return words(act, object, detailText(means, { far: 'distance', range }, t), rule);
  }
  // 8.10 The effect of a wall on the defence.
  const [before, after] = [null, target.card].map((shield) => defenceOf(target.at ?? '', { shield }));
  const wall = {
    far: 'wall',
    range,
    ...(before !== undefined && { before }),
    ...(after !== undefined && { after }),
  } as const;
  const object = t('object.protect', { at: cardName(target.at), card, second, also });
  return words('protect', object, detailText(means, wall, t), '8.10');
}

function conquestWords(
  { targets, owner, spare }: Extract<Target, { readonly targets: unknown }>,
  means: Means,
  { view, people }: OrderReader,
  t: Texts<'new-era'>,
): OrderParts {
  const [first = '', ...others] = targets;
  const built = view.players[owner]?.locations[first];
  const object = t('object.conquer', {
    card: cardName(first),
    name: nameOf(people, owner),
    others: others.length === 0 ? 'none' : 'some',
    list: others.map((card) => t('object.else', { card: cardName(card) })).join(', '),
    spare: spare ? 'yes' : 'no',
  });
  const reach: Reach =
    built === undefined ? { far: 'none' } : { far: 'defence', range: defenceOf(first, built) };
  return words('conquer', object, detailText(means, reach, t), '8.15');
}

function fromHand(
  kind: ContactKind,
  named: Pick<Means, 'second' | 'also'> & { readonly card: string },
  t: Texts<'new-era'>,
) {
  switch (kind) {
    case 'conquest':
      return { act: 'conquerHand', object: t('object.conquerHand', { ...named }), rule: '8.7' } as const;
    case 'coop':
      return { act: 'agree', object: t('object.agree', { ...named }), rule: '8.8' } as const;
    case 'incorp':
      return { act: 'incorporate', object: t('object.incorporate', { ...named }), rule: '8.9' } as const;
  }
}

function detailText({ how, tokens, reserve }: Means, reach: Reach, t: Texts<'new-era'>): string {
  const { far, range = 0, before = 0, after = 0 } = reach;
  return t('detail.contact', { how, tokens, reserve, far, range, before, after });
}
