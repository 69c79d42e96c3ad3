import {
  IDLE_MS,
  type ProgramRecord,
  SESSION_MS,
  type SessionRecord,
  type SessionsRecord,
} from '../../store/records';
import type { Caller, TokensSession } from '../caller';
import type { Deps } from '../deps';

const HOUR_MS = 3_600_000;
/** Sessions that are kept of a player; with one more the oldest ends. */
const MOST = 20;
const ATTEMPTS = 5;
/** For how long the texts are remembered that somebody does not write again: ten years. */
const HIDDEN_MS = 10 * 365 * 24 * HOUR_MS;

/** What is kept of a player's sessions before there is anything. */
export function noSessions(player: string): SessionsRecord {
  return { player, list: [], programs: [], endedBefore: 0, version: 0 };
}

/** Until when sessions have to be remembered: their tokens have expired by then, whatever the clocks differ. */
export function rememberedUntil(
  now: number,
  { suspended, hiddenTexts = [] }: Pick<SessionsRecord, 'suspended' | 'hiddenTexts'> = {},
): number {
  const expired = now + SESSION_MS + 24 * HOUR_MS;
  // What site administrators decided outlasts every session.
  return Math.max(expired, suspended?.until ?? 0, hiddenTexts.length > 0 ? dayOf(now) + HIDDEN_MS : 0);
}

/** The day, so that the same change made a moment later is the same. */
function dayOf(now: number): number {
  return Math.floor(now / (24 * HOUR_MS)) * 24 * HOUR_MS;
}

/** Whether a login still counts: it was not ended, is not older than sessions get, and was not left unused. */
export function hasEnded(
  kept: SessionsRecord | undefined,
  { id, began, until }: TokensSession,
  now: number,
): boolean {
  if (until !== undefined && until <= now) return true;
  // The login library renews a token that it is shown; the session does not get longer by it.
  if (id !== null && began <= now - SESSION_MS) return true;
  const known = kept?.list.find((one) => one.id === id);
  if (known !== undefined) return !counts(known, now);
  return began <= Math.max(kept?.endedBefore ?? 0, now - IDLE_MS);
}

/** Whether a kept session is still accepted. */
export function counts({ began, seenAt, endedAt, until }: SessionRecord, now: number): boolean {
  const last = Math.min(began + SESSION_MS, seenAt + IDLE_MS, until ?? Number.POSITIVE_INFINITY);
  return endedAt === undefined && last > now;
}

/** Whether a session or program was noted as used within the hour. */
export function isNoted(seenAt: number | null | undefined, now: number): boolean {
  return typeof seenAt === 'number' && seenAt > now - HOUR_MS;
}

/** The hour, as uses are noted. */
export function hourNumber(now: number): number {
  return Math.floor(now / HOUR_MS) * HOUR_MS;
}

/** The sessions with this one seen now. Those that have expired are left out, and of too many the oldest. */
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

/** The sessions with one of them, a login or a program's, ended. */
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

/** The sessions with those ended that began then or earlier and are not in the list. */
export function endedUpTo(kept: SessionsRecord, began: number): SessionsRecord {
  return { ...kept, endedBefore: Math.max(kept.endedBefore, began) };
}

/** The sessions of programs that have not ended. */
export function runningPrograms(kept: SessionsRecord | undefined, now: number): readonly ProgramRecord[] {
  return (kept?.programs ?? []).filter(({ until }) => until > now);
}

/** Changes a player's sessions as they are at that moment; undefined if others kept changing them. */
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
