import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inEnglish } from '../../test/support/translated';
import {
  type EligiblePlayer,
  FORMAT,
  type Format,
  formatProblem,
  planRound,
  type RoundState,
  roundsOf,
} from './formats';

const SEVEN = { boardSize: 7, smallest: 7 };
const FOUR = { boardSize: 4, smallest: 3 };

function field(count: number, more: Partial<EligiblePlayer> = {}): readonly EligiblePlayer[] {
  return Array.from({ length: count }, (_, at) => ({
    id: `p${at + 1}`,
    place: at + 1,
    total: 0,
    byes: 0,
    ...more,
  }));
}

function state(more: Partial<RoundState>): RoundState {
  return {
    ...SEVEN,
    format: FORMAT.parse({ kind: 'rounds', rounds: 3 }),
    leftOver: 'bots',
    round: 1,
    contenders: field(14),
    last: undefined,
    ...more,
  };
}

const format = (written: object): Format => FORMAT.parse(written);

describe('the number of rounds', () => {
  test.each([
    [{ kind: 'rounds', rounds: 3 }, 14, SEVEN, 3],
    [{ kind: 'rounds', rounds: 3, topBoard: true }, 14, SEVEN, 4],
    [{ kind: 'swiss', rounds: 5 }, 28, FOUR, 5],
    [{ kind: 'round-robin' }, 16, FOUR, 5],
    [{ kind: 'round-robin' }, 49, SEVEN, 8],
    [{ kind: 'knock-out', advance: 2 }, 16, FOUR, 3],
    [{ kind: 'knock-out', advance: 1 }, 49, SEVEN, 2],
    [{ kind: 'knock-out', advance: 2 }, 4, FOUR, 1],
  ] as const)('%j with %i players', (written, players, sizes, rounds) => {
    expect(roundsOf(format(written), players, { ...sizes, leftOver: 'byes' })).toBe(rounds);
  });
});

describe('formats that cannot be played', () => {
  test.each([
    ['too few for a board', { kind: 'rounds', rounds: 2 }, 6, SEVEN, 'byes', /too few/],
    ['more rounds than opponents', { kind: 'swiss', rounds: 9 }, 8, FOUR, 'byes', /only 7 opponents/],
    ['nobody knocked out', { kind: 'knock-out', advance: 4 }, 16, FOUR, 'byes', /nobody is knocked out/],
    [
      'a knock-out without an end',
      { kind: 'knock-out', advance: 2 },
      4,
      { boardSize: 3, smallest: 2 },
      'bots',
      /never become one board/,
    ],
    [
      'a knock-out of smaller boards without an end',
      { kind: 'knock-out', advance: 3 },
      7,
      FOUR,
      'smaller-boards',
      /never become one board/,
    ],
    [
      'more meetings than anybody waits for',
      { kind: 'round-robin' },
      1000,
      { boardSize: 2, smallest: 2 },
      'byes',
      /^999 rounds are needed .* A season has at most 100/,
    ],
    ['no smaller boards', { kind: 'rounds', rounds: 1 }, 15, SEVEN, 'smaller-boards', /cannot be split/],
    ['too many empty seats', { kind: 'rounds', rounds: 1 }, 5, FOUR, 'smaller-boards', /cannot be split/],
  ] as const)('%s', (_shows, written, players, sizes, leftOver, message) => {
    expect(inEnglish(formatProblem(format(written), players, sizes, leftOver)?.why ?? '')).toMatch(message);
  });
  test.each([
    [{ kind: 'rounds', rounds: 2 }, 3, SEVEN, 'bots'],
    [{ kind: 'rounds', rounds: 2 }, 7, FOUR, 'smaller-boards'],
    [{ kind: 'knock-out', advance: 2 }, 30, FOUR, 'byes'],
    [{ kind: 'knock-out', advance: 2 }, 4, { boardSize: 3, smallest: 2 }, 'byes'],
    [{ kind: 'knock-out', advance: 6 }, 1000, SEVEN, 'byes'],
  ] as const)('%j with %i players can be', (written, players, sizes, leftOver) => {
    expect(formatProblem(format(written), players, sizes, leftOver)).toBeUndefined();
  });
});

describe('planning a round', () => {
  test('bots fill the last board', () => {
    expect(planRound(state({ contenders: field(16) }))).toMatchObject({ bots: 5, sittingOut: [], empty: 0 });
  });
  test('or players sit out: those who did so least, the last of the standing first', () => {
    const contenders = field(16).map((one) => ({ ...one, byes: one.id === 'p16' ? 1 : 0 }));
    expect(planRound(state({ contenders, leftOver: 'byes' }))).toMatchObject({
      bots: 0,
      sittingOut: ['p14', 'p15'],
    });
  });
  test('or some boards are smaller', () => {
    expect(planRound(state({ ...FOUR, contenders: field(11), leftOver: 'smaller-boards' }))).toMatchObject({
      empty: 1,
      bots: 0,
    });
  });
  test('Swiss begins at random and then pairs by points', () => {
    const swiss = format({ kind: 'swiss', rounds: 2 });
    expect(planRound(state({ format: swiss }))).toMatchObject({ strength: 'ignore' });
    expect(planRound(state({ format: swiss, round: 2 }))).toMatchObject({ strength: 'swiss' });
    expect(planRound(state({ format: swiss, round: 3 }))).toEqual({ kind: 'over' });
  });
  test('the top board seats the leaders alone', () => {
    const top = format({ kind: 'rounds', rounds: 2, topBoard: true });
    expect(planRound(state({ format: top, round: 3 }))).toMatchObject({
      seated: ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7'],
    });
    expect(planRound(state({ format: top, round: 4 }))).toEqual({ kind: 'over' });
  });
  test('every contender plays or sits out, and boards are full', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 4, max: 60 }),
        fc.constantFrom('bots', 'byes', 'smaller-boards'),
        (count, leftOver) => {
          const plan = planRound(state({ ...FOUR, contenders: field(count), leftOver }));
          if (plan.kind === 'over') throw new Error('a round was wanted');
          expect([...plan.seated, ...plan.sittingOut].sort()).toEqual(
            field(count)
              .map(({ id }) => id)
              .sort(),
          );
          expect((plan.seated.length + plan.bots + plan.empty) % 4).toBe(0);
          expect(plan.empty).toBeLessThanOrEqual((plan.seated.length + plan.empty) / 4);
        },
      ),
    );
  });
});

describe('a board of an always-open season for which too few players wait', () => {
  const waiting = (count: number, filledBy: RoundState['filledBy']) =>
    planRound(state({ ...FOUR, format: format({ kind: 'ladder' }), contenders: field(count), filledBy }));

  test('waits while nothing fills it', () => {
    expect(waiting(3, undefined)).toEqual({ kind: 'over' });
  });
  test('is filled with bots', () => {
    expect(waiting(1, 'bots')).toMatchObject({ seated: ['p1'], bots: 3, empty: 0 });
  });
  test('has fewer seats, but never fewer than the game allows', () => {
    expect(waiting(3, 'fewer')).toMatchObject({ seated: ['p1', 'p2', 'p3'], bots: 0, empty: 1 });
    expect(waiting(2, 'fewer')).toEqual({ kind: 'over' });
  });
  test('needs nothing once enough wait', () => {
    expect(waiting(5, 'bots')).toMatchObject({ bots: 0, empty: 0 });
  });
  test('nobody waits', () => {
    expect(waiting(0, 'bots')).toEqual({ kind: 'over' });
  });
});
