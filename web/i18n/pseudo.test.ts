import compile from 'icu-minify/compile';
import { expect, test } from 'vitest';
import { pseudo, pseudoText } from './pseudo';

test.each([
  ['Log in', '[Lög~ íñ~]'],
  [', until ', '[, üñtíl~~] '],
  [' ', ' '],
  ['12 %', '[12 %]'],
])('%j is %j', (text, words) => {
  expect(pseudoText(text)).toBe(words);
});

test('names, numbers and tags stay what they are', () => {
  const text =
    '{count, plural, one {# place} other {# places}} in <link>{season}</link>, {level, select, a {Fast} other {}}';
  expect(pseudo({ area: { key: compile(text) } })).toEqual({
    area: {
      key: [
        ['count', 2, { one: [0, ' [pláçé~~]'], other: [0, ' [pláçéš~~]'] }],
        ' [íñ~] ',
        ['link', ['season']],
        '[,] ',
        ['level', 1, { a: '[Fášt~~]', other: '' }],
      ],
    },
  });
});
