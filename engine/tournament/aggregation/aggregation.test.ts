import { describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { inEnglish } from '../../../test/support/translated';
import { sumOf } from '../scoring/system';
import {
  AggregationRules,
  type EventBoard,
  type EventInput,
  eventTable,
  KNOWN_RULES,
  type TieBreakId,
  teamTable,
} from '.';

/** Boards from a short text: "1 ann 60 bob 40; 2 ann 30 bob 70" is two boards of rounds 1 and 2; ! marks a top board. */
function boards(text: string): readonly EventBoard[] {
  return text.split(';').map((board) => {
    const [round = '', ...words] = board.trim().split(' ');
    const seats = words.flatMap((player, at) =>
      at % 2 === 0 ? [{ player, points: Number(words[at + 1]) }] : [],
    );
    return { round: Number.parseInt(round, 10), topBoard: round.endsWith('!'), seats };
  });
}

const PLAYERS = ['ann', 'bob', 'cat', 'dan'];

function places(input: Partial<EventInput> & { text: string }, rules: z.input<typeof AggregationRules>) {
  const { text, ...rest } = input;
  const event = { players: PLAYERS, boards: boards(text), ...rest };
  return eventTable(event, AggregationRules.parse(rules)).map(
    ({ place, player, total }) => `${place} ${player} ${Math.round(total * 100) / 100}`,
  );
}

const THREE = '1 ann 50 bob 30 cat 20; 2 ann 10 bob 60 cat 30; 3 ann 40 bob 0 cat 30';

describe('totals', () => {
  const cases: readonly (readonly [
    shows: string,
    rules: z.input<typeof AggregationRules>,
    text: string,
    table: readonly string[],
  ])[] = [
    ['the sum of all', {}, THREE, ['1 ann 100', '2 bob 90', '3 cat 80', '4 dan 0']],
    [
      'the best two rounds, the tie broken by the best game',
      { total: { rule: 'sum', best: 2 } },
      THREE,
      ['1 bob 90', '2 ann 90', '3 cat 60', '4 dan 0'],
    ],
    [
      'the lowest round dropped',
      { total: { rule: 'sum', drop: 1 }, tieBreaks: [] },
      THREE,
      ['1 ann 90', '1 bob 90', '3 cat 60', '4 dan 0'],
    ],
    [
      'rounds weigh 1, 1, 2',
      { total: { rule: 'sum', weights: [1, 1, 2] } },
      THREE,
      ['1 ann 140', '2 cat 110', '3 bob 90', '4 dan 0'],
    ],
    [
      'the best game of a round counts',
      { total: { rule: 'sum', round: 'best' } },
      '1 ann 50 bob 30; 1 ann 20 bob 45; 2 ann 10 bob 10',
      ['1 ann 60', '2 bob 55', '3 cat 0', '3 dan 0'],
    ],
    [
      'the games of a round are added up',
      {},
      '1 ann 50 bob 30; 1 ann 20 bob 45',
      ['1 bob 75', '2 ann 70', '3 cat 0', '3 dan 0'],
    ],
    // ann 50 + 40 + 10/2, bob 60 + 30 + 0/2, cat 30 + 30 + 20/2.
    [
      'best two and half the mean of the rest',
      KNOWN_RULES['best-two-and-half-mean'],
      THREE,
      ['1 ann 95', '2 bob 90', '3 cat 70', '4 dan 0'],
    ],
    // 12 + 9 + (8 + 4) / 2 / 2 against 12 + 9 + 8 / 2 and 12 + 9 + (8 + 4) / 3.
    [
      'half the mean of two others',
      KNOWN_RULES['best-two-and-half-mean'],
      '1 ann 12; 2 ann 9; 3 ann 8; 4 ann 4',
      ['1 ann 24', '2 bob 0', '2 cat 0', '2 dan 0'],
    ],
    [
      'half the third',
      KNOWN_RULES['best-two-and-half-third'],
      '1 ann 12; 2 ann 9; 3 ann 8; 4 ann 4',
      ['1 ann 25', '2 bob 0', '2 cat 0', '2 dan 0'],
    ],
    [
      'a third of the third and the fourth, or half of a third alone',
      KNOWN_RULES['best-two-and-half-third-or-thirds'],
      '1 ann 12 bob 12; 2 ann 9 bob 9; 3 ann 8 bob 8; 4 ann 4',
      ['1 ann 25', '1 bob 25', '3 cat 0', '3 dan 0'],
    ],
    [
      'half the fourth',
      KNOWN_RULES['best-three-and-half-fourth'],
      '1 ann 12; 2 ann 9; 3 ann 8; 4 ann 4',
      ['1 ann 31', '2 bob 0', '2 cat 0', '2 dan 0'],
    ],
    // 100 / 13, 90 / 13, 80 / 13.
    [
      'the sum divided by games and ten',
      KNOWN_RULES['average-with-ten'],
      THREE,
      ['1 ann 7.69', '2 bob 6.92', '3 cat 6.15', '4 dan 0'],
    ],
    // Places ann 1 3 1, bob 2 1 3, cat 3 2 2; dan played in no round: 4 4 4. Best two of three.
    [
      'the places in the best two rounds, the least sum leads',
      { total: { rule: 'places', best: 2 }, tieBreaks: [] },
      THREE,
      ['1 ann 2', '2 bob 3', '3 cat 4', '4 dan 8'],
    ],
    // ann 50 + 40, bob 60 + 30, cat 30 + 30; round 4: 1.5 x for two qualified.
    [
      'best two of three, and half as much again for those who qualified',
      {
        total: { rule: 'final', earlierRounds: 3, parts: [1, 1], qualify: 2, qualifiedFactor: 1.5 },
      },
      `${THREE}; 4 ann 20 bob 10 cat 70`,
      ['1 cat 130', '2 ann 120', '3 bob 105', '4 dan 0'],
    ],
    // ann 50 + 32 + 4, bob 60 + 24, cat 30 + 24 + 8; cat wins the top board.
    [
      'the winner of the top board is champion',
      {
        total: {
          rule: 'final',
          earlierRounds: 3,
          parts: [1, 0.8, 0.4],
          qualify: 3,
          champion: 'top-board',
        },
      },
      `${THREE}; 4! cat 40 ann 30 bob 30`,
      ['1 cat 102', '2 ann 116', '3 bob 114', '4 dan 0'],
    ],
    // ann 30 + 10, bob 20 + 20: the best game of the earlier rounds is ann's; that of the last round does not count.
    [
      'a tie at the cut is broken by what came before the last round',
      {
        total: {
          ...{ rule: 'final', earlierRounds: 2, parts: [1, 1], qualify: 1 },
          ...{ cutTies: ['best-game'], qualifiedFactor: 2 },
        },
        tieBreaks: [],
      },
      '1 ann 30 bob 20; 2 ann 10 bob 20; 3 ann 10 bob 90',
      ['1 bob 130', '2 ann 60', '3 cat 0', '3 dan 0'],
    ],
    [
      'all who are still tied at the cut qualify, and nobody behind them',
      {
        total: { rule: 'final', earlierRounds: 1, parts: [1], qualify: 1, qualifiedFactor: 2 },
        tieBreaks: [],
      },
      '1 ann 30 bob 30 cat 20; 2 ann 10 bob 10 cat 10',
      ['1 ann 50', '1 bob 50', '3 cat 30', '4 dan 0'],
    ],
    [
      'those who share the top board are champions together, by their totals',
      { total: { rule: 'final', earlierRounds: 1, parts: [1], qualify: 3, champion: 'top-board' } },
      '1 ann 30 bob 20 cat 10; 2! bob 20 cat 20 ann 10',
      ['1 bob 40', '2 cat 30', '3 ann 40', '4 dan 0'],
    ],
    [
      'a top board of an earlier round makes nobody champion',
      { total: { rule: 'final', earlierRounds: 1, parts: [1], qualify: 2, champion: 'top-board' } },
      '1! ann 10 bob 30; 2 ann 40 bob 10',
      ['1 ann 50', '2 bob 40', '3 cat 0', '3 dan 0'],
    ],
  ];
  test.each(cases)('%s', (_shows, rules, text, table) => {
    expect(places({ text }, rules)).toEqual(table);
    for (const row of eventTable({ players: PLAYERS, boards: boards(text) }, AggregationRules.parse(rules)))
      expect(row.total).toBe(sumOf(row.lines.map(({ points }) => points)));
  });

  /** Ann's counted and dropped lines: rounds of 50, 10, 40. */
  const explained: readonly (readonly [
    shows: string,
    rules: z.input<typeof AggregationRules>,
    lines: readonly string[],
    dropped: readonly string[],
  ])[] = [
    ['the best two', { total: { rule: 'sum', best: 2 } }, ['round 1 50', 'round 3 40'], ['round 2 10']],
    [
      'a weight',
      { total: { rule: 'sum', weights: [1, 1, 2] } },
      ['round 1 50', 'round 2 10', 'round 3, × 2 80'],
      [],
    ],
    [
      'shares of the others',
      { total: { rule: 'sum', best: 1, rest: { rule: 'parts', factors: [[0.5], [0.5, 0.2]] } } },
      ['round 1 50', 'round 3, × 0.5 20', 'round 2, × 0.2 2'],
      [],
    ],
    [
      'the mean of the others',
      { total: { rule: 'sum', best: 1, rest: { rule: 'mean', factor: 0.5 } } },
      ['round 1 50', 'mean of 2 others, × 0.5 12.5'],
      [],
    ],
    [
      'the places in the best two rounds',
      { total: { rule: 'places', best: 2 } },
      ['place in round 1 1', 'place in round 3 1'],
      ['place in round 2 3'],
    ],
    [
      'ranks before a last round that counts double',
      {
        total: {
          ...{ rule: 'final', earlierRounds: 2, parts: [0.5], qualify: 3 },
          ...{ qualifiedFactor: 2 },
        },
      },
      ['round 1, × 0.5 25', 'round 3, × 2 80'],
      ['round 2 10'],
    ],
    [
      'ranks before a last round that counts once',
      { total: { rule: 'final', earlierRounds: 2, parts: [1], qualify: 3 } },
      ['round 1 50', 'round 3 40'],
      ['round 2 10'],
    ],
  ];
  test.each(explained)('%s, line by line', (_shows, rules, lines, dropped) => {
    const table = eventTable({ players: PLAYERS, boards: boards(THREE) }, AggregationRules.parse(rules));
    const ann = table.find(({ player }) => player === 'ann');
    expect(ann?.lines.map(({ text, points }) => `${inEnglish(text)} ${points}`)).toEqual(lines);
    expect(ann?.dropped.map(({ text, points }) => `${inEnglish(text)} ${points}`)).toEqual(dropped);
  });

  test('a round sat out pays once or each time, and a bonus comes last', () => {
    const event = {
      text: '1 ann 50 bob 30',
      satOut: { cat: [1, 2] },
      adjustments: { dan: [{ points: 5, reason: 'host' }] },
    };
    const total = { rule: 'sum' } as const;
    expect(places(event, { total, sitOut: { points: 20, times: 'once' } })).toEqual([
      '1 ann 50',
      '2 bob 30',
      '3 cat 20',
      '4 dan 5',
    ]);
    expect(places(event, { total, sitOut: { points: 20, times: 'each' } })[1]).toBe('2 cat 40');
  });

  test('every rule of a known event is valid', () => {
    for (const rules of Object.values(KNOWN_RULES))
      expect(AggregationRules.safeParse(rules).success).toBe(true);
  });
});

describe('ties', () => {
  const event = (text: string, centres: Record<string, number> = {}, won: readonly string[] = []) => ({
    boards: boards(text).map((board) => ({
      ...board,
      seats: board.seats.map((seat) => ({
        ...seat,
        centres: centres[`${board.round} ${seat.player}`] ?? seat.points,
        won: won.includes(`${board.round} ${seat.player}`),
      })),
    })),
  });
  const order = (
    input: Pick<EventInput, 'boards'> & Partial<EventInput>,
    tieBreaks: readonly TieBreakId[],
    total: z.input<typeof AggregationRules>['total'] = { rule: 'sum' },
  ) =>
    eventTable(
      { players: ['bob', 'ann'], ...input },
      AggregationRules.parse({ total, tieBreaks: [...tieBreaks] }),
    )
      .filter(({ player }) => player === 'ann' || player === 'bob')
      .map(({ place, player }) => `${place} ${player}`)
      .join(' ');
  const level = '1 ann 30 bob 20; 2 ann 20 bob 30';
  const sixty = '1 ann 50 cat 10; 1 bob 45 dan 15; 2 ann 10 cat 50; 2 bob 15 dan 45';
  const all = ['bob', 'ann', 'cat', 'dan', 'eve'];

  const cases: readonly (readonly [TieBreakId, string, Parameters<typeof order>[0], string])[] = [
    ['best-game', 'ann has 50', event(sixty), '1 ann 2 bob'],
    ['second-best-game', 'bob has 15', event(sixty), '1 bob 2 ann'],
    [
      'head-to-head',
      'ann was ahead when they met',
      event('1 ann 30 bob 20; 2 ann 20; 2 bob 30'),
      '1 ann 2 bob',
    ],
    ['head-to-head', 'level over both games', event(level), '1 ann 1 bob'],
    [
      'total-centres',
      'bob has 12',
      event(level, { '1 ann': 5, '1 bob': 6, '2 ann': 5, '2 bob': 6 }),
      '1 bob 2 ann',
    ],
    ['board-tops', 'ann topped alone, bob shared', event('1 ann 30 cat 20; 1 bob 30 dan 30'), '1 ann 2 bob'],
    // ann met cat, who has 25; bob met dan, who has 10.
    [
      'strength-of-schedule',
      'ann met the stronger',
      { players: all, ...event('1 ann 30 cat 10; 1 bob 30 dan 10; 2 cat 15 eve 0') },
      '1 ann 2 bob',
    ],
    // ann beat cat, who has 20; bob was level with dan, who has 25: half of it.
    [
      'sonneborn-berger',
      'ann beat somebody',
      { players: all, ...event('1 ann 30 cat 20; 1 bob 30 dan 30; 2 dan -5 eve 0') },
      '1 ann 2 bob',
    ],
    ['fewest-games', 'bob played once', event('1 ann 30; 2 ann 20; 1 bob 50'), '1 bob 2 ann'],
    ['wins', 'ann won once', event(level, {}, ['1 ann']), '1 ann 2 bob'],
    ['earlier-registration', 'bob came first', event(level), '1 bob 2 ann'],
    ['stay-tied', 'nothing after it counts', event(level), '1 ann 1 bob'],
    ['lot', 'without a seed it decides nothing', event(level), '1 ann 1 bob'],
  ];
  test.each(cases)('%s: %s', (tieBreak, _shows, input, expected) => {
    expect(order(input, [tieBreak, 'stay-tied', 'earlier-registration'])).toBe(expected);
  });

  test('dropped-round: the better of what did not count', () => {
    const input = event('1 ann 30 bob 30; 2 ann 10 bob 5');
    expect(order(input, ['dropped-round'], { rule: 'sum', best: 1 })).toBe('1 ann 2 bob');
  });

  test('a lot follows from the published seed', () => {
    const drawn = (seed: string) => order({ ...event(level), seed }, ['lot']);
    const seeds = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    expect(new Set(seeds.map(drawn))).toEqual(new Set(['1 ann 2 bob', '1 bob 2 ann']));
    expect(drawn('a')).toBe(drawn('a'));
  });

  test('a tie-break splits only those who are level, and those still level go on to the next', () => {
    const input = {
      players: ['ann', 'bob', 'cat'],
      boards: boards('1 ann 50 bob 50; 1 cat 30; 2 ann 10 bob 10; 2 cat 30'),
    };
    const rules = AggregationRules.parse({ tieBreaks: ['best-game', 'earlier-registration'] });
    expect(eventTable(input, rules).map(({ place, player }) => `${place} ${player}`)).toEqual([
      '1 ann',
      '2 bob',
      '3 cat',
    ]);
  });
});

describe('where the lowest total leads', () => {
  const byPlaces = (text: string, tie: TieBreakId, best: number | null = null) =>
    places(
      { text, players: ['ann', 'bob', 'cat', 'dan'] },
      { total: { rule: 'places', best }, tieBreaks: [tie] },
    );

  test('the better dropped round is the one with the lower place', () => {
    // Ann: 1, 1, 2; Bob: 3, 1, 1. The best two count, and Ann's third result is better.
    const text = '1 ann 9 cat 8 bob 1; 2 ann 5 bob 5 cat 1; 3 bob 9 ann 8 cat 1';
    expect(byPlaces(text, 'dropped-round', 2).slice(0, 2)).toEqual(['1 ann 2', '2 bob 2']);
  });

  test('stronger opponents are those with lower totals', () => {
    // Ann and Bob are tied; Ann was ahead of Cat, who has the lower total, and Bob of Dan.
    const beaten = '1 ann 9 cat 8; 1 bob 9 dan 1; 2 cat 9 dan 0';
    expect(byPlaces(beaten, 'sonneborn-berger').filter((row) => /ann|bob/.test(row))).toEqual([
      '1 ann 4',
      '2 bob 4',
    ]);
    expect(byPlaces(beaten, 'strength-of-schedule').filter((row) => /ann|bob/.test(row))).toEqual([
      '1 ann 4',
      '3 bob 4',
    ]);
  });

  test('a board that was lost by policy counts as the place after the last', () => {
    const [first] = boards('1 ann 3 bob 2 cat 1');
    const lost = { player: 'dan', points: 0, forfeited: true };
    const event = { players: PLAYERS, boards: [{ round: 1, seats: [...(first?.seats ?? []), lost] }] };
    const rules = AggregationRules.parse({ total: { rule: 'places' } });
    expect(eventTable(event, rules).map(({ player, total }) => `${player} ${total}`)).toEqual([
      'ann 1',
      'bob 2',
      'cat 3',
      'dan 4',
    ]);
  });

  test('an empty team stands last, and a short one behind full ones', () => {
    const rows = [
      { player: 'ann', total: 3 },
      { player: 'bob', total: 9 },
      { player: 'cat', total: 4 },
    ];
    const teams = [
      { id: 'empty', members: ['zoe'] },
      { id: 'short', members: ['ann'] },
      { id: 'full', members: ['bob', 'cat'] },
    ];
    const order = (leads: 'highest' | 'lowest') => teamTable(teams, rows, 2, leads).map(({ team }) => team);
    expect(order('lowest')).toEqual(['full', 'short', 'empty']);
    const poor = [{ player: 'ann', total: -3 }];
    expect(teamTable(teams, poor, 2).map(({ team }) => team)[0]).toBe('short');
  });
});

test.each([
  1, 1e3, 1e9, 1e12,
])('totals that differ by rounding alone are level, at sums of about %d', (size) => {
  const third = size / 3;
  const thirds = [1, 2, 3].map((round) => ({ round, seats: [{ player: 'ann', points: third }] }));
  const whole = { round: 1, seats: [{ player: 'bob', points: third + third + third * (1 + 1e-15) }] };
  const table = eventTable(
    { players: ['ann', 'bob'], boards: [...thirds, whole] },
    AggregationRules.parse({ tieBreaks: [] }),
  );
  expect(table.map(({ place }) => place)).toEqual([1, 1]);
});

test('teams: the sum of the best two members, equal teams share a place', () => {
  const rows = eventTable({ players: PLAYERS, boards: boards('1 ann 50 bob 30; 1 cat 40 dan 40') });
  const teams = [
    { id: 'east', members: ['ann', 'bob'] },
    { id: 'west', members: ['cat', 'dan'] },
    { id: 'lone', members: ['ann'] },
  ];
  expect(teamTable(teams, rows, 2).map(({ place, team, total }) => `${place} ${team} ${total}`)).toEqual([
    '1 east 80',
    '1 west 80',
    '3 lone 50',
  ]);
  expect(teamTable(teams, rows, 1)[0]?.lines).toEqual([{ player: 'ann', points: 50 }]);
});

test('teams: who take over a board from each other count together, for the rounds that each had it', () => {
  const rows = eventTable({
    players: PLAYERS,
    boards: boards('1 ann 50 bob 30; 1 cat 40 dan 20; 2 ann 5 bob 10; 2 cat 1 dan 2'),
  });
  const stint = (player: string, first: number, last: number | null) => ({ player, first, last });
  const teams = [
    // Ann played the first round for this team and the second for another one.
    { id: 'east', members: [[stint('ann', 1, 1), stint('cat', 2, null)], [stint('bob', 1, null)]] },
    { id: 'west', members: [[stint('dan', 1, 1), stint('ann', 2, null)]] },
    { id: 'none', members: [[stint('zoe', 1, null)]] },
  ];
  expect(teamTable(teams, rows, 2)).toEqual([
    {
      ...{ place: 1, team: 'east', total: 91 },
      lines: [
        { player: 'ann', points: 50 },
        { player: 'cat', points: 1 },
        { player: 'bob', points: 40 },
      ],
    },
    {
      ...{ place: 2, team: 'west', total: 25 },
      lines: [
        { player: 'dan', points: 20 },
        { player: 'ann', points: 5 },
      ],
    },
    { place: 3, team: 'none', total: 0, lines: [] },
  ]);
});
