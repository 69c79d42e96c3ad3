import type { Message } from '../../game';
import { message } from '../message';
import type { Order } from '../types';

/** An order in words: "place a man on a7, and take d5". */
export function orderInWords(order: Order): Message {
  if (order.type === 'resign') return message('order.resign');
  const { to, take } = order;
  if (order.type === 'place')
    return take === undefined ? message('order.place', { to }) : message('order.placeAndTake', { to, take });
  const { from } = order;
  return take === undefined
    ? message('order.move', { from, to })
    : message('order.moveAndTake', { from, to, take });
}

/** The points of an order in the order in which it is carried out. */
export function pointsOfOrder(order: Order): readonly string[] {
  if (order.type === 'resign') return [];
  const taken = order.take === undefined ? [] : [order.take];
  return order.type === 'place' ? [order.to, ...taken] : [order.from, order.to, ...taken];
}
