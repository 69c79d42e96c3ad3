import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PutSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { parseJson } from '../../engine/core/parse-json';
import { awsClient } from '../aws-clients';
import { newReceiptSecret, ReceiptSecret, withRetiredKey } from '../core/step/receipt-secret';
import { loadReceiptSecret, loadSecret } from '../runtime';
import { makeFolder } from './private-folder';
import { readSettings } from './settings';
import { writeWhole } from './write-whole';

const fileIn = (folder: string): string => join(folder, 'receipt-keys.json');

/**
 * The secret that signs receipts, created once and stored beside the data. Where there is a store of an earlier release,
 * the key that it signed with is kept for checking: it followed from the session secret.
 */
export async function localReceiptSecret(
  folder: string,
  sessionSecret: string,
  now: number,
): Promise<ReceiptSecret> {
  const file = fileIn(folder);
  if (existsSync(file)) return readFile(file);
  const made = await newReceiptSecret(now);
  const isUsed = existsSync(join(folder, 'table'));
  const kept = isUsed ? await withRetiredKey(made, sessionSecret, null, made.createdAt) : made;
  makeFolder(folder);
  writeWhole(file, JSON.stringify(kept));
  return kept;
}

function readFile(file: string): ReceiptSecret {
  const read = ReceiptSecret.safeParse(parseJson(readFileSync(file, 'utf8')));
  if (read.success) return read.data;
  throw new Error(
    `${file} cannot be read. Restore it from a backup, or delete it: then a new key is made, and receipts that the old ` +
      'one signed can no longer be checked here.',
  );
}

/**
 * `turreton rotate-receipt-key`: a new key signs receipts from the next start on; earlier ones stay valid. The secret is
 * that of RECEIPT_SECRET_ARN, on AWS, with AUTH_SECRET_ARN for the key of earlier releases; otherwise that in DATA_DIR.
 */
export async function rotateReceiptKey(): Promise<void> {
  const { RECEIPT_SECRET_ARN: onAws } = process.env;
  if (onAws !== undefined) return rotateOnAws(onAws);
  const { folder } = readSettings(process.env);
  const file = fileIn(folder);
  if (!existsSync(file))
    throw new Error(`There is no key for receipts in ${folder}: the host makes it at its start.`);
  const next = await newReceiptSecret(Date.now(), readFile(file));
  writeWhole(file, JSON.stringify(next));
  sayRotated(next);
}

async function rotateOnAws(SecretId: string): Promise<void> {
  const before = await loadReceiptSecret(await loadSecret());
  const next = await newReceiptSecret(Date.now(), before);
  const put = new PutSecretValueCommand({ SecretId, SecretString: JSON.stringify(next) });
  await awsClient(SecretsManagerClient).send(put);
  sayRotated(next);
}

function sayRotated(next: ReceiptSecret): void {
  console.log(
    `A new key signs receipts from the next start on. ${next.retired.length} earlier ones still check theirs.`,
  );
}
