import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inEnglish } from '../../../test/support/translated';
import { textRandom } from '../../random';
import {
  KNOWN_PROPERTIES,
  PROPERTY_IDS,
  propertiesOf,
  SCORING_IDS,
  Scoring,
  type ScoringId,
  sampleBoard,
  triedBoards,
} from '.';
import { chosenScoring, formulaFailure, SCORINGS } from './all';
import { CLASSIC } from './sample-boards';
import { sumOf } from './system';
import { boardOf } from './written-board';

const sampled = (text: string, count: number) => {
  const random = textRandom(text);
  return Array.from({ length: count }, () => sampleBoard(random));
};

describe.each(SCORING_IDS)('%s', (id) => {
  const system = SCORINGS[id];
  const parameters = system.parameters.parse({});
  const known = KNOWN_PROPERTIES[id];

  test('has the properties that are inEnglish of it', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const verdicts = propertiesOf(system, parameters, sampled(text, 6));
        for (const property of known) expect(verdicts[property]).toMatchObject({ holds: true });
      }),
      // The same boards every time: a rare board that shows something belongs in SHOWING, not in a random build.
      { numRuns: 15, seed: 2047 },
    );
  });

  test('lacks the others: boards show it', () => {
    const verdicts = propertiesOf(system, parameters, triedBoards());
    for (const property of PROPERTY_IDS) {
      if (known.includes(property)) continue;
      const verdict = verdicts[property];
      expect(verdict).toMatchObject({ holds: false });
      if (!verdict.holds) expect(verdict.boards.length).toBe(2);
    }
  });

  test('explains every point: lines add up to the points, and nothing is undefined', () => {
    for (const board of sampled(`lines of ${id}`, 40)) {
      const scores = system.score(board, parameters);
      for (const seat of board.seats) {
        const score = scores[seat];
        expect(score?.points).toBe(sumOf((score?.lines ?? []).map(({ points }) => points)));
        expect(Number.isFinite(score?.points)).toBe(true);
        for (const { text } of score?.lines ?? [])
          expect(inEnglish(text)).not.toMatch(/undefined|NaN|Infinity/);
      }
    }
  });

  test('promises ranges that hold every end of a board', () => {
    for (const board of sampled(`ranges of ${id}`, 40)) {
      const ended = { ...board, lastYear: CLASSIC.years };
      const scores = system.score(ended, parameters);
      const gone = Object.keys(board.out);
      // Before the first year is over, any end is possible; later, eliminated seats stay out with nothing.
      for (const out of [
        {},
        board.out,
        Object.fromEntries(gone.slice(1).map((seat) => [seat, board.out[seat] ?? 1])),
      ]) {
        const open = { ...ended, years: 1, out, history: [], ending: { type: 'running' as const } };
        const ranges = system.range(open, parameters);
        for (const seat of board.seats) {
          expect(ranges[seat]?.least).toBeLessThanOrEqual((scores[seat]?.points ?? 0) + 1e-9);
          expect(ranges[seat]?.most).toBeGreaterThanOrEqual((scores[seat]?.points ?? 0) - 1e-9);
        }
      }
    }
  });

  test('promises a seat that is out no more than one that plays', () => {
    const board = { ...boardOf('12 12 10 0@1', 'timed, year 2'), total: 34, lastYear: 4 };
    const open = { ...board, ending: { type: 'running' as const } };
    const { a, d } = system.range(open, parameters);
    expect(d?.most).toBeLessThanOrEqual(a?.most ?? 0);
    // A formula may count anything, and a system that pays nothing pays no one.
    if (id !== 'formula' && id !== 'own') expect(d?.most).toBeLessThan(a?.most ?? 0);
  });
});

test('an argument of an organizer: Tribute takes half a point from the top that eliminates a payer', () => {
  const { tribute } = SCORINGS;
  const points = (centres: string) =>
    tribute.score(boardOf(centres, 'timed, year 8'), tribute.parameters.parse({})).a?.points;
  // 15 + 66/4 + 3 x 9, then 16 + 66/3 + 2 x 10.
  expect([points('15 9 9 1 0@2 0@4 0@5'), points('16 9 9 0@8 0@2 0@4 0@5')]).toEqual([58.5, 58]);
});

test('what is stored is an id, or an id with parameters; anything else is refused with its place', () => {
  const read = (value: unknown) => {
    const answer = Scoring.safeParse(value);
    return answer.success ? 'valid' : answer.error.issues.map(({ path }) => path.join('.')).join(' ');
  };
  expect(read('sum-of-squares')).toBe('valid');
  expect(read({ id: 'tribute', parameters: { free: 7 } })).toBe('valid');
  expect(read({ id: 'tribute', parameters: { free: 'seven' } })).toBe('parameters.free');
  expect(read({ id: 'tribute', parameters: { tax: 7 } })).toBe('parameters');
  expect(read('golf')).not.toBe('valid');
});

test('parameters change points and explanation together', () => {
  const chosen = chosenScoring({ id: 'draw-size', parameters: { pot: 35 } });
  expect(chosen.explanation.map(inEnglish).join(' ')).toContain('35');
  expect(chosen.score(boardOf('18 16', 'solo a, year 5')).a?.points).toBe(35);
});

test('on a smaller board totals and majorities are its own', () => {
  const points = (id: ScoringId) => {
    const scores = SCORINGS[id].score(
      boardOf('11 6 4 0@2', 'solo a, year 5'),
      SCORINGS[id].parameters.parse({}),
    );
    return scores.a?.points;
  };
  // 21 stars: Carnage 4000 + 3000 + 2000 + 1000 + 21, C-Diplo 38 + 21 + 1.
  expect([points('carnage'), points('c-diplo'), points('mischief')]).toEqual([10021, 60, 21]);
});

test('a formula is tried on boards before it is stored, and guarded divisions pass', () => {
  expect(formulaFailure('100 / lead', 7)).toMatchObject({ code: 'division-by-zero', at: 6 });
  expect(formulaFailure('lead == 0 ? 0 : 100 / lead', 7)).toBeNull();
  expect(formulaFailure('own *', 7)).toMatchObject({ code: 'syntax' });
  // Only boards of four seats make the divisor zero.
  expect(formulaFailure('100 / (seats - 4)', 7)).toBeNull();
  expect(formulaFailure('100 / (seats - 4)', 4)).toMatchObject({ code: 'division-by-zero' });
  expect(inEnglish(formulaFailure('100 / lead', 3)?.message ?? '')).toMatch(
    /For example, on a board with \d+, \d+ and \d+/,
  );
});
