import { describe, expect, test } from 'vitest';
import type { BotLevel } from '../../game/bot';
import { textRandom } from '../../random';
import { newEra } from '../index';
import type { Position } from '../types';

/** Plays a game in which the first seat's bot is of one level and the others' of another, and shows every list. */
function playGame(
  ids: readonly [own: BotLevel, others: BotLevel],
  seed: string,
  seats: number,
  look: (position: Position, seat: string, list: readonly unknown[]) => void = () => undefined,
  maxTurns = 4,
): Position {
  const names = newEra.seats.names.slice(0, seats);
  const random = textRandom(seed);
  const options = newEra.options.parse({ maxTurns });
  let position = newEra.setup(options, names, random);
  while (position.phase !== 'over') {
    const seat = position.awaiting?.seat ?? '';
    const bot = newEra.bots[ids[seat === names[0] ? 0 : 1]];
    const list = bot.orders(newEra.view(position, { kind: 'seat', seat }), seat, random);
    look(position, seat, list);
    position = newEra.adjudicate(position, { [seat]: list }, options, random).position;
  }
  return position;
}

describe.each(['random', 'steady'] as const)('the %s bot', (id) => {
  test.each([2, 5])('gives lists that stand, and ends its games: %i seats', (seats) => {
    const end = playGame([id, id], `stands ${seats}`, seats, (position, seat, list) => {
      expect(list).not.toEqual([]);
      expect(newEra.validate(position, seat, list)).toEqual([]);
    });
    expect(end.phase).toBe('over');
  });

  test('plays the same game from the same random stream', () => {
    expect(playGame([id, id], 'again', 2)).toEqual(playGame([id, id], 'again', 2));
  });

  test('gives no orders once the game has ended', () => {
    const end = playGame([id, id], 'end', 2);
    const view = newEra.view(end, { kind: 'seat', seat: 'yellow' });
    const bot = newEra.bots[id];
    expect(bot.orders(view, 'yellow', textRandom('end'))).toEqual([]);
  });
});

test('the steady bot beats random ones', () => {
  const wins = [1, 2, 3, 4, 5].filter((game) => {
    const end = playGame(['steady', 'random'], `duel ${game}`, 4, undefined, 8);
    return newEra.outcome(end)?.winners.includes('yellow');
  });
  expect(wins.length).toBeGreaterThanOrEqual(4);
});
