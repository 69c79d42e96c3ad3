import { type Thinkable, thinkingBotOf } from '../../core/thinking-bot';
import type { Bot } from '../../game/bot';
import type { Random } from '../../random';
import { isFaction } from '../data/factions';
import type { Options } from '../options';
import type { Faction, Order, Position } from '../types';
import { type Mood, planOrders } from './plan';
import { groundOf, sceneOf } from './scene';
import { adjust, MOODS, outlookOf, steadyBot } from './steady';

const IDEAS_A_MOOD = 4;
const PLAIN: Mood = { noise: 20, daring: 0.5 };

/** Explores many plans of a turn, and takes the one that leaves it best off some turns later. */
export function sharpBotOf(system: () => Thinkable<Position, Order, Options>): Bot<Order> {
  return thinkingBotOf(system, {
    ideas: (view, seat, random) => ideas(view as Position, seat, random),
    model: quickBot,
    worth: (position, seat) => outlookOf(position, seat as Faction),
    worlds: 8,
    steps: 5,
  });
}

function ideas(position: Position, seat: string, random: Random): readonly (readonly Order[])[] {
  if (position.phase !== 'orders' || !isFaction(seat)) return [steadyBot.orders(position, seat, random)];
  const scene = sceneOf(groundOf(position), seat);
  const plans = MOODS.flatMap((mood) =>
    Array.from({ length: IDEAS_A_MOOD }, () => planOrders(scene, random, mood)),
  );
  return [steadyBot.orders(position, seat, random), ...plans];
}

/** Makes a single plan and gives it. */
const quickBot: Bot<Order> = {
  orders(view, seat, random) {
    const position = view as Position;
    if (!isFaction(seat)) return [];
    if (position.phase === 'adjustment') return adjust(position, seat);
    return position.phase === 'orders' ? planOrders(sceneOf(groundOf(position), seat), random, PLAIN) : [];
  },
};
