import { describe, expect, test } from 'vitest';
import { LINES, MILLS, millsOf, neighboursOf, POINTS } from '../data/board';
import { legal } from '../offers/legal';
import { validate } from '../offers/validate';
import { read } from '../reading/read';
import type { Order, Position } from '../types';
import { adjudicate } from './adjudicate';
import { setup } from './setup';

const SEATS = ['ana', 'ben'];

/** A position by the points of each seat's men; nobody has men in hand unless told. */
function positionOf(ana: string, ben: string, more: object = {}): Position {
  const men = Object.fromEntries([
    ...ana.split(' ').map((point) => [point, 'ana']),
    ...ben.split(' ').map((point) => [point, 'ben']),
  ]);
  const result = read({ men, ...more }, SEATS);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}

/** The verdict of an order of ana: "ok", or the rule that refuses it. */
function fateOf(position: Position, order: unknown): string {
  const [verdict] = adjudicate(position, { ana: [order] }).orders;
  return verdict?.result === 'rejected' ? verdict.reason : 'ok';
}

describe('1 the board', () => {
  test('1.1 has 24 points', () => expect(new Set(POINTS).size).toBe(24));
  test('1.2 has 32 lines, none of them a diagonal', () => {
    expect(new Set(LINES.map((line) => line.join())).size).toBe(32);
    for (const [one, other] of LINES) expect(one[0] === other[0] || one[1] === other[1]).toBe(true);
  });
  test('1.2 joins each point to two, three or four others, and both ways', () => {
    for (const point of POINTS) {
      expect([2, 3, 4]).toContain(neighboursOf(point).length);
      for (const other of neighboursOf(point)) expect(neighboursOf(other)).toContain(point);
    }
  });
  test('1.3 has sixteen rows, two through each point', () => {
    expect(MILLS).toHaveLength(16);
    for (const point of POINTS) expect(millsOf(point)).toHaveLength(2);
  });
});

const place = (to: string, take?: string) => ({ type: 'place', to, ...(take && { take }) });
const move = (from: string, to: string, take?: string) => ({ type: 'move', from, to, ...(take && { take }) });
const IN_HAND = { hand: { ana: 2, ben: 2 } };

const cases: readonly (readonly [
  rule: string,
  shows: string,
  position: Position,
  order: unknown,
  fate: string,
])[] = [
  ['2.4', 'a text is no order', setup(SEATS), 'a7', '2.4'],
  ['2.4', 'a point that the board does not have', setup(SEATS), place('d4'), '2.4'],
  ['2.4', 'a field too many', setup(SEATS), { ...place('a7'), fast: true }, '2.4'],
  ['3.1', 'an empty point', setup(SEATS), place('a7'), 'ok'],
  ['3.1', 'a point of the rival', positionOf('a7', 'd7', IN_HAND), place('d7'), '3.1'],
  ['3.1', 'a point of one’s own', positionOf('a7', 'd7', IN_HAND), place('a7'), '3.1'],
  ['3.2', 'moving with men in hand', positionOf('a7', 'd7', IN_HAND), move('a7', 'a4'), '3.2'],
  ['3.2', 'placing without men in hand', positionOf('a7 b6 c5 d2', 'd7 g7 g4'), place('a4'), '3.2'],
  ['4.1', 'along a line', positionOf('a7 b6 c5 d2', 'd7 g7 g4'), move('a7', 'a4'), 'ok'],
  ['4.1', 'over a point', positionOf('a7 b6 c5 d2', 'd7 g7 g4'), move('a7', 'a1'), '4.1'],
  ['4.1', 'across the middle', positionOf('d5 b6 c5 d2', 'd7 g7 g4'), move('d5', 'd3'), '4.1'],
  ['4.2', 'anywhere with three men', positionOf('a7 b6 c5', 'd7 g7 g4 e3'), move('a7', 'g1'), 'ok'],
  ['4.2', 'not onto a man', positionOf('a7 b6 c5', 'd7 g7 g4 e3'), move('a7', 'g7'), '3.1'],
  ['4.3', 'a man of the rival', positionOf('a7 b6 c5 d2', 'd7 g7 g4'), move('g7', 'g1'), '4.3'],
  ['4.3', 'an empty point', positionOf('a7 b6 c5 d2', 'd7 g7 g4'), move('a1', 'a4'), '4.3'],
  ['5.1', 'a mill takes', positionOf('a7 d7', 'd2 f4 c3', IN_HAND), place('g7', 'd2'), 'ok'],
  ['5.1', 'a mill by a move', positionOf('a7 d7 g4 b2', 'd2 f4 c3'), move('g4', 'g7', 'd2'), 'ok'],
  ['5.2', 'a man in a mill', positionOf('a7 d7', 'b2 d2 f2 c3', IN_HAND), place('g7', 'd2'), '5.2'],
  ['5.2', 'all men in mills', positionOf('a7 d7', 'b2 d2 f2', IN_HAND), place('g7', 'd2'), 'ok'],
  ['5.3', 'one’s own man', positionOf('a7 d7', 'd2 f4', IN_HAND), place('g7', 'a7'), '5.3'],
  ['5.3', 'an empty point', positionOf('a7 d7', 'd2 f4', IN_HAND), place('g7', 'a1'), '5.3'],
  [
    '5.4',
    'a man that leaves a mill closes none',
    positionOf('a7 d7 g7 b2', 'd2 f4 c3'),
    move('g7', 'g4', 'd2'),
    '5.6',
  ],
  ['5.6', 'a mill that takes nobody', positionOf('a7 d7', 'd2 f4', IN_HAND), place('g7'), '5.6'],
  ['5.6', 'a man for no mill', positionOf('a7 d7', 'd2 f4', IN_HAND), place('g1', 'd2'), '5.6'],
  ['7.3', 'resigning', setup(SEATS), { type: 'resign' }, 'ok'],
];

describe('an order', () => {
  test.each(cases)('%s %s', (_, __, position, order, fate) => {
    expect(fateOf(position, order)).toBe(fate);
    expect(validate(position, 'ana', [order]).map(({ rule }) => rule)).toEqual(fate === 'ok' ? [] : [fate]);
  });
});

test('2.2 the other seat has no order', () => {
  expect(validate(setup(SEATS), 'ben', [place('a7')]).map(({ rule }) => rule)).toEqual(['2.2']);
  expect(legal(setup(SEATS), 'ben', [])).toEqual([]);
});

test('5.1 a mill offers one order for each man that it may take', () => {
  const offers = legal(positionOf('a7 d7', 'b2 d2 f2 c3 g4', IN_HAND), 'ana', []).map(({ order }) => order);
  const closing = offers.filter(
    (order): order is Extract<Order, { type: 'place' }> => order.type === 'place' && order.to === 'g7',
  );
  expect(closing.map(({ take }) => take)).toEqual(['g4', 'c3']);
});

test('8.1, 8.2 a written position is filled in, and checked', () => {
  expect(read({}, SEATS)).toMatchObject({
    ok: true,
    value: { turn: 1, active: 'ana', hand: { ana: 0, ben: 0 } },
  });
  const wrong: readonly (readonly [written: object, path: readonly string[]])[] = [
    [{ hand: { ana: 9 }, men: { a7: 'ana' } }, ['men']],
    [{ active: null }, ['active']],
    [{ end: { why: 'men', winner: 'ana' }, active: 'ben' }, ['active']],
    [{ order: ['ana', 'ana'] }, ['order']],
    [{ men: { d4: 'ana' } }, ['men']],
    [{ hand: { ana: 10 } }, ['hand', 'ana']],
  ];
  for (const [written, path] of wrong)
    expect(read(written, SEATS), JSON.stringify(written)).toMatchObject({ ok: false, problems: [{ path }] });
});
