import { expect, test } from 'vitest';
import { DeadlinePolicy } from '../../engine/deadlines/policy';
import { turnsInWords } from './deadlines';

const policy = DeadlinePolicy.parse({ orders: 24 * 60, adjustment: 60, earlyClose: 'allowed' });

test.each([
  ['ny2047', 'adjustments'],
  ['classic', 'retreats and adjustments'],
  ['domination', 'reactions'],
] as const)('in %s the shorter deadline is for %s', (system, words) => {
  expect(turnsInWords(policy, system)).toContain(`for ${words}`);
});
