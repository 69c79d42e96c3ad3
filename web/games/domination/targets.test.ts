import { expect, test } from 'vitest';
import type { View } from '../../../engine/domination/types';
import { gameSystem } from '../../../engine/systems';
import { withTaken } from './targets';

test('4.8 a card that the list takes into the hand can be used further down in it', () => {
  const system = gameSystem('domination');
  const read = system.read({ stacks: { military_base: 6 } }, system.options.parse({}), ['blue', 'red']);
  if (!read.ok) throw new Error('no position');
  const own = (system.view(read.value, { kind: 'seat', seat: 'blue' }) as View).seats.blue;
  if (own === undefined) throw new Error('no seat');
  const taken = withTaken(own, [
    { type: 'discard2', cards: ['domination', 'domination'], take: 'military_base' },
  ]);
  expect(taken.hand).toEqual([...(own.hand ?? []), 'military_base']);
  expect(withTaken(own, [{ type: 'pass' }])).toBe(own);
});
