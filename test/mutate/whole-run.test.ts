import { expect, test } from 'vitest';
import type { OperatorSite } from './operator-sites';
import type { MutationOutcome } from './plan';
import { wholeOutcome } from './whole-run';

const mutants = ['one', 'two', 'three', 'four'].map((name) => ({ name }) as OperatorSite);

/** A process that dies at some mutants, and reports that all others survive. */
function dyingAt(...deadly: readonly string[]) {
  const began: number[] = [];
  const outcomeFrom = (first: number): MutationOutcome => {
    began.push(first);
    const left = mutants.slice(first).map(({ name }) => name);
    const end = left.findIndex((name) => deadly.includes(name));
    const tried = end < 0 ? left : left.slice(0, end);
    return { fates: tried.map((name) => ({ name, fate: 'survived' as const })), unusable: ['slow.test.ts'] };
  };
  return { began, outcomeFrom };
}

test.each<[deadly: readonly string[], began: readonly number[], killed: readonly string[]]>([
  [[], [0], []],
  [['two'], [0, 2], ['two']],
  [
    ['one', 'two'],
    [0, 1, 2],
    ['one', 'two'],
  ],
  [['four'], [0], ['four']],
])('where the process dies at %j, it begins again behind each, and they are killed', (deadly, starts, killed) => {
  const { began, outcomeFrom } = dyingAt(...deadly);
  const { fates, unusable } = wholeOutcome({ mutants }, outcomeFrom);
  expect(began).toEqual(starts);
  expect(fates.map(({ name }) => name)).toEqual(['one', 'two', 'three', 'four']);
  expect(fates.filter(({ fate }) => fate === 'killed').map(({ name }) => name)).toEqual(killed);
  expect(unusable).toEqual(['slow.test.ts']);
});

test('a process that ends before the first mutant is an error, since it would end again', () => {
  expect(() => wholeOutcome({ mutants }, () => null)).toThrow('cannot be run');
});
