import { leagueLogKey, listing, logKey } from '../platform/keys';
import { newestListed } from '../platform/lists';
import { queryItems, type Table } from '../platform/reads';
import { insert, transact, type Write, write } from '../platform/writes';
import { LogRecord } from './logs.records';

/**
 * Writes an entry of a league's log. An existing entry is not written again: ids of a request with an idempotency key
 * are the same each time it is sent, so its change is made once.
 */
export function logged(entry: LogRecord): Write {
  return insert({
    ...(entry.season === null ? leagueLogKey(entry.league, entry.id) : logKey(entry.season.id, entry.id)),
    ...listing(`LEAGUE#${entry.league}#LOG`, entry.id),
    ...entry,
  });
}

/**
 * Carries out a write with its entry in the league's log, if it has one.
 * @returns whether its condition held
 */
export async function writeLogged(table: Table, one: Write, entry: LogRecord | null): Promise<boolean> {
  return entry === null ? write(table, one) : (await transact(table, [one, logged(entry)])).ok;
}

/** The logs of leagues and seasons. */
export function logStore(table: Table) {
  return {
    /** Writes a separate entry of the league's log. */
    async saveLogEntry(entry: LogRecord) {
      await write(table, logged(entry));
    },

    logOfSeason: (season: string) =>
      queryItems(table, { partition: `SEASON#${season}`, prefix: 'LOG#', newestFirst: true }, LogRecord),

    /** One page of a league's log, newest first. */
    logOfLeague: (league: string, limit: number, after: string | null) =>
      newestListed(table, `LEAGUE#${league}#LOG`, { limit, after }, LogRecord),
  };
}
