import { describe, expect, test } from 'vitest';
import { positionOf } from '../../../test/support/ny2047-table';
import { inEnglish } from '../../../test/support/translated';
import type { Order } from '../types';
import { notation } from './notation';

const POSITION = positionOf('tower: CLO, CLO, WAH, HRV; papst: MID', { turretons: { moe: 'tower' } });

const READ: readonly (readonly [line: string, order: Order])[] = [
  ['A Washington Heights H', { unit: 'tower-3', type: 'HOLD' }],
  ['a wah holds', { unit: 'tower-3', type: 'HOLD' }],
  ['A Cloisters#2 - WAH', { unit: 'tower-2', type: 'MOVE', to: 'washington-heights' }],
  ['A CLO #1 - Riverdale', { unit: 'tower-1', type: 'MOVE', to: 'riverdale' }],
  ['A WAH moves to Harlem', { unit: 'tower-3', type: 'MOVE', to: 'harlem' }],
  ['A WAH → Harlem', { unit: 'tower-3', type: 'MOVE', to: 'harlem' }],
  ['A harlem-river - harlem', { unit: 'tower-4', type: 'MOVE', to: 'harlem' }],
  ['A washington-heights-harlem', { unit: 'tower-3', type: 'MOVE', to: 'harlem' }],
  ['A WAH S A Midtown H', { unit: 'tower-3', type: 'SUPPORT', at: 'midtown' }],
  ['A WAH supports Midtown', { unit: 'tower-3', type: 'SUPPORT', at: 'midtown' }],
  ['A WAH S A CLO#2 - RIV', { unit: 'tower-3', type: 'SUPPORT', from: 'cloisters', to: 'riverdale' }],
  ['A HRV S T Moe H', { unit: 'tower-4', type: 'SUPPORT', at: 'lower-hudson' }],
  ['T moe H', { turreton: 'moe', type: 'HOLD' }],
  ['T Moe S A MID - VIL', { turreton: 'moe', type: 'SUPPORT', from: 'midtown', to: 'village' }],
  ['PREFER HOME Harlem, Midtown', { type: 'PREFER', home: ['harlem', 'midtown'] }],
  ['PREFER DISBAND #4, #2', { type: 'PREFER', disband: ['tower-4', 'tower-2'] }],
  ['PREFER HOME Harlem, DISBAND 4', { type: 'PREFER', home: ['harlem'], disband: ['tower-4'] }],
  ['PREFER HOME', { type: 'PREFER', home: [] }],
  ['VOTE DRAW', { type: 'VOTE', vote: 'draw' }],
  ['VOTE CONCEDE papst', { type: 'VOTE', vote: 'concede', to: 'papst' }],
  ['vote concede to Die Schwarzen Papst', { type: 'VOTE', vote: 'concede', to: 'papst' }],
  ['VOTE CONCEDE the Papst', { type: 'VOTE', vote: 'concede', to: 'papst' }],
  ["VOTE CONCEDE Rossoni's Rebels", { type: 'VOTE', vote: 'concede', to: 'rossoni' }],
  ['DISBAND #4', { type: 'DISBAND', unit: 'tower-4' }],
  ['RELOCATE Harlem', { type: 'RELOCATE', to: 'harlem' }],
];

const UNREADABLE: readonly (readonly [line: string, text: string])[] = [
  ['FLY', '“FLY” does not begin like an order: A, T, PREFER, VOTE, DISBAND or RELOCATE.'],
  ['A WAH', '“A WAH” is not a hold (H), a move (-) or a support (S) that the map allows.'],
  ['T Moe - UBY', '“T Moe - UBY” is not a hold (H), a move (-) or a support (S) that the map allows.'],
  ['A WAH - Atlantis', 'No space is called “Atlantis”.'],
  ['A Atlantis H', 'No space is called “Atlantis”.'],
  ['T Shemp H', 'No Turreton is called “Shemp”; they are Moe, Larry and Curly.'],
  ['A Harlem H', 'You have no unit in Harlem.'],
  ['A Midtown H', 'You have no unit in Midtown.'],
  ['A CLO#3 H', 'You have no unit #3 in The Cloisters.'],
  ['DISBAND Harlem', '“Harlem” is not a unit number; write #4.'],
  ['DISBAND #0', '“#0” is not a unit number; write #4.'],
  ['PREFER peace', 'A preference reads PREFER HOME place, place or PREFER DISBAND #4, #2.'],
  ['PREFER', 'A preference reads PREFER HOME place, place or PREFER DISBAND #4, #2.'],
  ['VOTE war', 'A vote reads VOTE DRAW or VOTE CONCEDE and a faction.'],
  ['VOTE CONCEDE Nobody', 'No faction is called “Nobody”.'],
];

const PRINTED: readonly (readonly [order: Order, line: string])[] = [
  [{ unit: 'tower-3', type: 'HOLD' }, 'A Washington Heights H'],
  [{ unit: 'tower-2', type: 'MOVE', to: 'riverdale' }, 'A Cloisters#2 - Riverdale'],
  [{ unit: 'tower-9', type: 'MOVE', to: 'mars' }, 'A tower-9 - mars'],
  [{ unit: 'tower-3', type: 'SUPPORT', at: 'cloisters' }, 'A Washington Heights S A Cloisters'],
  [{ turreton: 'moe', type: 'HOLD' }, 'T Moe H'],
  [
    { turreton: 'moe', type: 'SUPPORT', from: 'midtown', to: 'village' },
    'T Moe S A Midtown - Greenwich Village',
  ],
  [{ type: 'PREFER', home: ['harlem', 'midtown'] }, 'PREFER HOME Harlem, Midtown'],
  [{ type: 'PREFER', home: [], disband: [] }, 'PREFER HOME DISBAND'],
  [{ type: 'PREFER', disband: ['tower-4', 'tower-2'] }, 'PREFER DISBAND #4, #2'],
  [{ type: 'VOTE', vote: 'draw' }, 'VOTE DRAW'],
  [{ type: 'VOTE', vote: 'concede', to: 'papst' }, 'VOTE CONCEDE papst'],
  [{ type: 'DISBAND', unit: 'tower-4' }, 'DISBAND #4'],
  [{ type: 'RELOCATE', to: 'cloisters' }, 'RELOCATE Cloisters'],
];

describe('4, 16.1 orders as text', () => {
  test.each(READ)('%s', (line, order) => {
    expect(notation.parse(POSITION, 'tower', line)).toEqual({ ok: true, value: [order] });
  });

  test.each(UNREADABLE)('%s is unreadable', (line, text) => {
    const result = notation.parse(POSITION, 'tower', `\n${line}\nVOTE DRAW`);
    const problems = result.ok ? [] : result.problems;
    expect(problems.map(({ code, path, rule }) => [code, path, rule])).toEqual([['unreadable', [1], '16.1']]);
    expect(problems.map(({ message }) => typeof message !== 'string' && inEnglish(message))).toEqual([text]);
  });

  test('without a number the first unit there that has no order yet is meant, and else the first', () => {
    const read = notation.parse(
      POSITION,
      'tower',
      'A CLO H\r\nA CLO - RIV\n\n  A  CLO   H\nDISBAND #3\nA WAH H',
    );
    const units = read.ok ? read.value.map((order) => 'unit' in order && order.unit) : [];
    expect(units).toEqual(['tower-1', 'tower-2', 'tower-1', 'tower-3', 'tower-3']);
  });

  test.each(PRINTED)('%j is printed', (order, line) => {
    expect(notation.print(POSITION, order)).toBe(line);
  });
});
