import type { JWT } from 'next-auth/jwt';
import { THIS_SESSION } from '../../../functions/api/schemas/sessions';
import { serverApi } from '../server-api';

/** What a token says of its session: its id, and when it began in milliseconds. */
export interface TokensSession {
  readonly sid: string;
  readonly began: number;
}

/** A session that begins now. */
export function newSession(now: number): TokensSession {
  return { sid: crypto.randomUUID(), began: now };
}

/** A token that is renewed stays the same session. One of an earlier release gets one that began with the token. */
export function keptSession(token: JWT): JWT {
  if (token.sid !== undefined) return token;
  const issued = typeof token.iat === 'number' ? token.iat : 0;
  return { ...token, ...newSession(issued * 1000) };
}

/** Ends the session of the request that is being answered. */
export async function endThisSession(): Promise<void> {
  const answer = await serverApi('DELETE /me/sessions/{session}', { session: THIS_SESSION });
  // A token that has expired or was logged out elsewhere is not accepted any more.
  if (!answer.ok && answer.status !== 401)
    throw new Error(`The session could not be ended: ${answer.problem.detail}`);
}
