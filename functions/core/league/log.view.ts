import type { Language } from '../../../messages/languages';
import type { Caller } from '../access/caller';
import { leagueOf } from '../access/guards';
import type { Deps } from '../platform/deps';
import { done, type Outcome } from '../platform/errors';
import { iso } from '../platform/instants';
import { translateFields } from '../platform/translate';
import type { Log, LogEntry } from '../result/results.schema';
import { ACTS, type LogRecord } from './logs.records';
import { withoutNamesElsewhere } from './names-elsewhere';

const ROWS = 30;
const ON_ACTS: ReadonlySet<LogRecord['kind']> = new Set(ACTS);

/** One page of a league's log, newest first, without names of other leagues that are hidden from the caller. */
export async function leagueLog(
  deps: Deps,
  caller: Caller | null,
  language: Language,
  id: string,
  page: string | null,
): Promise<Outcome<Log>> {
  const found = await leagueOf(deps, id);
  if (!found.ok) return found;
  const { rows, next } = await deps.store.logOfLeague(id, ROWS, page);
  return done({ entries: await entryViews(language, await withoutNamesElsewhere(deps, caller, rows)), next });
}

/** All rulings of a season, newest first. Other actions of its organizers are in the league's log. */
export async function seasonLog(deps: Deps, language: Language, id: string): Promise<Outcome<Log>> {
  const entries = (await deps.store.logOfSeason(id)).filter(({ kind }) => !ON_ACTS.has(kind));
  return done({ entries: await entryViews(language, entries), next: null });
}

async function entryViews(language: Language, entries: readonly LogRecord[]): Promise<LogEntry[]> {
  const said = await translateFields(language, entries, ['subject', 'reason', 'before', 'after']);
  return said.map((entry) => ({ ...entry, at: iso(entry.at) }));
}
