import { sessionToken } from '../tokens';

/** The scopes for the canary's actions: it opens leagues and boards, plays, and ends boards. */
const SCOPES = ['read', 'play', 'organize'];

/**
 * A session of ten minutes for one of the canary's users, as the login of the pages would issue it (ADR 004, ADR 031).
 */
export function sessionFor(id: string, secret: string): Promise<string> {
  return sessionToken(secret, { sub: id, name: id, scopes: SCOPES }, '10m');
}
