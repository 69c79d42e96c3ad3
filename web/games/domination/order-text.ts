import { listed } from '../../../engine/core/listed';
import { cardOf } from '../../../engine/domination/data/cards';
import type { Order } from '../../../engine/domination/orders/order-types';
import { nameOf, type People } from '../../components/frame/people';
import { areaName, cardTitle, listedOften } from './names';
import { targetsOf } from './targets';

/** The head of an order: "Domination, build 3". */
export function orderTitle(order: Order): readonly [card: string, use: string] {
  switch (order.type) {
    case 'build':
      return [cardTitle(order.card), `build ${cardOf(order.card).build}`];
    case 'attack':
      return [cardTitle(order.card), `attack ${cardOf(order.card).reduce}`];
    case 'text':
      return [cardTitle(order.card), 'text'];
    case 'discard1':
      return [cardTitle(order.card), 'discarded'];
    case 'discard2':
      return [listed(order.cards.map(cardTitle)), 'discarded'];
    case 'pass':
      return ['Pass', ''];
    case 'standing':
      return ['Standing orders', 'changed'];
    case 'resign':
      return ['Resign', ''];
    case 'take_over':
      return ['Take over', ''];
  }
}

/** What an order does, in a line below its head: "Brazil twice, Andes". */
export function orderDetail(order: Order, people: People): string {
  if (order.type === 'discard1') return `${cardTitle(order.take)} to your discard pile`;
  if (order.type === 'discard2') return `${cardTitle(order.take)} to your hand`;
  if (order.type === 'pass') return 'no more turns in this game turn';
  if (order.type === 'text' && 'target' in order) return nameOf(people, order.target);
  const targets = targetsOf(order);
  const names = (does: string) =>
    listedOften(targets.filter((target) => target.does === does).map(({ area }) => areaName(area)));
  return [
    ['', 'choose'],
    ['Builds: ', 'build'],
    ['Reductions: ', 'reduce'],
  ]
    .flatMap(([word, does = '']) => {
      const text = names(does);
      return text === '' ? [] : [order.type === 'text' ? `${word}${text}` : text];
    })
    .join('. ');
}
