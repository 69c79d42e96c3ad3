import type { SeatId } from '../../engine/game';
import type { Bot } from '../../engine/game/bot';
import { randomBot } from '../../engine/nyc-risk/bots/random';
import { steadyBot } from '../../engine/nyc-risk/bots/steady';
import { HOOD_IDS } from '../../engine/nyc-risk/data/map';
import { nycRisk } from '../../engine/nyc-risk/index';
import type { Options } from '../../engine/nyc-risk/options';
import type { Order } from '../../engine/nyc-risk/orders/order-types';
import { decidingSeats } from '../../engine/nyc-risk/rules/deciding';
import type { Position } from '../../engine/nyc-risk/types';
import { type Random, textRandom } from '../../engine/random';
import { chance, randomOrder } from './nyc-risk-orders';
import { type Lists, type Situation as RandomSituation, stepsOf } from './random-games';

export type Situation = RandomSituation<Position, Options>;

const MOST_STEPS = 400;

/** Every step of this many random games. */
export const stepsOfGames = (games: number, seed?: number): readonly Situation[] =>
  stepsOf(games, playThrough, seed);

/** Plays a game of random set-up, random seats and random orders, good and bad, and passes on every step. */
function playThrough(seed: string, look: (situation: Situation) => void): Position {
  const random = textRandom(seed);
  const options = randomOptions(random);
  const seats = nycRisk.seats.names.slice(0, random.draw(nycRisk.seats.min, nycRisk.seats.max));
  let before = 0;
  const daring = seats.filter(() => chance(random, 40));
  let position = nycRisk.setup(options, seats, random);
  for (let step = 1; step <= MOST_STEPS && position.phase !== 'over'; step += 1) {
    if (position.turn === 3 && before < 3) position = withWeakSeat(position, random);
    before = position.turn;
    const lists = randomLists(position, daring, random);
    const name = `${seed} ${step}`;
    const result = nycRisk.adjudicate(position, lists, options, textRandom(name));
    look({ options, position, lists, seed: name, result });
    position = result.position;
  }
  return position;
}

function randomOptions(random: Random): Options {
  return {
    setup: chance(random, 50) ? 'draft' : 'deal',
    claims: chance(random, 50),
    maxMissed: random.draw(1, 3),
    replacements: chance(random, 50),
  };
}

/**
 * Random play seldom eliminates a seat. So in some games a seat is nearly out on the third turn, with many cards to be
 * taken, and the others hold more than usual.
 */
function withWeakSeat(position: Position, random: Random): Position {
  const { active, seats, mayors, hands, hoods, decks, status } = position;
  const victim = seats.find((seat) => seat !== active && status[seat] === 'playing');
  if (victim === undefined || active === null || chance(random, 40)) return position;
  const changed = structuredClone({ hands, hoods, decks });
  const held = HOOD_IDS.filter((hood) => hoods[hood]?.owner === victim);
  const last = mayors[victim] ?? held[0];
  for (const hood of held)
    changed.hoods[hood] = hood === last ? { owner: victim, units: 1 } : { owner: active, units: 3 };
  for (const seat of seats)
    if (status[seat] === 'playing')
      changed.hands[seat]?.cards.push(...changed.decks.cards.splice(0, random.draw(1, 4)));
  return { ...position, ...changed };
}

/** Lists of a step: a bot's turn with strange orders in between; sometimes none. */
function randomLists(position: Position, daring: readonly SeatId[], random: Random): Lists {
  const lists: Lists = {};
  const deciding = decidingSeats(position);
  for (const seat of position.seats) {
    if (deciding.includes(seat)) {
      if (!chance(random, 4))
        lists[seat] = mixedList(position, seat, daring.includes(seat) ? steadyBot : randomBot, random);
    } else if (position.status[seat] === 'vacant' && chance(random, 40)) lists[seat] = [{ type: 'takeOver' }];
    else if (chance(random, 10)) lists[seat] = [randomOrder(position, seat, random)];
  }
  return lists;
}

function mixedList(position: Position, seat: SeatId, bot: Bot<Order>, random: Random): unknown[] {
  const planned = bot.orders(nycRisk.view(position, { kind: 'seat', seat }), seat, random);
  const list: unknown[] = chance(random, 30) ? inPortions(planned, random) : [...planned];
  const strange = chance(random, 30) ? random.draw(1, 3) : 0;
  for (let count = 0; count < strange; count += 1)
    list.splice(random.draw(0, list.length), 0, randomOrder(position, seat, random));
  return list;
}

/** 4.2 The beginning of a turn, up to an attack that leaves the occupation open. */
function inPortions(planned: readonly Order[], random: Random): unknown[] {
  const last = planned.findIndex(({ type }) => type === 'attack' && chance(random, 30));
  return planned
    .slice(0, last < 0 ? planned.length : last + 1)
    .map((order, at) => (at === last ? { ...order, move: undefined } : order));
}
