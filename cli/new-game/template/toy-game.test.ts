import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { textRandom } from '../../../engine/random';
import { toyGame } from './index';

const SEATS = ['yellow', 'blue'];

test('2.1 an order takes one to three counters', () => {
  const position = toyGame.setup({}, SEATS, textRandom('rules'));
  expect(toyGame.validate(position, 'yellow', [{ type: 'take', count: 3 }])).toEqual([]);
  for (const count of [0, 4, 1.5])
    expect(toyGame.validate(position, 'yellow', [{ type: 'take', count }])).toMatchObject([{ rule: '2.1' }]);
});

test('every game ends, and who takes the last counter wins', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 15, maxLength: 15 }), (counts) => {
      let position = toyGame.setup({}, SEATS, textRandom('property'));
      let last = '';
      for (const count of counts) {
        if (position.active === null) break;
        last = position.active;
        const orders = { [last]: [{ type: 'take', count: Math.min(count, position.left) }] };
        position = toyGame.adjudicate(position, orders, {}, textRandom('property')).position;
      }
      expect(toyGame.outcome(position)?.winners).toEqual([last]);
    }),
  );
});
