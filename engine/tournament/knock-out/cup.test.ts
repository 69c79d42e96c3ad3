import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cup, stage } from '../../../test/support/knock-out';
import type { EligiblePlayer, PlannedSection } from '../left-over';
import { type CupState, planCup } from './cup';
import type { LastStage } from './plan';
import { knockOutPlaces } from './table';

function field(count: number): readonly EligiblePlayer[] {
  return Array.from({ length: count }, (_, at) => ({ id: `p${at + 1}`, place: at + 1, total: 0, byes: 0 }));
}

const DUELS = { boardSize: 2, smallest: 2, advance: 1, leftOver: 'byes' as const };

function sections(more: Partial<CupState>): readonly PlannedSection[] {
  const plan = planCup({
    ...{ ...DUELS, contenders: field(8), last: undefined, stage: 1, consolation: undefined },
    extras: { thirdPlace: true },
    ...more,
  });
  return plan.kind === 'over' ? [] : (plan.sections ?? []);
}

const seats = (one: readonly PlannedSection[]) =>
  one.map(({ section, seated, sittingOut }) => [section, [...seated].sort(), [...sittingOut]]);

const SEMIFINALS: LastStage = {
  boards: [
    ['p1', 'p4'],
    ['p2', 'p3'],
  ],
  byes: [],
};

describe('a board for the third place', () => {
  test('seats those who missed the final, beside it', () => {
    expect(seats(sections({ last: SEMIFINALS, stage: 2, contenders: field(4) }))).toEqual([
      ['cup', ['p1', 'p2'], []],
      ['third-place', ['p3', 'p4'], []],
    ]);
  });

  test('takes the next best of each board where boards are larger', () => {
    const last = {
      boards: [
        ['p1', 'p2', 'p3', 'p4'],
        ['p5', 'p6', 'p7', 'p8'],
      ],
      byes: [],
    };
    const larger = { boardSize: 4, smallest: 3, advance: 2, last, stage: 2 };
    expect(seats(sections(larger))).toEqual([
      ['cup', ['p1', 'p2', 'p5', 'p6'], []],
      ['third-place', ['p3', 'p4', 'p7', 'p8'], []],
    ]);
  });

  test('is left out before the final, and where one player alone missed it', () => {
    const quarters = {
      boards: [
        ['p1', 'p8'],
        ['p2', 'p7'],
        ['p3', 'p6'],
        ['p4', 'p5'],
      ],
      byes: [],
    };
    expect(seats(sections({ last: quarters, stage: 2 })).map(([kind]) => kind)).toEqual(['cup']);
    const three = { boards: [['p1', 'p2']], byes: ['p3'] };
    expect(seats(sections({ last: three, stage: 2, contenders: field(3) })).map(([kind]) => kind)).toEqual([
      'cup',
    ]);
    expect(seats(sections({ contenders: field(2) })).map(([kind]) => kind)).toEqual(['cup']);
  });

  test('ranks those who play there by it', () => {
    const semifinals = stage(1, ['a1:3 d2:0', 'b1:3 c2:1']);
    const final = stage(2, ['a1:3 b2:0']);
    const places = (third: ReturnType<typeof stage>) => {
      const one = cup([semifinals, final], { advance: 1, third });
      return knockOutPlaces(one, [one.event.players]);
    };
    expect(places(stage(2, ['d1:3 c2:0']))).toEqual([['a'], ['b'], ['d'], ['c']]);
    expect(places(stage(2, ['d2:0 c1:3']))).toEqual([['a'], ['b'], ['c'], ['d']]);
  });
});

describe('a consolation cup', () => {
  const extras = { consolation: true };

  test('starts in the second stage with those beaten in the first', () => {
    const quarters = {
      boards: [
        ['p1', 'p8'],
        ['p2', 'p7'],
        ['p3', 'p6'],
        ['p4', 'p5'],
      ],
      byes: [],
    };
    expect(seats(sections({ extras }))).toHaveLength(1);
    expect(seats(sections({ extras, last: quarters, stage: 2 }))).toEqual([
      ['cup', ['p1', 'p2', 'p3', 'p4'], []],
      ['consolation', ['p5', 'p6', 'p7', 'p8'], []],
    ]);
  });

  test('gives byes of its own, and none is played by one player alone', () => {
    const first = {
      boards: [
        ['p1', 'p6'],
        ['p2', 'p5'],
        ['p3', 'p4'],
      ],
      byes: [],
    };
    const [, beaten] = sections({ extras, contenders: field(6), last: first, stage: 2 });
    expect(beaten).toMatchObject({ section: 'consolation', sittingOut: ['p4'], bots: 0 });
    const three = { boards: [['p1', 'p2']], byes: ['p3'] };
    expect(sections({ extras, contenders: field(3), last: three, stage: 2 })).toHaveLength(1);
  });

  test('ranks those whom the first stage knocked out', () => {
    const first = stage(1, ['a1:9 e2:0', 'b1:9 f2:1', 'c1:9 g2:2', 'd1:9 h2:3']);
    const second = stage(2, ['a1:9 b2:0', 'c1:9 d2:0']);
    const consolation = cup([stage(2, ['e1:9 f2:0', 'g2:0 h1:9']), stage(3, ['e1:9 h2:0'])], { advance: 1 });
    const one = cup([first, second, stage(3, ['a1:9 c2:0'])], { advance: 1, consolation });
    const places = knockOutPlaces(one, [one.event.players]);
    expect(places.flat().slice(4, 6)).toEqual(['e', 'h']);
  });

  // Counted another way: every player's boards, from the lists of who beat whom.
  test('gives everybody two boards at least unless they sit out, and ends with the cup', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 40 }), fc.infiniteStream(fc.boolean()), (count, coins) => {
        const boards = new Map<string, number>();
        const sat = new Set<string>();
        let [last, side]: (LastStage | undefined)[] = [undefined, undefined];
        const played: string[][] = [];
        for (let at = 1; at < 20; at += 1) {
          const now = sections({
            ...{ extras: { consolation: true, thirdPlace: true }, contenders: field(count), stage: at, last },
            consolation: side && { last: side },
          });
          if (now.length === 0) break;
          played.push(now.map(({ section }) => section));
          const everyone = now.flatMap(({ seated, sittingOut }) => [...seated, ...sittingOut]);
          expect(new Set(everyone).size).toBe(everyone.length);
          for (const { section, seated, sittingOut } of now) {
            const pairs = Array.from({ length: seated.length / 2 }, (_, pair) => {
              const two = [seated[2 * pair] ?? '', seated[2 * pair + 1] ?? ''];
              return coins.next().value === true ? two : two.reverse();
            });
            for (const id of seated) boards.set(id, (boards.get(id) ?? 0) + 1);
            for (const id of sittingOut) sat.add(id);
            if (section === 'cup') last = { boards: pairs, byes: sittingOut };
            if (section === 'consolation') side = { boards: pairs, byes: sittingOut };
          }
        }
        expect(played.length).toBe(Math.ceil(Math.log2(count)));
        for (const { id } of field(count))
          if (!sat.has(id)) expect(boards.get(id)).toBeGreaterThanOrEqual(count % 2 === 1 ? 1 : 2);
      }),
      { numRuns: 100 },
    );
  });
});
