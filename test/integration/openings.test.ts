import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { GAME_SYSTEM_IDS } from '../../engine/games';
import { gameSystem } from '../../engine/systems';
import { countOpenings } from '../../functions/core/game/openings';
import type { League } from '../../functions/core/league/leagues.schema';
import { shardOf } from '../../functions/core/platform/keys';
import type { Table } from '../../functions/core/platform/reads';
import type { GameOpenings } from '../../functions/core/result/results.schema';
import { TABLE } from '../../functions/host/create-tables';
import { playSeason } from '../../functions/host/play-season';
import { exportLeague, importLeague } from '../../functions/transfer/move-league';
import { itemsIn } from '../support/recorded-items';
import { type Board, startBoard } from '../support/season';
import { startWorld, type World } from '../support/world';

const SHORT = { humans: 3, boardSize: 3, options: { lastYear: 2048 } } as const;
const REASON = 'Two players shared one account.';

let world: World;
let board: Board;

beforeEach(async () => {
  world = await startWorld();
  board = await startBoard(world, SHORT);
});
afterEach(() => world.close());

const openings = async () =>
  (await world.visitor().get<GameOpenings>('/systems/ny2047/openings')).body.boards;
const rule = async (kind: 'void' | 'restore') => {
  const answer = await board.organizer.post(`/games/${board.game}/result`, { kind, reason: REASON });
  expect(answer.status).toBe(200);
  await world.deliver();
};

describe('openings of finished games', () => {
  test('are counted once for each seat when a game ends, and say nothing before', async () => {
    const { step } = (await world.store.gate(board.game)) ?? { step: 1 };
    for (const person of Object.values(board.players))
      await person.put(`/games/${board.game}/steps/${step}/orders`, { orders: [], ready: true });
    await world.deliver();
    expect(await openings()).toEqual([]);
    await playSeason(world.deps, world.clock, board.season);
    const counted = await openings();
    expect(counted).toMatchObject([{ players: 3, games: 1 }]);
    expect(counted[0]?.seats.map(({ seat, games }) => ({ seat, games }))).toEqual(
      Object.keys(board.players)
        .sort((one, other) => namesOf('ny2047').indexOf(one) - namesOf('ny2047').indexOf(other))
        .map((seat) => ({ seat, games: 1 })),
    );
    const [first] = (await world.store.steps(board.game)).slice(1);
    const ordered = new Set(first?.orders.map(({ seat }) => seat));
    for (const { seat, openings: own } of counted[0]?.seats ?? [])
      expect(own, seat).toHaveLength(ordered.has(seat) ? 1 : 0);
    // A repeated event counts nothing twice.
    const game = await world.store.game(board.game);
    if (game === undefined) throw new Error('the game is gone');
    await countOpenings(world.deps, game, await world.store.steps(board.game));
    expect(await openings()).toEqual(counted);
  });

  test('of games that end together meet only where they share a shard', async () => {
    const games = Array.from({ length: 40 }, (_, at) => `game-${at}`);
    for (const game of games) await countWonBy('tower', game);
    const items = (await itemsIn(world)).filter(
      ({ pk, sk }) => pk === TOWER.pk && `${sk}`.startsWith(TOWER.sk),
    );
    expect(items.map(({ games: counted }) => counted).sort()).toEqual(
      [...new Set(games.map((game) => shardOf(game)))]
        .map((shard) => games.filter((game) => shardOf(game) === shard).length)
        .sort(),
    );
    expect(items.length).toBeGreaterThan(8);
    expect(await world.store.openingSeats('ny2047')).toEqual([
      { system: 'ny2047', players: 7, seat: 'tower', words: '', games: 40, wins: 40, places: 40 },
    ]);
  });

  test('add to what an earlier release counted in one item', async () => {
    const before = { system: 'ny2047', players: 7, seat: 'tower', words: '', games: 5, wins: 2, places: 9 };
    await world.dynamo.client.send(new PutCommand({ TableName: TABLE, Item: { ...TOWER, ...before } }));
    await countWonBy('tower', 'game-1');
    expect(await world.store.openingSeats('ny2047')).toEqual([{ ...before, games: 6, wins: 3, places: 10 }]);
  });

  test('leave the figures with a game that is declared void, and come back with it', async () => {
    await playSeason(world.deps, world.clock, board.season);
    const before = await openings();
    await rule('void');
    expect(await openings()).toEqual([]);
    await rule('restore');
    expect(await openings()).toEqual(before);
  });

  test('are counted where a league goes to', async () => {
    await playSeason(world.deps, world.clock, board.season);
    const other = await startWorld();
    try {
      const tableOf = ({ dynamo }: World): Table => ({ name: TABLE, client: dynamo.client });
      const file = await exportLeague(tableOf(world), board.league, world.clock.now());
      for (let time = 1; time <= 2; time += 1)
        await importLeague(tableOf(other), file, { pause: false, accounts: undefined });
      const there = await other.visitor().get<GameOpenings>('/systems/ny2047/openings');
      expect(there.body.boards).toEqual(await openings());
    } finally {
      await other.close();
    }
  });

  test('of a private league are not counted', async () => {
    const { body } = await board.organizer.get<League>(`/leagues/${board.league}`);
    const { name, about, rules, venue, links, version } = body;
    const settings = { name, about, rules, venue, links, version, private: true };
    expect((await board.organizer.put(`/leagues/${board.league}/settings`, settings)).status).toBe(200);
    world.clock.set(world.clock.now() + 60_000);
    await playSeason(world.deps, world.clock, board.season);
    expect(await openings()).toEqual([]);
  });
});

function namesOf(id: 'ny2047'): readonly string[] {
  return gameSystem(id).seats.names;
}

/** The counter of every game of seven for the tower; each shard adds its number. */
const TOWER = { pk: 'OPENINGS#ny2047', sk: 'SEAT#0007#tower#' };

async function countWonBy(seat: string, game: string): Promise<void> {
  const about = { system: 'ny2047', players: 7 } as const;
  const sum = { ...about, seat, words: '', games: 1, wins: 1, places: 1 };
  const kept = { ...about, game, lines: [], takenBack: [], version: 0 };
  expect(await world.store.countOpenings(undefined, kept, [sum])).toBe('counted');
}

describe('every game', () => {
  test.each(GAME_SYSTEM_IDS)('%s compares openings', async (id) => {
    expect((await world.visitor().get<GameOpenings>(`/systems/${id}/openings`)).status).toBe(200);
  });
});
