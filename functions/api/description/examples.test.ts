import { expect, test } from 'vitest';
import { NOTHING, nameOf } from '../operation';
import { OPERATIONS } from '../whole-api';
import { EXAMPLES } from './examples';

const TAKING = OPERATIONS.filter(({ body }) => body !== NOTHING);

test('every operation that takes a body has an example, and there is none of another', () => {
  expect(Object.keys(EXAMPLES).sort()).toEqual(TAKING.map(nameOf).sort());
});

test.each(TAKING.map((one) => [nameOf(one), one] as const))('%s: its example is accepted', async (name, {
  body,
}) => {
  const read = await body.safeParseAsync(EXAMPLES[name]);
  expect(read.error?.issues ?? []).toEqual([]);
});
