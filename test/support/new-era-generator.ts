import { filled } from '../../engine/core/filled';
import type { SeatId } from '../../engine/game';
import { randomBot } from '../../engine/new-era/bots/random';
import { newEra } from '../../engine/new-era/index';
import { legal } from '../../engine/new-era/offers/legal';
import type { Options } from '../../engine/new-era/options';
import type { Position } from '../../engine/new-era/types';
import { type Random, textRandom } from '../../engine/random';
import { chance } from './nyc-risk-orders';
import { type Lists, type Situation as RandomSituation, stepsOf } from './random-games';

export type Situation = RandomSituation<Position, Options>;

const MOST_STEPS = 3000;

/** Every step of this many random games. */
export const stepsOfGames = (games: number, seed?: number): readonly Situation[] =>
  stepsOf(games, playThrough, seed);

/** Plays a game of random seats and random orders, sometimes missing, strange or resigned, and passes on every step. */
function playThrough(seed: string, look: (situation: Situation) => void): void {
  const random = textRandom(seed);
  const options = newEra.options.parse({ target: 20, maxTurns: random.draw(2, 6), missLimit: 2 });
  const seats = newEra.seats.names.slice(0, random.draw(newEra.seats.min, newEra.seats.max));
  let position = newEra.setup(options, seats, random);
  for (let step = 1; step <= MOST_STEPS && position.phase !== 'over'; step += 1) {
    const lists = randomLists(position, random);
    const name = `${seed} ${step}`;
    const result = newEra.adjudicate(position, lists, options, textRandom(name));
    look({ options, position, lists, seed: name, result });
    position = result.position;
  }
  if (position.phase !== 'over') throw new Error(`game ${seed} does not end`);
}

function randomLists(position: Position, random: Random): Lists {
  const lists: Lists = {};
  for (const seat of position.seats) {
    const isAsked = position.awaiting?.seat === seat;
    const view = newEra.view(position, { kind: 'seat', seat });
    if (isAsked && !chance(random, 2)) lists[seat] = [...randomBot.orders(view, seat, random)];
    if (chance(random, 5)) lists[seat] = [...(lists[seat] ?? []), { type: 'trade', resource: 'gold' }];
    if (chance(random, 4)) lists[seat] = [...(lists[seat] ?? []), asideOrder(position, seat, random)];
    if (position.players[seat]?.resigned && chance(random, 10)) lists[seat] = [{ type: 'rejoin' }];
  }
  return lists;
}

/** Mostly standing orders, and rarely a resignation. */
function asideOrder(position: Position, seat: SeatId, random: Random): unknown {
  if (chance(random, 3)) return { type: 'resign' };
  const offers = legal(position, seat, []).filter(({ order }) => order.type === 'standing');
  const offer = offers[random.draw(0, Math.max(0, offers.length - 1))];
  return offer ? filled(offer, random) : { type: 'standing' };
}
