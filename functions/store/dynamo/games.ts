import * as z from 'zod';
import {
  GAME_AND_GATE_PREFIX,
  gameKey,
  gateKey,
  LIVE_PREFIX,
  listing,
  outboxKey,
  READING_PREFIX,
  seatKey,
  secretKey,
  stepKey,
  THREAD_PREFIX,
} from '../keys';
import { GameRecord, Gate } from '../records';
import type { GameStore } from '../store';
import { gateItem, stepItem } from './items';
import { Reading, StoredThread } from './press';
import { getItem, getLastingItem, queryItems, type Table, transact } from './table';

const Keyed = z.looseObject({ sk: z.string() });

/** Games, their secret seeds, and whose they are. */
export function gameStore(table: Table): GameStore {
  const { name } = table;
  const put = (Item: Record<string, unknown>, onlyNew = false) => ({
    Put: { TableName: name, Item, ...(onlyNew && { ConditionExpression: 'attribute_not_exists(pk)' }) },
  });

  const gamesOf = async (player: string, status: 'RUNNING' | 'FINISHED') => {
    const list = {
      index: 'listing',
      partition: `PLAYER#${player}#${status}`,
      newestFirst: true,
      limit: 100,
    } as const;
    const seats = await queryItems(table, list, z.object({ game: z.string() }));
    return seats.map(({ game }) => game);
  };
  const seatItems = (game: GameRecord, status: 'RUNNING' | 'FINISHED') =>
    game.seats.map(({ seat, player }) => ({
      ...seatKey(game.id, seat),
      ...listing(`PLAYER#${player.id}#${status}`, `${game.createdAt}#${game.id}`),
      game: game.id,
      seat,
      player,
    }));

  return {
    async createGame({ game, seed, gate, setup, event }) {
      const result = await transact(table, [
        put({ ...gameKey(game.id), ...game }, true),
        put({ ...secretKey(game.id), seed }),
        put({ ...gateKey(game.id), ...gateItem(gate) }),
        put({ ...stepKey(game.id, 0), ...stepItem(setup) }),
        put({ ...outboxKey(event.id, game.id), event }),
        ...seatItems(game, 'RUNNING').map((item) => put(item)),
      ]);
      return result.ok ? 'created' : 'already-there';
    },

    game: (id) => getItem(table, gameKey(id), GameRecord, { consistent: true }),

    async gameAndGate(id) {
      const range = { partition: `GAME#${id}`, prefix: GAME_AND_GATE_PREFIX, consistent: true };
      const [game, gate] = await queryItems(table, range, z.unknown());
      if (game === undefined || gate === undefined) return undefined;
      return { game: GameRecord.parse(game), gate: Gate.parse(gate) };
    },

    async liveTable(id) {
      const range = { partition: `GAME#${id}`, prefix: LIVE_PREFIX, consistent: true };
      const items = await queryItems(table, range, Keyed);
      const under = (prefix: string) => items.filter(({ sk }) => sk.startsWith(prefix));
      const [game, gate] = under(GAME_AND_GATE_PREFIX);
      if (game === undefined || gate === undefined) return undefined;
      return {
        game: GameRecord.parse(game),
        gate: Gate.parse(gate),
        threads: under(THREAD_PREFIX).map((item) => StoredThread.parse(item)),
        readings: Object.fromEntries(
          under(READING_PREFIX).map((item) => [item.sk.slice(READING_PREFIX.length), Reading.parse(item)]),
        ),
      };
    },

    async seed(game) {
      return (await getLastingItem(table, secretKey(game), z.object({ seed: z.string() })))?.seed;
    },

    runningGamesOf: (player) => gamesOf(player, 'RUNNING'),
    finishedGamesOf: (player) => gamesOf(player, 'FINISHED'),

    async markFinished(game) {
      await transact(
        table,
        seatItems(game, 'FINISHED').map((item) => put(item)),
      );
    },
  };
}
