import { LeagueRecord } from '../core/account/people.records';
import { countMissingOpenings } from '../core/game/openings';
import type { Table } from '../core/platform/reads';
import { dynamoStore } from '../core/platform/store';
import type { StoredItem } from '../core/platform/stored-item';
import { recomputeRatings } from '../core/rating/recompute-ratings';
import { assembleDeps, siteFor } from '../runtime';
import { openAccounts, type Stranger } from './accounts';
import { type LeagueFile, leagueFile } from './league-file';
import { leagueItems } from './league-items';
import { paused } from './pause';
import { verifyItems } from './verify-items';
import { waitForIndex } from './wait-for-index';
import { type Written, writeItems } from './write-items';

/**
 * Exports a league from a table, to be stored or moved. Reads it twice, so that its items are consistent. Throws if the
 * league does not exist, has changed meanwhile, or has a game whose replay differs.
 */
export async function exportLeague(table: Table, id: string, at: number): Promise<LeagueFile> {
  const items = await leagueItems(table, id);
  const own = items.find(({ pk, sk }) => pk === `LEAGUE#${id}` && sk === 'LEAGUE');
  if (own === undefined) throw new Error(`There is no league ${id}. "list" shows all leagues.`);
  const file = leagueFile(namesOf(own), at, items);
  const again = leagueFile(namesOf(own), at, await leagueItems(table, id));
  if (again.sha256 !== file.sha256)
    throw new Error('The league changed during the export. Pause its games, or try again at a quieter time.');
  await refuseFaults(file.items);
  return file;
}

export interface Imported extends Written {
  readonly strangers: readonly Stranger[];
}

export interface ImportOptions {
  /** Pauses open steps at the moment of the export; without it their deadlines stay. */
  readonly pause: boolean;
  readonly accounts: Table | undefined;
}

/**
 * Writes a league to a table that does not have it, then recomputes what leagues share: ratings, statistics and
 * openings. Repeating it is harmless. Throws, before anything is written, if the replay of one of its games differs.
 */
export async function importLeague(
  table: Table,
  { header, items }: LeagueFile,
  { pause, accounts }: ImportOptions,
): Promise<Imported> {
  await refuseFaults(items);
  const written = await writeItems(table, pause ? paused(items, header.at) : items);
  if (written.conflicts.length > 0) return { ...written, strangers: [] };
  const strangers = accounts === undefined ? [] : await openAccounts(accounts, items);
  await waitForIndex(table, items);
  await recomputeShared(table);
  return { ...written, strangers };
}

/** Recomputes what leagues share from the record: ratings, statistics and openings. */
export async function recomputeShared(table: Table): Promise<void> {
  // The recomputation sends nothing and sets no timer: the sweep finds open steps by their deadlines.
  const reach = siteFor('http://localhost', null, async () => 'nothing is signed here');
  const timer = { at: async () => undefined, seasonAt: async () => undefined };
  const deps = assembleDeps(dynamoStore(table), timer, reach);
  await recomputeRatings(deps, { alone: true });
  await countMissingOpenings(deps);
}

async function refuseFaults(items: readonly StoredItem[]): Promise<void> {
  const faults = (await verifyItems(items)).map(({ game, message }) => `${game}: ${message}`);
  if (faults.length > 0) throw new Error(`The league is not complete:\n${faults.join('\n')}`);
}

function namesOf(item: StoredItem): { readonly id: string; readonly name: string } {
  const { id, name } = LeagueRecord.parse(item);
  return { id, name };
}
