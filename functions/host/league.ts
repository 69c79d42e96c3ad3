import { readFileSync, writeFileSync } from 'node:fs';
import { allLeagues } from '../core/league/all-leagues';
import { dynamoStore } from '../core/platform/store';
import { type LeagueFile, readLeagueFile, textOf } from '../transfer/league-file';
import { exportLeague, importLeague } from '../transfer/move-league';
import { verifyItems } from '../transfer/verify-items';
import { type OpenTable, openTable } from './open-table';

/** `turreton league list`: prints the leagues of a table. */
export async function listLeagues(): Promise<void> {
  await withTable(async ({ table }) => {
    for (const { id, name } of await allLeagues(dynamoStore(table))) console.log(`${id}  ${name}`);
  });
}

/** `turreton league export`: writes a league to a file. */
export async function exportTo(league: string, path: string): Promise<void> {
  await withTable((open) => keep(open, league, path));
}

/** `turreton league import`: writes a league into a table, which may be new. */
export async function importFrom(path: string, pause: boolean): Promise<void> {
  await withTable((open) => put(open, path, pause), true);
}

async function withTable(act: (open: OpenTable) => Promise<void>, mayBeNew = false): Promise<void> {
  const open = await openTable({ mayBeNew });
  try {
    await act(open);
  } finally {
    await open.close();
  }
}

async function keep({ table }: OpenTable, league: string, path: string): Promise<void> {
  const file = await exportLeague(table, league, Date.now());
  writeFileSync(path, textOf(file), { mode: 0o600 });
  console.log(`${inWords(file)} is in ${path}`);
}

/** `turreton league verify`: checks a file and replays its games. */
export async function verifyLeagueFile(path: string): Promise<void> {
  const file = readLeagueFile(readFileSync(path, 'utf8'));
  const faults = await verifyItems(file.items);
  for (const { game, message } of faults) console.log(`${game}: ${message}`);
  if (faults.length > 0) process.exitCode = 1;
  console.log(`${inWords(file)}: ${faults.length === 0 ? 'complete' : 'not complete'}`);
}

async function put({ table, accounts }: OpenTable, path: string, pause: boolean): Promise<void> {
  const file = readLeagueFile(readFileSync(path, 'utf8'));
  const { written, there, conflicts, strangers } = await importLeague(table, file, { pause, accounts });
  for (const { pk, sk } of conflicts) console.log(`conflict: ${pk} ${sk}`);
  if (conflicts.length > 0) throw new Error('Different items have the same keys. Nothing was written.');
  for (const { player, email } of strangers)
    console.log(`${email} belongs to another account there, which will not have the games of ${player}`);
  if (accounts === undefined)
    console.log('AUTH_TABLE is not set, so no accounts were created and players cannot log in to theirs.');
  console.log(`${inWords(file)}: ${written} items written, ${there} already there`);
}

const inWords = ({ header, items, sha256 }: LeagueFile) =>
  `${header.league.name}, ${items.length} items, SHA-256 ${sha256}`;
