import { describe, expect, test } from 'vitest';
import type { BotLevel } from '../../game/bot';
import { textRandom } from '../../random';
import { ny2047 } from '../index';
import { FACTIONS, type Position } from '../types';

const OPTIONS = { adjustment: true, lastYear: 2056 };

/** Plays a game of one kind of bot and shows every position and list on the way. */
function playGame(
  id: BotLevel,
  seed: string,
  look: (position: Position, seat: string, list: readonly unknown[]) => void,
) {
  const bot = ny2047.bots[id];
  const random = textRandom(seed);
  let position = ny2047.setup(OPTIONS, FACTIONS, random);
  while (position.outcome === null) {
    const lists: Record<string, readonly unknown[]> = {};
    for (const { seat } of ny2047.pending(position)?.seats ?? []) {
      const list = bot.orders(ny2047.view(position, { kind: 'seat', seat }), seat, random);
      look(position, seat, list);
      lists[seat] = list;
    }
    position = ny2047.adjudicate(position, lists, OPTIONS, random).position;
  }
  return position;
}

describe.each(['random', 'steady'] as const)('the %s bot', (id) => {
  test('gives only orders that stand, in every phase of whole games', () => {
    for (const seed of ['one', 'two', 'three'])
      playGame(id, seed, (position, seat, list) => {
        expect(ny2047.validate(position, seat, list)).toEqual([]);
      });
  });

  test('plays the same game from the same random stream', () => {
    expect(playGame(id, 'again', () => undefined)).toEqual(playGame(id, 'again', () => undefined));
  });

  test('gives no orders once the game has ended', () => {
    const end = playGame(id, 'end', () => undefined);
    expect(ny2047.bots[id].orders(end, 'tower', textRandom('end'))).toEqual([]);
  });
});

test('the steady bot gives every unit of a seat an order', () => {
  playGame('steady', 'all', (position, seat, list) => {
    if (position.phase !== 'orders') return;
    const units = position.units.filter((unit) => unit.faction === seat);
    const ordered = new Set(list.map((order) => (order as { unit?: string }).unit));
    for (const { id } of units) expect(ordered).toContain(id);
  });
});
