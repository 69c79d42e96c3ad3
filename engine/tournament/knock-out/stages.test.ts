import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LeftOver } from '../left-over';
import { MOST_STAGES, stagesBeforeFinal } from './stages';

describe('the stages before the final', () => {
  test.each([
    [10, 4, 2, 'byes', 2],
    [16, 4, 2, 'bots', 2],
    [4, 3, 2, 'bots', undefined],
    [4, 3, 2, 'byes', 1],
    [7, 4, 3, 'smaller-boards', undefined],
    [11, 4, 2, 'smaller-boards', 2],
    [4, 4, 2, 'byes', 0],
    [5, 4, 2, 'byes', 1],
    [1_000_000, 2, 1, 'byes', 19],
    [19_987_052, 7, 6, 'byes', 99],
    [19_987_053, 7, 6, 'byes', undefined],
  ] as const)('%i players on boards of %i, %i go on, %s: %s', (players, boardSize, advance, leftOver, stages) => {
    const rules = { boardSize, smallest: Math.max(2, boardSize - 1), advance, leftOver };
    expect(stagesBeforeFinal(players, rules)).toBe(stages);
  });

  test('are bounded for whatever numbers', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }),
        fc.integer({ min: 1, max: 100 }),
        fc.integer({ min: 1, max: 100 }),
        fc.constantFrom<LeftOver>('bots', 'byes', 'smaller-boards'),
        (players, boardSize, advance, leftOver) => {
          const stages = stagesBeforeFinal(players, { boardSize, smallest: 2, advance, leftOver });
          expect(stages ?? 0).toBeLessThan(MOST_STAGES);
        },
      ),
    );
  });
});
