import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { scanPages } from '../../functions/core/platform/store-client';
import { AUTH_TABLE, TABLE } from '../../functions/host/create-tables';
import { START, type World } from './world';

const BATCH = 25;

/** What a world holds after it was set up, so that another one need not be set up again, request by request. */
export interface WorldCopy {
  readonly items: Readonly<Record<string, readonly Record<string, unknown>[]>>;
  readonly made: World['made'];
  readonly timers: World['timers'];
  readonly hours: World['hours'];
  readonly typed: readonly string[];
}

/** Whether nothing has happened in a world yet, and it is like any other. */
export function isUntouched({ isSpecial, made, clock }: World): boolean {
  return !isSpecial() && made.requests + made.ids + made.seeds === 0 && clock.now() === START;
}

export async function copyWorld({ dynamo, made, timers, hours, typed }: World): Promise<WorldCopy> {
  const items: Record<string, Record<string, unknown>[]> = {};
  for (const table of [TABLE, AUTH_TABLE]) {
    const found: Record<string, unknown>[] = [];
    for await (const page of scanPages(dynamo.client, { TableName: table })) found.push(...page);
    items[table] = found;
  }
  return { items, made: { ...made }, timers: [...timers], hours: [...hours], typed: [...typed] };
}

/** Gives an untouched world what another one held. Its process remembers nothing, as after a restart. */
export async function pasteWorld(world: World, copy: WorldCopy): Promise<void> {
  for (const [table, items] of Object.entries(copy.items))
    for (let at = 0; at < items.length; at += BATCH) {
      const puts = items.slice(at, at + BATCH).map((Item) => ({ PutRequest: { Item } }));
      await world.dynamo.client.send(new BatchWriteCommand({ RequestItems: { [table]: puts } }));
    }
  Object.assign(world.made, copy.made);
  world.timers.push(...copy.timers);
  world.hours.push(...copy.hours);
  for (const text of copy.typed) world.typed.add(text);
}
