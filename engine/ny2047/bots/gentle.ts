import type { Bot } from '../../game/bot';
import { isFaction } from '../data/factions';
import type { Order, Position } from '../types';
import { type Mood, planOrders } from './plan';
import { groundOf, sceneOf } from './scene';
import { adjust } from './steady';

/** It leaves stars unguarded for the sake of any attack. */
const MOOD: Mood = { noise: 20, daring: 1 };
/** How often it forgets an order, in per cent. */
const FORGETS = 20;

/** Plays as a beginner: it follows the first plan that comes to mind, and forgets some of its orders. */
export const gentleBot: Bot<Order> = {
  orders(view, seat, random) {
    const position = view as Position;
    if (!isFaction(seat)) return [];
    if (position.phase === 'adjustment') return adjust(position, seat);
    if (position.phase !== 'orders') return [];
    const plan = planOrders(sceneOf(groundOf(position), seat), random, MOOD);
    return plan.filter(() => random.draw(1, 100) > FORGETS);
  },
};
