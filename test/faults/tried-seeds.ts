import { expect, test } from 'vitest';
import { runSeed } from './run-seed';

/** Seeds of one test: a failure is told soon, and not once for each seed. */
const TOGETHER = 20;

/** Tests that seasons keep all promises whatever goes wrong in them. A seed that fails prints its number. */
export function trySeeds(first: number, last: number): void {
  for (let from = first; from <= last; from += TOGETHER) {
    const to = Math.min(from + TOGETHER - 1, last);
    test(`seeds ${from} to ${to} keep all promises`, async () => {
      for (let seed = from; seed <= to; seed += 1) {
        const { broken } = await runSeed(seed);
        expect(broken, `npm run simulate -- --faults --seed ${seed}`).toEqual([]);
      }
    });
  }
}
