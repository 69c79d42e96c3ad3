import { describe, expect, test } from 'vitest';
import type { BotLevel } from '../../game';
import { textRandom } from '../../random';
import { classic } from '../index';
import { POWERS, type Position } from '../types';

const OPTIONS = { lastYear: 1908 };

/** Plays a game, showing every position and list on the way. */
function playGame(
  levelOf: (seat: string) => BotLevel,
  seed: string,
  look: (position: Position, seat: string, list: readonly unknown[]) => void = () => undefined,
  options: { lastYear: number } = OPTIONS,
) {
  const random = textRandom(seed);
  let position = classic.setup(options, POWERS, random);
  while (position.outcome === null) {
    const lists: Record<string, readonly unknown[]> = {};
    for (const { seat } of classic.pending(position)?.seats ?? []) {
      const list = classic.bots[levelOf(seat)].orders(position, seat, random);
      look(position, seat, list);
      lists[seat] = list;
    }
    position = classic.adjudicate(position, lists, options, random).position;
  }
  return position;
}

describe.each(['random', 'decent'] as const)('the %s bot', (level) => {
  test('gives only orders that stand, in every phase of whole games', () => {
    for (const seed of ['one', 'two'])
      playGame(
        () => level,
        seed,
        (position, seat, list) => {
          expect(classic.validate(position, seat, list)).toEqual([]);
        },
      );
  });

  test('plays the same game from the same random stream', () => {
    const play = () => playGame(() => level, 'again', undefined, { lastYear: 1903 });
    expect(play()).toEqual(play());
  });
});

test.each(POWERS)('a decent %s ends with the most centres among random bots', (own) => {
  const end = playGame((seat) => (seat === own ? 'decent' : 'random'), 'duel', undefined, { lastYear: 1912 });
  expect(end.outcome?.winners).toEqual([own]);
});
