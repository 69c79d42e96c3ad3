import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { League } from '../../functions/core/league/leagues.schema';
import type { Ratings } from '../../functions/core/rating/ratings.schema';
import type { GameResult, Log } from '../../functions/core/result/results.schema';
import type { EnteredResults } from '../../functions/core/result/table-results.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { done } from '../support/views/scene';
import { type Person, SITE_ADMIN, startWorld, type World } from '../support/world';

const DEADLINES = { orders: 60, adjustment: 60, earlyClose: true };
const NAMES = ['Ana Ruiz', 'Ben Hart', 'Cho Lin', 'Dan Roe', 'Eva Mol', 'Finn Ode'];

let world: World;
let olga: Person;
let path: string;

beforeEach(async () => {
  world = await startWorld();
  olga = await world.person('olga', 'Olga');
});
afterEach(() => world.close());

/** A season of two rounds on boards of three at real tables. */
async function start(settings: object = {}) {
  const { id: league } = (await olga.post<League>('/leagues', { name: 'Club' })).body;
  const body = {
    ...{
      name: 'Evening',
      system: 'new-era',
      boardSize: 3,
      deadlines: DEADLINES,
      atTheTable: { rated: true },
    },
    format: { kind: 'rounds', rounds: 2, strength: 'ignore', topBoard: false },
    ...settings,
  };
  const season = await olga.post<Season>(`/leagues/${league}/seasons`, body);
  if (season.status !== 200) throw new Error(season.text);
  path = `/seasons/${season.body.id}`;
  await olga.post(`${path}/roster`, { text: NAMES.join('\n') });
  const started = await olga.post(`${path}/start`);
  if (started.status !== 200) throw new Error(started.text);
  await world.deliver();
}

const now = async () => (await olga.get<Season>(path)).body;
const enter = (text: string, preview = false) =>
  olga.post<EnteredResults>(`${path}/table-results`, { text, preview });

/** Results of a round as CSV: the first seat of each board leads. */
async function resultsOf(round: number, points: readonly number[] = [33, 33, 29]) {
  const { boards } = await now();
  const lines = boards
    .filter((one) => one.round === round)
    .flatMap(({ board, seats }) =>
      seats.map(({ player }, at) => `${round},${board},${player.name},${points[at]},${at + 1}`),
    );
  return ['round,board,player,points,place', ...lines].join('\n');
}

/** The lines of the first board of round 1. */
function boardOne(text: string): readonly string[] {
  return text.split('\n').filter((line) => line.startsWith('1,1,'));
}

describe('a season whose boards are played at real tables', () => {
  test('draws boards on which nobody gives orders, and whose results an organizer enters', async () => {
    await start();
    const { boards } = await now();
    expect(boards.map(({ round, status, deadline, owing }) => ({ round, status, deadline, owing }))).toEqual(
      [1, 1].map((round) => ({ round, status: 'running', deadline: null, owing: 0 })),
    );
    const text = await resultsOf(1);
    expect((await enter(text, true)).body.boards.map(({ became }) => became)).toEqual(['entered', 'entered']);
    expect((await now()).boards.every(({ status }) => status === 'running')).toBe(true);

    expect((await enter(text)).status).toBe(200);
    await world.deliver();
    const then = await now();
    const first = then.boards.filter(({ round }) => round === 1);
    expect(first.map(({ status, atTheTable }) => ({ status, atTheTable }))).toEqual(
      [1, 1].map(() => ({ status: 'finished', atTheTable: true })),
    );
    expect(first.flatMap(({ seats }) => seats.map(({ points }) => points))).toEqual([10, 7, 5, 10, 7, 5]);
    expect(then.round).toBe(2);
    expect((await olga.get<Ratings>('/ratings/new-era')).body.rows).toHaveLength(0);
    const admin = await world.person(SITE_ADMIN, 'Ada');
    const season = then.id;
    const approved = await admin.post('/site/results', {
      season,
      approved: true,
      why: 'I was there myself.',
    });
    expect(approved.status).toBe(200);
    await world.deliver();
    expect((await olga.get<Ratings>('/ratings/new-era')).body.rows).toHaveLength(6);

    await enter(await resultsOf(2));
    await world.deliver();
    expect(await now()).toMatchObject({ status: 'finished' });
    expect((await enter(text)).body.boards.map(({ became }) => became)).toEqual(['unchanged', 'unchanged']);
  });

  test.each([
    ['won', ['won,1', 'won,2', 'won,3']],
    ['shared', ['shared,1', 'shared,1', 'shared,3']],
    ['points', ['points,1', 'points,2', 'points,3']],
    ['time', ['time,1', 'time,2', 'time,3']],
  ])('a board says that it ended by: %s', async (ending, lines) => {
    await start();
    const [board] = (await now()).boards;
    expect(board?.ending).toBeNull();
    const [one, two, three] = board?.seats.map(({ player }) => player.name) ?? [];
    const points = [33, 33, 29];
    const rows = [one, two, three].map((name, at) => `1,1,${name},${points[at]},${lines[at]}`);
    expect((await enter(['round,board,player,points,ending,place', ...rows].join('\n'))).status).toBe(200);
    await world.deliver();
    expect((await now()).boards[0]?.ending).toBe(ending);
    await olga.remove(`/games/${board?.game}/table-result`);
    await world.deliver();
    expect((await now()).boards[0]?.ending).toBeNull();
  });

  test('corrects a result entered before; the log keeps both', async () => {
    await start();
    await enter(await resultsOf(1));
    await world.deliver();
    const changed = await enter((await resultsOf(1)).replace('33,1', '34,1'));
    expect(changed.body.boards.map(({ became }) => became)).toEqual(['corrected', 'unchanged']);
    await world.deliver();
    const { boards } = await now();
    const result = (await olga.get<GameResult>(`/games/${boards[0]?.game}/result`)).body;
    expect(result.seats.find(({ place }) => place === 1)?.figures).toEqual({ points: 34 });
    const log = (await olga.get<Log>(`${path}/log`)).body.entries.filter(
      ({ kind }) => kind === 'enter-result',
    );
    expect(
      log.map(({ before, after }) => [before.includes('points 34'), after.includes('points 34')]),
    ).toContainEqual([false, true]);
  });

  test('is not entered over what others have entered since it was seen', async () => {
    await start();
    const text = await resultsOf(1);
    const other = await resultsOf(1, [20, 10, 0]);
    const seen = done(await enter(text, true)).boards.map(({ game, revision }) => ({ game, revision }));
    expect(seen.map(({ revision }) => revision)).toEqual([0, 0]);
    const [first] = boardOne(other);
    const one = done(await enter(['round,board,player,points,place', ...boardOne(other)].join('\n')));
    expect(one.boards.map(({ became, revision }) => [became, revision])).toEqual([['entered', 1]]);
    const send = (revisions: readonly object[], list = text) =>
      olga.post<EnteredResults & { code: string; detail: string }>(`${path}/table-results`, {
        ...{ text: list, seen: revisions },
      });
    const late = await send(seen);
    expect([late.status, late.body.code]).toEqual([409, 'results-changed']);
    expect(late.body.detail).toContain(`Round 1, board 1: 1. ${first?.split(',')[2]} (10)`);
    expect(late.body.detail).not.toContain('board 2');
    expect((await now()).boards.map(({ status, revision }) => [status, revision])).toEqual([
      ['finished', 1],
      ['running', 0],
    ]);
    // A board that was not seen at all counts as one in another form, and one that stays as it is may be out of date.
    expect((await send(seen.slice(1))).body.code).toBe('results-changed');
    expect((await send(seen, other)).status).toBe(200);
    const again = done(await enter(text, true)).boards.map(({ game, revision }) => ({ game, revision }));
    expect(done(await send(again)).boards.map(({ became, revision }) => [became, revision])).toEqual([
      ['corrected', 2],
      ['corrected', 2],
    ]);
  });

  test('is not entered over a result that was emptied since it was seen', async () => {
    await start();
    const lines = async (points?: readonly number[]) =>
      ['round,board,player,points,place', ...boardOne(await resultsOf(1, points))].join('\n');
    const [board] = done(await enter(await lines())).boards;
    done(await olga.remove(`/games/${board?.game}/table-result`));
    const late = await olga.post<{ code: string; detail: string }>(`${path}/table-results`, {
      ...{ text: await lines([20, 10, 0]), seen: [{ game: board?.game, revision: board?.revision }] },
    });
    expect([late.status, late.body.code]).toEqual([409, 'results-changed']);
    expect(late.body.detail).toContain('Round 1, board 1: no result');
  });

  test('counts in standing and statistics and not in ratings where the season is not rated', async () => {
    await start({ atTheTable: { rated: false } });
    await enter(await resultsOf(1));
    await world.deliver();
    expect((await now()).standing.map(({ total }) => total)).toEqual([10, 10, 7, 7, 5, 5]);
    expect((await olga.get<Ratings>('/ratings/new-era')).body.rows).toHaveLength(0);
  });

  test('names every line that cannot be entered, and enters nothing', async () => {
    await start();
    const [head, first, second, ...rest] = (await resultsOf(1)).split('\n');
    const wrong = [head, first, second?.replace(',33,', ',many,'), '1,9,Nobody,3,1', ...rest].join('\n');
    const refused = await enter(wrong);
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('Line 3: “many” is not a number of points');
    const { boards } = await now();
    const lone = await enter([head, first, '1,9,Ana Ruiz,3,1'].join('\n'));
    expect(lone.text).toContain('Line 3: Round 1 has no board 9.');
    expect(lone.text).toContain('Line 2: Board 1 is missing');
    expect((await now()).boards).toEqual(boards);
  });

  test('is for organizers alone, and for boards at real tables alone', async () => {
    await start({ atTheTable: undefined });
    const text = await resultsOf(1);
    expect((await enter(text)).text).toContain('is played on this site, so its result comes from the game');
    const stranger = await world.person('sam', 'Sam');
    expect((await stranger.post(`${path}/table-results`, { text })).status).toBe(403);
  });
});
