import { BatchWriteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { failureInWords } from '../../../functions/core/platform/run-all-settled';
import type { StoreClient } from '../../../functions/core/platform/store-client';
import { AUTH_TABLE, TABLE } from '../../../functions/host/create-tables';
import type { EmbeddedDynamo } from '../../../functions/host/dynamo';
import { directClient } from '../../../functions/host/dynamo/direct-client';
import type { VirtualClock } from '../../../functions/host/play-season';
import { sweep } from '../../../functions/sweep/sweep';
import { aroundCalls } from '../../support/around-calls';
import { START, startWorld, type World } from '../../support/world';

export type Item = Readonly<Record<string, unknown>> & { readonly pk: string; readonly sk: string };

const WRITES = new Set([
  'PutCommand',
  'UpdateCommand',
  'DeleteCommand',
  'TransactWriteCommand',
  'BatchWriteCommand',
]);

/** The error of calls by a process that has died. */
class ProcessDied extends Error {}

/** A platform whose process dies before a chosen write, and whose store and clock can be reset to an earlier state. */
export interface Hunt {
  readonly world: World;
  readonly clock: VirtualClock;
  /** Runs an act in a process that dies before its n-th write. @returns the writes it made, and whether it died */
  dying<T>(before: number, act: () => Promise<T>): Promise<{ died: boolean; writes: number; value?: T }>;
  /** Runs an act. @returns its value, and how many items it wrote, apart from counters of limits and stored replies */
  counting<T>(act: () => Promise<T>): Promise<{ items: number; value: T }>;
  /** Lets ten minutes pass, then sweeps until nothing is left to do. @returns what failed */
  pass(): Promise<readonly string[]>;
  /** The items of the table, without those of logins. An unchanged item is the same object. */
  items(): readonly Item[];
  /** Writes an item into the table directly. */
  write(item: Item): Promise<void>;
  /**
   * Saves the current state, including logins.
   * @returns restores it, in a process without memory
   */
  keep(): () => Promise<void>;
}

const TEN_MINUTES = 600_000;
const MOST_SWEEPS = 12;
/** Older events count as lost, and the sweep handles them. */
const LOST_MS = 31_000;

/** Starts a hunt. Secret seeds are always the same, so that two runs draw the same boards. */
export async function startHunt(): Promise<Hunt> {
  const life = { writes: 0, last: Number.POSITIVE_INFINITY, dead: false, items: 0 };
  const world = await startWorld(undefined, (dynamo) => mortal(directClient(dynamo.dynamo), life));
  const clock = turnedBack();
  Object.assign(world.deps, { clock: clock.now, newSeed: () => 'a5'.repeat(32) });
  const table = directClient(world.dynamo.dynamo);
  const stored = mirrorOf(world.dynamo.dynamo, TABLE);
  const logins = mirrorOf(world.dynamo.dynamo, AUTH_TABLE);

  return {
    world,
    clock,
    items: () => [...stored.values()],
    async write(item) {
      await table.send(new PutCommand({ TableName: TABLE, Item: item }));
    },
    async dying(before, act) {
      Object.assign(life, { writes: 0, last: before - 1, dead: false });
      try {
        const value = await act();
        // Failures inside a sweep do not throw.
        return { died: life.dead, writes: life.writes, value };
      } catch (error) {
        if (!life.dead) throw error;
        return { died: true, writes: life.writes };
      } finally {
        Object.assign(life, { last: Number.POSITIVE_INFINITY, dead: false });
        world.restart();
      }
    },
    async counting(act) {
      life.items = 0;
      const value = await act();
      return { items: life.items, value };
    },
    async pass() {
      const failures: string[] = [];
      clock.set(clock.now() + TEN_MINUTES);
      for (let run = 1; run <= MOST_SWEEPS; run += 1) {
        const swept = await sweep(world.deps);
        failures.push(...swept.failures.map(failureInWords));
        clock.set(clock.now() + LOST_MS);
        // The first run may only have set when a step closes.
        if (run > 1 && swept.events === 0 && swept.closed === 0) break;
      }
      return failures;
    },
    keep() {
      const [kept, keptLogins, time] = [new Map(stored), new Map(logins), clock.now()];
      return async () => {
        await restore(table, TABLE, kept, stored);
        await restore(table, AUTH_TABLE, keptLogins, logins);
        clock.turnBack(time);
        world.restart();
      };
    },
  };
}

/** A table's items by their keys, kept up to date by its change feed. */
function mirrorOf(dynamo: EmbeddedDynamo, name: string): Map<string, Item> {
  const stored = new Map<string, Item>();
  dynamo.onChange((records) => {
    for (const { dynamodb, eventSourceARN } of records) {
      if (!eventSourceARN.includes(`table/${name}/`)) continue;
      const { pk, sk } = unmarshall(dynamodb.Keys as never);
      if (dynamodb.NewImage === undefined) stored.delete(`${pk} ${sk}`);
      else stored.set(`${pk} ${sk}`, unmarshall(dynamodb.NewImage as never) as Item);
    }
  });
  return stored;
}

function mortal(
  client: StoreClient,
  life: { writes: number; last: number; dead: boolean; items: number },
): StoreClient {
  aroundCalls(client, async ({ command, input }, send) => {
    if (WRITES.has(command)) {
      life.writes += 1;
      if (life.writes > life.last) life.dead = true;
      life.items += itemsIn(input);
    }
    if (life.dead) throw new ProcessDied('the process is gone');
    return send();
  });
  return client;
}

/** How many items a write stores or deletes, apart from counters of limits and stored replies. */
function itemsIn(input: object): number {
  const { TransactItems, RequestItems } = input as {
    readonly TransactItems?: readonly Readonly<Record<string, object>>[];
    readonly RequestItems?: Readonly<Record<string, readonly object[]>>;
  };
  const writes =
    TransactItems?.flatMap(({ ConditionCheck: _, ...one }) => Object.values(one)) ??
    (RequestItems === undefined ? [input] : Object.values(RequestItems).flat());
  return writes.filter((write) => !/"(LIMIT|REPLY)#/.test(JSON.stringify(write))).length;
}

function turnedBack(): VirtualClock & { turnBack(time: number): void } {
  let time = START;
  return {
    now: () => time,
    set: (next) => {
      time = Math.max(time, next);
    },
    turnBack: (earlier) => {
      time = earlier;
    },
  };
}

/** Restores the items that differ, 25 per request. */
async function restore(
  client: StoreClient,
  table: string,
  kept: ReadonlyMap<string, Item>,
  now: Map<string, Item>,
): Promise<void> {
  const gone = [...now].filter(([name]) => !kept.has(name));
  const changed = [...kept].filter(([name, item]) => now.get(name) !== item);
  const writes = [
    ...gone.map(([, { pk, sk }]) => ({ DeleteRequest: { Key: { pk, sk } } })),
    ...changed.map(([, Item]) => ({ PutRequest: { Item } })),
  ];
  for (let from = 0; from < writes.length; from += 25)
    await client.send(new BatchWriteCommand({ RequestItems: { [table]: writes.slice(from, from + 25) } }));
  // The same objects again, so that cached results for them stay valid.
  for (const [name, item] of kept) now.set(name, item);
}
