import { describe, expect, test } from 'vitest';
import type { Order } from '../../../../engine/new-era/orders/order-types';
import { choiceInReader } from './ranking';

const view = { display: ['village', 'depot', 'mine'] };

function ordersAfter(prefer: readonly string[], asked: boolean, card: string): readonly Order[] {
  let orders: readonly Order[] = prefer.length === 0 ? [] : [{ type: 'draft', prefer } as Order];
  const queue = { orders, set: (next: readonly Order[]) => (orders = next) };
  choiceInReader(view, queue, asked, 'Choose').choose(card);
  return orders;
}

describe('a card that is open at full size', () => {
  test('becomes the pick of the player who is asked', () =>
    expect(ordersAfter(['depot'], true, 'mine')).toEqual([{ type: 'draft', prefer: ['mine', 'depot'] }]));

  test('becomes the next wish of a player who plans', () =>
    expect(ordersAfter(['depot'], false, 'mine')).toEqual([{ type: 'draft', prefer: ['depot', 'mine'] }]));

  test('offers no choice if it is chosen, or not on display', () => {
    const queue = { orders: [{ type: 'draft', prefer: ['depot'] } as Order], set: () => undefined };
    const { isOpen } = choiceInReader(view, queue, true, 'Choose');
    expect(['depot', 'mine', 'bunker'].map(isOpen)).toEqual([false, true, false]);
  });
});
