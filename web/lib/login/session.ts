import { SHARED_MS, SHARED_SCOPES } from '../../../functions/api/schemas/sessions';
import { serverApi } from '../server-api';

/** What a token says of its session: its id, and when it began in milliseconds. */
export interface TokensSession {
  readonly sid: string;
  readonly began: number;
  /** What it is for and when it ends, on a computer that others use as well. */
  readonly scopes?: readonly string[];
  readonly until?: number;
}

/** A session that begins now. @param isShared whether others use the computer as well */
export function newSession(now: number, isShared = false): TokensSession {
  const session = { sid: crypto.randomUUID(), began: now };
  return isShared ? { ...session, scopes: SHARED_SCOPES, until: now + SHARED_MS } : session;
}

/** Ends the session of the request that is being answered. */
export async function endThisSession(): Promise<void> {
  const answer = await serverApi('DELETE /me/session');
  // A token that has expired or was logged out elsewhere is not accepted any more.
  if (!answer.ok && answer.status !== 401)
    throw new Error(`The session could not be ended: ${answer.problem.detail}`);
}

/** Ends the session that this browser had before a new login. One that cannot be ended ends by itself. */
export async function endSessionBefore(): Promise<void> {
  await serverApi('DELETE /me/session');
}
