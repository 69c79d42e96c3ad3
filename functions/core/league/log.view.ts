import pMap from 'p-map';
import type { Language } from '../../../messages/languages';
import type { Caller } from '../access/caller';
import { leagueOf } from '../access/guards';
import { isShown, tableSeenBy } from '../game/watch-delay';
import type { Deps } from '../platform/deps';
import { done, type Outcome } from '../platform/errors';
import { iso } from '../platform/instants';
import { translateFields } from '../platform/translate';
import type { Log, LogEntry } from '../result/results.schema';
import { ACTS, type LogRecord } from './logs.records';
import { withoutNamesElsewhere } from './names-elsewhere';

const ROWS = 30;
const AT_ONCE = { concurrency: 8 };
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
  const shown = await withoutLaterRulings(deps, caller, rows);
  return done({
    entries: await entryViews(language, await withoutNamesElsewhere(deps, caller, shown)),
    next,
  });
}

/** All rulings of a season, newest first. Other actions of its organizers are in the league's log. */
export async function seasonLog(
  deps: Deps,
  caller: Caller | null,
  language: Language,
  id: string,
): Promise<Outcome<Log>> {
  const entries = (await deps.store.logOfSeason(id)).filter(({ kind }) => !ON_ACTS.has(kind));
  const shown = await withoutLaterRulings(deps, caller, entries);
  return done({ entries: await entryViews(language, shown), next: null });
}

/** Entries of a log without rulings in steps that the caller does not see yet. */
async function withoutLaterRulings(
  deps: Deps,
  caller: Caller | null,
  entries: readonly LogRecord[],
): Promise<readonly LogRecord[]> {
  const games = [...new Set(entries.flatMap(({ game }) => game ?? []))];
  const hidden = new Set((await pMap(games, (id) => laterRulings(deps, caller, id), AT_ONCE)).flat());
  return entries.filter(({ game, at }) => !hidden.has(`${game} ${at}`));
}

/** The rulings in a game that the caller does not see yet, by game and time. */
async function laterRulings(deps: Deps, caller: Caller | null, id: string): Promise<readonly string[]> {
  const table = await deps.store.gameAndGate(id);
  if (table === undefined) return [];
  const seen = await tableSeenBy(deps, caller, table);
  if (seen.behind === 0) return [];
  const rulings = await deps.store.rulings(id);
  return rulings.filter(({ step }) => !isShown(seen, step)).map(({ at }) => `${id} ${at}`);
}

async function entryViews(language: Language, entries: readonly LogRecord[]): Promise<LogEntry[]> {
  const said = await translateFields(language, entries, ['subject', 'reason', 'before', 'after']);
  return said.map((entry) => ({ ...entry, at: iso(entry.at) }));
}
