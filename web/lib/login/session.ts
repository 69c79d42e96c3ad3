import { SHARED_MS, SHARED_SCOPES } from '../../../functions/core/session/sessions.schema';
import { serverApi } from '../server-api';

/** The session data in a token: its id, and when it began, in milliseconds. */
export interface TokensSession {
  readonly sid: string;
  readonly began: number;
  /** Its scopes and its end, on a computer that others use as well. */
  readonly scopes?: readonly string[];
  readonly until?: number;
}

/**
 * A session that begins now.
 * @param isShared whether others use the computer as well
 */
export function newSession(now: number, isShared = false): TokensSession {
  const session = { sid: crypto.randomUUID(), began: now };
  return isShared ? { ...session, scopes: SHARED_SCOPES, until: now + SHARED_MS } : session;
}

/** Ends the session of the current request. */
export async function endThisSession(): Promise<void> {
  const answer = await serverApi('DELETE /me/session');
  // A token that has expired or was logged out elsewhere is no longer accepted.
  if (!answer.ok && answer.status !== 401)
    throw new Error(`The session could not be ended: ${answer.problem.detail}`);
}

/** Ends the session that this browser had before a new login. If that fails, the session expires. */
export async function endSessionBefore(): Promise<void> {
  await serverApi('DELETE /me/session');
}
