import { describe, expect, test } from 'vitest';
import type { BotLevel } from '../../game/bot';
import { textRandom } from '../../random';
import { domination } from '../index';
import type { Position } from '../types';

/**
 * Plays a game in which the first seat's bot has one level and the others another, and passes every list to the
 * callback.
 */
function playGame(
  ids: readonly [own: BotLevel, others: BotLevel],
  seed: string,
  seats: number,
  look: (position: Position, seat: string, list: readonly unknown[]) => void = () => undefined,
): Position {
  const names = domination.seats.names.slice(0, seats);
  const random = textRandom(seed);
  const options = domination.options.parse({});
  let position = domination.setup(options, names, random);
  for (let steps = 0; position.phase !== 'over' && steps < 1000; steps += 1) {
    const lists: Record<string, readonly unknown[]> = {};
    for (const { seat, owes } of domination.pending(position)?.seats ?? []) {
      if (!owes) continue;
      const bot = domination.bots[ids[seat === names[0] ? 0 : 1]];
      const list = bot.orders(domination.view(position, { kind: 'seat', seat }), seat, random);
      look(position, seat, list);
      lists[seat] = list;
    }
    position = domination.adjudicate(position, lists, options, random).position;
  }
  return position;
}

describe.each(['random', 'steady'] as const)('the %s bot', (id) => {
  test.each([2, 4, 6])('gives lists that stand, and ends its games: %i seats', (seats) => {
    const end = playGame([id, id], `stands ${seats}`, seats, (position, seat, list) => {
      expect(list).not.toEqual([]);
      expect(domination.validate(position, seat, list)).toEqual([]);
    });
    expect(end.phase).toBe('over');
  });

  test('plays the same game from the same random stream', () => {
    expect(playGame([id, id], 'again', 3)).toEqual(playGame([id, id], 'again', 3));
  });

  test('gives no orders once the game has ended', () => {
    const end = playGame([id, id], 'end', 2);
    const view = domination.view(end, { kind: 'seat', seat: 'yellow' });
    const bot = domination.bots[id];
    expect(bot.orders(view, 'yellow', textRandom('end'))).toEqual([]);
  });
});

test('the steady bot beats random ones', () => {
  const wins = [1, 2, 3, 4, 5].filter((game) => {
    const end = playGame(['steady', 'random'], `duel ${game}`, 4);
    return domination.outcome(end)?.winners.includes('yellow');
  });
  expect(wins.length).toBeGreaterThanOrEqual(4);
});
