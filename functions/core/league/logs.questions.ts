import type { PageOf } from '../platform/pages';
import type { LogRecord } from '../platform/records';

/** The logs of leagues and seasons. */
export interface LogStore {
  logOfSeason(season: string): Promise<readonly LogRecord[]>;
  /** One page of a league's log, newest first. */
  logOfLeague(league: string, limit: number, after: string | null): Promise<PageOf<LogRecord>>;
  /** Writes a separate entry of the league's log. */
  saveLogEntry(entry: LogRecord): Promise<void>;
}
