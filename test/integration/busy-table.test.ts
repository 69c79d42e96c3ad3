import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, expect, test } from 'vitest';
import type { StoreClient } from '../../functions/core/platform/store-client';
import type { TestDynamo } from '../support/test-dynamo';
import { startWorld, type World } from '../support/world';

let world: World;
afterEach(() => world.close());

type Keys = Record<string, unknown>[];

/** A client of a busy table: it reads only the given number of keys of each batch. */
function busyClient(read: (keys: Keys) => number): (dynamo: TestDynamo<StoreClient>) => StoreClient {
  return ({ client }) =>
    new Proxy(client, {
      get(target, name) {
        if (name !== 'send') return Reflect.get(target, name);
        return async (command: Parameters<typeof target.send>[0]) => {
          if (!(command instanceof BatchGetCommand)) return target.send(command);
          const [[table, wanted] = ['', {}]] = Object.entries(command.input.RequestItems ?? {});
          const keys = wanted.Keys ?? [];
          const count = read(keys);
          const left = { UnprocessedKeys: { [table]: { Keys: keys.slice(count) } } };
          if (count === 0) return { Responses: {}, ...left };
          const some = { [table]: { ...wanted, Keys: keys.slice(0, count) } };
          const reply = await target.send(new BatchGetCommand({ RequestItems: some }));
          return { ...reply, ...(count < keys.length ? left : {}) };
        };
      },
    });
}

const BOARD = 'overall';

async function rated(count: number): Promise<readonly string[]> {
  const players = Array.from({ length: count }, (_, at) => `p${at}`);
  for (const id of players)
    await world.store.replaceRating({
      before: undefined,
      after: {
        ...{ player: { id, name: id, kind: 'human' }, board: BOARD, mu: 25, sigma: 8 },
        ...{ games: 1, wins: 0, history: [], lastPlayed: 0 },
      },
    });
  return players;
}

const read = async (players: readonly string[]) =>
  (await world.store.ratingsAt(players.map((player) => ({ player, board: BOARD })))).ratings;

test('what a busy table leaves of a batch is asked for again until all is there', async () => {
  let requests = 0;
  world = await startWorld(
    (store) => store,
    busyClient((keys) => {
      requests += 1;
      // None at first, then half of the rest.
      return requests <= 2 ? 0 : Math.ceil(keys.length / 2);
    }),
  );
  const players = await rated(20);
  expect((await read(players)).size).toBe(20);
  expect(requests).toBeGreaterThan(5);
});

test('a table that never answers is given up', async () => {
  world = await startWorld(
    (store) => store,
    busyClient(() => 0),
  );
  await expect(read(await rated(1))).rejects.toThrow('left 1 items of a batch unread');
});
