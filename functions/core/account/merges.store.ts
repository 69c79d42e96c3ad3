import { isDeepStrictEqual } from 'node:util';
import pMap from 'p-map';
import type { AccountsMerged } from '../platform/events.records';
import { entryKey } from '../platform/keys';
import type { Key, Table } from '../platform/reads';
import type { StoredItem } from '../platform/stored-item';
import { ABSENT, remove, transact, write } from '../platform/writes';
import { isOwnEvent, itemsOfSite, itemsThatName } from './items-that-name.store';
import { type Merging, mergedItem } from './merged-item.store';
import { PARTS_AT_ONCE, type PartChange, partsReplaced } from './replaced-parts.store';

const AT_ONCE = 8;

/**
 * Makes everything of an account that of the person's other one. In a file of its own, which is loaded when two accounts
 * are merged.
 * @returns how many items it changed
 */
export async function putInto(table: Table, event: AccountsMerged): Promise<number> {
  const named = [...(await itemsThatName(table, event.player)), ...(await itemsOfSite(table))];
  return mergeIn(
    table,
    named.filter((item) => !isOwnEvent(item, event)),
    event,
  );
}

/**
 * Replaces an account by the person's other one in some items. The entries come last: as long as one is there, its
 * season's rounds were drawn with the account.
 * @returns how many items it changed
 */
async function mergeIn(table: Table, items: readonly StoredItem[], merging: Merging): Promise<number> {
  const isEntry = ({ sk }: StoredItem) => sk === entryKey('', merging.player).sk;
  const seasons = new Set(items.filter(isEntry).map(({ pk }) => pk));
  let changed = 0;
  const merge = async (item: StoredItem) => {
    const after = mergedItem(item, merging, seasons.has(item.pk));
    if (after === undefined) return;
    await replaceItem(table, item, after);
    changed += 1;
  };
  await pMap(
    items.filter((item) => !isEntry(item)),
    merge,
    { concurrency: AT_ONCE },
  );
  await pMap(items.filter(isEntry), merge, { concurrency: AT_ONCE });
  return changed;
}

/**
 * Stores an item in its new form, if nobody has changed it since it was read. One with a new key moves there; where the
 * other account has an item of its own, that one stays.
 */
async function replaceItem(table: Table, before: StoredItem, after: StoredItem): Promise<void> {
  if (isDeepStrictEqual(keyOf(before), keyOf(after))) {
    const changes = changesOf(before, after);
    for (let at = 0; at < changes.length; at += PARTS_AT_ONCE)
      await write(table, partsReplaced(keyOf(before), changes.slice(at, at + PARTS_AT_ONCE)));
    return;
  }
  const scalars = Object.entries(before).filter(
    ([name, value]) => name !== 'pk' && name !== 'sk' && typeof value !== 'object',
  );
  const gone = remove(keyOf(before), {
    when: scalars.map((_, at) => `#n${at} = :v${at}`).join(' AND '),
    names: Object.fromEntries(scalars.map(([name], at) => [`n${at}`, name])),
    values: Object.fromEntries(scalars.map(([, value], at) => [`v${at}`, value])),
  });
  const moved = await transact(table, [gone, { Put: { Item: after, ConditionExpression: ABSENT } }]);
  if (!moved.ok && moved.failed[1]) await write(table, gone);
}

/** The differences of two forms of an item with the same shape, in which values and keys of maps are others. */
function changesOf(before: unknown, after: unknown, path: PartChange['path'] = []): readonly PartChange[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after))
    return before.flatMap((one, at) => changesOf(one, after[at], [...path, at]));
  if (!isMap(before) || !isMap(after)) return [{ path, before, after }];
  const added = Object.keys(after).filter((key) => !Object.hasOwn(before, key));
  const gone = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  const kept = Object.keys(before).filter((key) => Object.hasOwn(after, key));
  return [
    ...kept.flatMap((key) => changesOf(before[key], after[key], [...path, key])),
    ...added.map((key, at): PartChange => {
      const from = gone[at];
      const old = from === undefined ? undefined : before[from];
      return { path: [...path, from ?? key], before: old, to: [...path, key], after: after[key] };
    }),
  ];
}

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Set);

const keyOf = ({ pk, sk }: Key): Key => ({ pk, sk });
