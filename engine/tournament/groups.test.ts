import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  aheadOf,
  type Format,
  formatProblem,
  groupState,
  planRound,
  type RoundState,
  roundsOf,
} from './formats';
import { dealtIntoGroups, groupSizes } from './groups';
import type { EligiblePlayer, PlannedSection } from './left-over';
import { seatRound } from './seating';
import { checkDraw } from './seating/check';
import { pairsOf, type SeatedBoard, type SeatingProblem } from './seating/problem';

function field(count: number): readonly EligiblePlayer[] {
  return Array.from({ length: count }, (_, at) => ({ id: `p${at + 1}`, place: 1, total: 0, byes: 0 }));
}

const DUELS = { boardSize: 2, smallest: 2, leftOver: 'byes', withoutBots: true } as const;
const GROUPS = { kind: 'groups', groups: 2, seeding: 'draw', through: 2, advance: 1 } as const;

function state(more: Partial<RoundState>): RoundState {
  return { ...DUELS, format: GROUPS, round: 1, contenders: field(8), last: undefined, ...more };
}

describe('groups', () => {
  test.each([
    [
      8,
      2,
      [
        ['p1', 'p4', 'p5', 'p8'],
        ['p2', 'p3', 'p6', 'p7'],
      ],
    ],
    [
      9,
      2,
      [
        ['p1', 'p4', 'p5', 'p8', 'p9'],
        ['p2', 'p3', 'p6', 'p7'],
      ],
    ],
    [
      7,
      3,
      [
        ['p1', 'p6', 'p7'],
        ['p2', 'p5'],
        ['p3', 'p4'],
      ],
    ],
  ])('of %i players in %i are dealt as in a snake', (players, groups, dealt) => {
    expect(
      dealtIntoGroups(
        field(players).map(({ id }) => id),
        groups,
      ),
    ).toEqual(dealt);
  });

  test('are equal but for one player, and nearly as strong as each other', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 200 }), fc.integer({ min: 2, max: 20 }), (players, groups) => {
        const ranks = Array.from({ length: players }, (_, at) => at);
        const dealt = dealtIntoGroups(ranks, groups);
        expect(dealt.map(({ length }) => length)).toEqual(groupSizes(players, groups));
        expect(dealt.flat().sort((a, b) => a - b)).toEqual(ranks);
        for (const group of dealt)
          for (const [row, rank] of group.entries()) expect(Math.floor(rank / groups)).toBe(row);
      }),
    );
  });

  test('play among themselves, a smaller one fewer rounds', () => {
    const contenders = field(7);
    const members = dealtIntoGroups(
      contenders.map(({ id }) => id),
      2,
    );
    const [four = [], three = []] = members;
    expect(members.map(({ length }) => length)).toEqual([4, 3]);
    const plan = planRound(state({ contenders, groups: { members, ranked: members } }));
    const sections = plan.kind === 'over' ? [] : (plan.sections ?? []);
    expect(sections.map(({ section }) => section)).toEqual(['group', 'group']);
    expect([...(sections[0]?.seated ?? [])].sort()).toEqual([...four].sort());
    expect([...(sections[1]?.seated ?? []), ...(sections[1]?.sittingOut ?? [])].sort()).toEqual(
      [...three].sort(),
    );
  });

  test('end in a cup whose first stage keeps their winners apart', () => {
    const members = [
      ['p1', 'p2', 'p3', 'p4'],
      ['p5', 'p6', 'p7', 'p8'],
    ];
    const plan = planRound(state({ round: 4, groups: { members, ranked: members } }));
    expect(plan).toMatchObject({
      ...{ seated: ['p1', 'p5', 'p2', 'p6'], strength: 'pots' },
      sections: [{ section: 'cup' }],
    });
  });

  test('take the next of a group whose winner has left', () => {
    const members = [
      ['p1', 'p2', 'p3', 'p4'],
      ['p5', 'p6', 'p7', 'p8'],
    ];
    const contenders = field(8).filter(({ id }) => id !== 'p1');
    const plan = planRound(state({ round: 4, contenders, groups: { members, ranked: members } }));
    expect(plan).toMatchObject({ seated: ['p2', 'p5', 'p3', 'p6'] });
  });

  test.each([
    [8, {}, 3 + 2],
    [9, {}, 5 + 2],
    [16, { groups: 4 }, 3 + 3],
    [12, { groups: 2, groupRounds: 4, through: 1 }, 4 + 1],
  ])('of %i take with their cup as many rounds as announced', (players, more, rounds) => {
    expect(roundsOf({ ...GROUPS, ...more } as Format, players, DUELS)).toBe(rounds);
  });
});

describe('groups are refused', () => {
  const why = (players: number, more: object, sizes: object = DUELS) => {
    const filling = { ...DUELS, ...sizes };
    return formatProblem({ ...GROUPS, ...more } as Format, players, filling, filling.leftOver)?.why.text;
  };
  const atBoards = { withoutBots: false } as const;

  test.each([
    ['where nobody would be out', 5, {}, {}, 'groupsNeed'],
    [
      'where a group would be smaller than a board',
      7,
      { through: 1 },
      { boardSize: 4, smallest: 4 },
      'groupsNeed',
    ],
    ['where players would have to meet again', 8, { groupRounds: 4 }, atBoards, 'groupOpponents'],
    ['where they need more rounds than a season has', 250, {}, {}, 'meetings'],
    ['where the cup never becomes one board', 20, { groups: 4, advance: 2 }, {}, 'nobodyOut'],
    [
      'where a group cannot be spread over boards',
      ...([
        10,
        { advance: 2 },
        { ...atBoards, boardSize: 4, smallest: 3, leftOver: 'smaller-boards' },
      ] as const),
      'spread',
    ],
  ])('%s', (_, players, more, sizes, key) => {
    expect(why(players, more, sizes)).toContain(key);
  });

  test('not otherwise', () => {
    expect(why(6, {})).toBeUndefined();
    expect(why(8, { groupRounds: 3 }, atBoards)).toBeUndefined();
  });
});

/** Draws and plays a season of groups to its end; the stronger of a board wins. */
function played(count: number, format: Extract<Format, { kind: 'groups' }>, seed: string) {
  const strength = (id: string) => Number(id.slice(1));
  const rounds: { boards: readonly SeatedBoard[]; kinds: readonly string[] }[] = [];
  const earlier: SeatedBoard[] = [];
  const byes = new Map<string, number>();
  let groups: RoundState['groups'];
  let last: RoundState['last'];
  for (let round = 1; round < 60; round += 1) {
    const contenders = field(count).map((one) => ({ ...one, byes: byes.get(one.id) ?? 0 }));
    const cupStages = rounds.filter(({ kinds }) => kinds.includes('cup')).length;
    const now: RoundState = {
      ...{ ...DUELS, format, round, contenders, groups, last, stage: cupStages + 1 },
      met: { earlier, away: [] },
    };
    const plan = planRound(now);
    if (plan.kind === 'over') break;
    const sections = plan.sections ?? [];
    groups ??= {
      members: sections.map(({ seated, sittingOut }) => [...seated, ...sittingOut]),
      ranked: sections.map(({ seated, sittingOut }) =>
        [...seated, ...sittingOut].sort((one, other) => strength(one) - strength(other)),
      ),
    };
    const filled = sections.filter(({ seated }) => seated.length > 0);
    const members = groups.members;
    const ahead = (section: PlannedSection) =>
      section.section === 'group'
        ? aheadOf(groupState(now, format, members, sections.indexOf(section)), section.sittingOut)
        : undefined;
    const problem: SeatingProblem = {
      players: plan.seated.map((id) => ({ id, strength: plan.strengths?.[id] })),
      ...{ seats: ['1', '2'], earlier: [...earlier], strength: plan.strength },
      ...(filled.length > 1 && {
        sections: filled.map((one) => ({ players: one.seated, ahead: ahead(one) })),
      }),
    };
    const drawn = seatRound(problem, seed, round);
    expect(checkDraw({ problem, ...drawn, withheld: 0 })).toEqual({ result: 'repeated' });
    // No board seats players of two sections.
    for (const board of drawn.boards) {
      const here = sections.filter(({ seated }) => Object.values(board).some((id) => seated.includes(id)));
      expect(here).toHaveLength(1);
    }
    for (const id of plan.sittingOut) byes.set(id, (byes.get(id) ?? 0) + 1);
    earlier.push(...drawn.boards);
    rounds.push({ boards: drawn.boards, kinds: sections.map(({ section }) => section) });
    const main = sections.find(({ section }) => section === 'cup');
    if (main !== undefined)
      last = {
        boards: drawn.boards
          .map((board) => Object.values(board).sort((one, other) => strength(one) - strength(other)))
          .filter(([one = '']) => main.seated.includes(one)),
        byes: main.sittingOut,
      };
  }
  return { rounds, groups, last };
}

describe('a season of groups and a cup', () => {
  test('lets everybody meet in their group, keeps winners apart, and ends in a final', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 4 }),
        fc.integer({ min: 3, max: 6 }),
        fc.integer({ min: 0, max: 3 }),
        fc.string({ minLength: 1, maxLength: 5 }),
        (count, size, more, seed) => {
          const players = count * size + Math.min(more, count - 1);
          const format = { ...GROUPS, groups: count, through: 2, thirdPlace: true };
          const { rounds, groups, last } = played(players, format, seed);
          const inGroups = rounds
            .filter(({ kinds }) => kinds.includes('group'))
            .flatMap(({ boards }) => boards);
          const met = new Map<string, number>();
          for (const board of inGroups)
            for (const pair of pairsOf(Object.values(board).sort())) {
              const key = pair.join(' ');
              met.set(key, (met.get(key) ?? 0) + 1);
            }
          // The reference: all pairs of each group, once each.
          const wanted = (groups?.members ?? []).flatMap((group) =>
            pairsOf([...group].sort()).map((pair) => pair.join(' ')),
          );
          expect([...met.keys()].sort()).toEqual([...wanted].sort());
          expect(new Set(met.values())).toEqual(new Set([1]));
          const winners = (groups?.ranked ?? []).map(([first]) => first);
          const [first] = rounds.filter(({ kinds }) => kinds.includes('cup'));
          for (const board of first?.boards ?? [])
            expect(Object.values(board).filter((id) => winners.includes(id)).length).toBeLessThan(2);
          expect(rounds.length).toBe(roundsOf(format, players, DUELS));
          expect(last?.boards).toHaveLength(1);
          expect(last?.boards[0]?.[0]).toBe('p1');
        },
      ),
      { numRuns: 40 },
    );
  });
});
