import { describe, expect, test } from 'vitest';
import { inEnglish } from '../../test/support/translated';
import { identityOf, type PlayedGame } from '../games';
import { countedIn, leadingMeasure, measuresOf } from '../measures';
import { textRandom } from '../random';
import { messageForIssue } from '../schema-problems';
import { evenBoards } from '../tournament/left-over';
import { chosenScoring } from '../tournament/scoring/all';
import { resultsOnly } from '.';
import { OPTIONS } from './options';
import { scoringFits } from './scoring';

const EURO = { title: 'Harbour Trade', seats: { min: 3, max: 5 } };

function game(options: Readonly<Record<string, unknown>>): PlayedGame {
  return { system: 'results-only', options: OPTIONS.parse(options) };
}

/** The problems of a definition: "roles 1: ...". */
function problemsOf(options: Readonly<Record<string, unknown>>): readonly string[] {
  const read = OPTIONS.safeParse(options);
  if (read.success) return [];
  return read.error.issues.map((issue) => `${issue.path.join(' ')}: ${inEnglish(messageForIssue(issue))}`);
}

describe('a definition', () => {
  test.each<[string, object, readonly string[]]>([
    ['of a title and seats', {}, []],
    ['of a duel', { seats: { min: 2, max: 2 }, counts: 'wins', roles: ['White', 'Black'] }, []],
    ['of figures', { figures: ['Coins', 'Houses'], fewest: true }, []],
    [
      'of fewer at most than at least',
      { seats: { min: 5, max: 3 } },
      ['seats max: The most players at a table cannot be fewer than the fewest.'],
    ],
    [
      'of a duel of four',
      { seats: { min: 2, max: 4 }, counts: 'wins' },
      ['seats max: Win, draw or loss is for tables of two. For more players count places or points.'],
    ],
    [
      'of places with figures',
      { counts: 'places', figures: ['Coins'] },
      ['figures: Only a game that counts points has figures.'],
    ],
    [
      'of too few roles',
      { roles: ['First player', 'Second player'] },
      [
        'roles: There are 2 roles for tables of up to 5. Name one for each player of the largest table, or none.',
      ],
    ],
    ['of a figure named twice', { figures: ['Coins', 'coins'] }, ['figures 1: “coins” is here twice.']],
    [
      'of a figure that is another column',
      { figures: ['Place'] },
      ['figures 0: This name has another meaning on lists of results. Choose another one.'],
    ],
  ])('%s', (_, options, problems) => expect(problemsOf({ ...EURO, ...options })).toEqual(problems));

  test('with a comma or with thirteen seats is refused', () => {
    expect(problemsOf({ ...EURO, title: 'Coins, and more' })).toHaveLength(1);
    expect(problemsOf({ ...EURO, seats: { min: 2, max: 13 } })).toHaveLength(1);
  });
});

describe('a game without an engine', () => {
  test('is a system whose boards wait for a result', () => {
    const { options } = game(EURO);
    const system = resultsOnly(options);
    const seats = system.seats.names.slice(0, 4);
    const position = system.setup(OPTIONS.parse(options), seats, textRandom('set up'));
    expect({
      seats: system.seats,
      outcome: system.outcome(position),
      figures: system.figures(position),
      pending: system.pending(position)?.seats,
    }).toEqual({
      seats: { names: ['1', '2', '3', '4', '5'], fixed: false, min: 3, max: 5, usual: 5 },
      outcome: null,
      figures: { 1: { points: 0 }, 2: { points: 0 }, 3: { points: 0 }, 4: { points: 0 } },
      pending: [],
    });
    expect(system.validate(position, '1', [{ type: 'move' }])).toHaveLength(1);
  });

  test('names its seats by roles, and its figures as the organizer does', () => {
    const golf = game({
      ...EURO,
      roles: ['A', 'B', 'C', 'D', 'E'],
      figures: ['Strokes', 'Putts'],
      fewest: true,
    });
    expect(identityOf(golf).seats).toMatchObject({ names: ['A', 'B', 'C', 'D', 'E'], fixed: true });
    expect(measuresOf(golf)).toEqual([
      { id: 'Strokes', name: 'Strokes' },
      { id: 'Putts', name: 'Putts' },
    ]);
    expect(inEnglish(countedIn(golf, 72))).toBe('Strokes 72');
    expect(inEnglish(countedIn(game(EURO), 1))).toBe('1 point');
  });

  test('that counts places has no figures', () => {
    const places = game({ ...EURO, counts: 'places' });
    expect(measuresOf(places)).toEqual([]);
    expect(leadingMeasure(places).id).toBe('');
  });

  const PLAYED = { years: 1, out: {}, history: [], ending: { type: 'timed' } } as const;
  test.each<[string, object, object, Record<string, number>]>([
    [
      'points as they are',
      {},
      { measure: { a: 40, b: 31, c: -3 }, placing: [['a'], ['b'], ['c']] },
      { a: 40, b: 31, c: -3 },
    ],
    [
      'fewest points as what they take away',
      { fewest: true },
      { measure: { a: 40, b: 31, c: 0 }, placing: [['c'], ['b'], ['a']] },
      { a: -40, b: -31, c: 0 },
    ],
    [
      'places, and shared ones by half',
      { counts: 'places' },
      { measure: {}, placing: [['b'], ['a', 'c']] },
      { a: 6, b: 10, c: 6 },
    ],
  ])('scores %s', (_, options, board, points) => {
    const { scoring } = identityOf(game({ ...EURO, ...options }));
    const scored = chosenScoring(scoring).score({
      ...PLAYED,
      seats: ['a', 'b', 'c'],
      measure: {},
      placing: null,
      ...board,
    });
    expect(Object.fromEntries(Object.entries(scored).map(([seat, { points: own }]) => [seat, own]))).toEqual(
      points,
    );
  });

  test('scores a duel as 1, ½ and 0', () => {
    const { scoring } = identityOf(game({ ...EURO, seats: { min: 2, max: 2 }, counts: 'wins' }));
    const pointsOf = (placing: readonly (readonly string[])[]) =>
      Object.values(
        chosenScoring(scoring).score({ ...PLAYED, seats: ['a', 'b'], measure: { a: 0, b: 0 }, placing }),
      ).map(({ points }) => points);
    expect(pointsOf([['a'], ['b']])).toEqual([1, 0]);
    expect(pointsOf([['a', 'b']])).toEqual([0.5, 0.5]);
  });

  test('is scored only by what its tables write down', () => {
    expect(scoringFits({ kind: 'points', fewest: false }, 'sum-of-squares')).toBe(true);
    expect(scoringFits({ kind: 'points', fewest: true }, 'sum-of-squares')).toBe(false);
    expect(scoringFits({ kind: 'places', fewest: false }, 'leading-measure')).toBe(false);
    expect(scoringFits({ kind: 'wins', fewest: false }, { id: 'calhamer', parameters: {} })).toBe(true);
  });
});

test.each([
  [3, [3]],
  [5, [5]],
  [6, [3, 3]],
  [7, [4, 3]],
  [11, [4, 4, 3]],
  [13, [5, 4, 4]],
  [16, [4, 4, 4, 4]],
])('%i players sit at even boards of 3 to 5', (players, boards) => {
  const even = evenBoards(players, { boardSize: 5, smallest: 3 });
  const count = (players + (even?.empty ?? 0)) / (even?.size ?? 1);
  const sizes = Array.from(
    { length: count },
    (_, at) => (even?.size ?? 0) - (at < count - (even?.empty ?? 0) ? 0 : 1),
  );
  expect(sizes).toEqual(boards);
});

test('no even boards where the range has a gap', () => {
  expect(evenBoards(2, { boardSize: 5, smallest: 3 })).toBeUndefined();
  expect(evenBoards(7, { boardSize: 5, smallest: 4 })).toBeUndefined();
});
