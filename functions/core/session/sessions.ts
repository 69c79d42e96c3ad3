import type { Caller, TokensSession } from '../access/caller';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { removeWaysSince } from './login-ways';
import {
  allEnded,
  changeSessions,
  counts,
  endedUpTo,
  hasEnded,
  isNoted,
  noted,
  without,
} from './session-list';
import type { SessionRecord, SessionsRecord } from './sessions.records';

/**
 * Whether a player's session is still valid. Its first use, and its first use in an hour, is recorded.
 * @param agent the browser or program that uses it
 * @param look receives the account's sessions as they were read
 */
export async function isSessionValid(
  deps: Deps,
  player: string,
  session: TokensSession,
  agent: string | null,
  look: (kept: SessionsRecord | undefined) => void = () => undefined,
): Promise<boolean> {
  // Every request asks this, so the cheap read has to suffice: an ended session may be accepted for a moment longer.
  const kept = await deps.store.sessions(player, { weak: true });
  look(kept);
  if (hasEnded(kept, session, deps.clock())) return false;
  const { id, began, until, link } = session;
  if (id === null || isNoted(seenAt(kept, id), deps.clock())) return true;
  const after = await changeSessions(deps, player, (current) =>
    hasEnded(current, session, deps.clock()) || isNoted(seenAt(current, id), deps.clock())
      ? current
      : noted(
          current,
          { id, agent, began, ...(until === undefined ? {} : { until }), ...(link && { link }) },
          deps.clock(),
        ),
  );
  if (link === true && seenAt(kept, id) === undefined) {
    // Few logins use a link, and loading its notifications would slow every start of the function.
    const { notifyLinkUsed } = await import('../invitation/notify-personal-link');
    await notifyLinkUsed(deps, player, agent);
  }
  // If concurrent changes prevented this one, the session has not ended, and the next request records its use.
  return after === undefined || !hasEnded(after, session, deps.clock());
}

/** The caller's valid logins, the last used first. */
export async function sessionsOf(deps: Deps, caller: Caller): Promise<readonly SessionRecord[]> {
  const kept = await deps.store.sessions(caller.id);
  return (kept?.list ?? [])
    .filter((one) => counts(one, deps.clock()))
    .sort((one, other) => other.seenAt - one.seenAt);
}

/** Ends one session of the caller, a login or an API token, at once. */
export async function endSession(deps: Deps, caller: Caller, id: string): Promise<Outcome<null>> {
  let found = false;
  const after = await changeSessions(deps, caller.id, (kept) => {
    found = [...kept.list, ...kept.programs].some((one) => one.id === id);
    return found ? without(kept, id, deps.clock()) : kept;
  });
  return found ? settled(after) : refuse({ code: 'not-found', what: 'session' });
}

/** Ends the session of this request at once. */
export async function endThisSession(deps: Deps, caller: Caller): Promise<Outcome<null>> {
  const { id = null, began = 0 } = caller.session ?? {};
  if (id !== null) return endSession(deps, caller, id);
  return settled(await changeSessions(deps, caller.id, (kept) => endedUpTo(kept, began)));
}

/**
 * Ends every session of the caller at once, including that of this request, and removes the services and passkeys that
 * were added since the oldest of them began: one of these logins may have been a stranger's.
 */
export async function endAllSessions(deps: Deps, caller: Caller): Promise<Outcome<null>> {
  const running = await sessionsOf(deps, caller);
  const began = [...running.map((one) => one.began), caller.session?.began ?? deps.clock()];
  await removeWaysSince(deps, caller.id, Math.min(...began));
  return settled(await changeSessions(deps, caller.id, (kept) => allEnded(kept, caller, deps.clock())));
}

function seenAt(kept: SessionsRecord | undefined, id: string): number | undefined {
  return kept?.list.find((one) => one.id === id)?.seenAt;
}

function settled(saved: SessionsRecord | undefined): Outcome<null> {
  return saved === undefined ? refuse({ code: 'changed-meanwhile' }) : done(null);
}
