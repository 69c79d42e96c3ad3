import { SESSION_MS, type SessionRecord, type SessionsRecord } from '../../store/records';
import type { Caller, CallersSession } from '../caller';
import type { Deps } from '../deps';
import { done, type Outcome, refuse } from '../errors';

const HOUR_MS = 3_600_000;
/** Sessions that are kept of a player; with one more the oldest ends. */
const MOST = 20;
const ATTEMPTS = 5;

/**
 * Whether a player's session still counts. One that is seen for the first time, or for the first time in an hour, is
 * noted. @param agent the browser or program that uses it
 */
export async function isSessionValid(
  deps: Deps,
  player: string,
  session: CallersSession,
  agent: string | null,
): Promise<boolean> {
  const kept = await deps.store.sessions(player);
  if (hasEnded(kept, session, deps.clock())) return false;
  const { id } = session;
  if (id === null || isNoted(kept, id, deps.clock())) return true;
  const after = await changeSessions(deps, player, (current) =>
    hasEnded(current, session, deps.clock()) || isNoted(current, id, deps.clock())
      ? current
      : noted(current, { id, began: session.began }, agent, deps.clock()),
  );
  // Where others kept changing the list, it has not ended, and the next request notes it.
  return after === undefined || !hasEnded(after, session, deps.clock());
}

/** The caller's sessions that count, the last used first. */
export async function sessionsOf(deps: Deps, caller: Caller): Promise<readonly SessionRecord[]> {
  const kept = await deps.store.sessions(caller.id, { consistent: true });
  return (kept?.list ?? [])
    .filter(({ endedAt, began }) => endedAt === undefined && began > deps.clock() - SESSION_MS)
    .sort((one, other) => other.seenAt - one.seenAt);
}

/** Ends one session of the caller at once; null ends the one that they ask with. */
export async function endSession(deps: Deps, caller: Caller, id: string | null): Promise<Outcome<null>> {
  const ended = id ?? caller.session?.id ?? null;
  if (ended === null) {
    const began = caller.session?.began ?? 0;
    return settled(await changeSessions(deps, caller.id, (kept) => endedUpTo(kept, began)));
  }
  let found = false;
  const after = await changeSessions(deps, caller.id, (kept) => {
    found = kept.list.some((one) => one.id === ended);
    return { ...kept, list: kept.list.map((one) => (one.id === ended ? end(one, deps.clock()) : one)) };
  });
  return found ? settled(after) : refuse({ code: 'not-found', what: 'session' });
}

/** Ends every session of the caller at once, the one that they ask with among them. */
export async function endAllSessions(deps: Deps, caller: Caller): Promise<Outcome<null>> {
  return settled(await changeSessions(deps, caller.id, (kept) => allEnded(kept, caller, deps.clock())));
}

/** A player's sessions with all of them ended. */
export function allEnded(kept: SessionsRecord, caller: Caller, now: number): SessionsRecord {
  const list = kept.list.map((one) => end(one, now));
  // The clock that dates tokens may be ahead of this one.
  return endedUpTo({ ...kept, list }, Math.max(now, caller.session?.began ?? 0));
}

/** What is kept of a player's sessions before there is anything. */
export function noSessions(player: string): SessionsRecord {
  return { player, list: [], endedBefore: 0, version: 0 };
}

/** Until when sessions have to be remembered: their tokens have expired by then, whatever the clocks differ. */
export function rememberedUntil(now: number): number {
  return now + SESSION_MS + 24 * HOUR_MS;
}

function settled(saved: SessionsRecord | undefined): Outcome<null> {
  return saved === undefined ? refuse({ code: 'changed-meanwhile' }) : done(null);
}

function end(session: SessionRecord, now: number): SessionRecord {
  return { ...session, endedAt: session.endedAt ?? now };
}

function endedUpTo(kept: SessionsRecord, began: number): SessionsRecord {
  return { ...kept, endedBefore: Math.max(kept.endedBefore, began) };
}

function hasEnded(kept: SessionsRecord | undefined, { id, began }: CallersSession, now: number): boolean {
  // The login library renews a token that it is shown; the session does not get longer by it.
  if (id !== null && began <= now - SESSION_MS) return true;
  const known = kept?.list.find((one) => one.id === id);
  return known === undefined ? began <= (kept?.endedBefore ?? 0) : known.endedAt !== undefined;
}

function isNoted(kept: SessionsRecord | undefined, id: string, now: number): boolean {
  const seenAt = kept?.list.find((one) => one.id === id)?.seenAt;
  return seenAt !== undefined && seenAt > now - HOUR_MS;
}

/** The sessions with this one seen now. Expired ones are left out, and of too many the oldest. */
function noted(
  kept: SessionsRecord,
  { id, began }: { readonly id: string; readonly began: number },
  agent: string | null,
  now: number,
): SessionsRecord {
  const seenAt = Math.floor(now / HOUR_MS) * HOUR_MS;
  const others = kept.list.filter((one) => one.id !== id && one.began > now - SESSION_MS);
  const list = [...others, { id, agent, began, seenAt }].sort((one, other) => other.began - one.began);
  const oldest = Math.max(0, ...list.slice(MOST).map((one) => one.began));
  return endedUpTo({ ...kept, list: list.slice(0, MOST) }, oldest);
}

/** Changes a player's sessions as they are at that moment; undefined if others kept changing them. */
async function changeSessions(
  deps: Deps,
  player: string,
  change: (kept: SessionsRecord) => SessionsRecord,
): Promise<SessionsRecord | undefined> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const kept = (await deps.store.sessions(player, { consistent: true })) ?? noSessions(player);
    const changed = change(kept);
    if (changed === kept) return kept;
    const next = { ...changed, version: kept.version + 1 };
    if ((await deps.store.saveSessions(next, rememberedUntil(deps.clock()))) === 'saved') return next;
  }
  return undefined;
}
