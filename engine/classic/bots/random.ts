import type { Bot } from '../../game/bot';
import type { Atlas } from '../data/atlas';
import { legal } from '../offers/legal';
import type { Order, Position, UnitOrder } from '../types';

/** Gives every unit any legal order, and makes any legal choice. */
export function randomBotOn(atlas: Atlas): Bot<Order> {
  return {
    orders(view, seat, random) {
      const position = view as Position;
      if (position.phase === 'orders')
        return [...choicesByUnit(atlas, position, seat).values()].flatMap(
          (choices) => choices[random.draw(0, choices.length - 1)] ?? [],
        );
      const given: Order[] = [];
      const offers = () => legal(atlas, position, seat, given);
      for (let left = offers(); left.length > 0; left = offers()) {
        const choice = left[random.draw(0, left.length - 1)];
        if (choice) given.push(choice.order);
      }
      return given;
    },
  };
}

/** The possible orders of each unit of a power; votes are left out. */
export function choicesByUnit(
  atlas: Atlas,
  position: Position,
  seat: string,
): ReadonlyMap<string, readonly UnitOrder[]> {
  const groups = new Map<string, UnitOrder[]>();
  for (const { order } of legal(atlas, position, seat, [])) {
    if (order.type !== 'HOLD' && order.type !== 'MOVE' && order.type !== 'SUPPORT' && order.type !== 'CONVOY')
      continue;
    const group = groups.get(order.unit);
    if (group) group.push(order);
    else groups.set(order.unit, [order]);
  }
  return groups;
}
