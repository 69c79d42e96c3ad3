import { leagueOf } from '../../services/access/guards';
import type { Deps } from '../../services/deps';
import { done, type Outcome } from '../../services/errors';
import { ACTS, type LogRecord } from '../../store/records';
import type { Log, LogEntry } from '../schemas/results';

const ROWS = 30;
const ON_ACTS: ReadonlySet<LogRecord['kind']> = new Set(ACTS);

/** One page of a league's log, newest first. */
export async function leagueLog(deps: Deps, id: string, page: string | null): Promise<Outcome<Log>> {
  const found = await leagueOf(deps, id);
  if (!found.ok) return found;
  const { rows, next } = await deps.store.logOfLeague(id, ROWS, page);
  return done({ entries: rows.map(entryView), next });
}

/** Everything that was ruled in a season, newest first. What its organizers did besides is in the league's log. */
export async function seasonLog(deps: Deps, id: string): Promise<Outcome<Log>> {
  const entries = (await deps.store.logOfSeason(id)).filter(({ kind }) => !ON_ACTS.has(kind));
  return done({ entries: entries.map(entryView), next: null });
}

function entryView(entry: LogRecord): LogEntry {
  return { ...entry, at: new Date(entry.at).toISOString() };
}
