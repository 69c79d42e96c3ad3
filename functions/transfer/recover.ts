import pMap from 'p-map';
import { canonicalJson } from '../../engine/core/canonical';
import { getItem, queryItems, type Table } from '../core/platform/reads';
import { StoredItem } from '../core/platform/stored-item';
import { leagueItems } from './league-items';
import { paused } from './pause';
import { type GameFault, verifyItems } from './verify-items';
import { putItems } from './write-items';

const AT_ONCE = 16;

/** Short-lived items: losing them does no harm, and restoring them would be wrong. */
const PASSING = /^(PLAN#|REMINDER$|HANDOVER$|WEBHOOK#|CHAT#)/;
const isLasting = ({ pk, sk }: StoredItem) => !pk.startsWith('OUTBOX#') && !PASSING.test(sk);

/** The items of a league in a restored table, compared with those of the table in use. */
export interface Comparison {
  readonly same: number;
  /** Only in the restored table. */
  readonly missing: readonly StoredItem[];
  /** Different in the table in use, as after further play: they stay as they are. */
  readonly changed: readonly StoredItem[];
}

/** @param games only the items of these games; if empty, everything of the league */
export async function compareLeague(
  inUse: Table,
  restored: Table,
  league: string,
  games: readonly string[] = [],
): Promise<Comparison> {
  const wanted = new Set(games.map((game) => `GAME#${game}`));
  const items = (await leagueItems(restored, league))
    .filter(isLasting)
    .filter(({ pk }) => wanted.size === 0 || wanted.has(pk));
  if (items.length === 0)
    throw new Error(`The restored table has no items of ${[league, ...games].join(', ')}.`);
  const missing: StoredItem[] = [];
  const changed: StoredItem[] = [];
  await pMap(
    items,
    async (item) => {
      const held = await getItem(inUse, { pk: item.pk, sk: item.sk }, StoredItem);
      if (held === undefined) missing.push(item);
      else if (canonicalJson(held) !== canonicalJson(item)) changed.push(item);
    },
    { concurrency: AT_ONCE },
  );
  return { same: items.length - missing.length - changed.length, missing, changed };
}

/** Nothing is written if a game would be incomplete even with the missing items. */
export type Recovered =
  | { readonly ok: true; readonly written: number }
  | { readonly ok: false; readonly faults: readonly GameFault[] };

/**
 * Copies missing items back, after replaying each of their games with them. Repeating it is harmless.
 * @param pauseAt restored open steps are paused with the time remaining then; null: their deadlines stay
 */
export async function copyMissing(
  inUse: Table,
  { missing }: Comparison,
  pauseAt: number | null,
): Promise<Recovered> {
  const games = [...new Set(missing.map(({ pk }) => pk).filter((pk) => pk.startsWith('GAME#')))];
  const held = await pMap(games, (partition) => queryItems(inUse, { partition }, StoredItem), {
    concurrency: AT_ONCE,
  });
  const faults = await verifyItems([...held.flat(), ...missing]);
  if (faults.length > 0) return { ok: false, faults };
  await putItems(inUse, pauseAt === null ? missing : paused(missing, pauseAt));
  return { ok: true, written: missing.length };
}
