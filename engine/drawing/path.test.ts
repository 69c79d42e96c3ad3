import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FARTHEST, pathCommands, pathText } from './path';

const AS_IT_IS = { left: 0, top: 0, scale: 1 };

const PATHS: readonly (readonly [text: string, as: string])[] = [
  ['M0 0H9V9Z', 'M0 0H9V9Z'],
  ['M 1,2 3,4 5-6', 'M1 2L3 4L5 -6'],
  ['m1 2 3 4', 'M1 2l3 4'],
  ['M.5.5L-1e1+2', 'M0.5 0.5L-10 2'],
  ['M0 0c1 2 3 4 5 6 1 2 3 4 5 6', 'M0 0c1 2 3 4 5 6c1 2 3 4 5 6'],
  ['M0 0a1 2 30 013 4', 'M0 0a1 2 30 0 1 3 4'],
  ['M0 0zm5 5l1 1', 'M0 0zm5 5l1 1'],
];

/** Texts that are not valid path data; some of them consist of its characters alone. */
const NONE: readonly string[] = [
  '',
  ' ',
  'Z',
  'L0 0',
  '0 0',
  'M',
  'M0',
  'M0 0 1',
  'M0 0L',
  'M0 0Q1 2 3',
  'M0 0A1 1 0 2 0 5 5',
  'M0 0Z5',
  'M0 0LNaN 1',
  'M0 0LInfinity 1',
  'M1e999 0',
  `M${FARTHEST + 1} 0`,
  'M0 0L1e3e3 0',
  'M0 0L--1 0',
  'M0 0L0x1F 0',
  'M0 0 "><script>alert(1)</script>',
  'M0 0L&#49; 2',
  'M0 0 url(#province-par)',
  'M0 0;',
  'M0 0\u0000',
  'M0 0\n<!ENTITY x "y">',
];

describe('an SVG path', () => {
  test.each(PATHS)('%s', (text, as) => expect(pathText(pathCommands(text) ?? [], AS_IT_IS)).toBe(as));

  test.each(NONE)('is not %j', (text) => expect(pathCommands(text)).toBeUndefined());

  test('is moved and enlarged, its flags and angles are not', () => {
    const text = 'M10 20L30 40l1 2H50h3V60v4A5 6 70 1 0 80 90a5 6 70 0 1 8 9C1 2 3 4 5 6Z';
    expect(pathText(pathCommands(text) ?? [], { left: 10, top: 20, scale: 2 })).toBe(
      'M0 0L40 40l2 4H80h6V80v8A10 12 70 1 0 140 140a10 12 70 0 1 16 18C-18 -36 -14 -32 -10 -28Z',
    );
  });

  test('whatever is written, what is printed consists of letters of commands and numbers, and is read again', () => {
    const signs = [...'MLHVCSQTAZmlhvcsqtaz0123456789eE+-., "<>&;()#'];
    const beginning = fc.constantFrom('', 'M0 0', 'M1 2L', 'm3 4c');
    const rest = fc.string({ unit: fc.constantFrom(...signs), maxLength: 30 });
    fc.assert(
      fc.property(beginning, rest, (start, end) => {
        const commands = pathCommands(start + end);
        if (commands === undefined) return;
        const printed = pathText(commands, AS_IT_IS);
        expect(printed).toMatch(/^M[MLHVCSQTAZmlhvcsqtaz\d. -]*$/);
        expect(pathCommands(printed)).toHaveLength(commands.length);
      }),
      { numRuns: 2000 },
    );
  });
});
