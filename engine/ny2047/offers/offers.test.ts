import { expect, test } from 'vitest';
import { type Extras, listsOf, play, positionOf } from '../../../test/support/ny2047-table';
import { inEnglish } from '../../../test/support/translated';
import type { Message } from '../../game';
import type { Position } from '../types';
import { legal } from './legal';
import { labelOf, pendingOf } from './pending';

const FIVE = 'tower: CLO, WAH, FOR, RIV, HRV; papst: AST';
const GREENE_IS_OUT: Extras = {
  eliminated: [{ faction: 'greene', year: 2047, season: 'spring', by: 'tower' }],
};

/** The seats that the game waits for, their decisions, and their defaults. */
function asked(position: Position): readonly string[] {
  const text = (says: Message | string) => (typeof says === 'string' ? says : inEnglish(says));
  return (pendingOf(position)?.seats ?? []).map(
    ({ seat, owes, decision, fallback }) =>
      `${seat} ${owes ? 'owes' : 'may give'} ${text(decision)}. ${fallback ? `${text(fallback.says)} ${fallback.rule}` : ''}`,
  );
}

test('4.2, 4.11 every faction in play owes orders; its units hold in silence', () => {
  const position = positionOf('tower: CLO, WAH; papst: AST; greene:', GREENE_IS_OUT);
  expect(pendingOf(position)).toMatchObject({ pace: 'orders', clock: 'Spring 2047' });
  expect(asked(position)).toEqual([
    'tower owes orders for 2 units. Every unit of Tower without an order holds. 4.2',
    'papst owes orders for 1 unit. Every unit of the Papst without an order holds. 4.2',
  ]);
});

test('13.1 in an adjustment phase those with a choice owe it; 13.4 decides in silence', () => {
  const { position } = play(positionOf(`${FIVE}; greene:`, GREENE_IS_OUT), '');
  expect(pendingOf(position)).toMatchObject({ pace: 'adjustment', clock: 'Spring 2047, adjustment' });
  expect(asked(position)).toEqual([
    'tower owes 2 units to disband. The units farthest from the home base are disbanded. 13.4',
  ]);
});

test('13.1 a base to choose, alone or with units to disband', () => {
  const lost = (units: string) =>
    play(positionOf(units, { control: { canarsie: 'dunning' } }), 'hamblet: A RIN - CON').position;
  expect(asked(lost('dunning: BAY; hamblet: RIN'))).toEqual([
    'dunning owes a new home base. The home base moves to a land star with a unit on it, else to the nearest. 13.4',
  ]);
  expect(asked(lost('dunning: BAY, MID, VIL, LIC, HAR, WAH, MOT; hamblet: RIN'))).toEqual([
    'dunning owes a new home base and 1 unit to disband. The home base moves to a land star with a unit on it, else to the nearest. The units farthest from the home base are disbanded. 13.4',
  ]);
});

test('4.11 after the end the game waits for nobody, and bears the name of its last turn', () => {
  const { position } = play(positionOf('tower: JAC; papst:', { season: 'fall' }), 'tower: A JAC - AST');
  expect(pendingOf(position)).toBeNull();
  expect(labelOf(position)).toBe('Fall 2047');
  expect(legal(position, 'tower', [])).toEqual([]);
});

test('4.11 nothing is offered to who has no seat or is eliminated', () => {
  const position = positionOf('tower: CLO; papst: AST; greene:', GREENE_IS_OUT);
  for (const seat of ['greene', 'dunning', 'shemp']) expect(legal(position, seat, [])).toEqual([]);
});

test('13.5 a PREFER is open for all land stars and all own units', () => {
  const position = positionOf('tower: CLO, HRV; papst: AST');
  const offer = legal(position, 'tower', []).find(({ order }) => order.type === 'PREFER');
  const [home, disband, ...further] = offer?.open ?? [];
  expect(further).toEqual([]);
  expect(home).toMatchObject({ field: 'home', kind: 'list', min: 0, max: 18, repeats: false });
  expect((home as { from: readonly string[] }).from).toContain('midtown');
  expect((home as { from: readonly string[] }).from).not.toContain('lower-hudson');
  expect(disband).toEqual({
    field: 'disband',
    kind: 'list',
    from: ['tower-1', 'tower-2'],
    min: 0,
    max: 2,
    repeats: false,
  });
});

test('13.3 what has been chosen in an adjustment phase is not offered again', () => {
  const { position } = play(positionOf(FIVE), '');
  const after = (orders: string) =>
    legal(position, 'tower', listsOf(position, `tower: ${orders}`).tower ?? []).map(({ order }) => order);
  expect(after('DISBAND #2').map((order) => 'unit' in order && order.unit)).toEqual([
    'tower-1',
    'tower-3',
    'tower-4',
    'tower-5',
  ]);
  expect(after('DISBAND #2 | DISBAND #1')).toEqual([]);
  expect(legal(position, 'papst', [])).toEqual([]);
  const lost = play(
    positionOf('dunning: BAY; hamblet: RIN', { control: { canarsie: 'dunning' } }),
    'hamblet: A RIN - CON',
  ).position;
  expect(legal(lost, 'dunning', []).map(({ order }) => order)).toEqual([
    { type: 'RELOCATE', to: 'canarsie' },
    { type: 'RELOCATE', to: 'bay-ridge' },
  ]);
  expect(legal(lost, 'dunning', [{ type: 'RELOCATE', to: 'canarsie' }])).toEqual([]);
});
