import { describe, expect, test } from 'vitest';
import { fates, type Given, ownOf, play } from '../../../test/support/new-era-play';
import { newEra } from '../index';
import { pendingOf } from '../offers/pending';
import { pointsOf } from './ending';

const PASS = { type: 'pass' };
const passed = { passed: true };

describe('3.3 the default of a seat that says nothing', () => {
  const lookout = {
    phase: 'lookout',
    display: ['tank#1', 'den#1', 'rat#1', 'quarry#1', 'arena#1'],
    stack: ['truck#1'],
  };
  const cases: readonly (readonly [shows: string, given: Given, order: object])[] = [
    [
      'the first wish that is on display',
      { position: lookout, ana: { standing: { draft: ['harbour', 'rat', 'den'] } } },
      { type: 'draft', prefer: ['rat#1'] },
    ],
    [
      'the first card without a wish',
      { position: lookout, ana: { standing: { draft: ['harbour'] } } },
      { type: 'draft', prefer: ['tank#1'] },
    ],
    [
      'no spoils',
      { position: { phase: 'production' }, ana: { under: { 'den#1': 'spoils' } } },
      { type: 'spoils', take: [] },
    ],
    [
      'all spoils, where that is ordered',
      {
        position: { phase: 'production' },
        ana: {
          under: { 'tank#1': 'spoils', 'rat#1': 'agreement', 'den#1': 'spoils' },
          standing: { spoils: 'all' },
        },
      },
      { type: 'spoils', take: ['den#1', 'tank#1'] },
    ],
    ['a pass', {}, PASS],
  ];
  test.each(cases)('%s', (_shows, given, order) => {
    const result = play(given);
    expect(result.orders).toEqual([{ seat: 'ana', order, result: 'defaulted', reason: '3.3' }]);
    expect(ownOf(result, 'ana')).toMatchObject({ missed: 1, resigned: false });
  });

  test('standing orders are no answer, and neither are those of others; coming late is', () => {
    const standing = { type: 'standing', spoils: 'all' };
    expect(fates(play({ orders: { ana: [standing], ben: [PASS] } }))).toEqual(['ok', 'defaulted', 'ok']);
    expect(fates(play({ orders: { ana: [standing, { type: 'fly' }] } }))).toEqual(['ok', '3.4']);
    expect(fates(play({ orders: { ana: [{ type: 'resign' }], ben: [PASS] } }))).toEqual(['ok', 'ok']);
  });

  test('3.7 the limit of missed deadlines is that of the season, and an order clears the count', () => {
    const having = (missed: number, options: object = {}) =>
      ownOf(play({ ana: { missed }, options: { ...options } }), 'ana');
    expect(having(2).resigned).toBe(false);
    expect(having(3).resigned).toBe(true);
    expect(having(0, { missLimit: 1 }).resigned).toBe(true);
    expect(ownOf(play({ ana: { missed: 2 }, orders: { ana: [PASS] } }), 'ana').missed).toBe(0);
    for (const order of [{ type: 'fly' }, { type: 'trade', resource: 'fuel' }])
      expect(ownOf(play({ ana: { missed: 2 }, orders: { ana: [order] } }), 'ana').missed).toBe(2);
  });
});

describe('6.1, 6.2 the turn goes on', () => {
  const trade = { type: 'trade', resource: 'fuel' };
  const next = (given: Given) => play(given).position.awaiting?.seat;

  test('to the next seat that has not passed, or comes back', () => {
    const ana = { goods: { worker: 2 } };
    expect(next({ ana, orders: { ana: [trade] } })).toBe('ben');
    expect(next({ ana, ben: passed, orders: { ana: [trade] } })).toBe('cho');
    expect(next({ ana, ben: passed, cho: passed, orders: { ana: [trade] } })).toBe('ana');
    expect(next({ ana, ben: { resigned: true }, orders: { ana: [trade] } })).toBe('cho');
  });

  test('not after a free order, which counts by itself', () => {
    const ana = { goods: { worker: 2 }, under: { 'tank#1': 'agreement' } };
    const result = play({ ana, orders: { ana: [{ type: 'breakAgreement', card: 'tank#1' }] } });
    expect(result.position.awaiting?.seat).toBe('ana');
    expect(ownOf(result, 'ana')).toMatchObject({ freeOrders: 1, actions: 0 });
    expect(ownOf(play({ ana, orders: { ana: [trade] } }), 'ana')).toMatchObject({
      freeOrders: 0,
      actions: 1,
    });
    expect(ownOf(play({ orders: { ana: [PASS] } }), 'ana').actions).toBe(0);
  });

  test('6.10 a seat passes once it has acted as often as the season allows', () => {
    const ana = { goods: { worker: 6 }, actions: 1 };
    const result = play({ ana, ben: passed, options: { actionLimit: 12 }, orders: { ana: [trade, trade] } });
    expect(ownOf(result, 'ana')).toMatchObject({ passed: false });
    const last = play({
      ana: { ...ana, actions: 11 },
      ben: passed,
      options: { actionLimit: 12 },
      orders: { ana: [trade] },
    });
    expect(last.position.awaiting?.seat).toBe('cho');
    expect(
      play({ ana: { ...ana, actions: 12 }, options: { actionLimit: 12 } }).position.awaiting?.seat,
    ).not.toBe('ana');
  });
});

test('12.1, 12.2 the turn ends: pools and marks are cleared, what stands stays, and the next player begins', () => {
  const result = play({
    ana: {
      goods: { fuel: 2, coop1: 1 },
      contactUsed: ['coop'],
      visits: { 'quarry#1': 'ben' },
      actions: 3,
      freeOrders: 2,
      locations: { 'radio-station#1': { uses: 2, workers: 3 }, 'den#1': { stored: { scrap: 1 } } },
    },
    ben: { ...passed, locations: { 'quarry#1': {} } },
    cho: passed,
    position: {
      turn: 3,
      first: 'ben',
      stack: ['tank#1', 'truck#1', 'rat#1', 'arena#1', 'harbour#1', 'village#1'],
    },
    orders: { ana: [PASS] },
  });
  expect(result.position).toMatchObject({ turn: 4, phase: 'lookout', first: 'cho', picks: 0 });
  expect(result.position.display).toHaveLength(5);
  expect(ownOf(result, 'ana')).toMatchObject({
    ...{ goods: {}, contactUsed: [], visits: {}, passed: false, actions: 0, freeOrders: 0 },
    locations: { 'radio-station#1': { uses: 0, workers: 0 }, 'den#1': { stored: { scrap: 1 } } },
    score: 2,
  });
  expect(result.events.filter(({ type }) => type === 'scored' || type === 'turnBegan')).toEqual([
    { type: 'scored', turn: 3, scores: { ana: 2, ben: 1, cho: 0 } },
    { type: 'turnBegan', turn: 4, first: 'cho' },
  ]);
});

test('11.1 points: the base, each location that stands, its tokens, and its improvement', () => {
  const built = (more: object) => ({
    vp: 0,
    vpTokens: 0,
    improved: false,
    debris: false,
    uses: 0,
    workers: 0,
    shield: null,
    stored: {},
    ...more,
  });
  expect(
    pointsOf({
      baseVp: 4,
      locations: {
        'den#1': built({}),
        'tank#1': built({ vp: 3, vpTokens: 3 }),
        'quarry#1': built({ improved: true, vp: 1, vpTokens: 1 }),
        'rat#1': built({ debris: true, vp: 5, improved: true }),
      },
    }),
  ).toEqual({ base: 4, locations: 3, tokens: 4, improvements: 1 });
});

describe('11.2 the game ends', () => {
  const ending = (given: Given) =>
    play({ ben: passed, cho: passed, orders: { ana: [PASS] }, ...given }).outcome;
  test.each([
    ['at the points of the season', { ana: { baseVp: 33 } }, true],
    ['one short of them it goes on', { ana: { baseVp: 32 } }, false],
    ['with the last turn', { position: { turn: 20 } }, true],
    ['with the last turn that the season has', { position: { turn: 12 }, options: { maxTurns: 12 } }, true],
    [
      'not with the points of somebody who has left',
      { ana: { baseVp: 1 }, ben: { ...passed, resigned: true, baseVp: 60 } },
      false,
    ],
  ])('%s', (_shows, given, isOver) => {
    expect(ending(given) !== null).toBe(isOver);
  });

  test('11.3 all are placed; who left comes last, whatever their points', () => {
    const { position } = play({
      ana: { baseVp: 33 },
      ben: { ...passed, baseVp: 33 },
      cho: { ...passed, resigned: true, baseVp: 60 },
      orders: { ana: [PASS] },
    });
    expect(newEra.outcome(position)?.placing).toEqual([['ana', 'ben'], ['cho']]);
  });
});

test('3.1, 3.11 who is asked for what, and the clock that it runs on', () => {
  const asked = (given: Given) => {
    const pending = pendingOf(play({ ...given, orders: { ana: [{ type: 'fly' }] } }).position);
    return [
      pending?.pace,
      pending?.clock,
      pending?.seats.map(({ seat, owes }) => `${seat} ${owes}`).join(', '),
    ];
  };
  expect(asked({ ana: { actions: 2 }, position: { turn: 3 } })).toEqual([
    'decision',
    'turn 3 action ana 2',
    'ana true, ben false, cho false',
  ]);
  expect(
    asked({
      ben: { resigned: true },
      position: { phase: 'lookout', picks: 3, display: ['tank#1', 'den#1', 'rat#1'] },
    }),
  ).toEqual(['reaction', 'turn 1 draft ana 3', 'ana true, cho false']);
  expect(asked({ ana: { under: { 'den#1': 'spoils' } }, position: { phase: 'production' } })).toEqual([
    'reaction',
    'turn 1 spoils ana 0',
    'ana true, ben false, cho false',
  ]);
});
