import { ScanCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { recordKey, shardOf } from '../../functions/core/platform/keys';
import type { Store } from '../../functions/core/platform/store';
import type { StoreClient } from '../../functions/core/platform/store-client';
import {
  followRecord,
  type Progress,
  recomputePiece,
  recomputeRatings,
  requestRecomputation,
} from '../../functions/core/rating/recompute-ratings';
import type { ResultRecord } from '../../functions/core/result/results.records';
import { TABLE } from '../../functions/host/create-tables';
import { type Computed, computedIn, recomputed } from '../support/computed';
import { isNightly, spread } from '../support/nightly';
import { endedGame, rate, ratingsFrom, swapped } from '../support/rated-games';
import type { TestDynamo } from '../support/test-dynamo';
import { startWorld, type World } from '../support/world';

const GAMES = 25;
const how = { piece: 10 };

let world: World;
const mortal = { writes: 0, diesAt: Number.POSITIVE_INFINITY };

/** A client whose process is killed before a write: from then on it sends nothing. */
function mortalClient({ client }: TestDynamo<StoreClient>): StoreClient {
  return new Proxy(client, {
    get(target, name) {
      if (name !== 'send') return Reflect.get(target, name);
      return (command: Parameters<typeof target.send>[0]) => {
        if (/Put|Update|Delete|Write/.test(command.constructor.name)) mortal.writes += 1;
        if (mortal.writes >= mortal.diesAt) return Promise.reject(new Error('killed'));
        return target.send(command);
      };
    },
  });
}

beforeEach(async () => {
  Object.assign(mortal, { writes: 0, diesAt: Number.POSITIVE_INFINITY });
  world = await startWorld((store) => store, mortalClient);
  await play(GAMES);
});
afterEach(() => world.close());

async function play(games: number): Promise<void> {
  for (let number = 1; number <= games; number += 1) await rate(world.store, endedGame(number));
}

const resultOf = async (number: number): Promise<ResultRecord> => {
  const { rows } = await world.store.results(null);
  const found = rows.find(({ game }) => game === `game${number}`);
  if (found === undefined) throw new Error(`game${number} is not in the record`);
  return found;
};

/** Corrects a result as a ruling does. */
async function correct(number: number): Promise<void> {
  const result = await resultOf(number);
  await world.store.replaceResult(swapped(result));
  await requestRecomputation(world.deps, { changed: result.id });
}

async function toTheEnd(pieces = how): Promise<void> {
  for (let progress: Progress = 'more'; progress !== 'done'; ) {
    progress = await recomputePiece(world.deps, pieces);
    if (progress === 'waits') throw new Error('the record has not settled');
  }
}

/** Ratings and statistics as derived from the record alone. */
async function expectComputedFromTheRecord(): Promise<void> {
  const { rows } = await world.store.results(null);
  const computed = await computedIn(world.store);
  const ratings = [...computed].filter(([name]) => name.startsWith('rating '));
  expect(new Map(ratings.map(([name, rating]) => [name.slice('rating '.length), rating]))).toEqual(
    ratingsFrom(rows),
  );
  const tower = rows.flatMap(({ seats }) => seats.filter(({ seat }) => seat === 'tower'));
  expect(computed.get('seat ny2047 3 tower')).toEqual({
    ...{ system: 'ny2047', players: 3, seat: 'tower', games: tower.length },
    wins: tower.filter(({ winner }) => winner).length,
    places: tower.reduce((sum, { place }) => sum + place, 0),
    figure: tower.reduce((sum, { leading }) => sum + leading, 0),
  });
  const last = rows.at(-1)?.seats[0];
  const own = ratingsFrom(rows).get(`${last?.player.id} ny2047`)?.history.at(-1);
  expect(last?.rating).toBe(own);
}

/** Takes a game out of its count but leaves it in the record, as games of earlier releases are. */
async function uncount(game: string): Promise<void> {
  const key = { TableName: TABLE, Key: recordKey(shardOf(game)) };
  const less = { UpdateExpression: 'ADD games :less', ExpressionAttributeValues: { ':less': -1 } };
  await world.dynamo.client.send(new UpdateCommand({ ...key, ...less }));
}

async function items(): Promise<number> {
  await world.dynamo.dynamo.catchUp();
  const { Items = [] } = await world.dynamo.client.send(
    new ScanCommand({ TableName: TABLE, ConsistentRead: true }),
  );
  return Items.filter(({ pk }) => !String(pk).startsWith('OUTBOX#')).length;
}

const withoutResult = (computed: Computed, number: number) =>
  new Map([...computed].filter(([name]) => name !== `result ${endedGame(number).id}`));

describe('a recomputation', () => {
  test('goes through the record a piece at a time, and readers see the old ratings until all new ones are there', async () => {
    const before = await computedIn(world.store);
    await correct(2);
    const seen: number[] = [];
    for (let progress: Progress = 'more'; progress !== 'done'; ) {
      const { phase, done } = (await world.store.recomputation()) ?? {};
      if (phase === 'rebuilding') {
        seen.push(done ?? 0);
        expect(withoutResult(await computedIn(world.store), 2)).toEqual(withoutResult(before, 2));
      } else if (seen.at(-1) !== -1) {
        seen.push(-1);
        await expectComputedFromTheRecord();
      }
      progress = await recomputePiece(world.deps, how);
    }
    expect(seen).toEqual([0, 10, 20, -1]);
    await expectComputedFromTheRecord();
    expect(await world.store.recomputation()).toBeUndefined();
  });

  test('killed before one of its writes, goes on to the same end', async () => {
    await world.close();
    world = await startWorld((store) => store, mortalClient);
    await play(3);
    const toEnd = () => toTheEnd({ piece: 1 });
    await correct(2);
    mortal.writes = 0;
    await toEnd();
    const { writes } = mortal;
    expect(writes).toBeGreaterThan(40);
    const all = Array.from({ length: writes }, (_, before) => before + 1);
    for (const at of isNightly ? all : spread(all, 15)) {
      await correct(2);
      Object.assign(mortal, { writes: 0, diesAt: at });
      await toEnd().catch(({ message }: Error) => expect(message).toBe('killed'));
      mortal.diesAt = Number.POSITIVE_INFINITY;
      await toEnd();
      await expectComputedFromTheRecord();
    }
  });

  test('by several runs at once gives the same result', async () => {
    await correct(2);
    // As event handlers do: a run that was overtaken stops.
    const run = async () => {
      for (let progress: Progress = 'more'; progress === 'more'; )
        progress = await recomputePiece(world.deps, how);
    };
    await Promise.all([run(), run(), run()]);
    expect(await world.store.recomputation()).toBeUndefined();
    await expectComputedFromTheRecord();
  });

  test('has in it games that are rated meanwhile, at each of its pieces', async () => {
    await correct(2);
    let number = GAMES;
    for (let progress: Progress = 'more'; progress !== 'done'; ) {
      if (number < GAMES + 6) {
        number += 1;
        await rate(world.store, endedGame(number));
      }
      progress = await recomputePiece(world.deps, how);
    }
    expect((await world.store.results(null)).rows).toHaveLength(GAMES + 6);
    await expectComputedFromTheRecord();
    await rate(world.store, endedGame(number + 1));
    await expectComputedFromTheRecord();
  });

  test('goes on where a ruling changes what it has not come to, and starts again for one behind it', async () => {
    await correct(2);
    await recomputePiece(world.deps, how);
    const first = await world.store.recomputation();
    await correct(GAMES);
    expect(await world.store.recomputation()).toMatchObject({ done: 10, generation: first?.generation });
    await correct(5);
    expect(await world.store.recomputation()).toMatchObject({ done: 0 });
    await toTheEnd();
    await expectComputedFromTheRecord();
    expect((await resultOf(GAMES)).revision).toBe(1);
  });

  test('takes in results that nobody has counted once it has found them twice, half a minute apart', async () => {
    await uncount(endedGame(1).game);
    await requestRecomputation(world.deps);
    const all = { piece: 100 };
    await world.dynamo.dynamo.catchUp('indexes');
    const noted = world.clock.now();
    expect(await recomputePiece(world.deps, all)).toBe('waits');
    world.clock.set(noted + 30_000 - 1);
    expect(await recomputePiece(world.deps, all)).toBe('waits');
    world.clock.set(noted + 30_000);
    await toTheEnd();
    expect((await world.store.recordState()).games.reduce((sum, one) => sum + one, 0)).toBe(GAMES);
    await expectComputedFromTheRecord();
    expect(await recomputed(world.store, () => recomputeRatings(world.deps))).toEqual([]);
  });

  test('leaves nothing of older generations behind', async () => {
    await world.dynamo.dynamo.catchUp('indexes');
    await recomputeRatings(world.deps);
    const once = await items();
    await correct(2);
    await recomputePiece(world.deps, how);
    await correct(1);
    await toTheEnd();
    expect(await items()).toBe(once);
  });
});

test('an event carries a recomputation on until it is done', async () => {
  await correct(2);
  await world.deliver();
  expect(await world.store.recomputation()).toBeUndefined();
  await expectComputedFromTheRecord();
});

test.each([
  ['goes on', 15_000, true],
  ['leaves the rest to the next one', 15_001, false],
])('a run that has lasted fifteen seconds %s: %d ms', async (_, lasted, isDone) => {
  await correct(2);
  const startedAt = world.clock.now();
  const posted = await world.store.outboxBefore(startedAt + 1);
  const event = posted.find((one) => one.kind === 'record-changed');
  if (event === undefined) throw new Error('the change was not posted');
  let now = startedAt;
  const store: Store = {
    ...world.store,
    saveRecomputation: (...record) => {
      now = startedAt + lasted;
      return world.store.saveRecomputation(...record);
    },
  };
  await followRecord({ ...world.deps, store, clock: () => now }, event);
  expect((await world.store.recomputation()) === undefined).toBe(isDone);
  await world.deliver();
  expect(await world.store.recomputation()).toBeUndefined();
  await expectComputedFromTheRecord();
});
