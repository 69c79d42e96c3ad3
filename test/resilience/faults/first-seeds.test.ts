import { expect, test } from 'vitest';
import { cases } from '../../support/nightly';
import { trySeeds } from './tried-seeds';
import { runSeeds } from './workers';

// The nightly run plays ten thousand (`npm run nightly`).
trySeeds(1, cases(24, 8));

// The last event fails four times, and is postponed for 20 minutes when the season ends.
trySeeds(2716, 2716);

test('a seed plays the same alone as it does after another', async () => {
  const seeds = { last: 7, workers: 1, kept: 200_000 };
  const [alone] = await runSeeds({ ...seeds, first: 7 });
  const [, after] = await runSeeds({ ...seeds, first: 6 });
  expect(alone?.lines.length).toBeGreaterThan(1000);
  expect(after?.lines).toEqual(alone?.lines);
  expect(after?.trace).toBe(alone?.trace);
});
