import { afterEach, beforeEach, expect, test } from 'vitest';
import type { League } from '../../functions/core/league/leagues.schema';
import type { Live } from '../../functions/core/today/live.schema';
import { settingsOf } from '../support/league-settings';
import { type Board, startBoard } from '../support/season';
import { type Person, startWorld, type World } from '../support/world';

let world: World;
let board: Board;

beforeEach(async () => {
  world = await startWorld();
  board = await startBoard(world, { humans: 3 });
});
afterEach(() => world.close());

/** The running boards, with caches expired. */
async function live(as: Person = world.visitor()): Promise<Live> {
  world.clock.set(world.clock.now() + 60_000);
  return (await as.get<Live>('/live')).body;
}

test('running boards are listed by season, and the one that moved last is shown moving', async () => {
  const { seasons, featured } = await live();
  expect(seasons).toMatchObject([
    {
      id: board.season,
      league: { id: board.league },
      boards: [{ game: board.game, status: 'running' }],
      running: 1,
    },
  ]);
  expect(featured).toBeNull();
});

test('a private league is listed for nobody, its own members included', async () => {
  const { body } = await board.organizer.get<League>(`/leagues/${board.league}`);
  await board.organizer.put(`/leagues/${board.league}/settings`, { ...settingsOf(body), private: true });
  for (const reader of [world.visitor(), board.organizer, ...Object.values(board.players)])
    expect((await live(reader)).seasons).toEqual([]);
});

test('a league that has become private is gone at once, although its boards were read a moment ago', async () => {
  expect((await world.visitor().get<Live>('/live')).body.seasons).toHaveLength(1);
  const { body } = await board.organizer.get<League>(`/leagues/${board.league}`);
  await board.organizer.put(`/leagues/${board.league}/settings`, { ...settingsOf(body), private: true });
  expect((await world.visitor().get<Live>('/live')).body.seasons).toEqual([]);
});

test('a player sees what a visitor sees', async () => {
  const [player] = Object.values(board.players);
  if (player === undefined) throw new Error('no player');
  const [one, other] = [await live(player), await live()];
  expect(one).toEqual(other);
});
