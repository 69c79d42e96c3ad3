import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inEnglish } from '../../../test/support/translated';
import { SCORING_IDS, Scoring, triedBoards } from '.';
import { chosenScoring, formulaFailure, SCORINGS } from './all';
import { MOST_POINTS } from './bounds';

const placesOf = (value: unknown) => {
  const answer = Scoring.safeParse(value);
  return answer.success ? [] : answer.error.issues.map(({ path }) => path.join('.'));
};

describe('points are bounded', () => {
  test.each([
    [{ id: 'own', parameters: { perCentre: 9e15 } }, 'parameters.perCentre'],
    [{ id: 'own', parameters: { perCentre: -9e15 } }, 'parameters.perCentre'],
    [{ id: 'dixie', parameters: { places: [1, 2, 1e10] } }, 'parameters.places.2'],
    [{ id: 'tribute', parameters: { rate: 1e300 } }, 'parameters.rate'],
    [
      { id: 'own', parameters: { solo: { rule: 'factor', winner: 1e12, losers: 0 } } },
      'parameters.solo.winner',
    ],
  ])('%j is refused at %s', (scoring, place) => {
    expect(placesOf(scoring)).toContain(place);
  });

  test('parameters at their limits pay no board more than the most, nor infinity, nor nothing at all', async () => {
    const extreme = (value: unknown): unknown => {
      if (typeof value === 'number') return value < 0 ? -1e9 : 1e9;
      if (Array.isArray(value)) return value.map(extreme);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, extreme(part)]));
    };
    for (const id of SCORING_IDS) {
      const parameters = extreme(SCORINGS[id].parameters.parse({})) as Record<string, unknown>;
      const read = await Scoring.safeParseAsync({ id, parameters });
      if (!read.success) continue;
      for (const board of triedBoards()) {
        for (const { points, lines } of Object.values(chosenScoring(read.data).score(board))) {
          expect(Math.abs(points)).toBeLessThanOrEqual(MOST_POINTS);
          expect(lines.reduce((sum, line) => sum + line.points, 0)).toBe(points);
        }
      }
    }
  });

  test.each([1e-9, 0.5])('a shared top divided by %d is bounded too', (by) => {
    const top = { ties: 'divided', points: 1e9, by };
    const scoring = Scoring.parse({ id: 'own', parameters: { top } });
    fc.assert(
      fc.property(fc.constantFrom(...triedBoards()), (board) => {
        for (const { points } of Object.values(chosenScoring(scoring).score(board)))
          expect(Math.abs(points)).toBeLessThanOrEqual(MOST_POINTS);
      }),
    );
  });

  test('a formula with a larger result is refused, with the board on which it has it', () => {
    expect(formulaFailure('own * 1000', 7)).toBeNull();
    const failure = formulaFailure('own * 9000000000000000', 7);
    expect(failure?.code).toBe('too-large');
    expect(inEnglish(failure?.message ?? '')).toMatch(
      /more than 1,000,000,000,000\. For example, on a board with/,
    );
  });
});
