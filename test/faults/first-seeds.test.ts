import { expect, test } from 'vitest';
import { runSeed } from './run-seed';
import { trySeeds } from './tried-seeds';

trySeeds(1, 100);

test('a seed plays the same each time', async () => {
  const [once, again] = [await runSeed(7), await runSeed(7)];
  expect(once.lines.length).toBeGreaterThan(1000);
  expect(again.lines).toEqual(once.lines);
  expect(again.trace).toBe(once.trace);
});
