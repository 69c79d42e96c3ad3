import { fault } from '../../../engine/fault';
import type { Message } from '../../../engine/game';
import { alwaysOpen } from '../../../engine/tournament/always-open';
import { formatProblem, roundsOf } from '../../../engine/tournament/formats';
import { type Caller, PLATFORM_CALLER } from '../access/caller';
import { seasonAct } from '../league/log-act';
import type { Deps } from '../platform/deps';
import { message } from '../platform/message';
import { sizesOf } from '../standings/season-seats';
import { seasonChanged } from './season-changed';
import type { EntryRecord, SeasonRecord } from './seasons.records';

/** The reason why a season cannot start with its present players; undefined if it can. */
export function startProblem(season: SeasonRecord, entries: readonly EntryRecord[]): Message | undefined {
  const players = entries.filter(({ state }) => state === 'in').length;
  const sizes = sizesOf(season);
  return formatProblem(season.format, players, sizes, sizes.leftOver)?.why;
}

/** Closes registration and fixes the draw's seed, once. A season that has been started already stays unchanged. */
export async function closeAndStart(
  deps: Deps,
  caller: Caller,
  season: SeasonRecord,
  entries: readonly EntryRecord[],
): Promise<void> {
  const entered = entries.filter(({ state }) => state === 'in');
  const players = entered.length;
  const people = entered.filter(({ player }) => player.kind === 'human').length;
  const rounds = roundsOf(season.format, players, sizesOf(season));
  const after = message('log.started', { players, rounds });
  const entry = await seasonAct(deps, caller, season, { kind: 'start', after });
  const start = { drawSeed: deps.newSeed(), rounds, people };
  await deps.store.startSeason(season.id, start, entry, seasonChanged(deps, season.id));
}

/**
 * Starts a season whose date has come; for one that is always open that is its announcement. With too few players the
 * start is postponed until an organizer acts; registration stays open until then.
 * @returns the current season
 */
export async function startIfDue(deps: Deps, season: SeasonRecord): Promise<SeasonRecord | undefined> {
  if (alwaysOpen(season.format) !== undefined) {
    await closeAndStart(deps, PLATFORM_CALLER, season, await deps.store.entries(season.id));
    return deps.store.season(season.id);
  }
  const { schedule, postponed } = season;
  const startsAt = schedule?.startsAt ?? null;
  if (startsAt === null || postponed !== undefined || Date.parse(startsAt) > deps.clock()) return season;
  const entries = await deps.store.entries(season.id);
  const players = entries.filter(({ state }) => state === 'in').length;
  const fewest = schedule?.fewest ?? 0;
  const why = players < fewest ? fault('format.fewest', { players, fewest }) : startProblem(season, entries);
  if (why === undefined) await closeAndStart(deps, PLATFORM_CALLER, season, entries);
  else await postpone(deps, season, why);
  return deps.store.season(season.id);
}

async function postpone(deps: Deps, season: SeasonRecord, why: Message): Promise<void> {
  const entry = await seasonAct(deps, PLATFORM_CALLER, season, { kind: 'postpone', reason: why });
  const after = { ...season, postponed: { at: deps.clock(), why } };
  await deps.store.changeSeason(season, after, entry, seasonChanged(deps, season.id));
}
