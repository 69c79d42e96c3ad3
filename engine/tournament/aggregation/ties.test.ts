import { expect, test } from 'vitest';
import { AggregationRules, type EventBoard, eventTable, type Team, type TieBreakId, teamTable } from '.';

/** Boards as "1 ann 25 bob 20; 2 ann 20 cat 90": the round, then players and points; "25/8" is 25 points and 8 centres. */
function boards(text: string): readonly EventBoard[] {
  return text.split(';').map((board) => {
    const [round, ...words] = board.trim().split(' ');
    const seats = words.flatMap((player, at) => {
      const [points, centres] = (words[at + 1] ?? '').split('/').map(Number);
      if (at % 2 !== 0 || points === undefined) return [];
      return [{ player, points, ...(centres === undefined ? {} : { centres }) }];
    });
    return { round: Number(round), seats };
  });
}

/** Ann and Bob are tied in each table: who ranks first. */
const cases: readonly (readonly [TieBreakId, shows: string, text: string, order: string])[] = [
  [
    'head-to-head',
    'games with others say nothing',
    '1 ann 25 bob 20; 2 ann 20 cat 90; 2 bob 25 dan 0',
    '1 ann 2 bob',
  ],
  [
    'total-centres',
    'points stand for centres where there are none',
    '1 ann 30/2 bob 30; 2 ann 0/3 bob 0',
    '1 bob 2 ann',
  ],
  [
    'last-centres',
    'only the last game that each played',
    '1 ann 10/9 cat 1/1; 1 bob 10/3 dan 1/1; 2 ann 10/4 cat 1/1; 3 bob 10/5 dan 1/1',
    '1 bob 2 ann',
  ],
  [
    'last-centres',
    'both of two games of the last round',
    '1 ann 10/9 cat 1/1; 2 ann 10/4 dan 1/1; 2 bob 10/3 eve 1/1; 2 bob 10/2 cat 1/1',
    '1 bob 2 ann',
  ],
  [
    'board-tops',
    'by centres, a shared top counts as a part',
    '1 ann 30/5 cat 20/9; 1 bob 30/9 dan 50/9 eve 1/9; 2 cat 1 dan 1',
    '1 bob 2 ann',
  ],
  [
    'board-tops',
    'a third of one is less than a half',
    '1 ann 30/5 cat 20/5; 1 bob 30/9 dan 50/9 eve 1/9',
    '1 ann 2 bob',
  ],
  [
    'strength-of-schedule',
    'the mean of opponents, without oneself',
    '1 ann 60 cat 20; 1 bob 60 dan 25 eve 25',
    '1 bob 2 ann',
  ],
  [
    'strength-of-schedule',
    'each counts once for every meeting',
    '1 ann 10 cat 40; 2 ann 10 cat 40; 3 ann 10 dan 1; 1 bob 30 eve 50',
    '1 ann 2 bob',
  ],
  ['strength-of-schedule', 'who met nobody met no strength', '1 ann 10; 1 bob 10 cat 5', '1 bob 2 ann'],
  [
    'sonneborn-berger',
    'all of the total of who was beaten, without oneself',
    '1 ann 60 cat 20; 1 bob 30 dan 5; 2 bob 30 dan 5',
    '1 ann 1 bob',
  ],
  [
    'sonneborn-berger',
    'half of a strong one is more than a weak one',
    '1 ann 30 cat 10; 1 bob 30 dan 30; 2 dan 5',
    '1 bob 2 ann',
  ],
  ['sonneborn-berger', 'nothing of who was ahead', '1 ann 30 cat 10; 1 bob 30 dan 90', '1 ann 2 bob'],
  [
    'buchholz',
    'all opponents of all rounds',
    '1 ann 1 cat 0; 1 bob 1 dan 0; 2 cat 1 dan 0; 2 ann 0 bob 0',
    '1 ann 2 bob',
  ],
  [
    'buchholz',
    'a round not played is one against the own total',
    '1 ann 1 cat 0; 2 bob 1 dan 0; 1 dan 1 eve 0; 2 cat 0 eve 0',
    '1 bob 2 ann',
  ],
  [
    'buchholz-cut',
    'without the lowest opponent',
    '1 ann 1 cat 5; 2 ann 1 dan 0; 1 bob 1 eve 3; 2 bob 1 eve 0',
    '1 ann 2 bob',
  ],
  [
    'buchholz-cut',
    'a round missed goes first, though it is not the lowest',
    '1 ann 9 cat 1; 1 bob 4 cat 1; 2 bob 5 dan 3',
    '1 bob 2 ann',
  ],
  [
    'median-buchholz',
    'without the lowest and the highest',
    '1 ann 1 cat 9; 2 ann 1 dan 2; 3 ann 1 eve 0; 1 bob 1 cat 9; 2 bob 1 eve 0; 3 bob 1 eve 0',
    '1 ann 2 bob',
  ],
  ['most-draws', 'shared tops, not shared losses', '1 ann 5 cat 5 dan 1; 1 bob 5 eve 7 cat 5', '1 ann 2 bob'],
  ['fewest-draws', 'the other way round', '1 ann 5 cat 5 dan 1; 1 bob 5 eve 7 cat 5', '1 bob 2 ann'],
  [
    'third-best-game',
    'the third, whatever the second',
    '1 ann 3 bob 2; 2 ann 0 bob 2; 3 ann 2 bob 1',
    '1 bob 2 ann',
  ],
  [
    'games-in-order',
    'the first that differs',
    '1 ann 3 bob 3; 2 ann 0 bob 2; 3 ann 2 bob 0; 4 ann 1 bob 1; 5 bob 0 ann 0',
    '1 ann 1 bob',
  ],
  [
    'games-in-order',
    'the fourth',
    '1 ann 3 bob 3; 2 ann 2 bob 2; 3 ann 2 bob 2; 4 ann 2 bob 1; 5 bob 1 ann 0',
    '1 ann 2 bob',
  ],
  ['fewest-games', 'games, not rounds', '1 ann 10; 1 ann 20; 1 bob 30', '1 bob 2 ann'],
  [
    'second-best-game',
    'a missing game is worth nothing',
    '1 ann 30; 2 ann -2; 3 ann 2; 1 bob 30',
    '1 ann 2 bob',
  ],
];

test.each(cases)('%s: %s', (tieBreak, _shows, text, expected) => {
  const rules = AggregationRules.parse({ tieBreaks: [tieBreak] });
  const order = (players: readonly string[]) =>
    eventTable({ players, boards: boards(text) }, rules)
      .filter(({ player }) => player === 'ann' || player === 'bob')
      .map(({ place, player }, _, rows) => `${place - (rows[0]?.place ?? 0) + 1} ${player}`)
      .join(' ');
  expect(order(['bob', 'ann', 'cat', 'dan', 'eve'])).toBe(expected);
  expect(order(['eve', 'dan', 'cat', 'ann', 'bob'])).toBe(expected);
});

test('dropped rounds are compared from the best one, and any is better than none', () => {
  const table = (text: string, total: 'sum' | 'places') =>
    eventTable(
      { players: ['bob', 'ann'], boards: boards(text) },
      AggregationRules.parse({ total: { rule: total, best: 1 }, tieBreaks: ['dropped-round'] }),
    ).map(({ place, player }) => `${place} ${player}`);
  expect(table('1 ann 30 bob 30; 2 ann 5 bob 10; 3 ann 10 bob 9', 'sum')).toEqual(['1 bob', '2 ann']);
  expect(table('1 ann 30 bob 30; 2 ann 10 bob 5; 3 ann 5 bob 10', 'sum')).toEqual(['1 ann', '1 bob']);
  expect(table('1 ann 30 bob 30; 2 ann 1', 'sum')).toEqual(['1 ann', '2 bob']);
  expect(table('1 ann 3 bob 3; 2 ann 3 bob 2; 3 ann 3 bob 2', 'places')).toEqual(['1 ann', '2 bob']);
});

test('level players who stay level stand in the order of their names', () => {
  const table = eventTable({ players: ['cat', 'bob', 'ann'], boards: [] }, AggregationRules.parse({}));
  expect(table.map(({ place, player }) => `${place} ${player}`)).toEqual(['1 ann', '1 bob', '1 cat']);
});

test('games stand in the order of rounds', () => {
  const table = eventTable({ players: ['ann'], boards: boards('3 ann 3; 1 ann 1; 10 ann 10; 2 ann 2') });
  expect(table[0]?.games.map(({ round }) => round)).toEqual([1, 2, 3, 10]);
});

const ROWS = [
  { player: 'ann', total: 3 },
  { player: 'bob', total: 9 },
  { player: 'cat', total: 4 },
  { player: 'dan', total: 9 },
];

test.each([
  ['the best two of three members', 'highest', ['x: ann bob cat'], ['1 x 13: bob 9, cat 4']],
  ['or the lowest two', 'lowest', ['x: ann bob cat'], ['1 x 7: ann 3, cat 4']],
  [
    'the highest sum leads, however many it is made of',
    'highest',
    ['x: ann cat', 'y: bob', 'z:'],
    ['1 y 9: bob 9', '2 x 7: cat 4, ann 3', '3 z 0: '],
  ],
  [
    'of short teams the lowest sum leads those with as many',
    'lowest',
    ['y: bob', 'x: ann', 'z:', 'v: bob cat'],
    ['1 v 13: cat 4, bob 9', '2 x 3: ann 3', '3 y 9: bob 9', '4 z 0: '],
  ],
  [
    'level teams share a place, in the order of their names',
    'highest',
    ['y: bob', 'x: dan', 'v: cat'],
    ['1 x 9: dan 9', '1 y 9: bob 9', '3 v 4: cat 4'],
  ],
] as const)('teams: %s', (_shows, leads, written, expected) => {
  const teams = written.map((text): Team => {
    const [id = '', members = ''] = text.split(':');
    return { id, members: members.trim().split(' ') };
  });
  const rows = teamTable(teams, ROWS, 2, leads).map(
    ({ place, team, total, lines }) =>
      `${place} ${team} ${total}: ${lines.map(({ player, points }) => `${player} ${points}`).join(', ')}`,
  );
  expect(rows).toEqual(expected);
});
