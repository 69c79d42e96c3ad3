import { randomUUID } from 'node:crypto';
import { EncryptJWT } from 'jose';
import { sessionKey } from '../api/session-token';

/** A session of ten minutes for one of the canary's people, as the pages' login would issue it (ADR 004). */
export function sessionFor(id: string, secret: string): Promise<string> {
  return new EncryptJWT({ sub: id, name: id })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setIssuedAt()
    .setExpirationTime('10m')
    .setJti(randomUUID())
    .encrypt(sessionKey(secret));
}
