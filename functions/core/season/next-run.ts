import { hoursAhead, type ScheduledAct } from '../../../engine/tournament/season-schedule';
import type { Deps } from '../platform/deps';
import type { SeasonChanged } from '../platform/events.records';
import { trustedTime } from '../platform/heartbeat';
import { nextLapse } from '../qualification/lapsed';
import { isScheduled, stateOf, takenBackUntil } from './season-state';
import type { SeasonDueRecord, SeasonRecord } from './seasons.records';

const ATTEMPTS = 12;
/** A due operation that could not be done yet is retried after this. */
const AGAIN_MS = 60_000;
/** The number of latest notifications recorded: enough for two rounds. */
const NOTIFIED_KEPT = 8;

/** A season, or the draft of one, by its id. */
export interface Whose {
  readonly season: string;
  readonly draftOf?: string | undefined;
}

/**
 * Records the time of a season's next scheduled run, and sets the timer. It checks the record again: if the season
 * changed meanwhile, another run may have found nothing to record.
 * @param notified the notifications that its players have just received
 */
export async function saveNextRun(deps: Deps, whose: Whose, notified: readonly string[] = []): Promise<void> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const before = await deps.store.seasonDue(whose.season);
    const due = await dueOf(deps, whose, before, notified);
    if (due === undefined || isSame(before, due)) return;
    if ((await deps.store.noteSeasonDue(due)) === 'noted' && due.at !== null)
      await deps.timer.seasonAt(whose.season, due.at);
  }
  throw new Error(`the next hour of season ${whose.season} kept changing`);
}

async function dueOf(
  deps: Deps,
  { season, draftOf }: Whose,
  before: SeasonDueRecord | undefined,
  notified: readonly string[],
): Promise<SeasonDueRecord | undefined> {
  const known = [...new Set([...(before?.told ?? []), ...notified])].slice(-NOTIFIED_KEPT);
  const at = await nextHour(deps, { season, draftOf }, known);
  if (before === undefined && at === null && known.length === 0) return undefined;
  const draft = draftOf === undefined ? {} : { draftOf };
  return { season, ...draft, at, told: known, version: before?.version ?? 0 };
}

function isSame(before: SeasonDueRecord | undefined, due: SeasonDueRecord): boolean {
  if (before?.draftOf !== due.draftOf || before?.told.join() !== due.told.join()) return false;
  // An operation that could not be done yet is retried soon, whichever run requests it.
  const isAgain = before.at !== null && due.at !== null && Math.abs(before.at - due.at) < AGAIN_MS;
  return before.at === due.at || isAgain;
}

async function nextHour(
  deps: Deps,
  { season: id, draftOf }: Whose,
  told: readonly string[],
): Promise<number | null> {
  const draft = draftOf === undefined ? undefined : await deps.store.draft(draftOf, id);
  const season = draft ?? (await deps.store.season(id));
  if (season === undefined) return null;
  if (season.cancelled !== undefined) return endOfCancelled(deps, season);
  const lapse = draft === undefined ? await lapseOf(deps, season) : null;
  if (!isScheduled(season)) return lapse;
  const now = deps.clock();
  const hours = hoursAhead(
    draft === undefined
      ? stateOf(season, await partsOf(deps, season))
      : { ...stateOf(draft, NOTHING), status: 'draft' },
    now,
  );
  const next = hours.find((hour) => hour.at > now || isTriedAgain(hour, told));
  if (next === undefined) return lapse;
  const at = next.at > now ? next.at : now + AGAIN_MS;
  return lapse === null ? at : Math.min(at, lapse);
}

/** When running boards of a cancelled season end; soon where one of them still has to be stopped, or ended. */
async function endOfCancelled(deps: Deps, season: SeasonRecord): Promise<number | null> {
  const running = (await deps.store.boards(season.id)).filter(({ status }) => status === 'running');
  const now = deps.clock();
  const until = takenBackUntil(season) ?? now;
  // Answers of its players are kept until then.
  if (running.length === 0) return until > now && season.questions !== undefined ? until : null;
  return running.every(({ paused }) => paused === true) && until > now ? until : now + AGAIN_MS;
}

/** When the next unanswered invitation by an earlier table lapses; null if none does. */
async function lapseOf(deps: Deps, season: SeasonRecord): Promise<number | null> {
  if (season.qualification === undefined || season.status !== 'registration') return null;
  return nextLapse(await deps.store.entries(season.id));
}

/**
 * Whether a due operation that could not be done yet is retried. A round that waits for players opens when one of them,
 * or an organizer, confirms; divisions are renewed by the one that ends last.
 */
function isTriedAgain({ what, round }: ScheduledAct, told: readonly string[]): boolean {
  if (what === 'renew' || what === 'announce') return false;
  return what !== 'open-round' || !told.includes(`short-${round}`);
}

const NOTHING = { entries: [], boards: [], rounds: [] };

/** All data of a season that its next run depends on. */
export async function partsOf(deps: Deps, { id }: SeasonRecord) {
  const [entries, boards, rounds] = await Promise.all([
    deps.store.entries(id),
    deps.store.boards(id),
    deps.store.rounds(id),
  ]);
  return { entries, boards, rounds };
}

/**
 * Posts the event of a season's scheduled run that is due. Calling it too early, twice or late does no harm: the
 * recorded time decides.
 */
export async function runScheduled(deps: Deps, season: string): Promise<'reached' | 'not-due'> {
  const due = await deps.store.seasonDue(season);
  const at = deps.clock();
  // If the clock may have jumped, the next sweep checks again.
  if (due === undefined || due.at === null || due.at > at || !(await trustedTime(deps)).sure)
    return 'not-due';
  const { draftOf } = due;
  const event: SeasonChanged = {
    ...{ id: deps.newId(), kind: 'season-changed', at, season },
    ...(draftOf === undefined ? {} : { draftOf }),
  };
  return (await deps.store.claimScheduledRun(due, event)) === 'reached' ? 'reached' : 'not-due';
}
