import { describe, expect, test } from 'vitest';
import { cases } from '../../test/support/nightly';
import type { GameSystem } from '../game';
import { GAME_SYSTEM_IDS } from '../games';
import { textRandom } from '../random';
import { gameSystem } from '../systems';
import { type Thinkable, thinkingBotOf } from './thinking-bot';

/** How many decisions of the sharp bot are examined, spread over a game. */
const LOOKED_AT = cases(6, 3);
const APART = 4;

/** Passes the sharp bot's orders for the first seat of a game of steady bots to `look`. */
function watchSharpBot(
  system: GameSystem,
  seed: string,
  look: (position: unknown, seat: string, list: readonly unknown[]) => void,
): void {
  const options = system.options.parse({});
  const random = textRandom(seed);
  const [first, ...others] = system.seats.names.slice(0, system.seats.usual);
  if (first === undefined) throw new Error('no seats');
  let position = system.setup(options, [first, ...others], random);
  let decisions = 0;
  for (let pending = system.pending(position); pending; pending = system.pending(position)) {
    const lists: Record<string, readonly unknown[]> = {};
    for (const { seat, owes } of pending.seats) {
      if (!owes) continue;
      const view = system.view(position, { kind: 'seat', seat });
      const isWatched = seat === first && decisions++ % APART === 0;
      lists[seat] = system.bots[isWatched ? 'sharp' : 'steady'].orders(view, seat, random);
      if (isWatched) look(position, seat, lists[seat]);
    }
    if (decisions > LOOKED_AT * APART) return;
    position = system.adjudicate(position, lists, options, random).position;
  }
}

describe.each(GAME_SYSTEM_IDS.map(gameSystem))('the sharp bot of $title', (system) => {
  test('gives lists that stand, and the same ones from the same random stream', () => {
    const [once, again]: [unknown[], unknown[]] = [[], []];
    watchSharpBot(system, 'sharp', (position, seat, list) => {
      expect(list).not.toEqual([]);
      expect(system.validate(position, seat, list)).toEqual([]);
      once.push(list);
    });
    watchSharpBot(system, 'sharp', (_position, _seat, list) => again.push(list));
    expect(once.length).toBeGreaterThan(2);
    expect(again).toEqual(once);
  });

  test('orders nothing that hangs on what its seat does not see', () => {
    watchSharpBot(system, 'secrets', (position, seat) => {
      const view = system.view(position, { kind: 'seat', seat });
      const other = system.dealHidden?.(view, textRandom('another world')) ?? position;
      const ordersIn = (world: unknown) =>
        system.bots.sharp.orders(system.view(world, { kind: 'seat', seat }), seat, textRandom('same'));
      expect(ordersIn(other)).toEqual(ordersIn(position));
    });
  });
});

type Purse = { readonly turn: number; readonly coins: number; readonly saved: number };
type Act = { readonly type: 'spend' | 'save' | 'idle' };

/** A coin now, or three for each saved one when the second turn ends. */
const PURSE: Thinkable<Purse, Act, unknown> = {
  options: { parse: (options: unknown) => options } as Thinkable<Purse, Act, unknown>['options'],
  pending: ({ turn }) =>
    turn === 2
      ? null
      : {
          pace: 'orders',
          clock: `${turn}`,
          seats: [{ seat: 'anna', owes: true, decision: '', fallback: { says: '', rule: '' } }],
        },
  view: (position) => position,
  adjudicate: (position, { anna }) => {
    const [act] = anna as readonly Act[];
    const coins =
      position.coins + (act?.type === 'spend' ? 1 : 0) + (position.turn === 1 ? 3 * position.saved : 0);
    const saved = position.saved + (act?.type === 'save' ? 1 : 0);
    return { orders: [], events: [], outcome: null, position: { turn: position.turn + 1, coins, saved } };
  },
};

test.each([
  ['a step ahead', 1, 'spend'],
  ['two steps ahead', 2, 'save'],
] as const)('a bot that thinks %s takes what pays by then', (_how, steps, type) => {
  const ideas = (['idle', 'spend', 'save'] as const).map((act): readonly Act[] => [{ type: act }]);
  const bot = thinkingBotOf<Purse, Act, unknown>(() => PURSE, {
    ideas: () => ideas,
    model: { orders: () => [{ type: 'idle' }] },
    worth: ({ coins }) => coins,
    worlds: 2,
    steps,
  });
  expect(bot.orders({ turn: 0, coins: 0, saved: 0 }, 'anna', textRandom('purse'))).toEqual([{ type }]);
});
