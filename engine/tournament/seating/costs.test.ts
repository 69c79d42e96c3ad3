import { describe, expect, test } from 'vitest';
import { type GivenRound, priceOf } from '../../../test/support/priced-seating';
import { hoursApart } from './costs';

const met = (times: number) => Array(times).fill('abcd dcba badc cdab').join(' ');

describe('the price of a seating, fault by fault', () => {
  const four = { players: 'abcd', size: 4 };
  const six = { players: 'abcdef', size: 3 };
  const pairs = { players: 'abcd', size: 2 };
  const cases: readonly (readonly [shows: string, given: GivenRound, boards: string, price: number])[] = [
    ['nothing is wrong', { ...four }, 'abcd', 0],
    ['two who are to be kept apart', { ...six, apart: [['a', 'b']] }, 'abc def', 100_000],
    ['they are apart', { ...six, apart: [['a', 'b']] }, 'adc bef', 0],
    [
      'two who avoid each other are one pair',
      {
        ...six,
        apart: [
          ['a', 'b'],
          ['b', 'a'],
        ],
      },
      'abc def',
      100_000,
    ],
    ['three of a team are three pairs', { ...six, teams: [['a', 'b', 'c']] }, 'abc def', 300_000],
    [
      'nobody is kept apart from who is not there',
      {
        ...six,
        apart: [
          ['a', 'x'],
          ['y', 'b'],
          ['a', 'a'],
        ],
      },
      'abc def',
      0,
    ],
    ['a meeting again', { ...six, earlier: 'abc' }, 'bde fca', 100],
    ['a third one costs four times as much', { ...six, earlier: 'abx xab' }, 'bda cef', 400],
    ['nobody meets again', { ...six, earlier: 'abx xab' }, 'fda bce', 0],
    ['a seat held again', { ...six, earlier: 'axy' }, 'abc def', 400],
    ['a seat held for the third time', { ...six, earlier: 'axy ayz' }, 'abc def', 1600],
    ['another seat than the last two times', { ...six, earlier: 'axy ayz' }, 'bac def', 0],
    [
      'more than ten meetings cost as much as ten; each seat of the four was held twelve times by each',
      { ...four, earlier: met(3) },
      'abcd',
      6 * 100 * 10 ** 2 + 4 * 400 * 3 ** 2,
    ],
    [
      'an unloved seat: the second choice',
      { ...four, of: (at) => (at === 0 ? { prefers: ['east', 'north'] } : {}) },
      'abcd',
      1,
    ],
    [
      'all seats that were not named are liked least',
      { ...four, of: (at) => (at === 0 ? { prefers: ['east', 'west'] } : {}) },
      'bcad',
      2,
    ],
    [
      'hours between two clocks',
      { ...four, of: (at) => [{ hours: 1 }, {}, { hours: 6 }, {}][at] ?? {} },
      'abcd',
      5,
    ],
    [
      'the shorter way around the globe',
      { ...pairs, of: (at) => [{ hours: 12 }, { hours: -11 }, { hours: -8 }, { hours: 8 }][at] ?? {} },
      'ab cd',
      1 + 8,
    ],
    ['on boards of two a seat may be held every other time', { ...pairs, earlier: 'ax xa' }, 'ab cd', 0],
    [
      'a seat held twice more often than the other one',
      { ...pairs, earlier: 'ax ay xb yb' },
      'ab cd',
      40 * 4 + 40 * 4,
    ],
    ['the other seat then', { ...pairs, earlier: 'ax ay xb yb' }, 'ba cd', 0],
  ];
  test.each(cases)('%s', (_shows, given, boards, price) => {
    expect(priceOf(given, boards)).toBe(price);
  });
});

test('hours between two clocks are known where both mind', () => {
  expect(hoursApart({ id: 'a', hours: 0 }, { id: 'b', hours: 9 })).toBe(9);
  expect(hoursApart({ id: 'a', hours: 0 }, { id: 'b' })).toBeNull();
  expect(hoursApart({ id: 'a' }, { id: 'b', hours: 0 })).toBeNull();
});
