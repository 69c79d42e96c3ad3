import { beforeAll, expect, test } from 'vitest';
import { watchAll } from './all-writes';
import { WRITES } from './expected';
import type { Watch } from './tried-writes';

let watch: Watch;
beforeAll(async () => {
  watch = await watchAll();
}, 300_000);

test('each part of the condition of each write refuses by itself, and nothing is changed', () => {
  expect(watch.harmless).toEqual([]);
});

// A condition that was meant to change is written down by `npm run record-conditions`; read what it changes.
test('every write has the conditions that are written down, and there is no other write', () => {
  expect([...watch.seen].sort()).toEqual(WRITES);
});
