import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import webPush from 'web-push';
import * as z from 'zod';
import type { PushKeys } from '../notify/push-sender';
import { makeFolder } from './private-folder';
import { writeWhole } from './write-whole';

const Keys = z.object({ publicKey: z.string(), privateKey: z.string() });

/** The keys that sign pushes: from the environment, otherwise created once and stored beside the data. */
export function localPushKeys(folder: string): PushKeys {
  const { PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY, PUSH_SUBJECT = 'mailto:tides@turreton.example' } = process.env;
  const given = Keys.safeParse({ publicKey: PUSH_PUBLIC_KEY, privateKey: PUSH_PRIVATE_KEY });
  if (given.success) return { ...given.data, subject: PUSH_SUBJECT };
  const file = join(folder, 'push-keys.json');
  makeFolder(folder);
  if (!existsSync(file)) writeWhole(file, JSON.stringify(webPush.generateVAPIDKeys()));
  return { ...Keys.parse(JSON.parse(readFileSync(file, 'utf8'))), subject: PUSH_SUBJECT };
}
