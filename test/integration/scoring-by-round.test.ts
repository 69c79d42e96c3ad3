import { afterEach, beforeEach, expect, test } from 'vitest';
import type { League } from '../../functions/core/league/leagues.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { type Person, startWorld, type World } from '../support/world';

let world: World;
let olga: Person;
let league: string;

const SETTINGS = {
  ...{ name: 'Evening', system: 'new-era', boardSize: 2, leftOver: 'byes', scoring: 'rank-points' },
  deadlines: { orders: 60, adjustment: 60, earlyClose: true },
  format: { kind: 'rounds', rounds: 2 },
  atTheTable: { rated: false },
};
const SQUARES = { scoringByRound: [{ round: 2, scoring: 'sum-of-squares' }] };

beforeEach(async () => {
  world = await startWorld();
  olga = await world.person('olga', 'Olga');
  league = (await olga.post<League>('/leagues', { name: 'Club' })).body.id;
});
afterEach(() => world.close());

const create = (settings: object) =>
  olga.post<Season>(`/leagues/${league}/seasons`, { ...SETTINGS, ...settings });

/** Enters a result for every open board: the first of its seats has three points, the other one. */
async function play(path: string) {
  const { body } = await olga.get<Season>(path);
  const lines = body.boards
    .filter(({ status }) => status === 'running')
    .flatMap(({ round, board, seats }) =>
      seats.map(({ player }, at) => `${round},${board},${player.name},${at === 0 ? 3 : 1}`),
    );
  const text = ['round,board,player,points', ...lines].join('\n');
  expect((await olga.post(`${path}/table-results`, { text })).status).toBe(200);
  await world.deliver();
}

test('a round is scored by its own system, in the rules, the standing and its lines', async () => {
  const { body: season } = await create(SQUARES);
  const path = `/seasons/${season.id}`;
  expect(season.rules).toContain('Round 2 is scored by Sum of squares: Winning alone pays 100.');
  await olga.post(`${path}/roster`, { text: 'Ana Ruiz\nBen Hart' });
  expect((await olga.post(`${path}/start`)).status).toBe(200);
  await world.deliver();
  await play(path);
  await play(path);
  const { body: ended } = await olga.get<Season>(path);
  expect(ended.status).toBe('finished');
  // 10 and 7 for places; 9 and 1 of 10 shares of 100 for squares.
  const paid = ended.boards.map(({ round, seats }) => [
    round,
    seats.map(({ points }) => points).sort((a, b) => b - a),
  ]);
  expect(paid.sort()).toEqual([
    [1, [10, 7]],
    [2, [90, 10]],
  ]);
  const all = ended.standing.reduce((sum, { total }) => sum + total, 0);
  expect(all).toBe(117);
  const { body: scores } = await olga.get<{
    rows: { games: { round: number; lines: { points: number }[] }[] }[];
  }>(`${path}/scores`);
  for (const { games } of scores.rows)
    for (const { round, lines } of games) {
      const sum = lines.reduce((points, line) => points + line.points, 0);
      expect(round === 1 ? [10, 7] : [90, 10]).toContain(sum);
    }
});

test('the log names it, a copy of the settings keeps it, and it is fixed once boards are drawn', async () => {
  const { body: season } = await create({});
  const path = `/seasons/${season.id}`;
  const changed = await olga.put(`${path}/settings`, { ...SETTINGS, ...SQUARES });
  expect(changed.status).toBe(200);
  expect((await olga.get(`/leagues/${league}/log`)).text).toContain('round 2: Sum of squares');
  expect(await olga.get(`${path}/settings`)).toMatchObject({ body: SQUARES });
  await olga.post(`${path}/roster`, { text: 'Ana Ruiz\nBen Hart' });
  expect((await olga.post(`${path}/start`)).status).toBe(200);
  await world.deliver();
  expect((await olga.put(`${path}/settings`, { ...SETTINGS, ...SQUARES })).status).toBe(200);
  const without = await olga.put<{ problems: { path: string[] }[] }>(`${path}/settings`, SETTINGS);
  expect([without.status, without.body.problems.map((one) => one.path)]).toEqual([422, [['scoringByRound']]]);
});

const byRound = (...rounds: readonly (readonly [number, unknown])[]) => ({
  scoringByRound: rounds.map(([round, scoring]) => ({ round, scoring })),
});

test.each([
  ['a round that there is not', byRound([3, 'carnage']), [['scoringByRound', 0, 'round']]],
  ['a round twice', byRound([1, 'carnage'], [1, 'dixie']), [['scoringByRound', 1, 'round']]],
  ['a ladder', { format: { kind: 'ladder' }, ...byRound([1, 'carnage']) }, [['scoringByRound']]],
  [
    'a formula that fails on a board',
    byRound([1, { id: 'formula', parameters: { expression: '1 / lead' } }]),
    [['scoringByRound', 0, 'scoring', 'parameters', 'expression']],
  ],
])('refused: %s', async (_name, settings, paths) => {
  const refused = await olga.post<{ problems: { path: unknown[] }[] }>(`/leagues/${league}/seasons`, {
    ...SETTINGS,
    ...settings,
  });
  expect([refused.status, refused.body.problems.map(({ path }) => path)]).toEqual([422, paths]);
});

test('a past season is restored with the scoring of each round', async () => {
  const text = [
    'round,board,seat,player,points',
    ...[1, 2].flatMap((round) => [`${round},1,yellow,Ana Ruiz,3`, `${round},1,blue,Ben Hart,1`]),
  ].join('\n');
  const { system, scoring } = SETTINGS;
  const past = { name: 'Last year', system, scoring, ...SQUARES, endedOn: '2020-05-31', rated: false, text };
  const imported = await olga.post<{ season: { id: string } }>(`/leagues/${league}/past-seasons`, past);
  expect(imported.text).toContain('season');
  await world.deliver();
  const { body } = await olga.get<Season>(`/seasons/${imported.body.season.id}`);
  expect(body.standing.map(({ total }) => total)).toEqual([100, 17]);
});
