import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import pMap from 'p-map';
import { canonicalJson } from '../../engine/core/canonical';
import { getItem, type Table } from '../core/platform/reads';
import { StoredItem } from '../core/platform/stored-item';

/** The outcome of writing items to a table. */
export interface Written {
  readonly written: number;
  /** Identical items were there already. */
  readonly there: number;
  /** Other items have their keys: nothing was written. */
  readonly conflicts: readonly StoredItem[];
}

const AT_ONCE = 16;

/** A person may already have a profile there, which stays. */
const yields = ({ pk, sk }: StoredItem) => pk.startsWith('PLAYER#') && sk === 'PROFILE';
/** Items that make the platform act: they are written after everything else. */
export const actsLater = ({ pk, sk }: StoredItem) =>
  sk === 'GATE' || sk === 'REMINDER' || pk.startsWith('OUTBOX#');

/**
 * Writes items to a table where their keys are free. Repeating it is harmless; if another item has one of the keys,
 * nothing is written.
 */
export async function writeItems(table: Table, items: readonly StoredItem[]): Promise<Written> {
  const missing: StoredItem[] = [];
  const conflicts: StoredItem[] = [];
  await pMap(
    items,
    async (item) => {
      const held = await getItem(table, { pk: item.pk, sk: item.sk }, StoredItem);
      if (held === undefined) missing.push(item);
      else if (!yields(item) && canonicalJson(held) !== canonicalJson(item)) conflicts.push(item);
    },
    { concurrency: AT_ONCE },
  );
  if (conflicts.length > 0) return { written: 0, there: items.length - missing.length, conflicts };
  await putItems(table, missing);
  return { written: missing.length, there: items.length - missing.length, conflicts };
}

/** Writes missing items, with those that make the platform act last. Throws if one has been written meanwhile. */
export async function putItems(table: Table, missing: readonly StoredItem[]): Promise<void> {
  for (const part of [missing.filter((item) => !actsLater(item)), missing.filter(actsLater)])
    await pMap(part, (item) => putNew(table, item), { concurrency: AT_ONCE });
}

async function putNew(table: Table, item: StoredItem): Promise<void> {
  if (!(await putIfAbsent(table, item)))
    throw new Error(`${item.pk} ${item.sk} changed in the meantime; try again`);
}

/** Writes an item whose key is free. @returns whether it was */
export async function putIfAbsent({ client, name }: Table, item: StoredItem): Promise<boolean> {
  const put = { TableName: name, Item: item, ConditionExpression: 'attribute_not_exists(pk)' };
  try {
    await client.send(new PutCommand(put));
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}
