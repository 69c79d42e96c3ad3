import { describe, expect, test } from 'vitest';
import { boardOf } from '../../../test/support/classic-table';
import { notation } from '../../../test/support/standard-classic';
import { inEnglish } from '../../../test/support/translated';
import type { Order } from '../types';

const ORDERS = boardOf('france: A PAR, F BRE, A MAR; russia: F STP/SC; england: A LON, F NTH');
const RETREATS = boardOf('france: A BUR', {
  phase: 'retreats',
  dislodged: [{ power: 'germany', kind: 'fleet', at: 'spa/nc', by: 'gas', options: ['por'] }],
});

const TO_BURGUNDY: Order = { unit: 'par', type: 'MOVE', to: 'bur' };
const TO_NORWAY: Order = { unit: 'lon', type: 'MOVE', to: 'nwy', viaConvoy: true };
const HELPS: Order = { unit: 'mar', type: 'SUPPORT', from: 'par', to: 'bur' };
const CARRIES: Order = { unit: 'nth', type: 'CONVOY', from: 'lon', to: 'nwy' };

const READ: readonly (readonly [line: string, order: Order])[] = [
  ['A PAR H', { unit: 'par', type: 'HOLD' }],
  ['par holds', { unit: 'par', type: 'HOLD' }],
  ['Army Paris hold', { unit: 'par', type: 'HOLD' }],
  ['A PAR - BUR', TO_BURGUNDY],
  ['A PAR -> BUR', TO_BURGUNDY],
  ['A PAR → BUR', TO_BURGUNDY],
  ['A PAR – BUR', TO_BURGUNDY],
  ['a par m bur', TO_BURGUNDY],
  ['a par to bur', TO_BURGUNDY],
  ['a par move to bur', TO_BURGUNDY],
  ['a par moves bur', TO_BURGUNDY],
  ['A PAR - BUR.', TO_BURGUNDY],
  ['F StP/SC - GOB', { unit: 'stp', type: 'MOVE', to: 'bot' }],
  ['F MAO - SPA/NC', { unit: 'mao', type: 'MOVE', to: 'spa/nc' }],
  ['F MAO - SPA nc', { unit: 'mao', type: 'MOVE', to: 'spa/nc' }],
  ['F MAO - Spain (north coast)', { unit: 'mao', type: 'MOVE', to: 'spa/nc' }],
  ['F MAO - Spain/south coast', { unit: 'mao', type: 'MOVE', to: 'spa/sc' }],
  ['F MAO - SPA(sc)', { unit: 'mao', type: 'MOVE', to: 'spa/sc' }],
  ['F MAO - SPA/EC', { unit: 'mao', type: 'MOVE', to: 'spa' }],
  ['F MAO - BRE/NC', { unit: 'mao', type: 'MOVE', to: 'bre' }],
  ['F Mid-Atlantic Ocean - POR', { unit: 'mao', type: 'MOVE', to: 'por' }],
  ['A LON - NWY VIA', TO_NORWAY],
  ['A LON - NWY by convoy', TO_NORWAY],
  ['A LON - NWY (via convoy)', TO_NORWAY],
  ['A LON - NTH - NWY', TO_NORWAY],
  ['A MAR S A PAR', { unit: 'mar', type: 'SUPPORT', at: 'par' }],
  ['A MAR S PAR H', { unit: 'mar', type: 'SUPPORT', at: 'par' }],
  ['A MAR S A PAR - BUR', HELPS],
  ['Marseilles supports French Paris to Burgundy', HELPS],
  ['Marseilles support France’s A PAR - BUR', HELPS],
  ['F NTH C A LON - NWY', CARRIES],
  ['F NTH convoys English A LON - NWY', CARRIES],
  ['F NTH convoy LON to NWY', CARRIES],
  ['F NTH C A LON - STP/NC', { unit: 'nth', type: 'CONVOY', from: 'lon', to: 'stp' }],
  ['A PAR R GAS', { unit: 'par', type: 'RETREAT', to: 'gas' }],
  ['A PAR retreats to GAS', { unit: 'par', type: 'RETREAT', to: 'gas' }],
  ['A PAR D', { unit: 'par', type: 'DISBAND' }],
  ['A PAR disbands', { unit: 'par', type: 'DISBAND' }],
  ['Remove A PAR', { unit: 'par', type: 'DISBAND' }],
  ['A PAR B', { type: 'BUILD', kind: 'army', at: 'par' }],
  ['PAR B', { type: 'BUILD', kind: 'army', at: 'par' }],
  ['Build F STP/NC', { type: 'BUILD', kind: 'fleet', at: 'stp/nc' }],
  ['STP/NC B', { type: 'BUILD', kind: 'fleet', at: 'stp/nc' }],
  ['WAIVE', { type: 'WAIVE' }],
  ['waives build', { type: 'WAIVE' }],
  ['VOTE DRAW', { type: 'VOTE', vote: 'draw' }],
  [
    'vote draw England, France and Turkey',
    { type: 'VOTE', vote: 'draw', among: ['england', 'france', 'turkey'] },
  ],
  ['VOTE CONCEDE France', { type: 'VOTE', vote: 'concede', to: 'france' }],
  ['vote concede to Austria', { type: 'VOTE', vote: 'concede', to: 'austria' }],
];

const UNREADABLE: readonly (readonly [line: string, text: string])[] = [
  [`A PAR ${'-'.repeat(200)} BUR`, 'This line is too long for an order.'],
  ['.', 'This line is empty.'],
  ['A PAR ? BUR', '“?” does not belong in an order.'],
  ['A PAR - BUR BUR', '“bur” does not belong in this order.'],
  ['A PAR H par h', '“par h” does not belong in this order.'],
  ['A PAR', 'After the unit comes what it does: H, -, S, C, R, D or B, as in A PAR - BUR.'],
  ['A PAR BUR', 'After the unit comes what it does: H, -, S, C, R, D or B, as in A PAR - BUR.'],
  ['A - BUR', 'A place is missing.'],
  ['A PAR -', 'A place is missing.'],
  ['A Atlantis H', 'No place is called “atlantis”. Did you mean MAO (Mid-Atlantic Ocean)?'],
  ['A PAR - Burgundi', 'No place is called “burgundi”. Did you mean BUR (Burgundy)?'],
  ['A Shangri La S A PAR', 'No place is called “shangri la”.'],
  ['A LIV H', 'No place is called “liv”. Did you mean LVN (Livonia) or LVP (Liverpool)?'],
  ['A LON - BEL - NWY', 'Belgium is not water, so no fleet carries there.'],
  ['F NTH C A LON', 'A convoy names where the army goes, as in F NTH C A LON - NWY.'],
  ['BRE B', 'Write A or F: both can be built in Brest.'],
  ['VOTE', 'A vote reads VOTE DRAW or VOTE CONCEDE and a power.'],
  ['VOTE CONCEDE', 'No power is called “”.'],
  ['VOTE CONCEDE Atlantis', 'No power is called “atlantis”.'],
  ['VOTE DRAW France, Atlantis', 'No power is called “atlantis”.'],
];

const PRINTED: readonly (readonly [order: Order, line: string])[] = [
  [{ unit: 'par', type: 'HOLD' }, 'A PAR H'],
  [{ unit: 'stp', type: 'HOLD' }, 'F STP/SC H'],
  [{ unit: 'vie', type: 'HOLD' }, 'VIE H'],
  [{ unit: 'par', type: 'MOVE', to: 'bur' }, 'A PAR - BUR'],
  [{ unit: 'lon', type: 'MOVE', to: 'nwy', viaConvoy: true }, 'A LON - NWY VIA'],
  [{ unit: 'bre', type: 'MOVE', to: 'spa/nc' }, 'F BRE - SPA/NC'],
  [{ unit: 'mar', type: 'SUPPORT', at: 'par' }, 'A MAR S A PAR'],
  [HELPS, 'A MAR S A PAR - BUR'],
  [CARRIES, 'F NTH C A LON - NWY'],
  [{ unit: 'par', type: 'RETREAT', to: 'gas' }, 'A PAR R GAS'],
  [{ unit: 'par', type: 'DISBAND' }, 'A PAR D'],
  [{ type: 'BUILD', kind: 'fleet', at: 'stp/nc' }, 'F STP/NC B'],
  [{ type: 'BUILD', kind: 'army', at: 'stp' }, 'A STP B'],
  [{ type: 'WAIVE' }, 'WAIVE'],
  [{ type: 'VOTE', vote: 'draw' }, 'VOTE DRAW'],
  [{ type: 'VOTE', vote: 'draw', among: ['england', 'france'] }, 'VOTE DRAW England, France'],
  [{ type: 'VOTE', vote: 'concede', to: 'turkey' }, 'VOTE CONCEDE Turkey'],
];

describe('15.1 orders as text', () => {
  test.each(READ)('%s', (line, order) => {
    expect(notation.parse(ORDERS, 'france', line)).toMatchObject({ ok: true, value: [order] });
  });

  test.each(UNREADABLE)('%s is unreadable', (line, text) => {
    const result = notation.parse(ORDERS, 'france', `\n${line}\n\nVOTE DRAW`);
    const problems = result.ok ? [] : result.problems;
    expect(problems.map(({ code, path, rule }) => [code, path, rule])).toEqual([['unreadable', [1], '15.1']]);
    expect(problems.map(({ message }) => typeof message !== 'string' && inEnglish(message))).toEqual([text]);
  });

  test('one order a line', () => {
    expect(notation.parse(ORDERS, 'france', 'A PAR H\r\n\n  F NTH C A LON - NWY ')).toEqual({
      ok: true,
      value: [{ unit: 'par', type: 'HOLD' }, CARRIES],
    });
  });

  test('while units retreat, a move is a retreat, and a place means the unit driven out of it', () => {
    expect(notation.parse(RETREATS, 'germany', 'F SPA - POR')).toEqual({
      ok: true,
      value: [{ unit: 'spa', type: 'RETREAT', to: 'por' }],
    });
    expect(notation.print(RETREATS, { unit: 'spa', type: 'RETREAT', to: 'por' })).toBe('F SPA/NC R POR');
    expect(notation.print(RETREATS, { unit: 'bur', type: 'DISBAND' })).toBe('A BUR D');
  });

  test.each(PRINTED)('%j is printed', (order, line) => {
    expect(notation.print(ORDERS, order)).toBe(line);
  });
});
