import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PlayerPage, Ratings } from '../../functions/core/rating/ratings.schema';
import type { Awards, HallOfFame, RoundReport, Statistics } from '../../functions/core/result/results.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { playSeason } from '../../functions/host/play-season';
import { type Board, startBoard } from '../support/season';
import { startWorld, type World } from '../support/world';

let world: World;
let board: Board;
let season: Season;

beforeAll(async () => {
  world = await startWorld();
  board = await startBoard(world, { humans: 7, rounds: 2, options: { lastYear: 2048 } });
  await playSeason(world.deps, world.clock, board.season);
  season = await get<Season>(`/seasons/${board.season}`);
});
afterAll(() => world.close());

const get = async <T>(path: string) => (await world.visitor().get<T>(path)).body;

describe('what a finished season leaves', () => {
  test('awards that lead to their games, and the same ones as trophies of their players', async () => {
    const { awards } = await get<Awards>(`/seasons/${board.season}/awards`);
    const ids = awards.map(({ id }) => id);
    expect(ids).toEqual(
      expect.arrayContaining(['winner', 'best-game', 'best-tower', 'newcomer', 'most-reliable']),
    );
    const games = season.boards.map(({ game }) => game);
    for (const award of awards) {
      expect(games).toEqual(expect.arrayContaining(award.games));
      for (const { id } of award.players) {
        const { trophies } = await get<PlayerPage>(`/players/${id}`);
        expect(trophies[0]?.awards.map((one) => one.id)).toContain(award.id);
      }
    }
    const winner = awards.find(({ id }) => id === 'winner');
    expect(winner?.players).toEqual(season.champions);
  });

  test('the best single game is that of the season page', async () => {
    const { awards } = await get<Awards>(`/seasons/${board.season}/awards`);
    const most = Math.max(...season.boards.flatMap(({ seats }) => seats.map(({ points }) => points)));
    const best = awards.find(({ id }) => id === 'best-game');
    expect(best?.detail).toContain(`${Math.round(most * 100) / 100} points`);
  });

  test('a place in the halls of fame: of all, of its game, of its league', async () => {
    for (const path of [
      '/hall-of-fame',
      '/hall-of-fame?system=ny2047',
      `/leagues/${board.league}/hall-of-fame`,
    ]) {
      const { rows, next } = await get<HallOfFame>(path);
      expect(rows).toMatchObject([{ season: { id: board.season }, champions: season.champions, players: 7 }]);
      expect(next).toBeNull();
    }
    expect((await get<HallOfFame>('/hall-of-fame?system=nyc-risk')).rows).toEqual([]);
  });

  test('statistics of the factions equal those of the boards', async () => {
    const { boards } = await get<Statistics>('/systems/ny2047/statistics');
    expect(boards).toHaveLength(1);
    for (const { seat, games, meanPlace, meanFigure } of boards[0]?.seats ?? []) {
      const own = season.boards.flatMap(({ seats }) => seats.filter((one) => one.seat === seat));
      expect(games).toBe(2);
      expect(meanPlace).toBe(own.reduce((sum, { place }) => sum + (place ?? 0), 0) / 2);
      expect(meanFigure).toBe(own.reduce((sum, { figures }) => sum + (figures.stars ?? 0), 0) / 2);
    }
    expect(await world.visitor().get('/systems/chess/statistics')).toMatchObject({ status: 404 });
  });

  test('a report of each round, as JSON and as text', async () => {
    const { markdown, title } = await get<RoundReport>(`/seasons/${board.season}/rounds/2/report`);
    expect(title).toBe('Season 1, round 2');
    for (const { player, total, place } of season.standing)
      expect(markdown).toContain(`- ${place}: ${player.name}, ${total.toFixed(1)}`);
    expect(markdown).toContain('The season is over.');
    const text = await world.visitor().get(`/seasons/${board.season}/rounds/2/report.md`);
    expect(text.text).toBe(markdown);
    expect(text.headers.get('content-type')).toContain('text/markdown');
    expect(await world.visitor().get(`/seasons/${board.season}/rounds/3/report`)).toMatchObject({
      status: 404,
    });
  });
});

describe('a season on other sites and in other programs', () => {
  test('the widget has no script and may be framed; nothing else may', async () => {
    const widget = await world.visitor().get(`/seasons/${board.season}/widget`);
    expect(widget.headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors \*/);
    expect(widget.text).not.toMatch(/<script|\son\w+=/i);
    for (const { player } of season.standing) expect(widget.text).toContain(player.name);
    const page = await world.visitor().get(`/seasons/${board.season}`);
    expect(page.headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
  });

  test('JSON has the rows of the CSV files', async () => {
    type Rows = { season: { id: string }; rows: { player: string; total?: number; points?: number }[] };
    const standing = await get<Rows>(`/seasons/${board.season}/standing.json`);
    expect(standing.rows.map(({ player, total }) => [player, total])).toEqual(
      season.standing.map(({ player, total }) => [player.name, total]),
    );
    expect((await get<Rows>(`/seasons/${board.season}/results.json`)).rows).toHaveLength(14);
  });

  test.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '＝1+1',
  ])('a player called %j is text in every file and in the widget', async (name) => {
    const next = { name: 'Next', system: 'ny2047', deadlines: { orders: 60, adjustment: 60 } };
    const { body } = await board.organizer.post<Season>(`/leagues/${board.league}/seasons`, next);
    const player = { id: 'formula', name, kind: 'human' } as const;
    const entry = {
      season: body.id,
      player,
      state: 'in',
      at: 0,
      prefers: [],
      avoids: [],
      zone: null,
      since: 1,
      confirmed: 1,
    } as const;
    await world.store.enter({ ...entry, prefers: [], avoids: [] }, null);
    const { text } = await world.visitor().get(`/seasons/${body.id}/standing.csv`);
    expect(text.split('\n')[1]?.split(',')[1]).toMatch(/^"?'/);
  });

  test('a file that is saved has the id of its season or league for a name, whatever that is called', async () => {
    const next = {
      name: 'X"; filename="evil.exe',
      system: 'ny2047',
      deadlines: { orders: 60, adjustment: 60 },
    };
    const { body } = await board.organizer.post<Season>(`/leagues/${board.league}/seasons`, next);
    const saved = async (path: string) =>
      (await board.organizer.get(path)).headers.get('content-disposition');
    for (const file of ['standing', 'results'])
      expect(await saved(`/seasons/${body.id}/${file}.csv`)).toBe(`attachment; filename="${body.id}.csv"`);
    expect(await saved(`/leagues/${board.league}/log.csv`)).toBe(
      `attachment; filename="log-${board.league}.csv"`,
    );
  });

  test('a name cannot bring markup into the widget', async () => {
    const next = { name: '<img src=x>', system: 'ny2047', deadlines: { orders: 60, adjustment: 60 } };
    const { body } = await board.organizer.post<Season>(`/leagues/${board.league}/seasons`, next);
    const { text } = await world.visitor().get(`/seasons/${body.id}/widget`);
    expect(text).not.toContain('<img');
    expect(text).toContain('&lt;img src=x&gt;');
  });
});

describe('a leaderboard with filters', () => {
  const rows = async (query: string) => (await get<Ratings>(`/ratings/overall?${query}`)).rows;

  test('by games and by activity; places stay those of the whole board', async () => {
    expect(await rows('games=2')).toHaveLength(7);
    expect(await rows('games=3')).toEqual([]);
    expect(await rows('active=30')).toHaveLength(7);
    world.clock.set(world.clock.now() + 40 * 86_400_000);
    expect(await rows('active=30')).toEqual([]);
    expect(await world.visitor().get('/ratings/overall?games=none')).toMatchObject({ status: 404 });
  });
});
