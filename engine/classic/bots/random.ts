import type { Bot } from '../../game/bot';
import { legal } from '../offers/legal';
import type { Order, Position, UnitOrder } from '../types';

/** Gives every unit any legal order, and makes any legal choice. */
export const randomBot: Bot<Order> = {
  orders(view, seat, random) {
    const position = view as Position;
    if (position.phase === 'orders')
      return [...choicesByUnit(position, seat).values()].flatMap(
        (choices) => choices[random.draw(0, choices.length - 1)] ?? [],
      );
    const given: Order[] = [];
    for (let left = legal(position, seat, given); left.length > 0; left = legal(position, seat, given)) {
      const choice = left[random.draw(0, left.length - 1)];
      if (choice) given.push(choice.order);
    }
    return given;
  },
};

/** The possible orders of each unit of a power; votes are left out. */
export function choicesByUnit(position: Position, seat: string): ReadonlyMap<string, readonly UnitOrder[]> {
  const groups = new Map<string, UnitOrder[]>();
  for (const { order } of legal(position, seat, [])) {
    if (order.type !== 'HOLD' && order.type !== 'MOVE' && order.type !== 'SUPPORT' && order.type !== 'CONVOY')
      continue;
    const group = groups.get(order.unit);
    if (group) group.push(order);
    else groups.set(order.unit, [order]);
  }
  return groups;
}
