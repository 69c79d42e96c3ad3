import type { Caller } from '../access/caller';
import { personFor } from '../account/profile';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { changeSessions, hourNumber, isNoted, runningPrograms } from './session-list';
import type { ProgramRecord, Scope, SessionsRecord } from './sessions.records';

/** How many API tokens a player may have at a time. */
const MOST = 10;

/** The player's choices for a new API token. */
export interface ApiTokenRequest {
  readonly name: string;
  readonly scopes: readonly Scope[];
  /** How long it is valid, in milliseconds. */
  readonly lasts: number;
}

/** Creates an API token for the caller. Refused above a number that a player could no longer keep track of. */
export async function createApiToken(
  deps: Deps,
  caller: Caller,
  { name, scopes, lasts }: ApiTokenRequest,
): Promise<Outcome<ProgramRecord>> {
  // The token contains no mail address, so the profile has to exist.
  await personFor(deps, caller);
  const now = deps.clock();
  const program: ProgramRecord = {
    ...{ id: deps.newId(), name, scopes: [...scopes] },
    ...{ began: now, until: now + lasts, seenAt: null },
  };
  let isFull = false;
  const saved = await changeSessions(deps, caller.id, (kept) => {
    const others = runningPrograms(kept, now).filter(({ id }) => id !== program.id);
    isFull = others.length >= MOST;
    return isFull ? kept : { ...kept, programs: [program, ...others] };
  });
  if (isFull) return refuse(TOO_MANY);
  return saved === undefined ? refuse({ code: 'changed-meanwhile' }) : done(program);
}

/** The caller's API tokens that have not expired, newest first. */
export async function apiTokens(deps: Deps, caller: Caller): Promise<readonly ProgramRecord[]> {
  const kept = await deps.store.sessions(caller.id);
  return runningPrograms(kept, deps.clock());
}

/**
 * The scopes of an API token that is valid now; null for one that has ended. The first use in an hour is recorded.
 * @param look receives the account's sessions as they were read
 */
export async function apiTokenScopes(
  deps: Deps,
  player: string,
  id: string,
  look: (kept: SessionsRecord | undefined) => void = () => undefined,
): Promise<readonly Scope[] | null> {
  const now = deps.clock();
  const find = (kept: SessionsRecord | undefined) =>
    runningPrograms(kept, now).find((program) => program.id === id);
  const kept = await deps.store.sessions(player);
  look(kept);
  const found = find(kept);
  if (found === undefined) return null;
  if (isNoted(found.seenAt, now)) return found.scopes;
  const after = await changeSessions(deps, player, (kept) =>
    find(kept) === undefined || isNoted(find(kept)?.seenAt, now)
      ? kept
      : {
          ...kept,
          programs: kept.programs.map((one) => (one.id === id ? { ...one, seenAt: hourNumber(now) } : one)),
        },
  );
  return after === undefined ? found.scopes : (find(after)?.scopes ?? null);
}

const TOO_MANY = {
  code: 'not-allowed',
  why: { text: 'programSessions', with: { most: MOST } },
} as const;
