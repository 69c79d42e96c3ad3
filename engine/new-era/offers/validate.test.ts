import { expect, test } from 'vitest';
import { type Given, positionOf } from '../../../test/support/new-era-play';
import { newEra } from '../index';

/** The refusals of a list as "position field rule". */
function refusals(given: Given, orders: readonly unknown[], seat = 'ana'): readonly string[] {
  return newEra
    .validate(positionOf(given), seat, orders)
    .map(({ path, rule }) => `${path.join('.')} ${rule}`);
}

const TRADE = { type: 'trade', resource: 'fuel' };
const STORE = { type: 'store', location: 'den#1', put: { fuel: 1 } };

test.each<[shows: string, given: Given, orders: readonly unknown[], refused: readonly string[]]>([
  ['nothing', { ana: { goods: { worker: 2 } } }, [TRADE], []],
  [
    'the part that is to blame',
    { ana: { hand: ['den#1'] } },
    [{ type: 'swap', cards: ['den#1', 'rat#1'] }],
    ['0.cards 6.6'],
  ],
  ['what has no such part', {}, [TRADE], ['0 6.4']],
  ['what is no order', {}, [null, 'pass', 3], ['0 3.4', '1 3.4', '2 3.4']],
  ['an order for another decision', {}, [{ type: 'draft', prefer: ['tank'] }], ['0.type 3.5']],
  [
    'each order on what the earlier ones left',
    { ana: { goods: { fuel: 1 }, locations: { 'den#1': {} } } },
    [STORE, STORE],
    ['1.put 6.4'],
  ],
  [
    'only the form, once the turn has ended',
    { ana: { goods: { worker: 2 } } },
    [TRADE, TRADE, { type: 'fly' }],
    ['2 3.4'],
  ],
  [
    'standing orders at any time, in the order of the list',
    { ana: {} },
    [TRADE, { type: 'rejoin' }, { type: 'standing', spoils: 'some' }],
    ['0 6.4', '1 3.9', '2 3.4'],
  ],
  ['who has left is not asked', {}, [{ type: 'resign' }, TRADE, { type: 'fly' }], ['2 3.4']],
])('refuses %s', (_shows, given, orders, refused) => {
  expect(refusals(given, orders)).toEqual(refused);
});

test('3.6 refuses what comes after the twentieth order', () => {
  const orders = Array.from({ length: 22 }, () => ({ type: 'standing' }));
  expect(refusals({}, orders)).toEqual(['20 3.6', '21 3.6']);
});

test('3.1 of a seat that is not asked only the form counts', () => {
  expect(refusals({}, [TRADE, { type: 'fly' }], 'ben')).toEqual(['1 3.4']);
});

test('4.2, 5.4 a pick or a choice of spoils is the only one', () => {
  const lookout = { position: { phase: 'lookout', display: ['tank#1', 'den#1', 'rat#1'] } };
  const pick = { type: 'draft', prefer: ['tank'] };
  expect(refusals(lookout, [pick, { type: 'draft', prefer: ['harbour'] }])).toEqual([]);
  expect(refusals(lookout, [{ type: 'draft', prefer: ['harbour'] }, pick])).toEqual(['0.prefer 4.6']);
});
