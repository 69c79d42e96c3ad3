import { expect, test } from 'vitest';
import { boardOf, centresOf, type Extras, orderOf, play } from '../../../test/support/classic-table';
import { legal, notation } from '../../../test/support/standard-classic';
import { inEnglish } from '../../../test/support/translated';
import type { Message } from '../../game';
import { STANDARD } from '../data/standard';
import type { Position } from '../types';
import { labelOf, pendingOf } from './pending';

const TURKEY_IS_OUT: Extras = { eliminated: [{ power: 'turkey', year: 1901 }] };
const BURGUNDY_FALLS = play(
  boardOf('france: A BUR, A GAS; germany: A MUN, A RUH; italy: A MAR'),
  'germany: A MUN - BUR, A RUH S A MUN - BUR',
).position;
const WINTER = boardOf('russia: A SEV; turkey: A ANK, A BUL; italy: A ROM', {
  phase: 'adjustments',
  centres: centresOf('russia: MOS STP SEV; turkey: ANK; italy: ROM'),
});

/** The seats that owe orders, their decision, and the default. */
function asked(position: Position): readonly string[] {
  const text = (says: Message | string) => (typeof says === 'string' ? says : inEnglish(says));
  return (pendingOf(STANDARD, position)?.seats ?? []).map(
    ({ seat, owes, decision, fallback }) =>
      `${seat} ${owes ? 'owes' : 'may give'} ${text(decision)}. ${fallback ? `${text(fallback.says)} ${fallback.rule}` : ''}`,
  );
}

/** The offers to a power after some orders, in notation. */
function offered(position: Position, seat: string, given = ''): readonly string[] {
  const list = given === '' ? [] : given.split(', ').map((line) => orderOf(position, seat, line));
  return legal(position, seat, list).map(({ order }) => notation.print(position, order));
}

/** The same, without votes. */
function actions(position: Position, seat: string, given = ''): readonly string[] {
  return offered(position, seat, given).filter((line) => !line.startsWith('VOTE'));
}

test('4.2 who is not out gives orders, and owes them where there are units', () => {
  const position = boardOf('france: A PAR, F BRE; italy: A ROM', TURKEY_IS_OUT, [
    'france',
    'germany',
    'italy',
    'turkey',
  ]);
  expect(pendingOf(STANDARD, position)).toMatchObject({ pace: 'orders', clock: 'Spring 1901' });
  expect(asked(position)).toEqual([
    'france owes orders for 2 units. Every unit of France without an order holds. 4.2',
    'germany may give orders for 0 units. Every unit of Germany without an order holds. 4.2',
    'italy owes orders for 1 unit. Every unit of Italy without an order holds. 4.2',
  ]);
});

test('9.6 only those with dislodged units owe a retreat', () => {
  expect(pendingOf(STANDARD, BURGUNDY_FALLS)).toMatchObject({
    pace: 'adjustment',
    clock: 'Spring 1901, retreats',
  });
  expect(asked(BURGUNDY_FALLS)).toEqual([
    'france owes a retreat for 1 unit. Every dislodged unit of France without an order is disbanded. 9.6',
  ]);
});

test('11.6, 11.7 those who have builds or removals owe them', () => {
  expect(pendingOf(STANDARD, WINTER)).toMatchObject({ pace: 'adjustment', clock: 'Winter 1901' });
  expect(asked(WINTER)).toEqual([
    'russia owes 2 builds. Every build that Russia does not order is waived. 11.6',
    'turkey owes 1 unit to remove. The units of Turkey that stand farthest from its centres are removed. 11.7',
  ]);
});

test('4.11 after the end the game waits for nobody, and nothing is offered', () => {
  const votes = 'france: VOTE DRAW; italy: VOTE DRAW';
  const { position } = play(boardOf('france: A PAR; italy: A ROM', {}, ['france', 'italy']), votes);
  expect(pendingOf(STANDARD, position)).toBeNull();
  expect(labelOf(position)).toBe('Finished, Spring 1901');
  expect(offered(position, 'france')).toEqual([]);
});

test('4.10 votes: a draw, and to concede to every other power that is not out', () => {
  const position = boardOf('italy: A ROM; germany: A MUN', TURKEY_IS_OUT, [
    'france',
    'germany',
    'italy',
    'turkey',
  ]);
  expect(offered(position, 'france')).toEqual(['VOTE DRAW', 'VOTE CONCEDE Germany', 'VOTE CONCEDE Italy']);
  for (const seat of ['turkey', 'russia', 'atlantis']) expect(offered(position, seat)).toEqual([]);
});

test('4.10 where a league votes on it, three or more may name who shares a draw', () => {
  const named = (...seats: readonly string[]) =>
    legal(boardOf('france: A PAR', { customs: { draws: 'voted' } }, seats), 'france', []).filter(
      ({ open }) => open,
    );
  expect(named('france', 'italy')).toEqual([]);
  const from = ['france', 'germany', 'italy'];
  expect(named(...from)).toEqual([
    {
      order: { type: 'VOTE', vote: 'draw', among: from },
      open: [{ field: 'among', kind: 'list', from, min: 2, max: 3, repeats: false }],
    },
  ]);
});

test('4.6 an army goes overland, over a chain of fleets, and to a neighbour both ways', () => {
  const position = boardOf('france: A PIC; england: F ENG');
  expect(actions(position, 'france').filter((line) => !/ S /.test(line))).toEqual([
    'A PIC H',
    'A PIC - BEL',
    'A PIC - BRE',
    'A PIC - BUR',
    'A PIC - PAR',
    'A PIC - BEL VIA',
    'A PIC - BRE VIA',
    'A PIC - LON',
    'A PIC - WAL',
  ]);
  expect(actions(position, 'france', 'A PIC H')).toEqual([]);
});

test('4.8 what a unit can support: each neighbour and each possible move, with its coast', () => {
  const position = boardOf('france: F MAR; italy: F WES, A PIE; england: A GAS');
  expect(actions(position, 'france').filter((line) => / S /.test(line))).toEqual([
    'F MAR S F WES - LYO',
    'F MAR S A PIE',
    'F MAR S A GAS - SPA',
    'F MAR S F WES - SPA/SC',
  ]);
});

test('4.9 a fleet on water carries every army that a chain with it reaches', () => {
  const position = boardOf('france: F ENG, A BRE, A PAR, F PIC; england: A LON');
  expect(actions(position, 'france').filter((line) => / C /.test(line))).toEqual([
    'F ENG C A LON - BEL',
    'F ENG C A LON - BRE',
    'F ENG C A LON - PIC',
    'F ENG C A LON - WAL',
    'F ENG C A BRE - BEL',
    'F ENG C A BRE - LON',
    'F ENG C A BRE - PIC',
    'F ENG C A BRE - WAL',
  ]);
});

test('9.4 each dislodged unit may go to its places or be disbanded, once', () => {
  expect(offered(BURGUNDY_FALLS, 'france')).toEqual(['A BUR R BEL', 'A BUR R PAR', 'A BUR R PIC', 'A BUR D']);
  expect(offered(BURGUNDY_FALLS, 'france', 'A BUR D')).toEqual([]);
  expect(offered(BURGUNDY_FALLS, 'germany')).toEqual([]);
});

test('11.3, 11.5 builds in open homes, one in each, until all are used', () => {
  expect(offered(WINTER, 'russia')).toEqual(['A MOS B', 'A STP B', 'F STP/NC B', 'F STP/SC B', 'WAIVE']);
  expect(offered(WINTER, 'russia', 'F STP/SC B')).toEqual(['A MOS B', 'WAIVE']);
  expect(offered(WINTER, 'russia', 'F STP/SC B, WAIVE')).toEqual([]);
  expect(offered(WINTER, 'russia', 'A MOS B, A STP B')).toEqual([]);
});

test('11.4 units to remove, until enough are named', () => {
  expect(offered(WINTER, 'turkey')).toEqual(['A ANK D', 'A BUL D']);
  expect(offered(WINTER, 'turkey', 'A BUL D')).toEqual([]);
  expect(offered(WINTER, 'italy')).toEqual([]);
});
