import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from './private-folder';
import { writeWhole } from './write-whole';

const SHORTEST = 32;

/**
 * The secret that signs sessions: from the environment, otherwise created once and stored beside the data. Throws if
 * the stored one is too short: an empty secret would sign everyone's sessions.
 */
export function localSecret(folder: string): string {
  const given = process.env.NEXTAUTH_SECRET;
  if (given !== undefined) return given;
  const file = join(folder, 'session-secret');
  if (existsSync(file)) return keptSecret(file);
  makeFolder(folder);
  const secret = randomBytes(32).toString('hex');
  writeWhole(file, secret);
  return secret;
}

function keptSecret(file: string): string {
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length >= SHORTEST) return secret;
  throw new Error(
    `${file} holds no secret of at least ${SHORTEST} characters. Restore it from a backup, or delete it: then a new one ` +
      'is made, and everyone logs in again.',
  );
}
