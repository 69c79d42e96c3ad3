import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { rate } from 'openskill';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { statisticsKey } from '../../functions/core/platform/keys';
import type { PlayerPage, Ratings } from '../../functions/core/rating/ratings.schema';
import { recomputeRatings } from '../../functions/core/rating/recompute-ratings';
import type { Season } from '../../functions/core/season/seasons.schema';
import { TABLE } from '../../functions/host/create-tables';
import { playSeason } from '../../functions/host/play-season';
import { recomputed } from '../support/computed';
import { type Board, startBoard } from '../support/season';
import { startWorld, type World } from '../support/world';

let world: World;
let board: Board;

beforeAll(async () => {
  world = await startWorld();
  board = await startBoard(world, { humans: 7, rounds: 3, options: { lastYear: 2048 } });
  await playSeason(world.deps, world.clock, board.season);
});
afterAll(() => world.close());

const ratingsOf = async (name: string) =>
  (await world.visitor().get<Ratings>(`/ratings/${encodeURIComponent(name)}`)).body;

/** Adds wins to the first seat of the statistics directly in the table. */
async function spoilStatistic(): Promise<void> {
  const [statistic] = await world.store.statistics('ny2047');
  const { generation } = await world.store.recordState();
  await world.dynamo.client.send(
    new UpdateCommand({
      TableName: TABLE,
      Key: statisticsKey('ny2047', generation, statistic?.players ?? 0, 0),
      UpdateExpression: 'ADD #wins :more',
      ExpressionAttributeNames: { '#wins': `wins:${statistic?.seat}` },
      ExpressionAttributeValues: { ':more': 99 },
    }),
  );
}

describe('ratings across seasons', () => {
  test('a season of three rounds is rated overall, by game and by faction', async () => {
    const [overall, system, dunning] = [
      await ratingsOf('overall'),
      await ratingsOf('ny2047'),
      await ratingsOf('ny2047:dunning'),
    ];
    expect(overall.rows).toHaveLength(7);
    expect(overall.rows.map(({ player, rating }) => [player.id, rating])).toEqual(
      system.rows.map(({ player, rating }) => [player.id, rating]),
    );
    expect(system.rows.every(({ games, provisional }) => games === 3 && !provisional)).toBe(true);
    expect(dunning.rows.length).toBeGreaterThanOrEqual(1);
    expect(dunning.rows.reduce((sum, { games }) => sum + games, 0)).toBe(3);
    expect(await world.visitor().get('/ratings/poker')).toMatchObject({ status: 404 });
  });

  test('each result keeps how certain the rating was after it, and one from before that is kept has none', async () => {
    const page = async () => (await world.visitor().get<PlayerPage>('/players/player-1')).body;
    const { ratings, results } = await page();
    const system = ratings.find(({ board: one }) => one === 'ny2047');
    expect([results[0]?.rating, results[0]?.deviation]).toEqual([system?.rating, system?.deviation]);
    const deviations = results.map(({ deviation }) => deviation ?? 0);
    // The newest first: every game reduces the deviation.
    expect(deviations).toEqual([...deviations].sort((one, other) => one - other));
    const [newest] = await world.store.resultsOf('player-1', 1);
    if (newest === undefined) throw new Error('player-1 has no result');
    const seats = newest.seats.map(({ deviation: _, ...seat }) => seat);
    await world.store.replaceResult({ ...newest, seats });
    expect((await page()).results[0]?.deviation).toBeNull();
    expect(await recomputed(world.store, () => recomputeRatings(world.deps))).toEqual([
      `result ${newest.id}`,
    ]);
    expect((await page()).results[0]?.deviation).toBe(system?.deviation);
  });

  test('computed anew from the record, nothing is replaced; what was wrong is put right', async () => {
    expect(await recomputed(world.store, () => recomputeRatings(world.deps))).toEqual([]);
    const before = await world.store.rating('player-1', 'ny2047');
    if (before === undefined) throw new Error('player-1 is not rated');
    await world.store.replaceRating({ before, after: { ...before, mu: before.mu + 5 } });
    expect(await recomputed(world.store, () => recomputeRatings(world.deps))).toEqual([
      'rating player-1 ny2047',
    ]);
    expect(await world.store.rating('player-1', 'ny2047')).toEqual(before);
    const [statistic] = await world.store.statistics('ny2047');
    if (statistic === undefined) throw new Error('no seat was counted');
    await spoilStatistic();
    const { seat, players } = statistic;
    expect(await recomputed(world.store, () => recomputeRatings(world.deps))).toEqual([
      `seat ny2047 ${players} ${seat}`,
    ]);
    expect((await world.store.statistics('ny2047'))[0]).toEqual(statistic);
  });

  test('they equal those computed from the boards on the season page alone', async () => {
    const { boards } = (await world.visitor().get<Season>(`/seasons/${board.season}`)).body;
    const skills = new Map<string, { mu: number; sigma: number }>();
    for (const { seats } of [...boards].sort((one, other) => one.round - other.round)) {
      const before = seats.map(({ player }) => [skills.get(player.id) ?? { mu: 25, sigma: 25 / 3 }]);
      const after = rate(before, { rank: seats.map(({ place }) => place ?? 0) });
      for (const [at, { player }] of seats.entries()) {
        const [skill] = after[at] ?? [];
        if (skill) skills.set(player.id, skill);
      }
    }
    for (const [player, { mu, sigma }] of skills)
      expect(await world.store.rating(player, 'overall')).toMatchObject({ mu, sigma, games: 3 });
  });

  test('a player’s page: results, seats, opponents, deadlines kept', async () => {
    const { body } = await world.visitor().get<PlayerPage>('/players/player-1');
    expect(body.results).toHaveLength(3);
    expect(body.bySeat.reduce((sum, { games }) => sum + games, 0)).toBe(3);
    expect(body.byOpponent).toHaveLength(6);
    for (const { games, ahead, behind } of body.byOpponent) expect(ahead + behind).toBeLessThanOrEqual(games);
    expect(body.deadlines.kept).toBe(body.deadlines.owed);
    expect(body.deadlines.owed).toBeGreaterThanOrEqual(12);
    expect(await world.visitor().get('/players/nobody')).toMatchObject({ status: 404 });
  });

  test('a season as files: a row for each player, an entry for each finished board', async () => {
    const standing = await world.visitor().get(`/seasons/${board.season}/standing.csv`);
    expect(standing.text.trim().split('\n')).toHaveLength(8);
    const feed = await world.visitor().get(`/seasons/${board.season}/feed.atom`);
    expect(feed.headers.get('content-type')).toContain('application/atom+xml');
    expect(feed.text.match(/<entry>/g)).toHaveLength(3);
    expect(await world.visitor().get('/seasons/nothing1/standing.csv')).toMatchObject({ status: 404 });
  });

  test('a name that a spreadsheet would calculate is written as text', async () => {
    const next = { name: 'Next', system: 'ny2047', deadlines: { orders: 60, adjustment: 60 } };
    const { body } = await board.organizer.post<Season>(`/leagues/${board.league}/seasons`, next);
    await (await world.person('formula', '=SUM(A1)')).post(`/seasons/${body.id}/entries`);
    const { text } = await world.visitor().get(`/seasons/${body.id}/standing.csv`);
    expect(text).toContain(",'=SUM(A1),");
  });

  test('pages follow each other without a gap', async () => {
    const first = await world.store.ratings('overall', 3, null);
    const second = await world.store.ratings('overall', 3, first.next);
    const third = await world.store.ratings('overall', 3, second.next);
    const ids = [...first.rows, ...second.rows, ...third.rows].map(({ player }) => player.id);
    expect(new Set(ids).size).toBe(7);
    expect(third.next).toBeNull();
  });
});
