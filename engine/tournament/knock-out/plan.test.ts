import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { EligiblePlayer, LeftOver } from '../left-over';
import { type KnockOutState, planStage } from './plan';

const FOUR = { boardSize: 4, smallest: 3 };

function field(count: number): readonly EligiblePlayer[] {
  return Array.from({ length: count }, (_, at) => ({ id: `p${at + 1}`, place: at + 1, total: 0, byes: 0 }));
}

function plan(more: Partial<KnockOutState>) {
  return planStage({ ...FOUR, advance: 2, leftOver: 'byes', contenders: field(8), last: undefined, ...more });
}

const TWO_BOARDS = [
  ['p4', 'p1', 'p2', 'p3'],
  ['p5', 'p8', 'p6', 'p7'],
];

describe('the next stage of a knock-out', () => {
  test('the best of each board go to the final, and nothing follows it', () => {
    expect(plan({ last: { boards: TWO_BOARDS, byes: [] } })).toMatchObject({
      seated: ['p1', 'p4', 'p5', 'p8'],
    });
    expect(plan({ last: { boards: [['p1', 'p4', 'p5', 'p8']], byes: [] } })).toEqual({ kind: 'over' });
  });

  test('who sat out goes on', () => {
    const first = plan({ contenders: field(10) });
    expect(first).toMatchObject({ sittingOut: ['p1', 'p2'], bots: 0 });
    const boards = [
      ['p3', 'p4', 'p5', 'p6'],
      ['p7', 'p8', 'p9', 'p10'],
    ];
    expect(plan({ contenders: field(10), last: { boards, byes: ['p1', 'p2'] } })).toMatchObject({
      seated: expect.arrayContaining(['p3', 'p4', 'p7', 'p8']),
      sittingOut: ['p1', 'p2'],
    });
  });

  test('a bye goes to those who had fewest, and of these to the best', () => {
    const contenders = field(10).map((one) => ({ ...one, byes: one.id === 'p1' ? 1 : 0 }));
    expect(plan({ contenders })).toMatchObject({ sittingOut: ['p2', 'p3'] });
  });

  test('one board beside byes is not the final', () => {
    const last = { boards: [['p1', 'p2', 'p3', 'p4']], byes: ['p5'] };
    expect(plan({ contenders: field(5), last, leftOver: 'smaller-boards' })).toMatchObject({
      seated: ['p1', 'p2', 'p5'],
      empty: 1,
      bots: 0,
    });
  });

  test('the place of a player who has left goes to the next best of their board', () => {
    const contenders = field(8).filter(({ id }) => id !== 'p5');
    expect(plan({ contenders, last: { boards: TWO_BOARDS, byes: [] } })).toMatchObject({
      seated: ['p1', 'p4', 'p6', 'p8'],
    });
  });

  test('a board that all have left gives nobody; the best of the others fill the final', () => {
    const contenders = field(8).filter(({ id }) => TWO_BOARDS[0]?.includes(id));
    expect(plan({ contenders, last: { boards: TWO_BOARDS, byes: [] } })).toMatchObject({
      seated: ['p1', 'p4', 'p2', 'p3'],
      bots: 0,
    });
  });

  test('bots sit in a final only where the organizer chose them', () => {
    const boards = [
      ['p1', 'p2', 'p3', 'p4'],
      ['p5', 'p6', 'p7', 'p8'],
    ];
    const last = { boards, byes: [] };
    const final = (leftOver: LeftOver) => plan({ advance: 1, leftOver, last });
    expect(final('bots')).toMatchObject({ seated: ['p1', 'p5'], bots: 2 });
    expect(final('byes')).toMatchObject({ seated: ['p1', 'p5', 'p2', 'p6'], bots: 0, empty: 0 });
    expect(final('smaller-boards')).toMatchObject({ seated: ['p1', 'p5', 'p2'], bots: 0, empty: 1 });
  });

  test('players sit out where bots or smaller boards would knock out nobody', () => {
    const last = { boards: [['p1', 'p2', 'p3', 'p4']], byes: ['p5', 'p6'] };
    for (const leftOver of ['bots', 'smaller-boards'] as const)
      expect(plan({ contenders: field(6), advance: 3, last, leftOver })).toMatchObject({
        bots: 0,
        empty: 0,
        sittingOut: ['p1'],
      });
  });

  test('a final takes nobody more than go on, and a lone player plays none', () => {
    const last = { boards: TWO_BOARDS, byes: [] };
    expect(plan({ leftOver: 'smaller-boards', last })).toMatchObject({
      seated: ['p1', 'p4', 'p5', 'p8'],
      empty: 0,
    });
    for (const leftOver of ['bots', 'byes', 'smaller-boards'] as const) {
      expect(plan({ leftOver, last, contenders: field(1) })).toEqual({ kind: 'over' });
      expect(plan({ leftOver, last, contenders: [] })).toEqual({ kind: 'over' });
    }
    expect(plan({ leftOver: 'bots', contenders: field(1) })).toMatchObject({ seated: ['p1'], bots: 3 });
    expect(plan({ leftOver: 'byes', contenders: field(2) })).toEqual({ kind: 'over' });
  });

  test('a final of two is played where the game allows it', () => {
    const last = {
      boards: [
        ['p1', 'p2'],
        ['p3', 'p4'],
      ],
      byes: [],
    };
    expect(plan({ boardSize: 2, smallest: 2, advance: 1, contenders: field(4), last })).toMatchObject({
      seated: ['p1', 'p3'],
      empty: 0,
    });
  });

  test('those who fill a final are the next best of each board', () => {
    const boards = [
      ['p3', 'p6', 'p1'],
      ['p4', 'p5', 'p2'],
    ];
    expect(
      plan({ boardSize: 5, smallest: 4, advance: 1, contenders: field(6), last: { boards, byes: [] } }),
    ).toMatchObject({ seated: ['p3', 'p4', 'p5', 'p6', 'p1'], empty: 0 });
  });

  test('bots fill a stage of boards that have to be full', () => {
    const sizes = { boardSize: 7, smallest: 7, advance: 2, contenders: field(9) };
    expect(plan({ ...sizes, leftOver: 'bots' })).toMatchObject({ bots: 5, sittingOut: [], empty: 0 });
  });

  test('reaches one final whatever the numbers, ties and withdrawals, and eliminates players by play alone', () => {
    fc.assert(
      fc.property(
        fc.record({
          players: fc.integer({ min: 4, max: 60 }),
          boardSize: fc.integer({ min: 2, max: 7 }),
          advance: fc.integer({ min: 1, max: 6 }),
          leftOver: fc.constantFrom<LeftOver>('bots', 'byes', 'smaller-boards'),
          leaves: fc.array(fc.integer({ min: 0, max: 59 }), { maxLength: 6 }),
        }),
        ({ players, boardSize, advance, leftOver, leaves }) => {
          fc.pre(advance < boardSize && players >= boardSize);
          const sizes = { boardSize, smallest: Math.max(2, boardSize - 1), advance, leftOver };
          let contenders = field(players);
          let last: KnockOutState['last'];
          let stages = 0;
          for (;;) {
            const next = planStage({ ...sizes, contenders, last });
            if (next.kind === 'over') break;
            stages += 1;
            expect(stages).toBeLessThan(60);
            if (leftOver !== 'bots') expect(next.bots).toBe(0);
            expect((next.seated.length + next.bots + next.empty) % boardSize).toBe(0);
            const seated = [...next.seated];
            const count = (seated.length + next.bots + next.empty) / boardSize;
            const boards = Array.from({ length: count }, (_, board) =>
              seated.filter((_id, at) => at % count === board),
            );
            last = { boards, byes: next.sittingOut };
            const gone = leaves[stages];
            contenders = contenders.filter(({ id }) => id !== `p${gone}`);
          }
          if (leaves.length === 0) expect([last?.boards.length, last?.byes]).toEqual([1, []]);
        },
      ),
      { numRuns: 300 },
    );
  });
});
