import { cardOf } from '../../../engine/domination/data/cards';
import type { Order } from '../../../engine/domination/orders/order-types';
import type { Language } from '../../../messages/languages';
import { nameOf, type People } from '../../components/frame/people';
import { listInWords } from '../../lib/lists';
import type { Texts } from '../../lib/texts';
import { areaName, cardTitle, listedOften } from './names';
import { type Target, targetsOf } from './targets';

/** The head of an order: "Domination, build 3". */
export function orderTitle(
  order: Order,
  t: Texts<'domination'>,
  language: Language,
): readonly [card: string, use: string] {
  switch (order.type) {
    case 'build':
      return [cardTitle(order.card), t('order.build', { count: cardOf(order.card).build })];
    case 'attack':
      return [cardTitle(order.card), t('order.attack', { count: cardOf(order.card).reduce })];
    case 'text':
      return [cardTitle(order.card), t('order.text')];
    case 'discard1':
      return [cardTitle(order.card), t('order.discarded', { count: 1 })];
    case 'discard2':
      return [listInWords(order.cards.map(cardTitle), language), t('order.discarded', { count: 2 })];
    case 'pass':
      return [t('order.pass'), ''];
    case 'standing':
      return [t('order.standing'), t('order.changed')];
    case 'resign':
      return [t('order.resign'), ''];
    case 'take_over':
      return [t('order.takeOver'), ''];
  }
}

/** The effect of an order, in a line below its head: "Brazil twice and Andes". */
export function orderDetail(
  order: Order,
  people: People,
  t: Texts<'domination'>,
  language: Language,
): string {
  if (order.type === 'discard1') return t('order.toPile', { card: cardTitle(order.take) });
  if (order.type === 'discard2') return t('order.toHand', { card: cardTitle(order.take) });
  if (order.type === 'pass') return t('order.passed');
  if (order.type === 'text' && 'target' in order) return nameOf(people, order.target);
  const targets = targetsOf(order);
  const named = (does: Target['does']) => {
    const chosen = targets.filter((target) => target.does === does);
    return listedOften(
      chosen.map(({ area }) => areaName(area)),
      t,
      language,
    );
  };
  const [chosen, builds, reductions] = [named('choose'), named('build'), named('reduce')];
  if (order.type !== 'text') return builds || reductions;
  return [
    chosen,
    builds === '' ? '' : t('order.builds', { areas: builds }),
    reductions === '' ? '' : t('order.reductions', { areas: reductions }),
  ]
    .filter((part) => part !== '')
    .join('. ');
}
