import { describe, expect, test } from 'vitest';
import { isNightly } from '../../../test/support/nightly';
import type { BotLevel } from '../../game/bot';
import { textRandom } from '../../random';
import { nycRisk } from '../index';
import type { Options } from '../options';
import { scoreOf } from '../rules/ending';
import type { Position } from '../types';

const OPTIONS: readonly Options[] = [
  { setup: 'draft', claims: false, maxMissed: 3, replacements: false },
  { setup: 'deal', claims: true, maxMissed: 3, replacements: true },
];

/** Plays a game of bots and shows every position and list on the way. */
function playGame(
  levelOf: (seat: string) => BotLevel,
  seed: string,
  seats: number,
  look: (position: Position, seat: string, list: readonly unknown[]) => void = () => undefined,
) {
  const random = textRandom(seed);
  const options = OPTIONS[seats % 2] ?? nycRisk.options.parse({});
  let position = nycRisk.setup(options, nycRisk.seats.names.slice(0, seats), random);
  for (let steps = 0; position.phase !== 'over' && steps < 1000; steps += 1) {
    const lists: Record<string, readonly unknown[]> = {};
    for (const { seat, owes } of nycRisk.pending(position)?.seats ?? []) {
      if (!owes) continue;
      const bot = nycRisk.bots[levelOf(seat)];
      const list = bot.orders(nycRisk.view(position, { kind: 'seat', seat }), seat, random);
      look(position, seat, list);
      lists[seat] = list;
    }
    position = nycRisk.adjudicate(position, lists, options, random).position;
  }
  return position;
}

describe.each(['random', 'steady', 'sharp'] as const)('the %s bot', (id) => {
  // An odd and an even number: each has other options. Sharp bots think for long.
  const sizes = id === 'sharp' && !isNightly ? [3, 6] : [3, 4, 5, 6];
  test.each(sizes)('gives lists that stand, and ends its games: %i seats', (seats) => {
    const end = playGame(
      () => id,
      `stands ${seats}`,
      seats,
      (position, seat, list) => {
        expect(list).not.toEqual([]);
        expect(nycRisk.validate(position, seat, list)).toEqual([]);
      },
    );
    expect(end.phase).toBe('over');
  });

  test('plays the same game from the same random stream', () => {
    expect(playGame(() => id, 'again', 4)).toEqual(playGame(() => id, 'again', 4));
  });

  test('gives no orders once the game has ended', () => {
    const end = playGame(() => id, 'end', 3);
    expect(nycRisk.bots[id].orders(end, 'yellow', textRandom('end'))).toEqual([]);
  });
});

test('the steady bot needs little more than one step for a turn', () => {
  let steps = 0;
  const { turn } = playGame(
    () => 'steady',
    'steps',
    4,
    ({ phase }) => {
      if (phase !== 'draft' && phase !== 'place') steps += 1;
    },
  );
  expect(steps).toBeLessThan(1.5 * turn);
});

/** The average margin in points of the first seat over its rivals, over games against steady bots. */
function marginOf(level: BotLevel, games: number): number {
  const margins = Array.from({ length: games }, (_, game) => {
    const end = playGame((seat) => (seat === 'yellow' ? level : 'steady'), `margin ${game}`, 4);
    const points = end.seats.map((seat) => scoreOf(end, seat).total);
    const [own = 0, ...others] = points;
    return own - others.reduce((sum, one) => sum + one, 0) / others.length;
  });
  return margins.reduce((sum, one) => sum + one, 0) / games;
}

test('the sharp bot leaves steady ones behind by more points than a steady one does', () => {
  expect(marginOf('sharp', 40)).toBeGreaterThan(marginOf('steady', 40) + 1);
});
