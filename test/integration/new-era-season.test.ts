import { afterAll, beforeAll, expect, test } from 'vitest';
import type { View } from '../../engine/new-era/types';
import { namedSeat } from '../../engine/seat-names';
import { verifyGame } from '../../engine/verify';
import type { Game } from '../../functions/core/game/games.schema';
import type { PlayerPage, Ratings } from '../../functions/core/rating/ratings.schema';
import type { Awards, Statistics } from '../../functions/core/result/results.schema';
import type { SeasonStatistics } from '../../functions/core/season/season-charts.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { playSeason } from '../../functions/host/play-season';
import { type Board, playerOf, startBoard } from '../support/season';
import { startWorld, type World } from '../support/world';

let world: World;
let board: Board;

beforeAll(async () => {
  world = await startWorld();
  const options = { target: 12, maxTurns: 3 };
  board = await startBoard(world, { system: 'new-era', boardSize: 3, humans: 3, options });
});
afterAll(() => world.close());

const read = async <T>(path: string) => (await world.visitor().get<T>(path)).body;

test('the seat that picks closes its step at once, and others may send standing orders', async () => {
  const path = `/games/${board.game}`;
  const { position } = await read<Game>(path);
  const { awaiting, display, seats } = position as View;
  const picker = awaiting?.seat ?? '';
  const other = seats.find((seat) => seat !== picker) ?? '';
  const send = (seat: string, ...orders: object[]) =>
    playerOf(board, seat).put(`${path}/steps/1/orders`, { orders, ready: true });
  expect(await send(other, { type: 'resign' }, { type: 'rejoin', at: 'once' })).toMatchObject({
    status: 422,
    body: { problems: [{ path: [1], rule: '3.4' }] },
  });
  expect(await send(other, { type: 'standing', spoils: 'all' })).toMatchObject({ status: 200 });
  expect(await send(picker, { type: 'draft', prefer: display?.slice(2, 3) })).toMatchObject({ status: 200 });
  await world.deliver();
  const seen = async (seat: string) => (await playerOf(board, seat).get<Game>(path)).body;
  expect(await seen(other)).toMatchObject({
    step: 2,
    position: { picks: 1, players: { [other]: { standing: { spoils: 'all' } }, [picker]: { hand: 5 } } },
  });
  expect((await seen(picker)).position).toMatchObject({
    players: { [picker]: { hand: expect.arrayContaining(display?.slice(2, 3) ?? []) } },
  });
});

test('the season runs to its end, scores and rates the board, and the game verifies from its export', async () => {
  await playSeason(world.deps, world.clock, board.season);
  expect((await read<Season>(`/seasons/${board.season}`)).status).toBe('finished');
  const game = await read<Game>(`/games/${board.game}`);
  expect(game.outcome?.placing.flat().sort()).toEqual(game.seats.map(({ seat }) => seat).sort());
  expect((await read<{ rows: unknown[] }>('/ratings/new-era')).rows).toHaveLength(3);
  const exported = await read<Parameters<typeof verifyGame>[0]>(`/games/${board.game}/export`);
  expect(verifyGame(exported)).toMatchObject({ ok: true });
});

test('its results count for the factions that were dealt: in statistics, ratings, awards and on pages of players', async () => {
  const { position, seats: held } = await read<Game>(`/games/${board.game}`);
  const { players, seats } = position as View;
  const dealt = seats.map((seat) => players[seat]?.faction ?? '').sort();
  expect(new Set(dealt).size).toBe(3);
  const ofGame = await read<Statistics>('/systems/new-era/statistics');
  expect(ofGame.boards.map((one) => [one.players, one.games])).toEqual([[3, 1]]);
  expect(ofGame.boards[0]?.seats.map(({ seat }) => seat).sort()).toEqual(dealt);
  const ofSeason = await read<SeasonStatistics>(`/seasons/${board.season}/statistics`);
  expect(ofSeason.seats[0]?.seats.map(({ seat }) => seat).sort()).toEqual(dealt);
  const { awards } = await read<Awards>(`/seasons/${board.season}/awards`);
  const best = awards.map(({ title }) => title).filter((title) => title.startsWith('Best '));
  const named = dealt.map((id) => `Best ${namedSeat(id)?.name}`);
  expect(best.filter((title) => named.includes(title)).length).toBeGreaterThan(0);
  for (const { seat, player } of held) {
    const faction = players[seat]?.faction ?? '';
    expect((await read<Ratings>(`/ratings/new-era:${faction}`)).rows.map((row) => row.player.id)).toEqual([
      player.id,
    ]);
    const page = await read<PlayerPage>(`/players/${player.id}`);
    expect(page.bySeat).toMatchObject([{ system: 'new-era', seat: faction, games: 1 }]);
    expect(page.ratings.map((one) => one.board)).toContain(`new-era:${faction}`);
  }
});
