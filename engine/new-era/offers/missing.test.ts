import { expect, test } from 'vitest';
import { OPTIONS } from '../options';
import type { Order } from '../orders/order-types';
import { read } from '../reading/read';
import { view } from '../reading/view';
import { missingFor } from './missing';

/** Ann is asked; she has these goods, an arena (a weapon and a worker) and a den. */
function viewWith(goods: object) {
  const players = {
    ann: { faction: 'new-york', hand: ['village#1'], goods, locations: { 'arena#1': {}, 'den#1': {} } },
    bob: { faction: 'mutants', goods: { worker: 3 } },
  };
  const found = read({ seats: ['ann', 'bob'], stack: ['tank#1'], players }, OPTIONS.parse({}), [
    'ann',
    'bob',
  ]);
  if (!found.ok) throw new Error(JSON.stringify(found.problems));
  const position = { ...found.value, awaiting: { seat: 'ann', decision: 'action' as const }, active: 'ann' };
  return view(position, { kind: 'seat', seat: 'ann' });
}

const WORK: Order = { type: 'work', location: 'arena#1' };
const TRADE: Order = { type: 'trade', resource: 'scrap' };

const cases: readonly (readonly [shows: string, goods: object, order: Order, missing: unknown])[] = [
  ['a worker', { weapons: 1 }, WORK, { goods: { worker: 1 }, isAnyResource: false }],
  ['a resource', { worker: 1 }, WORK, { goods: { weapons: 1 }, isAnyResource: false }],
  ['one of each', {}, WORK, { goods: { weapons: 1, worker: 1 }, isAnyResource: false }],
  ['two workers', {}, TRADE, { goods: { worker: 2 }, isAnyResource: false }],
  ['nothing that goods could help', {}, { ...WORK, location: 'smithy#1' }, null],
];
test.each(cases)('6.4 what is missing for an order: %s', (_, goods, order, missing) => {
  expect(missingFor(viewWith(goods), 'ann', [], order)).toEqual(missing);
});
