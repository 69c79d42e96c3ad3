import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cup, stage } from '../../../test/support/knock-out';
import type { EligiblePlayer, PlannedSection } from '../left-over';
import { lossesOf, type Stage, stillIn } from './bracket';
import { planDouble, roundsOfDouble } from './double';
import { knockOutPlaces } from './table';

function field(count: number): readonly EligiblePlayer[] {
  return Array.from({ length: count }, (_, at) => ({
    id: String.fromCodePoint(97 + Math.floor(at / 26)) + String.fromCodePoint(97 + (at % 26)),
    ...{ place: at + 1, total: 0, byes: 0 },
  }));
}

const sectionsOf = (plan: ReturnType<typeof planDouble>): readonly PlannedSection[] =>
  plan.kind === 'over' ? [] : (plan.sections ?? []);

describe('the rounds of a double elimination', () => {
  test.each([
    [2, 3],
    [3, 5],
    [4, 5],
    [8, 7],
    [16, 8],
  ])('of %i are %i at most, with the second grand final', (players, rounds) => {
    expect(roundsOfDouble(players)).toBe(rounds);
  });

  test('let a player who comes from the winners’ bracket sit out in the losers’ bracket', () => {
    const losses = new Map([
      ['aa', { count: 1, round: 1 }],
      ['ab', { count: 1, round: 2 }],
      ['ac', { count: 1, round: 1 }],
    ]);
    const [winners, losers] = sectionsOf(planDouble({ contenders: field(4), losses }));
    expect(winners).toMatchObject({ section: 'winners', seated: [], sittingOut: ['ad'] });
    expect(losers).toMatchObject({ section: 'losers', seated: ['aa', 'ac'], sittingOut: ['ab'] });
  });

  test('end with a grand final, and another one if that leaves both with one loss', () => {
    const once = { count: 1, round: 3 };
    const two = field(2);
    const first = planDouble({ contenders: two, losses: new Map([['ab', once]]) });
    expect(sectionsOf(first)).toMatchObject([{ section: 'grand-final', seated: ['aa', 'ab'] }]);
    const again = planDouble({
      contenders: two,
      losses: new Map([
        ['aa', once],
        ['ab', once],
      ]),
    });
    expect(sectionsOf(again)).toMatchObject([{ section: 'grand-final' }]);
    const over = planDouble({ contenders: two, losses: new Map([['ab', { count: 2, round: 4 }]]) });
    expect(over).toEqual({ kind: 'over' });
  });

  test('go on where the player who never lost has left', () => {
    const once = { count: 1, round: 1 };
    const losses = new Map(field(3).map(({ id }) => [id, once]));
    expect(sectionsOf(planDouble({ contenders: field(3), losses }))).toMatchObject([
      { section: 'losers', seated: ['ab', 'ac'], sittingOut: ['aa'] },
    ]);
  });
});

/** Plays to the end; who wins is given by coins. */
function played(count: number, coin: () => boolean) {
  const stages: Stage[] = [];
  // The reference: defeats counted by hand, from the pairs alone.
  const defeats = new Map<string, number>();
  const outIn = new Map<string, number>();
  const meetings: string[][] = [];
  for (let round = 1; ; round += 1) {
    const one = cup(stages, { advance: 1, isDouble: true });
    const contenders = field(count).map((player) => ({
      ...player,
      byes: stages.filter(({ byes }) => byes.includes(player.id)).length,
    }));
    const plan = planDouble({ contenders, losses: lossesOf(one) });
    if (plan.kind === 'over') return { stages, defeats, outIn, cup: one, meetings };
    const pairs = (plan.sections ?? []).flatMap(({ seated }) =>
      Array.from({ length: seated.length / 2 }, (_, at) => [seated[2 * at] ?? '', seated[2 * at + 1] ?? '']),
    );
    for (const { section, seated } of plan.sections ?? [])
      for (const id of seated) {
        const lost = defeats.get(id) ?? 0;
        expect(section === 'winners' ? lost === 0 : section === 'losers' ? lost === 1 : lost < 2).toBe(true);
      }
    const boards = pairs.map(([one = '', other = '']) => {
      const [winner, loser] = coin() ? [one, other] : [other, one];
      defeats.set(loser, (defeats.get(loser) ?? 0) + 1);
      if (defeats.get(loser) === 2) outIn.set(loser, round);
      return `${winner}1:3 ${loser}2:0`;
    });
    meetings.push(...pairs);
    stages.push(stage(round, boards, plan.sittingOut));
  }
}

describe('a double elimination', () => {
  test('puts out whoever lost twice and nobody else, with one winner, in the announced rounds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 40 }), fc.infiniteStream(fc.boolean()), (count, coins) => {
        const { stages, defeats, outIn, cup: one } = played(count, () => coins.next().value === true);
        const ids = field(count).map(({ id }) => id);
        const left = ids.filter((id) => (defeats.get(id) ?? 0) < 2);
        expect(left).toHaveLength(1);
        expect([...stillIn(one, stages.length - 1)]).toEqual(left);
        expect([roundsOfDouble(count), roundsOfDouble(count) - 1]).toContain(stages.length);
        // Each board is one defeat: twice for all but the winner.
        const boards = stages.reduce((sum, { boards: own }) => sum + own.length, 0);
        expect(boards).toBe(2 * (count - 1) + (defeats.get(left[0] ?? '') ?? 0));
        const places = knockOutPlaces(one, [ids]);
        expect(places[0]).toEqual(left);
        expect(places.flat().sort()).toEqual([...ids].sort());
        const rounds = places.slice(1).map((group) => outIn.get(group[0] ?? '') ?? 0);
        expect(rounds).toEqual([...rounds].sort((a, b) => b - a));
      }),
      { numRuns: 150 },
    );
  });

  test('ranks who never lost first while it runs, and who left where they left', () => {
    const one = cup([stage(1, ['a1:3 b2:0', 'c1:3 d2:0']), stage(2, ['a1:3 c2:0', 'b1:3 d2:0'])], {
      ...{ advance: 1, isDouble: true },
    });
    expect(
      knockOutPlaces(one, [
        ['b', 'c'],
        ['a', 'd'],
      ]),
    ).toEqual([['a'], ['b', 'c'], ['d']]);
    const left = cup([stage(1, ['a1:3 b2:0', 'c1:3 d2:0']), stage(2, ['c1:3 d2:0'], ['b'])], {
      ...{ advance: 1, isDouble: true },
    });
    expect(knockOutPlaces(left, [['a', 'b', 'c', 'd']])).toEqual([['c'], ['b'], ['d'], ['a']]);
  });
});
