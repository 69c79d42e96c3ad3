import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { allLeagues } from '../core/league/all-leagues';
import { dynamoStore } from '../core/platform/dynamo-store';
import { type LeagueFile, readLeagueFile, textOf } from '../transfer/league-file';
import { exportLeague, importLeague } from '../transfer/move-league';
import { verifyItems } from '../transfer/verify-items';
import { type OpenTable, openTable } from './open-table';

const USAGE = `npm run league -- list                     lists the leagues of a table
npm run league -- export LEAGUE FILE       writes a league to a file; the table does not change
npm run league -- verify FILE              checks that a file is complete, and replays its games
npm run league -- import FILE [--pause]    writes it into a table; --pause pauses its open steps

DATA_DIR is the folder of a stopped host; TABLE_NAME, and AUTH_TABLE to import, name tables on AWS.`;

/** `npm run league`: moves a league from one table to another through a file that it verifies. */
async function main(): Promise<void> {
  const options = { pause: { type: 'boolean', default: false } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [what, one, two] = positionals;
  if (what === 'list') return withTable(list);
  if (what === 'export' && one !== undefined && two !== undefined)
    return withTable((open) => keep(open, one, two));
  if (what === 'verify' && one !== undefined) return verify(one);
  if (what === 'import' && one !== undefined) return withTable((open) => put(open, one, values.pause), true);
  throw new Error(USAGE);
}

async function withTable(act: (open: OpenTable) => Promise<void>, mayBeNew = false): Promise<void> {
  const open = await openTable({ mayBeNew });
  try {
    await act(open);
  } finally {
    await open.close();
  }
}

async function list({ table }: OpenTable): Promise<void> {
  for (const { id, name } of await allLeagues(dynamoStore(table))) console.log(`${id}  ${name}`);
}

async function keep({ table }: OpenTable, league: string, path: string): Promise<void> {
  const file = await exportLeague(table, league, Date.now());
  writeFileSync(path, textOf(file), { mode: 0o600 });
  console.log(`${inWords(file)} is in ${path}`);
}

async function verify(path: string): Promise<void> {
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

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
