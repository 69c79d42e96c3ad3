import * as z from 'zod';
import { iso } from './instants';
import { type dueAtIndex, NOTIFICATION_SHARDS } from './keys';
import { type Page, queryItems, queryPage, type Table, type Unreadable } from './reads';

/** One page of a list in the index `listing`, newest first; `after` is the `next` of the page before it. */
export function newestListed<T>(
  table: Table,
  list: string,
  { limit, after }: { readonly limit: number; readonly after: string | null },
  schema: z.ZodType<T>,
): Promise<Page<T>> {
  return queryPage(table, { index: 'listing', partition: list, newestFirst: true, limit, after }, schema);
}

/** A kind of items that are due at a time of their own. */
type DueKind = Parameters<typeof dueAtIndex>[0];

/** The most items of a kind from each shard: what is left is due in the next run, too. */
const AT_ONCE = 100;

/** The items of a kind that are due at this time or earlier. */
export async function dueItems<T>(
  table: Table,
  kind: DueKind,
  at: number,
  schema: z.ZodType<T>,
  unreadable?: Unreadable,
): Promise<readonly T[]> {
  const below = iso(at + 1);
  const shards = await Promise.all(
    Array.from({ length: NOTIFICATION_SHARDS }, (_, shard) =>
      queryItems(
        table,
        { index: 'due', partition: `${kind}#${shard}`, below, limit: AT_ONCE },
        schema,
        unreadable,
      ),
    ),
  );
  return shards.flat();
}

const KeyOnly = z.object({ pk: z.string() });

/** What those items belong to: the id in the key of their partition. */
export async function dueIds(table: Table, kind: DueKind, at: number): Promise<readonly string[]> {
  return (await dueItems(table, kind, at, KeyOnly)).map(({ pk }) => pk.slice(pk.indexOf('#') + 1));
}
