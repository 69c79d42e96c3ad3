import ts from 'typescript';
import { expect, test } from 'vitest';
import { operatorSites, withOperators } from './operator-sites';

/** The changes that the operators make in the body of a function. */
const made = (body: string) =>
  operatorSites('x.ts', `() => {${body}}`).map(({ name }) => name.replace(/^\S+ /, ''));

test.each<[shows: string, body: string, mutants: readonly string[]]>([
  ['a boundary', 'f = a < b', ['a < b as a <= b']],
  ['the opposite', 'f = a === b', ['a === b as a !== b']],
  ['both conditions or one', 'f = a && b', ['a && b as a || b']],
  ['parts that keep their brackets', 'f = a + c || b', ['a + c || b as (a + c) && b', 'a + c as a - c']],
  ['a number more and less', 'f = 2', ['2 as 3', '2 as 1']],
  ['zero', 'f = 0', ['0 as 1']],
  ['an early return', 'if (a) return;', ['a as !(a)', 'a as false']],
  ['what is only thrown for bugs', 'if (a) throw new Error(b + c);', []],
  ['either of two bugs', 'if (a === 1 || b) throw c;', ['a === 1 as a !== 1', '1 as 2', '1 as 0']],
  [
    'what comes first in a sort',
    'f = a.sort((b, c) => b.d - c.d || (b.e < c.e ? -1 : 1))',
    [
      'a.sort((b, c) => b.d - c.d || (b.e < c.e ? -1 : 1)) as a',
      'b.d - c.d || (b.e < c.e ? -1 : 1) as (b.d - c.d) && (b.e < c.e ? -1 : 1)',
      'b.d - c.d as b.d + c.d',
      'b.e < c.e as !(b.e < c.e)',
      'b.e < c.e as b.e <= c.e',
      '1 as 0',
      '1 as 0',
    ],
  ],
  [
    'what a comparison answers',
    'function compare(a, b) { return a < b ? -1 : 1; }',
    ['a < b as !(a < b)', 'a < b as a <= b', '1 as 0', '1 as 0'],
  ],
  ['what any other function answers', 'function f() { return 1; }', ['1 as 2', '1 as 0']],
  ['a filter', 'f = a.filter(b)', ['a.filter(b) as a']],
  ['some for every', 'f = a.some(b)', ['a.some(b) as a.every(b)']],
  ['a default, and what it stands in for', 'f = a ?? b', ['a ?? b as b', 'b as undefined']],
  ['a call for what it does', 'a.push(b);', ['a.push(b) as undefined']],
  ['a name that is a number', 'const { 0: f } = a', []],
  ['joined texts', "f = 'a' + b", []],
])('%s', (_, body, mutants) => {
  expect(made(body)).toEqual(mutants);
});

test('a default that may be there for its type alone is known as such, a number too', () => {
  const defaults = operatorSites('x.ts', '([d = 3]) => (a ?? 0) + (b ?? c) + 1').filter(
    ({ isDefault }) => isDefault,
  );
  expect(defaults.map(({ name }) => name.replace(/^\S+ /, ''))).toEqual([
    '3 as 4',
    '3 as 2',
    '0 as undefined',
    '0 as 1',
    'c as undefined',
  ]);
});

test('what stands outside of functions is done once, and left as it is', () => {
  expect(operatorSites('x.ts', 'const f = a < b;')).toEqual([]);
});

test('a switch chooses at each place, and the rest stays as it is', () => {
  const source = '(a, b) => { let n = 0; while (n + 1 < b) n++; return a && n > 2 ? n : -1; }';
  const sites = operatorSites('x.ts', source);
  const code = withOperators(
    'x.ts',
    source,
    sites.map((site, id) => ({ id, site })),
  );
  expect(ts.transpileModule(code, { reportDiagnostics: true }).diagnostics).toEqual([]);
  const answer = (active: number | null) => {
    let left = 50;
    const mutants = {
      isOn: (id: number) => id === active,
      count() {
        left -= 1;
        if (left < 0) throw new Error('endless');
      },
    };
    return new Function('globalThis', `return (${code})(true, 5)`)({ mutants });
  };
  const at = (words: string) => sites.findIndex(({ name }) => name.endsWith(words));
  expect(answer(null)).toBe(4);
  expect(answer(at('n + 1 < b as (n + 1) <= b'))).toBe(5);
  expect(answer(at('n > 2 as n >= 2'))).toBe(4);
  expect(answer(at('1 as 2'))).toBe(3);
  expect(() => answer(at('n++ as n--'))).toThrow('endless');
});
