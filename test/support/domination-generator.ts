import { randomBot } from '../../engine/domination/bots/random';
import { steadyBot } from '../../engine/domination/bots/steady';
import { domination } from '../../engine/domination/index';
import type { Options } from '../../engine/domination/options';
import type { Position } from '../../engine/domination/types';
import type { SeatId } from '../../engine/game';
import { type Random, textRandom } from '../../engine/random';
import { randomOrder } from './domination-orders';
import { chance } from './nyc-risk-orders';
import { type Lists, type Situation as RandomSituation, stepsOf } from './random-games';

export type Situation = RandomSituation<Position, Options>;

const MOST_STEPS = 1000;

/** Every step of this many random games. */
export const stepsOfGames = (games: number, seed?: number): readonly Situation[] =>
  stepsOf(games, playThrough, seed);

/** Plays a game of random options, random seats and random orders, good and bad, and passes on every step. */
function playThrough(seed: string, look: (situation: Situation) => void): void {
  const random = textRandom(seed);
  const options = { turns: random.draw(3, 5), copies: random.draw(3, 6), vacateAfter: random.draw(0, 2) };
  const seats = domination.seats.names.slice(0, random.draw(domination.seats.min, domination.seats.max));
  const clever = seats.filter(() => chance(random, 40));
  let position = domination.setup(options, seats, random);
  for (let step = 1; step <= MOST_STEPS && position.phase !== 'over'; step += 1) {
    const lists = randomLists(position, clever, random);
    const name = `${seed} ${step}`;
    const result = domination.adjudicate(position, lists, options, textRandom(name));
    look({ options, position, lists, seed: name, result });
    position = result.position;
  }
  if (position.phase !== 'over') throw new Error(`game ${seed} does not end`);
}

/** Lists of a step: a bot's orders with strange ones in between; sometimes none. */
function randomLists(position: Position, clever: readonly SeatId[], random: Random): Lists {
  const lists: Lists = {};
  for (const { seat, owes } of domination.pending(position)?.seats ?? []) {
    if (owes && !chance(random, 4)) lists[seat] = mixedList(position, seat, clever.includes(seat), random);
    else if (chance(random, 10)) lists[seat] = [randomOrder(position, seat, random)];
  }
  for (const seat of position.order)
    if (position.seats[seat]?.vacant && chance(random, 20)) lists[seat] = [{ type: 'take_over' }];
  return lists;
}

function mixedList(position: Position, seat: SeatId, isClever: boolean, random: Random): unknown[] {
  const bot = isClever ? steadyBot : randomBot;
  const list: unknown[] = [...bot.orders(domination.view(position, { kind: 'seat', seat }), seat, random)];
  const strange = chance(random, 30) ? random.draw(1, 3) : 0;
  for (let count = 0; count < strange; count += 1)
    list.splice(random.draw(0, list.length), 0, randomOrder(position, seat, random));
  return list;
}
