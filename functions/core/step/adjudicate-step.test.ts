import { expect, test } from 'vitest';
import type { StepRecord } from '../game/games.records';
import { headOf, proofFor } from './adjudicate-step';

test.each<[shows: string, corrections: readonly string[] | undefined, head: string]>([
  ['a step', undefined, 'played'],
  ['a step of which no correction is left', [], 'played'],
  ['a correction of its position', ['first'], 'first'],
  ['the last of several corrections', ['first', 'second', 'third'], 'third'],
])('the next step builds on %s', (_, corrections, head) => {
  const given = corrections && { corrections: corrections.map((hash) => ({ hash })) };
  expect(headOf({ hash: 'played', ...given } as unknown as StepRecord)).toBe(head);
});

test.each([
  [undefined, 0],
  [3, 3],
])('after ruling %s the dice follow ruling %i', (line, ruling) => {
  expect(proofFor({ line })).toEqual({ version: 2, ruling });
});
