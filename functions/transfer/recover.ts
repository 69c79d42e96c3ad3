import pMap from 'p-map';
import { canonicalJson } from '../../engine/core/canonical';
import { getItem, queryItems, type Table } from '../store/dynamo/reads';
import { leagueItems, RawItem } from './league-items';
import { paused } from './pause';
import { type GameFault, verifyItems } from './verify-items';
import { putItems } from './write-items';

const AT_ONCE = 16;

/** Short-lived items: losing them does no harm, and bringing them back would be wrong. */
const PASSING = /^(PLAN#|REMINDER$|HANDOVER$|WEBHOOK#|CHAT#)/;
const isLasting = ({ pk, sk }: RawItem) => !pk.startsWith('OUTBOX#') && !PASSING.test(sk);

/** The items of a league in a restored table, beside those of the table that is in use. */
export interface Comparison {
  readonly same: number;
  /** In the restored table alone. */
  readonly missing: readonly RawItem[];
  /** Otherwise in the table in use, as what has been played on is: they stay as they are. */
  readonly changed: readonly RawItem[];
}

/** @param games only the items of these games; none, everything of the league */
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
  const missing: RawItem[] = [];
  const changed: RawItem[] = [];
  await pMap(
    items,
    async (item) => {
      const held = await getItem(inUse, { pk: item.pk, sk: item.sk }, RawItem);
      if (held === undefined) missing.push(item);
      else if (canonicalJson(held) !== canonicalJson(item)) changed.push(item);
    },
    { concurrency: AT_ONCE },
  );
  return { same: items.length - missing.length - changed.length, missing, changed };
}

/** Nothing is written where a game would not be whole with what is missing. */
export type Recovered =
  | { readonly ok: true; readonly written: number }
  | { readonly ok: false; readonly faults: readonly GameFault[] };

/**
 * Copies back what is missing, after playing each game that it belongs to again with it. Repeating it is harmless.
 * @param pauseAt open steps that come back stand still with the time they had left then; null, their deadlines stay
 */
export async function copyMissing(
  inUse: Table,
  { missing }: Comparison,
  pauseAt: number | null,
): Promise<Recovered> {
  const games = [...new Set(missing.map(({ pk }) => pk).filter((pk) => pk.startsWith('GAME#')))];
  const held = await pMap(games, (partition) => queryItems(inUse, { partition }, RawItem), {
    concurrency: AT_ONCE,
  });
  const faults = await verifyItems([...held.flat(), ...missing]);
  if (faults.length > 0) return { ok: false, faults };
  await putItems(inUse, pauseAt === null ? missing : paused(missing, pauseAt));
  return { ok: true, written: missing.length };
}
