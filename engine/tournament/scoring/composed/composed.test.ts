import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inEnglish } from '../../../../test/support/translated';
import { textRandom } from '../../../random';
import { inWordsOfGame } from '../../game-words';
import { CLASSIC, Scoring, sampleBoard } from '..';
import { chosenScoring } from '../all';
import { boardOf } from '../written-board';
import { ComposedParameters } from './parameters';
import { PRESETS } from './presets';
import { rangeComposed } from './range';
import { scoreComposed } from './score';

const ALL = PRESETS.map(({ parameters }) => ComposedParameters.parse(parameters));

/** Parameters that take each payment from another system. */
const mixtures = fc
  .array(fc.nat(ALL.length - 1), { minLength: 16, maxLength: 16 })
  .map((choices) =>
    ComposedParameters.parse(
      Object.fromEntries(
        Object.keys(ComposedParameters.shape).map((key, at) => [
          key,
          ALL[choices[at] ?? 0]?.[key as keyof ComposedParameters],
        ]),
      ),
    ),
  );

describe('composed systems', () => {
  test('of any mixture pay finite points, within the ranges that they promise', () => {
    fc.assert(
      fc.property(mixtures, fc.string(), (parameters, text) => {
        const board = { ...sampleBoard(textRandom(text)), lastYear: CLASSIC.years };
        const open = { ...board, years: 1, out: {}, history: [], ending: { type: 'running' as const } };
        const scores = scoreComposed(board, parameters);
        const ranges = rangeComposed(open, parameters);
        for (const seat of board.seats) {
          const points = scores[seat]?.points ?? Number.NaN;
          expect(Number.isFinite(points)).toBe(true);
          expect(points).toBeGreaterThanOrEqual((ranges[seat]?.least ?? Number.NaN) - 1e-6);
          expect(points).toBeLessThanOrEqual((ranges[seat]?.most ?? Number.NaN) + 1e-6);
        }
      }),
      { numRuns: 400 },
    );
  });

  test('can be put together from nothing', () => {
    const own = {
      id: 'own',
      parameters: {
        solo: { rule: 'fixed', winner: 200, losers: { alive: 5 } },
        perCentre: 2,
        places: { points: [10, 5], ties: { rule: 'squared' }, order: 'centres' },
      },
    } as const;
    expect(Scoring.safeParse(own).success).toBe(true);
    const points = (centres: string, end: string) =>
      Object.values(chosenScoring(own).score(boardOf(centres, end))).map((score) => score.points);
    // The two on top share 10 + 5, divided by 4.
    expect(points('6 6 4', 'timed, year 3')).toEqual([15.75, 15.75, 8]);
    expect(points('9 6 0@2', 'solo a, year 3')).toEqual([200, 5, 0]);
  });

  test('show their lines in words', () => {
    const lines = chosenScoring('world-classic').score(boardOf('7 5 5 4', 'timed, year 6')).a?.lines ?? [];
    const read = lines.map(({ text, points }) => ({
      text: inEnglish(inWordsOfGame({ system: 'ny2047' }, text)),
      points,
    }));
    expect(read).toEqual([
      { text: 'stars: 7 × 10', points: 70 },
      { text: 'still in the game', points: 30 },
      { text: 'alone on top', points: 48 },
    ]);
  });
});
