import { describe, expect, test } from 'vitest';
import { inEnglish } from '../../test/support/translated';
import { alwaysOpen, boardsAtATime } from './always-open';
import {
  FORMAT,
  type Format,
  type FormatProblem,
  formatProblem,
  formatProblemForAny,
  opensWithLast,
  planRound,
  roundsOf,
} from './formats';
import type { EligiblePlayer } from './left-over';

const SEVEN = { boardSize: 7, smallest: 7 };
const FOUR = { boardSize: 4, smallest: 3 };
const format = (written: object): Format => FORMAT.parse(written);
const words = (obstacle: FormatProblem | undefined) => obstacle && inEnglish(obstacle.why);

test.each([
  [{ kind: 'rounds', rounds: 5, atOnce: 2, topBoard: true }, [2, 4]],
  [{ kind: 'rounds', rounds: 6, atOnce: 3 }, [2, 3, 5, 6]],
  [{ kind: 'rounds', rounds: 3 }, []],
  [{ kind: 'swiss', rounds: 3 }, []],
])('%j: rounds %j open with the one before them', (written, expected) => {
  const rounds = [1, 2, 3, 4, 5, 6, 7].filter((round) => opensWithLast(format(written), round));
  expect(rounds).toEqual(expected);
});

test('the top board waits for the last round, even where it would open with it', () => {
  const written = format({ kind: 'rounds', rounds: 3, atOnce: 2, topBoard: true });
  expect([1, 2, 3, 4].filter((round) => opensWithLast(written, round))).toEqual([2]);
});

test.each([
  [{ kind: 'round-robin', topBoard: true }, 16, 6],
  [{ kind: 'round-robin' }, 17, 6],
  [{ kind: 'round-robin' }, 1, 1],
  [{ kind: 'swiss', rounds: 4, topBoard: true }, 16, 5],
  [{ kind: 'ladder' }, 16, 1],
  // No end in sight: only the first stage.
  [{ kind: 'knock-out', advance: 3 }, 5, 1],
] as const)('%j with %i players has %i rounds', (written, players, rounds) => {
  const filling = { boardSize: 4, smallest: 3, leftOver: 'bots' } as const;
  expect(roundsOf(format(written), players, filling)).toBe(rounds);
});

test('a ladder is always open where it says so', () => {
  const open = { boardsAtATime: 3, endsAfter: 20 };
  expect(alwaysOpen(format({ kind: 'ladder', open }))).toEqual(open);
  expect(boardsAtATime(format({ kind: 'ladder', open }))).toBe(3);
  expect(boardsAtATime(format({ kind: 'ladder', open: {} }))).toBe(1);
  expect(alwaysOpen(format({ kind: 'ladder' }))).toBeUndefined();
  expect(boardsAtATime(format({ kind: 'ladder' }))).toBe(1);
  expect(alwaysOpen(format({ kind: 'swiss', rounds: 2 }))).toBeUndefined();
});

describe('what stands in the way', () => {
  const rounds = (count: number) => ({ kind: 'rounds', rounds: count });
  const TWO = { boardSize: 2, smallest: 2 };
  const cases = [
    ['an odd number of duellists: one sits out each round', rounds(7), 7, TWO, 'byes', undefined],
    ['one round more', rounds(8), 7, TWO, 'byes', '8 rounds are too many: each player has only 6 opponents.'],
    ['as many as a board', rounds(1), 7, SEVEN, 'byes', undefined],
    ['one fewer', rounds(1), 6, SEVEN, 'byes', '6 players are too few: a board needs 7.'],
    ['as many as the smallest board', rounds(1), 3, FOUR, 'smaller-boards', undefined],
    ['fewer than that', rounds(1), 2, FOUR, 'smaller-boards', '2 players are too few: a board needs 3.'],
    ['bots fill all seats but one', rounds(1), 1, SEVEN, 'bots', undefined],
    ['but that one', rounds(1), 0, SEVEN, 'bots', '0 players are too few: a board needs 1.'],
    ['as many rounds as opponents', rounds(7), 8, FOUR, 'byes', undefined],
    ['one more', rounds(8), 8, FOUR, 'byes', '8 rounds are too many: each player has only 7 opponents.'],
    ['bots are opponents as well', rounds(8), 8, FOUR, 'bots', undefined],
    ['all meet in a hundred rounds', { kind: 'round-robin' }, 301, FOUR, 'byes', undefined],
    ['a ladder waits', { kind: 'ladder' }, 0, SEVEN, 'byes', undefined],
    ['boards that fill up', rounds(1), 12, FOUR, 'smaller-boards', undefined],
    ['as many empty seats as boards', rounds(1), 9, FOUR, 'smaller-boards', undefined],
    [
      'a game without smaller boards',
      rounds(1),
      15,
      { boardSize: 8, smallest: 8 },
      'smaller-boards',
      '15 players cannot be split into boards of 8 to 8.',
    ],
    [
      'nobody is knocked out',
      { kind: 'knock-out', advance: 4 },
      16,
      FOUR,
      'byes',
      'If 4 of 4 advance, nobody is knocked out.',
    ],
    [
      'byes are no way out where players sit out already',
      { kind: 'knock-out', advance: 6 },
      19_987_053,
      SEVEN,
      'byes',
      'If the best 6 of each board of 7 advance, 19987053 players never become one board. Let fewer advance.',
    ],
    [
      'but they are where bots play',
      { kind: 'knock-out', advance: 3 },
      5,
      FOUR,
      'bots',
      'If the best 3 of each board of 4 advance, 5 players never become one board. Let fewer advance, or let the players left over sit out.',
    ],
  ] as const;
  test.each(cases)('%s', (_shows, written, players, sizes, leftOver, why) => {
    expect(words(formatProblem(format(written), players, sizes, leftOver))).toBe(why);
  });

  test.each([
    ['all meet, but too late', { kind: 'round-robin' }, 305, ['format', 'kind']],
    ['too few', rounds(1), 3, ['players']],
    ['too many rounds', rounds(9), 8, ['format', 'rounds']],
    ['nobody is knocked out', { kind: 'knock-out', advance: 5 }, 8, ['format', 'advance']],
  ])('names the setting: %s', (_shows, written, players, path) => {
    expect(formatProblem(format(written), players, FOUR, 'byes')?.path).toEqual(path);
  });

  const knockOut = (advance: number) => format({ kind: 'knock-out', advance });
  test.each([
    ['as many places as a board', rounds(1), 7, SEVEN, undefined],
    ['fewer places than a board', rounds(1), 6, SEVEN, 'A board needs 7 players.'],
    ['a ladder has no places', { kind: 'ladder' }, 1, SEVEN, undefined],
    ['no limit', rounds(1), null, SEVEN, undefined],
    ['a knock-out that works for some', { kind: 'knock-out', advance: 2 }, 30, FOUR, undefined],
    ['without a limit', { kind: 'knock-out', advance: 6 }, null, SEVEN, undefined],
    ['for one board', { kind: 'knock-out', advance: 2 }, 4, FOUR, undefined],
    ['for none', { kind: 'knock-out', advance: 4 }, 30, FOUR, 'If 4 of 4 advance, nobody is knocked out.'],
    [
      'nor without a limit',
      { kind: 'knock-out', advance: 4 },
      null,
      FOUR,
      'If 4 of 4 advance, nobody is knocked out.',
    ],
    [
      'nor for one board',
      { kind: 'knock-out', advance: 4 },
      4,
      FOUR,
      'If 4 of 4 advance, nobody is knocked out.',
    ],
  ] as const)('for any number of players: %s', (_shows, written, capacity, sizes, why) => {
    expect(words(formatProblemForAny(format(written), capacity, { ...sizes, leftOver: 'byes' }))).toBe(why);
  });

  test('for any number of players: a knock-out works for some number, if not for the most', () => {
    const filling = { boardSize: 3, smallest: 2, leftOver: 'bots' } as const;
    expect(words(formatProblemForAny(knockOut(2), 4, filling))).toMatch(
      /^If the best 2 of each board of 3 advance, 4 players/,
    );
    expect(formatProblemForAny(knockOut(1), 5, filling)).toBeUndefined();
  });

  test('for any number of players: a knock-out that works for none names the fewest that need two boards', () => {
    const filling = { ...FOUR, leftOver: 'bots' } as const;
    expect(words(formatProblemForAny(knockOut(3), 8, filling))).toMatch(
      /^If the best 3 of each board of 4 advance, 5 players/,
    );
  });
});

describe('a board of a ladder', () => {
  const field = (places: readonly number[]): readonly EligiblePlayer[] =>
    places.map((place) => ({ id: `p${place}`, place, total: 0, byes: 0 }));
  const board = (places: readonly number[]) =>
    planRound({
      ...{ ...FOUR, format: format({ kind: 'ladder' }), leftOver: 'byes', round: 1 },
      ...{ contenders: field(places), last: undefined },
    });

  test('seats who has waited longest with those who stand closest', () => {
    expect(board([5, 1, 9, 6, 4, 2])).toMatchObject({ seated: ['p5', 'p6', 'p4', 'p2'] });
    expect(board([9, 1, 2, 3, 4])).toMatchObject({ seated: ['p9', 'p4', 'p3', 'p2'] });
  });

  test('of two who stand as close, who has waited longer', () => {
    expect(board([5, 6, 8, 2, 4])).toMatchObject({ seated: ['p5', 'p6', 'p4', 'p8'] });
  });
});

describe('a round', () => {
  const contenders = Array.from({ length: 8 }, (_, at) => ({
    id: `p${at + 1}`,
    place: at + 1,
    total: 0,
    byes: 0,
  }));
  const plan = (written: object, round: number, count = 8, sizes = FOUR) =>
    planRound({
      ...{ ...sizes, format: format(written), leftOver: 'byes', round },
      ...{ contenders: contenders.slice(0, count), last: undefined },
    });

  test('goes by strength as the format has it', () => {
    const strength = (written: object, round: number) => {
      const made = plan(written, round);
      return made.kind === 'round' ? made.strength : made.kind;
    };
    expect(strength({ kind: 'rounds', rounds: 2, strength: 'pots' }, 2)).toBe('pots');
    expect(strength({ kind: 'rounds', rounds: 2, strength: 'pots' }, 3)).toBe('over');
    expect(strength({ kind: 'round-robin' }, 3)).toBe('ignore');
    expect(strength({ kind: 'round-robin' }, 4)).toBe('over');
    expect(strength({ kind: 'swiss', rounds: 2, topBoard: true }, 3)).toBe('ignore');
  });

  test('of the top board needs enough for it, and takes no more', () => {
    const written = { kind: 'swiss', rounds: 1, topBoard: true };
    expect(plan(written, 2, 4)).toMatchObject({ seated: ['p1', 'p2', 'p3', 'p4'], sittingOut: [] });
    expect(plan(written, 2)).toMatchObject({ seated: ['p1', 'p2', 'p3', 'p4'], sittingOut: [] });
    expect(plan(written, 2, 3)).toEqual({ kind: 'over' });
    expect(plan({ kind: 'swiss', rounds: 1 }, 2)).toEqual({ kind: 'over' });
  });

  test('of too few has bots or is over', () => {
    const written = { kind: 'rounds', rounds: 2 };
    expect(plan(written, 1, 0)).toEqual({ kind: 'over' });
    expect(plan(written, 1, 3)).toMatchObject({ bots: 1, sittingOut: [] });
    expect(plan(written, 1, 4)).toMatchObject({ bots: 0, sittingOut: [] });
    expect(plan(written, 1, 5)).toMatchObject({ bots: 0, sittingOut: ['p5'] });
  });
});
