import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { said } from '../../../../test/support/said';
import { faultIn } from '../../../fault';
import { FORMULA_NAMES, Scoring } from '..';
import { previewFormula } from '../all';
import { boardOf } from '../written-board';

const BOARD = boardOf('12 10 8 4 0@3 0@4 0@5', 'timed, year 8');

/** What a formula pays seat a, or the code and the place of what is wrong. */
function first(expression: string, board = BOARD): number | string {
  const preview = previewFormula(expression, [board]);
  const value = 'code' in preview ? preview : preview[0]?.a;
  return typeof value === 'object' ? `${value.code} ${value.at}` : (value ?? 'nothing');
}

describe('a formula', () => {
  test.each([
    ['1 / 2', 0.5],
    ['2 + 3 * 4 - -1', 15],
    ['own * 10 + 30', 150],
    ['pow(own, 2) / squares * 100', 14400 / 324],
    ['top - second + lead', 4],
    ['min(own, 5) + max(1, 2, 3) + abs(-2) + floor(1.9) + ceil(1.1) + round(2.5)', 16],
    ['alive && !solo ? 1.5 : 0', 1.5],
    ['place == 1 || winner ? sqrt(16) : 7 % 4', 4],
    ['tied + tops + seats + survivors + sharers', 1 + 1 + 7 + 4 + 4],
    ['total + majority + years + yearOut', 34 + 18 + 8],
    // Only the branch that is chosen is evaluated.
    ['lead == 2 ? 7 : 1 / 0', 7],
    ['solo && 1 / 0 > 1 ? 1 : 2', 2],
  ])('%s', (expression, value) => {
    expect(first(expression)).toBe(value);
  });

  test.each([
    ['10 * (own +', 'syntax 11'],
    ['own ** 2', 'syntax 5'],
    ['10 * stars', 'unknown-name 5'],
    ['sin(own)', 'unknown-function 0'],
    ['own > 5', 'wrong-type 0'],
    ['own + alive', 'wrong-type 6'],
    ['own ? 1 : 2', 'wrong-type 0'],
    ['alive ? 1 : false', 'wrong-type 12'],
    ['min()', 'wrong-type 0'],
    ['"a"', 'not-allowed 0'],
    ['[own]', 'not-allowed 0'],
    ['own.constructor', 'not-allowed 0'],
    ['{"a": 1}', 'not-allowed 0'],
    ['1 / (top - 12)', 'division-by-zero 5'],
    ['own % 0', 'division-by-zero 6'],
    ['pow(10, 400)', 'not-a-number 0'],
    ['sqrt(-own)', 'not-a-number 0'],
  ])('%s is refused: %s', (expression, problem) => {
    expect(first(expression)).toBe(problem);
  });

  test('names the board and the seat on which it divides by zero', () => {
    const shared = boardOf('12 12 10 0@3 0@4 0@5 0@6', 'timed, year 8');
    const preview = previewFormula('10 / (top - second)', [BOARD, shared]);
    if ('code' in preview) throw new Error('it can be read');
    expect(preview[0]?.a).toBe(5);
    expect(preview[1]?.b).toMatchObject({ code: 'division-by-zero', at: 6 });
  });

  test('is checked before a season stores it', async () => {
    const stored = async (expression: string) =>
      (await Scoring.safeParseAsync({ id: 'formula', parameters: { expression } })).error?.issues[0];
    expect(await stored('own * 10')).toBeUndefined();
    const refused = await stored('own * ten');
    expect(refused?.path).toEqual(['parameters', 'expression']);
    expect(said(faultIn(refused?.message ?? '') ?? '')).toBe('There is nothing called “ten”. (character 7)');
  });

  test('whatever is typed, nothing is thrown', () => {
    const words = fc.constantFrom(...FORMULA_NAMES.map(({ name }) => name), '1', '0.5', '(', ')', '?', ':');
    const signs = fc.constantFrom('+', '-', '*', '/', '%', '<', '==', '&&', '||', '!', ',', 'min(', '.', '[');
    fc.assert(
      fc.property(fc.array(fc.oneof(words, signs, fc.string({ maxLength: 3 }))), (parts) => {
        expect(() => previewFormula(parts.join(' '), [BOARD])).not.toThrow();
      }),
      { numRuns: 500 },
    );
  });
});
