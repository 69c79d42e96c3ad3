import { afterAll, beforeAll, expect, test } from 'vitest';
import type { League } from '../../functions/core/league/leagues.schema';
import type { LeagueRatings } from '../../functions/core/result/confirmations.schema';
import type { Awards, GameResult } from '../../functions/core/result/results.schema';
import type { EnteredResults } from '../../functions/core/result/table-results.schema';
import type { CreateSeason } from '../../functions/core/season/season-settings.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { type Person, startWorld, type World } from '../support/world';

const TRADE = { title: 'Harbour Trade', seats: { min: 3, max: 4 }, figures: ['Coins'] };
const DUEL = { title: 'Stone Bridge', seats: { min: 2, max: 2 }, counts: 'wins', roles: ['White', 'Black'] };
const RACE = { title: 'Long Race', seats: { min: 6, max: 6 }, counts: 'places' };
const OPTIONS = {
  ...TRADE,
  games: [
    { round: 2, ...DUEL },
    { round: 3, ...RACE },
  ],
};

let world: World;
let olga: Person;
let league: string;
let path: string;

beforeAll(async () => {
  world = await startWorld();
  olga = await world.person('olga', 'Olga');
  league = (await olga.post<League>('/leagues', { name: 'Club' })).body.id;
});
afterAll(() => world.close());

function announce(options: object, settings: object = {}) {
  return olga.post<Season>(`/leagues/${league}/seasons`, {
    ...{ name: 'Club night', system: 'results-only', options, deadlines: { orders: 1440, adjustment: 1440 } },
    ...{ atTheTable: { rated: true }, format: { kind: 'rounds', rounds: 3 }, ...settings },
  });
}

const now = async () => (await olga.get<Season>(path)).body;
const inRound = async (round: number) => (await now()).boards.filter((board) => board.round === round);

type Board = Season['boards'][number];

async function enter(head: string, boards: readonly Board[], lineOf: (at: number) => string) {
  const lines = boards.flatMap(({ round, board, seats }) =>
    seats.map(({ player }, at) => `${round},${board},${player.name},${lineOf(at)}`),
  );
  const text = [`round,board,player,${head}`, ...lines].join('\n');
  const entered = await olga.post<EnteredResults>(`${path}/table-results`, { text });
  if (entered.status === 200) await world.deliver();
  return entered;
}

test('a club night plays another game in each round, and adds up what they pay', async () => {
  const season = await announce(OPTIONS, {
    scoringByRound: [
      {
        round: 2,
        scoring: {
          id: 'rank-points',
          parameters: { places: { points: [4, 1], ties: { rule: 'split' }, order: 'placing' } },
        },
      },
    ],
  });
  expect(season.status, season.text).toBe(200);
  path = `/seasons/${season.body.id}`;
  // Points of different games say nothing about each other: places pay in all rounds unless chosen otherwise.
  expect(season.body).toMatchObject({
    systemTitle: 'Harbour Trade, Stone Bridge, Long Race',
    scoring: { id: 'rank-points' },
    games: [
      { round: 1, title: 'Harbour Trade', boardSize: 4, smallest: 3, measures: [{ name: 'Coins' }] },
      { round: 2, title: 'Stone Bridge', boardSize: 2, seats: ['White', 'Black'], results: { kind: 'wins' } },
      { round: 3, title: 'Long Race', boardSize: 6, measures: [], results: { kind: 'places' } },
    ],
  });
  const text = Array.from({ length: 6 }, (_, at) => `Player ${at + 1}`).join('\n');
  await olga.post(`${path}/roster`, { text });
  expect((await olga.post(`${path}/start`)).status).toBe(200);
  await world.deliver();
  const first = await inRound(1);
  expect(first.map(({ seats }) => seats.length)).toEqual([3, 3]);
  const entered = await enter('Coins', first, (at) => String(10 - at));
  expect(entered.status, entered.text).toBe(200);
  expect((await now()).standing.map(({ total }) => total)).toEqual([10, 10, 7, 7, 5, 5]);

  const second = await inRound(2);
  expect(second.map(({ seats }) => seats.map(({ seat }) => seat))).toEqual(
    Array.from({ length: 3 }, () => ['White', 'Black']),
  );
  // What counts in another round does not count here.
  expect((await enter('Coins', second, () => '4')).text).toContain('round, board, seat, player, result');
  await enter('result', second, (at) => (at === 0 ? 'win' : 'loss'));
  const third = await inRound(3);
  expect(third.map(({ seats }) => seats.length)).toEqual([6]);
  await enter('place', third, (at) => String(at + 1));

  const end = await now();
  expect(end.status).toBe('finished');
  const winner = third[0]?.seats[0]?.player.id;
  const rounds = end.standing.find(({ player }) => player.id === winner)?.rounds;
  expect(rounds?.find(({ round }) => round === 3)?.points).toBe(10);
  expect(
    end.standing.map(({ rounds: played }) => played.find(({ round }) => round === 2)?.points).toSorted(),
  ).toEqual([1, 1, 1, 4, 4, 4]);
  // A board keeps its own game, and names it.
  const board = await olga.get<GameResult>(`/games/${second[0]?.game}/result`);
  expect(board.body.measures).toEqual([]);
  const results = await olga.get(`${path}/results.csv`);
  expect(results.text.split('\n')[0]).toContain('Coins');
  expect(results.text).toContain('Stone Bridge');
});

test('its lists may hold rounds of several games, each read in its own way', async () => {
  const file = await olga.get(`${path}/results.csv`);
  const again = await olga.post<EnteredResults>(`${path}/table-results`, { text: file.text });
  expect(again.status, again.text).toBe(200);
  expect(again.body.boards.map(({ became }) => became)).toEqual(Array.from({ length: 6 }, () => 'unchanged'));
});

test('each of its games that had two tables has its own awards', async () => {
  const { awards } = (await olga.get<Awards>(`${path}/awards`)).body;
  expect(awards.map(({ title }) => title).filter((title) => / (of|in) /.test(title))).toEqual([
    'Best game of Harbour Trade',
    'Closest game of Harbour Trade',
    'Best game of Stone Bridge',
    'Best White in Stone Bridge',
    'Best Black in Stone Bridge',
  ]);
  expect(awards.map(({ id }) => id)).not.toContain('best-game');
});

test('each of its games has its own list of ratings in the league', async () => {
  const list = async (title: string) =>
    (await olga.get<LeagueRatings>(`/leagues/${league}/ratings?system=results-only&title=${title}`)).body;
  expect((await list('Stone%20Bridge')).results).toBe(3);
  expect((await list('Harbour%20Trade')).results).toBe(2);
  expect((await list('Long%20Race')).titles).toEqual(['Harbour Trade', 'Stone Bridge', 'Long Race']);
});

test('answers every question about such a season', async () => {
  const ends = ['', '/awards', '/boards', '/confirmation', '/course', '/entries', '/laboratory', '/log'];
  const more = ['/rounds/2', '/rounds/2/draw', '/rounds/2/report', '/scores', '/settings', '/statistics'];
  for (const end of [...ends, ...more]) expect((await olga.get(`${path}${end}`)).status, end).toBe(200);
});

test.each<[string, object, object, string]>([
  [
    'boards of another size where the number of rounds follows from it',
    OPTIONS,
    { format: { kind: 'knock-out', advance: 1 } },
    'Stone Bridge needs tables of the same size as the other rounds, 3 to 4.',
  ],
  [
    'the same in a round robin',
    { ...DUEL, games: [{ round: 2, ...TRADE }] },
    { format: { kind: 'round-robin' } },
    'Harbour Trade needs tables of the same size as the other rounds, 2 to 2.',
  ],
  [
    'rounds that open together',
    OPTIONS,
    { format: { kind: 'rounds', rounds: 4, atOnce: 2 } },
    'Rounds that open together have one game',
  ],
  ['a ladder', OPTIONS, { format: { kind: 'ladder' } }, 'A ladder has no rounds'],
  [
    'a round that the season does not have',
    { ...TRADE, games: [{ round: 9, ...DUEL }] },
    {},
    'The season has 3 rounds: choose one of them',
  ],
  [
    'a round with two games',
    {
      ...TRADE,
      games: [
        { round: 2, ...DUEL },
        { round: 2, ...RACE },
      ],
    },
    {},
    'Round 2 has two games.',
  ],
  [
    'a scoring that a game of a round cannot have',
    OPTIONS,
    { scoring: 'leading-measure' },
    'This scoring needs figures that Stone Bridge does not count.',
  ],
  ['a game with a fault', { ...TRADE, games: [{ round: 2, ...DUEL, roles: ['One'] }] }, {}, 'roles'],
])('refuses %s', async (_, options, settings, why) => {
  const refused = await announce(options, settings);
  expect(refused.status).toBe(422);
  expect(refused.text).toContain(why);
});

const CARDS = { title: 'Card Duel', seats: { min: 2, max: 2 }, figures: ['Tricks'] };

/** Plays a season of duels, each round as its game, in which the first seat always wins; answers its end. */
async function playDuels(format: object, games: readonly number[], players: number, settings: object = {}) {
  const options = { ...DUEL, games: games.map((round) => ({ round, ...CARDS })) };
  const season = await announce(options, { format, leftOver: 'byes', ...settings });
  expect(season.status, season.text).toBe(200);
  path = `/seasons/${season.body.id}`;
  const text = Array.from({ length: players }, (_, at) => `Duellist ${at + 1}`).join('\n');
  await olga.post(`${path}/roster`, { text });
  const started = await olga.post(`${path}/start`);
  expect(started.status, started.text).toBe(200);
  await world.deliver();
  for (let round = 1; round <= 12; round += 1) {
    const open = (await now()).boards.filter(({ status }) => status === 'running');
    if (open.length === 0) break;
    const drawn = Math.max(...open.map((board) => board.round));
    const isCards = games.includes(drawn);
    const entered = isCards
      ? await enter('Tricks', open, (at) => (at === 0 ? '9' : '4'))
      : await enter('result', open, (at) => (at === 0 ? 'win' : 'loss'));
    expect(entered.status, entered.text).toBe(200);
  }
  const end = await now();
  expect(end.status).toBe('finished');
  return end;
}

/** How many boards of each round wrote down tricks. */
const tricksBy = ({ boards }: Season) => {
  const rounds = [...new Set(boards.map(({ round }) => round))].sort((one, other) => one - other);
  return rounds.map((round) => {
    const here = boards.filter((board) => board.round === round);
    return here.filter(({ seats }) => seats.every(({ figures }) => Object.keys(figures).length > 0)).length;
  });
};

test.each<[string, object, number[], number, number[]]>([
  ['a cup with a third place', { kind: 'knock-out', advance: 1, thirdPlace: true }, [3], 8, [0, 0, 2]],
  ['a round robin', { kind: 'round-robin' }, [2], 4, [0, 2, 0]],
  ['groups and a cup', { kind: 'groups', groups: 2, through: 2, advance: 1 }, [1, 5], 8, [4, 0, 0, 0, 1]],
])('%s of duels plays another duel in some rounds', async (_, format, games, players, tricks) => {
  const end = await playDuels(format, games, players);
  expect(tricksBy(end)).toEqual(tricks);
  // A place pays the same in each game, so whoever won all their boards leads.
  expect(end.champions.length).toBeGreaterThan(0);
  for (const { rounds } of end.standing) for (const { points } of rounds) expect([10, 7]).toContain(points);
});

test('a double elimination of duels plays another duel in some rounds', async () => {
  const end = await playDuels({ kind: 'double-elimination' }, [2], 4);
  const [first, second = 0, ...later] = tricksBy(end);
  expect([first, ...later].every((count) => count === 0)).toBe(true);
  expect(second).toBeGreaterThan(0);
  expect(end.champions).toHaveLength(1);
});

test('the game of a later round can still change while the season runs', async () => {
  const season = await announce(OPTIONS);
  path = `/seasons/${season.body.id}`;
  await olga.post(`${path}/roster`, { text: 'Player 1\nPlayer 2\nPlayer 3' });
  await olga.post(`${path}/start`);
  await world.deliver();
  const change = async (games: object[]) => {
    const settings = (await olga.get<CreateSeason>(`${path}/settings`)).body;
    return olga.put(`${path}/settings`, { ...settings, options: { ...OPTIONS, games } });
  };
  const moved = await change([
    { round: 2, ...DUEL },
    { round: 3, ...TRADE, title: 'Hill Trade' },
  ]);
  expect(moved.status, moved.text).toBe(200);
  expect((await now()).games[2]).toMatchObject({ title: 'Hill Trade' });
  expect((await change([{ round: 1, ...DUEL }])).status).toBe(422);
});
