import { hoursAhead, type ScheduledAct } from '../../../engine/tournament/season-schedule';
import type { SeasonChanged, SeasonDueRecord, SeasonRecord } from '../../store/records';
import { trustedTime } from '../clock/heartbeat';
import type { Deps } from '../deps';
import { hasHours, stateOf } from './season-state';

const ATTEMPTS = 12;
/** What is due and could not be done yet is tried again after this. */
const AGAIN_MS = 60_000;
/** The last things that were told: enough for two rounds. */
const TOLD_KEPT = 8;

/** A season, or the draft of one, by its id. */
export interface Whose {
  readonly season: string;
  readonly draftOf?: string | undefined;
}

/**
 * Notes when a season goes on by itself next, and sets the timer. What it has noted it looks at again: where the season
 * changed meanwhile, another run may have found nothing to note.
 * @param told what its players have just been told
 */
export async function saveNextRun(deps: Deps, whose: Whose, told: readonly string[] = []): Promise<void> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const before = await deps.store.seasonDue(whose.season);
    const due = await dueOf(deps, whose, before, told);
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
  told: readonly string[],
): Promise<SeasonDueRecord | undefined> {
  const known = [...new Set([...(before?.told ?? []), ...told])].slice(-TOLD_KEPT);
  const at = await nextHour(deps, { season, draftOf }, known);
  if (before === undefined && at === null && known.length === 0) return undefined;
  const draft = draftOf === undefined ? {} : { draftOf };
  return { season, ...draft, at, told: known, version: before?.version ?? 0 };
}

function isSame(before: SeasonDueRecord | undefined, due: SeasonDueRecord): boolean {
  if (before?.draftOf !== due.draftOf || before?.told.join() !== due.told.join()) return false;
  // What could not be done yet is tried again soon, whichever run says so.
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
  if (season === undefined || !hasHours(season)) return null;
  const now = deps.clock();
  const hours = hoursAhead(
    draft === undefined
      ? stateOf(season, await partsOf(deps, season))
      : { ...stateOf(draft, NOTHING), status: 'draft' },
    now,
  );
  const next = hours.find((hour) => hour.at > now || isTriedAgain(hour, told));
  if (next === undefined) return null;
  return next.at > now ? next.at : now + AGAIN_MS;
}

/**
 * Whether something that is due and could not be done yet is tried again. A round that waits for players goes on when one
 * of them, or an organizer, says so; divisions are renewed by the one that ends last.
 */
function isTriedAgain({ what, round }: ScheduledAct, told: readonly string[]): boolean {
  if (what === 'renew' || what === 'announce') return false;
  return what !== 'open-round' || !told.includes(`short-${round}`);
}

const NOTHING = { entries: [], boards: [], rounds: [] };

/** Everything of a season that says when it goes on. */
export async function partsOf(deps: Deps, { id }: SeasonRecord) {
  const [entries, boards, rounds] = await Promise.all([
    deps.store.entries(id),
    deps.store.boards(id),
    deps.store.rounds(id),
  ]);
  return { entries, boards, rounds };
}

/**
 * Posts what follows from an hour of a season that has come. Called too early, twice or late it does no harm: the note
 * of the hour decides.
 */
export async function runScheduled(deps: Deps, season: string): Promise<'reached' | 'not-due'> {
  const due = await deps.store.seasonDue(season);
  const at = deps.clock();
  // Where the clock may have jumped, the next sweep asks again.
  if (due === undefined || due.at === null || due.at > at || !(await trustedTime(deps)).sure)
    return 'not-due';
  const { draftOf } = due;
  const event: SeasonChanged = {
    ...{ id: deps.newId(), kind: 'season-changed', at, season },
    ...(draftOf === undefined ? {} : { draftOf }),
  };
  return (await deps.store.reachSeasonHour(due, event)) === 'reached' ? 'reached' : 'not-due';
}
