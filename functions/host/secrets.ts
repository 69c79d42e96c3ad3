import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The secret that signs sessions: from the environment, else made once and kept beside the data. */
export function localSecret(folder: string): string {
  const given = process.env.NEXTAUTH_SECRET;
  if (given !== undefined) return given;
  const file = join(folder, 'session-secret');
  if (existsSync(file)) return readFileSync(file, 'utf8');
  mkdirSync(folder, { recursive: true });
  const secret = randomBytes(32).toString('hex');
  writeFileSync(file, secret, { mode: 0o600 });
  return secret;
}
