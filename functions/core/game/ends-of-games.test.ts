import { expect, test } from 'vitest';
import type { GameSystem } from '../../../engine/game';
import type { EndKind, Outcome } from '../../../engine/game/outcome';
import { GAME_SYSTEM_IDS, GAMES } from '../../../engine/games';
import { textRandom } from '../../../engine/random';
import { SYSTEMS } from '../../../engine/systems';
import type { Scoring } from '../../../engine/tournament/scoring';
import { chosenScoring } from '../../../engine/tournament/scoring/all';
import { scoredBoard, winnerOf } from '../scoring/scored-boards';

type Position = Record<string, unknown>;

interface End {
  readonly game: keyof typeof GAMES;
  readonly shows: string;
  readonly end: EndKind;
  /** The changes of the end to the position after set-up. */
  readonly change: (position: Position, seats: readonly string[]) => Position;
}

const goneFrom =
  (field: 'players' | 'seats', mark: Position) => (position: Position, seats: readonly string[]) => ({
    [field]: Object.fromEntries(
      Object.entries(position[field] as Record<string, Position>).map(([seat, one]) => [
        seat,
        seat === seats[0] ? one : { ...one, ...mark },
      ]),
    ),
  });

const ny2047 =
  (type: string, winners: number) =>
  (_: Position, seats: readonly string[]): Position => ({
    outcome: {
      type,
      winners: seats.slice(0, winners),
      placing: [seats.slice(0, winners), seats.slice(winners)],
    },
  });

const newEra =
  (by: string, winners: number) =>
  (_: Position, seats: readonly string[]): Position => ({
    phase: 'over',
    outcome: { by, winners: seats.slice(0, winners), scores: {} },
  });

const ENDS: readonly End[] = [
  { game: 'ny2047', shows: 'more than ten stars', end: 'solo', change: ny2047('win', 1) },
  { game: 'ny2047', shows: 'two with more than ten stars', end: 'draw', change: ny2047('win', 2) },
  { game: 'ny2047', shows: 'the last survivor', end: 'solo', change: ny2047('last-survivor', 1) },
  { game: 'ny2047', shows: 'a concession', end: 'solo', change: ny2047('concession', 1) },
  { game: 'ny2047', shows: 'an agreed draw', end: 'draw', change: ny2047('draw', 3) },
  { game: 'ny2047', shows: 'the year limit', end: 'time', change: ny2047('year-limit', 1) },
  { game: 'new-era', shows: 'most points', end: 'points', change: newEra('points', 1) },
  { game: 'new-era', shows: 'cards that break a tie', end: 'points', change: newEra('cards', 1) },
  { game: 'new-era', shows: 'a shared win', end: 'points', change: newEra('draw', 2) },
  { game: 'new-era', shows: 'all others resigned', end: 'solo', change: newEra('resignation', 1) },
  { game: 'new-era', shows: 'all resigned', end: 'points', change: newEra('resignation', 0) },
  { game: 'nyc-risk', shows: 'the train', end: 'points', change: () => ({ phase: 'over' }) },
  {
    game: 'nyc-risk',
    shows: 'all others eliminated',
    end: 'solo',
    change: (_, seats) => ({
      phase: 'over',
      eliminated: seats.slice(1),
      status: Object.fromEntries(seats.map((seat, at) => [seat, at === 0 ? 'playing' : 'eliminated'])),
    }),
  },
  { game: 'domination', shows: 'the last turn', end: 'points', change: () => ({ phase: 'over' }) },
  {
    game: 'domination',
    shows: 'all others resigned',
    end: 'solo',
    change: (position, seats) => ({ phase: 'over', ...goneFrom('seats', { vacant: true })(position, seats) }),
  },
  { game: 'classic', shows: 'eighteen centres', end: 'solo', change: classicEnd('win', 1) },
  { game: 'classic', shows: 'a concession', end: 'solo', change: classicEnd('concession', 1) },
  { game: 'classic', shows: 'a draw', end: 'draw', change: classicEnd('draw', 3) },
  { game: 'classic', shows: 'the last year', end: 'time', change: classicEnd('year-limit', 1) },
];

/** An ending of Classic in the form of its position. */
function classicEnd(type: string, winners: number): End['change'] {
  return (_, seats) => ({
    phase: 'finished',
    outcome: { type, winners: seats.slice(0, winners), placing: [seats] },
  });
}

function endedBy({ game, change }: End): Outcome | null {
  const system: GameSystem = SYSTEMS[game];
  const seats = system.seats.names.slice(0, system.seats.usual);
  const position = system.setup(system.options.parse({}), seats, textRandom('an end')) as Position;
  return system.outcome({ ...position, ...change(position, seats) });
}

test.each(ENDS)('$game: $shows is the end “$end”', (row) => {
  expect(endedBy(row)?.end).toBe(row.end);
});

// A further game is played to its end by the contract of all games (`test/new-game/contract.ts`).
test.each([
  'ny2047',
  'new-era',
  'nyc-risk',
  'domination',
  'classic',
])('%s has its own end in the table', (id) => {
  expect(ENDS.some(({ game }) => game === id)).toBe(true);
});

/** A board of four that ended 33-33-29-28 by the tie-breaks of its game, the first ahead of the second. */
function pointsOf(scoring: Scoring, end: EndKind, winners = 1): readonly number[] {
  const seats = ['a', 'b', 'c', 'd'];
  const points = [33, 33, 29, 28];
  const figures = Object.fromEntries(seats.map((seat, at) => [seat, { points: points[at] ?? 0 }]));
  const outcome: Outcome = {
    ...{ type: 'cards', end },
    winners: seats.slice(0, winners),
    placing: [seats.slice(0, winners), ...seats.slice(winners).map((seat) => [seat])],
  };
  const people = seats.map((seat) => ({ seat, player: { id: seat, name: seat, kind: 'human' as const } }));
  const board = scoredBoard(
    SYSTEMS['new-era'],
    { seats: people, options: {} },
    {},
    { figures, outcome, result: 'as-played', revision: 0 },
  );
  const scores = chosenScoring(scoring).score(board);
  return seats.map((seat) => Math.round((scores[seat]?.points ?? 0) * 100) / 100);
}

const PAID: readonly (readonly [Scoring, EndKind, number, readonly number[]])[] = [
  ['sum-of-squares', 'points', 1, [28.64, 28.64, 22.11, 20.62]],
  ['sum-of-squares', 'time', 1, [28.64, 28.64, 22.11, 20.62]],
  ['sum-of-squares', 'solo', 1, [100, 0, 0, 0]],
  ['sum-of-squares', 'draw', 2, [28.64, 28.64, 22.11, 20.62]],
  ['draw-size', 'points', 1, [100, 0, 0, 0]],
  ['draw-size', 'points', 2, [50, 50, 0, 0]],
  ['draw-size', 'draw', 2, [50, 50, 0, 0]],
  ['draw-size', 'solo', 1, [100, 0, 0, 0]],
  ['rank-points', 'points', 1, [10, 7, 5, 3]],
  ['rank-points', 'points', 2, [8.5, 8.5, 5, 3]],
  ['rank-points', 'solo', 1, [10, 7, 5, 3]],
  ['leading-measure', 'points', 1, [33, 33, 29, 28]],
];

test.each(PAID)('33-33-29-28 under %s, ended by %s, %i first', (scoring, end, winners, paid) => {
  expect(pointsOf(scoring, end, winners)).toEqual(paid);
});

test('a game won by points has a winner; a limit leaves none', () => {
  const outcome = { type: 'points', winners: ['a'], placing: [['a'], ['b']] };
  expect(winnerOf({ ...outcome, end: 'points' })).toBe('a');
  expect(winnerOf({ ...outcome, end: 'solo' })).toBe('a');
  expect(winnerOf({ ...outcome, end: 'time' })).toBeNull();
  expect(winnerOf({ ...outcome, end: 'points', winners: ['a', 'b'] })).toBeNull();
  expect(winnerOf(null)).toBeNull();
});

test('the default scoring of a game that is won by points pays by places, of one that has solos by squares', () => {
  expect(Object.fromEntries(GAME_SYSTEM_IDS.map((id) => [id, GAMES[id].scoring]))).toMatchObject({
    ny2047: 'sum-of-squares',
    'new-era': 'rank-points',
    'nyc-risk': 'rank-points',
    domination: 'rank-points',
    classic: 'sum-of-squares',
  });
});
