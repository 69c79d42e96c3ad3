import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inEnglish, translateIn } from '../../../../test/support/translated';
import { messageForIssue } from '../../../schema-problems';
import { FORMULA_NAMES, Scoring } from '..';
import { chosenScoring, previewFormula } from '../all';
import { boardOf } from '../written-board';
import { compileFormula } from './compile';
import { problemText } from './failure';

const BOARD = boardOf('12 10 8 4 0@3 0@4 0@5', 'timed, year 8');

/** The points of a formula for seat a, or the code and position of its problem. */
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
    ['own % 5', 2],
    ['own - 5 * 2 / 4', 9.5],
    ['3 < 3 ? 1 : 0', 0],
    ['3 <= 3 && 2 <= 3 && !(4 <= 3) ? 1 : 0', 1],
    ['3 > 3 || 2 > 3 ? 1 : 0', 0],
    ['3 >= 3 && 4 >= 3 && !(2 >= 3) ? 1 : 0', 1],
    ['3 != 3 || 2 == 3 ? 1 : 0', 0],
    ['3 != 4 && true != false && alive == true ? 1 : 0', 1],
    ['false || alive ? 1 : 0', 1],
    ['true && solo ? 1 : 0', 0],
    ['(alive ? solo : alive) ? 1 : 2', 2],
    ['max(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)', 16],
    ['1000000 * 1000000', 1e12],
    // Only the chosen branch is evaluated.
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
    ['abs(1, 2)', 'wrong-type 0'],
    ['pow(2)', 'wrong-type 0'],
    ['max(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17)', 'syntax 59'],
    ['alive == 1 ? 1 : 0', 'wrong-type 9'],
    ['!own ? 1 : 0', 'wrong-type 1'],
    ['-alive', 'wrong-type 1'],
    ['alive && own ? 1 : 0', 'wrong-type 9'],
    ['own || alive ? 1 : 0', 'wrong-type 0'],
    ['1000000 * 1000001', 'too-large 0'],
    ['-1000000 * 1000001', 'too-large 0'],
    ['null', 'not-allowed 0'],
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

  test.each([
    ['10 * (own +', 'The formula ends too early: something is missing here. (character 12)'],
    ['', 'The formula ends too early: something is missing here. (character 1)'],
    ['own ** 2', '“*” cannot stand here. (character 6)'],
    ['10 × own', '“×” cannot stand here. (character 4)'],
    ['own top', '“top” cannot stand here. (character 5)'],
    ['0x + 1', '“0x” is not a number. (character 1)'],
    ['while', 'There is nothing called “while”. (character 1)'],
    ['"a', 'The formula cannot be read from here on. (character 1)'],
    ["'\\q'", 'The formula cannot be read from here on. (character 2)'],
    [
      `${'('.repeat(70)}1`,
      'The formula is too large. The limits are 400 parts, 60 levels of brackets and 16 values in a function. (character 61)',
    ],
  ])('%s cannot be read, and says why in our own words', (expression, why) => {
    const problem = compileFormula(expression);
    if (typeof problem === 'function') throw new Error('it can be read');
    expect(inEnglish(problemText(problem))).toBe(why);
    for (const language of ['de', 'es'] as const)
      expect(translateIn(language)(problemText(problem))).not.toBe(why);
  });

  test('names the board and the seat on which it divides by zero', () => {
    const shared = boardOf('12 12 10 0@3 0@4 0@5 0@6', 'timed, year 8');
    const preview = previewFormula('10 / (top - second)', [BOARD, shared]);
    if ('code' in preview) throw new Error('it can be read');
    expect(preview[0]?.a).toBe(5);
    expect(preview[1]?.b).toMatchObject({ code: 'division-by-zero', at: 6 });
  });

  test.each([
    ['place', '1 2 2 4 6 6 5'],
    ['tied', '1 2 2 1 2 2 1'],
    ['lead', '3 -3 -3 -8 -10 -10 -8'],
    ['yearOut', '0 0 0 0 2 2 3'],
    ['top * 100 + second', '1007 1007 1007 1007 1007 1007 1007'],
    ['alive ? 1 : 0', '1 1 1 1 0 0 0'],
    ['sharer ? sharers : 0', '2 2 0 0 0 0 0'],
    ['winner || solo ? 1 : 0', '0 0 0 0 0 0 0'],
    ['squares', '206 206 206 206 206 206 206'],
  ])('%s is known of each seat', (expression, expected) => {
    const board = boardOf('10 7 7 2 0@2 0@2 2@3', 'draw ab, year 4');
    const [values] = [previewFormula(expression, [board])].flat();
    expect(Object.values(values ?? {}).join(' ')).toBe(expected);
  });

  test('that fails pays nothing, and says why', () => {
    const failing = chosenScoring({ id: 'formula', parameters: { expression: '10 / (own - 4) + 0 * top' } });
    const scores = Object.values(failing.score(boardOf('6 4', 'timed, year 2')));
    expect(scores.map(({ points, lines }) => [points, lines.map(({ text }) => inEnglish(text))])).toEqual([
      [5, ['by the formula: 5']],
      [0, ['the formula fails at character 7: This divides by zero.']],
    ]);
    const nothing = chosenScoring({ id: 'formula', parameters: { expression: 'own - 4' } });
    expect(nothing.score(boardOf('6 4', 'timed, year 2')).b).toEqual({ points: 0, lines: [] });
  });

  test('is checked before a season stores it', async () => {
    const stored = async (expression: string) =>
      (await Scoring.safeParseAsync({ id: 'formula', parameters: { expression } })).error?.issues[0];
    expect(await stored('own * 10')).toBeUndefined();
    const refused = await stored('own * ten');
    expect(refused?.path).toEqual(['parameters', 'expression']);
    expect(refused && inEnglish(messageForIssue(refused))).toBe(
      'There is nothing called “ten”. (character 7)',
    );
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
