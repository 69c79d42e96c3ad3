import { expect, test } from 'vitest';
import type { GameSystem } from '../../../engine/game';
import { correctedPosition } from './corrected-position';

/** Moderators see how many cards there are, not which ones; the system accepts any position. */
const system = {
  options: { parse: (options: unknown) => options },
  view: (position: { readonly units: unknown; readonly hand: readonly string[] }) => ({
    ...position,
    hand: position.hand.length,
  }),
  read: (position: unknown) => ({ ok: true, value: position }),
} as unknown as GameSystem;
const game = { options: {}, seats: [] };
const position = { units: ['a', 'b', 'c', 'd'], hand: ['ace', 'king'], score: { ana: 1 } };
const seen = { ...position, hand: 2 };
const correct = (edited: unknown) => {
  const read = correctedPosition(system, game, position, edited);
  if (!read.ok) throw new Error('refused');
  return read.value;
};

test('what is hidden stays as it is', () => {
  const { position: made, changes } = correct({ ...seen, score: { ana: 3 } });
  expect(made).toEqual({ ...position, score: { ana: 3 } });
  expect(changes).toEqual([{ path: '/score/ana', before: 1, after: 3 }]);
});

test('an entry taken out of a list is one change, which names that entry alone', () => {
  const { position: made, changes } = correct({ ...seen, units: ['a', 'c', 'd'] });
  expect(made).toEqual({ ...position, units: ['a', 'c', 'd'] });
  expect(changes).toEqual([{ path: '/units', before: ['b'], after: [] }]);
});

test('fields come and go', () => {
  expect(correct({ ...seen, score: { ben: 2 } }).changes).toEqual([
    { path: '/score/ana', before: 1, after: undefined },
    { path: '/score/ben', before: undefined, after: 2 },
  ]);
});

test('a field with the name of a prototype is a field', () => {
  const edited = JSON.parse(JSON.stringify(seen).replace('{', '{"__proto__":{"hand":["joker"]},'));
  const { position: made, changes } = correct(edited);
  expect(Object.getPrototypeOf(made)).toBe(Object.prototype);
  expect(changes.map(({ path }) => path)).toContain('/__proto__');
});
