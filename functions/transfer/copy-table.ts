import pMap from 'p-map';
import { leagueKey } from '../core/platform/keys';
import { getItem, type Table } from '../core/platform/reads';
import { scanPages } from '../core/platform/store-client';
import { StoredItem } from '../core/platform/stored-item';
import { paused } from './pause';
import { actsLater, putIfAbsent } from './write-items';

const AT_ONCE = 16;
const LEAGUE = leagueKey('').sk;

/** Items that make the platform act, and those that show when it will: they are written after everything else. */
const comesLast = (item: StoredItem) => actsLater(item) || item.sk.startsWith('BOARD#');

/** The outcome of copying a table. */
export type CopiedTable =
  /** `kept`: items whose keys were taken already. */
  | { readonly ok: true; readonly written: number; readonly kept: number }
  /** Leagues that the restored table lacks: the other table is in use, and nothing was written. */
  | { readonly ok: false; readonly leagues: readonly string[] };

/**
 * Copies every item of a restored table into a new one, after the loss of a whole table or region. Items that are there
 * stay as they are, so repeating it is harmless.
 * @param pauseAt open steps are paused with the time that they had left then; null: their deadlines stay
 */
export async function copyTable(restored: Table, into: Table, pauseAt: number | null): Promise<CopiedTable> {
  const leagues = await leaguesOnlyIn(into, restored);
  if (leagues.length > 0) return { ok: false, leagues };
  const last: StoredItem[] = [];
  let [written, kept] = [0, 0];
  const write = async (items: readonly StoredItem[]) => {
    const are = await pMap(items, (item) => putIfAbsent(into, item), { concurrency: AT_ONCE });
    const count = are.filter((isNew) => isNew).length;
    written += count;
    kept += items.length - count;
  };
  for await (const items of pagesOf(restored)) {
    last.push(...items.filter(comesLast));
    await write(items.filter((item) => !comesLast(item)));
  }
  await write(pauseAt === null ? last : paused(last, pauseAt));
  return { ok: true, written, kept };
}

async function leaguesOnlyIn(table: Table, other: Table): Promise<readonly string[]> {
  const leagues: string[] = [];
  for await (const items of pagesOf(table))
    for (const { pk, sk } of items.filter((item) => item.sk === LEAGUE))
      if ((await getItem(other, { pk, sk }, StoredItem)) === undefined) leagues.push(pk);
  return leagues;
}

async function* pagesOf({ client, name }: Table): AsyncGenerator<readonly StoredItem[]> {
  for await (const items of scanPages(client, { TableName: name, ConsistentRead: true }))
    yield items.map((item) => StoredItem.parse(item));
}
