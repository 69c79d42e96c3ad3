import { expect, test } from 'vitest';
import { setup, validatePlan } from '../../../test/support/standard-classic';
import { POWERS } from '../types';

const OPENING = setup(POWERS);

test('a plan may hold orders of any phase, as fields or as text', () => {
  const plan = [
    { unit: 'par', type: 'MOVE', to: 'bur' },
    { unit: 'mar', type: 'SUPPORT', at: 'par' },
    { unit: 'mar', type: 'SUPPORT', from: 'par', to: 'bur' },
    { unit: 'mar', type: 'RETREAT', to: 'gas' },
    { type: 'BUILD', kind: 'fleet', at: 'bre' },
    { type: 'WAIVE' },
    { type: 'VOTE', vote: 'concede', to: 'turkey' },
    'A BER - SIL',
  ];
  expect(validatePlan(OPENING, plan)).toEqual([]);
});

test('a plan is refused where no phase could read it, entry by entry', () => {
  const plan = [
    { unit: 'par', type: 'FLY', to: 'bur' },
    { unit: 'par', type: 'MOVE', to: 'atlantis' },
    { unit: 'par', type: 'SUPPORT', from: 'mar' },
    { type: 'BUILD', kind: 'tank', at: 'par' },
    { type: 'VOTE', vote: 'concede', to: 'atlantis' },
    null,
    'A PAR - ATLANTIS',
    { unit: 'par', type: 'HOLD' },
  ];
  const refused = validatePlan(OPENING, plan).map(({ path, rule }) => [path[0], rule]);
  expect(refused).toEqual([
    [0, '4.3'],
    [1, '4.3'],
    [2, '4.3'],
    [3, '4.3'],
    [4, '4.3'],
    [5, '4.3'],
    [6, '15.1'],
  ]);
});
