import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isNightly } from '../../../test/support/nightly';
import { textRandom } from '../../random';
import type { ScoredBoard, Scoring } from '../scoring';
import { chosenScoring } from '../scoring/all';
import { AggregationRules, clinches, eventTable, finishRanges } from '.';
import type { OpenBoard, OpenSeason, OpenSeat } from './finishes';
import type { EventSeat } from './games';

const SCORINGS: readonly Scoring[] = [
  'sum-of-squares',
  'draw-size',
  'carnage',
  'c-diplo',
  'tribute',
  'open-tribute',
  'world-classic',
  'haight',
  'sydney',
  'detour09',
  'open-mind-the-gap',
  'dixie',
  'manorcon',
  'rank-points',
];
const RULES = [
  {},
  { total: { rule: 'sum', best: 1 } },
  { total: { rule: 'sum', drop: 1, weights: [1, 2] } },
  { total: { rule: 'sum', best: 1, rest: { rule: 'mean', factor: 0.5 } } },
  { total: { rule: 'average', plus: 2 } },
  { total: { rule: 'places', best: 1 } },
  { total: { rule: 'final', earlierRounds: 1, parts: [1], qualify: 2, qualifiedFactor: 2 } },
  { sitOut: { points: 3, times: 'each' } },
  { sitOut: { points: 40, times: 'once' }, total: { rule: 'sum', best: 2 } },
  { total: { rule: 'sum', of: 'games', best: 1, rest: { rule: 'parts', factors: [[0.5], [0.3, 0.3]] } } },
].map((rules) => AggregationRules.parse(rules));

const LAST_YEAR = 4;
const TOTAL = 4;

const running = (seats: readonly string[], measure: readonly number[]): ScoredBoard => ({
  seats,
  measure: Object.fromEntries(seats.map((seat, at) => [seat, measure[at] ?? 0])),
  total: TOTAL,
  years: 2,
  lastYear: LAST_YEAR,
  out: Object.fromEntries(seats.flatMap((seat, at) => ((measure[at] ?? 0) === 0 ? [[seat, 1]] : []))),
  history: [],
  ending: { type: 'running' },
  placing: null,
});

/** Every possible end of a running board: all distributions of its centres among seats that are still in it. */
function endsOf(board: ScoredBoard): readonly ScoredBoard[] {
  return divisionsOf(TOTAL, board.seats.length)
    .filter((counts) => board.seats.every((seat, at) => board.out[seat] === undefined || counts[at] === 0))
    .flatMap((counts) => [2, LAST_YEAR].flatMap((year) => endedAs(board, counts, year)));
}

function endedAs(board: ScoredBoard, counts: readonly number[], year: number): readonly ScoredBoard[] {
  const measure = Object.fromEntries(board.seats.map((seat, at) => [seat, counts[at] ?? 0]));
  const gone = board.seats.filter((seat) => measure[seat] === 0);
  const out = Object.fromEntries(gone.map((seat) => [seat, board.out[seat] ?? year]));
  const left = board.seats.filter((seat) => out[seat] === undefined);
  const winner = left.find((seat) => (measure[seat] ?? 0) > TOTAL / 2);
  const ended = { ...board, measure, out, years: year };
  if (winner !== undefined) return [{ ...ended, ending: { type: 'solo', winner } }];
  return [
    { ...ended, ending: { type: 'timed' } },
    { ...ended, ending: { type: 'draw', sharers: left } },
    { ...ended, ending: { type: 'draw', sharers: left.slice(0, 1) } },
  ];
}

function divisionsOf(total: number, parts: number): readonly (readonly number[])[] {
  if (parts === 1) return [[total]];
  return Array.from({ length: total + 1 }, (_, first) =>
    divisionsOf(total - first, parts - 1).map((rest) => [first, ...rest]),
  ).flat();
}

const PLAYERS = ['ann', 'bob', 'cat', 'dan'];
const TABLES = [
  [['ann', 'bob', 'cat'], 2],
  [['cat', 'dan'], 2],
] as const;

describe('possible finishes', () => {
  test('no finish that can be reached falls outside, whatever scoring and rules', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...SCORINGS),
        fc.constantFrom(...RULES),
        fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 4, maxLength: 4 }),
        fc.array(fc.nat(2), { minLength: 5, maxLength: 5 }),
        fc.constantFrom(undefined, 'pays-nothing', 'does-not-count'),
        (scoring, rules, past, counts, mayLose) => seasonHolds(scoring, rules, past, counts, mayLose),
      ),
      { numRuns: isNightly ? 100 : 25 },
    );
  });

  test('a lead that cannot be caught is clinched, and the players who cannot catch it are named', () => {
    const board = (first: number, second: number): OpenBoard => ({
      round: 2,
      running: true,
      seats: [
        { player: 'ann', least: first, most: 100 },
        { player: 'bob', least: 0, most: second },
      ],
    });
    const season = (open: OpenBoard): OpenSeason => ({
      players: ['ann', 'bob', 'cat'],
      boards: [ended(1, { ann: 90, bob: 30, cat: 20 }), open],
      toCome: [],
    });
    const rules = AggregationRules.parse({});
    const ranges = finishRanges(season(board(0, 50)), rules);
    expect(ranges.map(({ player, best, worst }) => `${player} ${best} ${worst}`)).toEqual([
      'ann 1 1',
      'bob 2 2',
      'cat 3 3',
    ]);
    expect(clinches(ranges, [1, 2])).toEqual([
      { player: 'ann', type: 'clinched', places: 1 },
      { player: 'bob', type: 'out-of-reach', places: 1 },
      { player: 'cat', type: 'out-of-reach', places: 1 },
      { player: 'ann', type: 'clinched', places: 2 },
      { player: 'bob', type: 'clinched', places: 2 },
      { player: 'cat', type: 'out-of-reach', places: 2 },
    ]);
    expect(clinches(finishRanges(season(board(0, 60)), rules), [1])).not.toContainEqual({
      player: 'ann',
      type: 'clinched',
      places: 1,
    });
  });

  test('rounds to come keep everything open that they can change', () => {
    const season: OpenSeason = {
      players: ['ann', 'bob'],
      boards: [ended(1, { ann: 90, bob: 30 })],
      toCome: [{ round: 2, least: 0, most: 60 }],
    };
    const worst = (most: number) =>
      finishRanges({ ...season, toCome: [{ round: 2, least: 0, most }] }, AggregationRules.parse({}))[0]
        ?.worst;
    expect([worst(59), worst(60)]).toEqual([1, 2]);
  });
});

function ended(round: number, points: Readonly<Record<string, number>>): OpenBoard {
  const seats = Object.entries(points).map(([player, sum]) => ({ player, least: sum, most: sum }));
  return { round, running: false, seats };
}

/** Plays every end of two running boards, with and without a third round, and compares with the promised ranges. */
function seasonHolds(
  scoring: Scoring,
  rules: AggregationRules,
  past: readonly number[],
  counts: readonly number[],
  mayLose: OpenSeat['mayLose'],
): void {
  const system = chosenScoring(scoring);
  const [one = 0, two = 0, three = 0, four = 0] = counts;
  const open = [
    running(TABLES[0][0], [one, two, TOTAL - one - two]),
    running(TABLES[1][0], [three + 1 + (four > 1 ? 1 : 0), 1]),
  ].map((board) => ({ ...board, total: TOTAL }));
  const first = ended(1, Object.fromEntries(PLAYERS.map((player, at) => [player, past[at] ?? 0])));
  const fresh = { least: -1, most: 1 };
  const toCome = four === 0 ? [{ round: 3, ...fresh }] : [];
  const boards = open.map((board) => {
    const ranges = system.range(board);
    const seats = board.seats.map((player) => ({
      ...{ player, least: 0, most: 0, ...ranges[player] },
      ...(mayLose !== undefined && { mayLose }),
    }));
    return { round: 2, running: true, seats };
  });
  // Dan also lost a seat in the first round.
  const lost = { player: 'dan', forfeited: true, least: 0, most: 0 };
  const earlier = { ...first, seats: [...first.seats.filter(({ player }) => player !== 'dan'), lost] };
  const ranges = finishRanges({ players: PLAYERS, boards: [earlier, ...boards], toCome }, rules);
  const random = textRandom(`${past} ${counts}`);
  const pointsOf = (board: ScoredBoard) =>
    board.seats.flatMap((player): readonly EventSeat[] => {
      const loses = mayLose !== undefined && random.draw(0, 2) === 0;
      if (loses && mayLose === 'does-not-count') return [{ player: 'a substitute', points: 1 }];
      if (loses) return [{ player, points: 0, forfeited: true }];
      return [{ player, points: system.score(board)[player]?.points ?? 0 }];
    });
  const past1 = {
    round: 1,
    seats: earlier.seats.map(({ player, least, ...seat }) => ({ ...seat, player, points: least })),
  };
  const [left = [], right = []] = open.map(endsOf);
  for (const end of left)
    for (const other of right) {
      const last = toCome.map(({ round }) => ({
        round,
        seats: PLAYERS.filter(() => random.draw(0, 2) > 0).map((player) => ({
          player,
          points: random.draw(-1, 1),
        })),
      }));
      const rounds = [end, other].map((board) => ({ round: 2, seats: pointsOf(board) }));
      const seated = last.flatMap(({ seats }) => seats.map(({ player }) => player));
      const satOut = Object.fromEntries(
        PLAYERS.filter(
          (player) => toCome.length > 0 && !seated.includes(player) && random.draw(0, 1) > 0,
        ).map((player) => [player, [3]]),
      );
      const table = eventTable({ players: PLAYERS, satOut, boards: [past1, ...rounds, ...last] }, rules);
      for (const { player, place } of table) {
        const range = ranges.find((row) => row.player === player);
        expect(range?.best).toBeLessThanOrEqual(place);
        expect(range?.worst).toBeGreaterThanOrEqual(place);
      }
    }
}
