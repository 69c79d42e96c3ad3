import { expect, test } from 'vitest';
import { runSeeds } from './workers';

/** Tests that seasons keep all invariants under all faults. A failed seed prints its number. */
export function trySeeds(first: number, last: number): void {
  test(`seeds ${first} to ${last} keep all promises`, { timeout: 900_000 }, async () => {
    // The tests beside this one use the other cores.
    const results = await runSeeds({ first, last, workers: 1 });
    expect(results).toHaveLength(last - first + 1);
    const failed = results.filter(({ broken }) => broken.length > 0);
    const rows = failed.map(({ seed, broken }) => [`npm run simulate -- --faults --seed ${seed}`, broken]);
    expect(rows).toEqual([]);
  });
}
