import { expect, test } from 'vitest';
import { FORMAT } from './formats';
import { stageName } from './stage-names';

const names = (format: object, rounds: number, { boardSize = 2, groupRounds = 0 } = {}) =>
  Array.from({ length: rounds }, (_, at) =>
    stageName({ format: FORMAT.parse(format), boardSize, rounds, groupRounds }, at + 1),
  );
const CUP = { kind: 'knock-out', advance: 1 };

test('a cup on boards of two ends with quarter-finals, semi-finals and the final', () => {
  expect(names(CUP, 4)).toEqual([undefined, 'quarter-final', 'semi-final', 'final']);
  expect(names(CUP, 1)).toEqual(['final']);
});

test('a cup on larger boards has no quarter-finals', () => {
  expect(names({ kind: 'knock-out', advance: 2 }, 3, { boardSize: 4 })).toEqual([
    undefined,
    'semi-final',
    'final',
  ]);
});

test('rounds of groups have no name, however close the final is', () => {
  const groups = { kind: 'groups', groups: 2, seeding: 'draw', through: 2, advance: 1 };
  expect(names(groups, 5, { groupRounds: 3 })).toEqual([
    undefined,
    undefined,
    undefined,
    'semi-final',
    'final',
  ]);
});

test('a double elimination ends with the grand final, and a second one if it is needed', () => {
  expect(names({ kind: 'double-elimination' }, 4)).toEqual([
    undefined,
    undefined,
    'grand-final',
    'second-final',
  ]);
});

test('rounds that knock nobody out have no names', () => {
  expect(names({ kind: 'swiss', rounds: 3, topBoard: false }, 3)).toEqual([undefined, undefined, undefined]);
});
