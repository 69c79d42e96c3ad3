import type { Caller, TokensSession } from '../access/caller';
import type { Deps } from '../platform/deps';
import {
  IDLE_MS,
  type ProgramRecord,
  SESSION_MS,
  type SessionRecord,
  type SessionsRecord,
} from './sessions.records';

const HOUR_MS = 3_600_000;
/** How many sessions of a player are stored; beyond that the oldest ends. */
const MOST = 20;
const ATTEMPTS = 5;
/** How long the hashes of hidden texts are stored to stop their author from posting them again: ten years. */
const HIDDEN_MS = 10 * 365 * 24 * HOUR_MS;

/** A player's sessions before any are stored. */
export function noSessions(player: string): SessionsRecord {
  return { player, list: [], programs: [], endedBefore: 0, version: 0 };
}

/**
 * How long sessions have to be stored: by then their tokens have expired, whatever the difference between the clocks.
 */
export function rememberedUntil(
  now: number,
  { suspended, hiddenTexts = [] }: Pick<SessionsRecord, 'suspended' | 'hiddenTexts'> = {},
): number {
  const expired = now + SESSION_MS + 24 * HOUR_MS;
  // Decisions of site administrators outlast every session.
  return Math.max(expired, suspended?.until ?? 0, hiddenTexts.length > 0 ? dayOf(now) + HIDDEN_MS : 0);
}

/** Rounds down to the day, so that the same change made a moment later stores the same value. */
function dayOf(now: number): number {
  return Math.floor(now / (24 * HOUR_MS)) * 24 * HOUR_MS;
}

/** Whether a login is no longer valid: it was ended, has reached the maximum age of a session, or was left unused. */
export function hasEnded(
  kept: SessionsRecord | undefined,
  { id, began, until }: TokensSession,
  now: number,
): boolean {
  if (until !== undefined && until <= now) return true;
  // The login library renews a token on use; that does not extend the session.
  if (id !== null && began <= now - SESSION_MS) return true;
  const known = kept?.list.find((one) => one.id === id);
  if (known !== undefined) return !counts(known, now);
  return began <= Math.max(kept?.endedBefore ?? 0, now - IDLE_MS);
}

/** Whether a stored session is still accepted. */
export function counts({ began, seenAt, endedAt, until }: SessionRecord, now: number): boolean {
  const last = Math.min(began + SESSION_MS, seenAt + IDLE_MS, until ?? Number.POSITIVE_INFINITY);
  return endedAt === undefined && last > now;
}

/** Whether the use of a session or API token was recorded within the last hour. */
export function isNoted(seenAt: number | null | undefined, now: number): boolean {
  return typeof seenAt === 'number' && seenAt > now - HOUR_MS;
}

/** Rounds a time down to the hour, as uses are recorded. */
export function hourNumber(now: number): number {
  return Math.floor(now / HOUR_MS) * HOUR_MS;
}

/** The sessions after this one was used now. Expired sessions are removed, and the oldest if there are too many. */
export function noted(
  kept: SessionsRecord,
  session: Pick<SessionRecord, 'id' | 'agent' | 'began' | 'until' | 'link'>,
  now: number,
): SessionsRecord {
  const others = kept.list.filter((one) => one.id !== session.id && one.began > now - SESSION_MS);
  const list = [...others, { ...session, seenAt: hourNumber(now) }].sort(
    (one, other) => other.began - one.began,
  );
  const oldest = Math.max(0, ...list.slice(MOST).map((one) => one.began));
  return endedUpTo({ ...kept, list: list.slice(0, MOST) }, oldest);
}

/** The sessions with one of them, a login or an API token, ended. */
export function without(kept: SessionsRecord, id: string, now: number): SessionsRecord {
  const list = kept.list.map((one) => (one.id === id ? end(one, now) : one));
  return { ...kept, list, programs: kept.programs.filter((one) => one.id !== id) };
}

/** A player's sessions with all of them ended. */
export function allEnded(kept: SessionsRecord, caller: Caller, now: number): SessionsRecord {
  const list = kept.list.map((one) => end(one, now));
  // The clock that dates tokens may be ahead of this one.
  return endedUpTo({ ...kept, list, programs: [] }, Math.max(now, caller.session?.began ?? 0));
}

/** The sessions after all that began at or before this time and are not in the list have been ended. */
export function endedUpTo(kept: SessionsRecord, began: number): SessionsRecord {
  return { ...kept, endedBefore: Math.max(kept.endedBefore, began) };
}

/** The API tokens that have not expired. */
export function runningPrograms(kept: SessionsRecord | undefined, now: number): readonly ProgramRecord[] {
  return (kept?.programs ?? []).filter(({ until }) => until > now);
}

/** Changes a player's sessions in their current state; undefined if concurrent changes kept preventing it. */
export async function changeSessions(
  deps: Deps,
  player: string,
  change: (kept: SessionsRecord) => SessionsRecord,
): Promise<SessionsRecord | undefined> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const kept = (await deps.store.sessions(player)) ?? noSessions(player);
    const changed = change(kept);
    if (changed === kept) return kept;
    const next = { ...changed, version: kept.version + 1 };
    if ((await deps.store.saveSessions(next, rememberedUntil(deps.clock()))) === 'saved') return next;
  }
  return undefined;
}

function end(session: SessionRecord, now: number): SessionRecord {
  return { ...session, endedAt: session.endedAt ?? now };
}
