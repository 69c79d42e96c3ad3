import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import * as z from 'zod';
import { AWS_CLIENT_TIMEOUTS } from '../aws-client-timeouts';
import { readEnvironment, readEvent } from '../lambda-event';
import { log } from '../log';
import { loggedRun } from '../logged-run';
import { sesTransport } from '../notify/ses';
import { lambdaDeps } from '../runtime';
import { LARGEST_MAIL, receiveMail } from './receive-mail';
import { receivedBySes, SesEvent, type SesReceipt } from './ses-event';

const Environment = z.object({
  EMAIL_FROM: z.string(),
  SES_CONFIGURATION_SET: z.string(),
  /** Where the receipt rule stores mails, and under which prefix. */
  MAIL_BUCKET: z.string(),
  MAIL_PREFIX: z.string(),
});

const env = readEnvironment(Environment);
const deps = lambdaDeps();
const transport = sesTransport({ from: env.EMAIL_FROM, configurationSet: env.SES_CONFIGURATION_SET });
const s3 = new S3Client(AWS_CLIENT_TIMEOUTS);

/** Reads orders from mails that SES has received and stored. A second run of the same mail changes nothing. */
export const handler = loggedRun('mail', async (event): Promise<void> => {
  const { Records } = readEvent('mails received by SES', SesEvent, event);
  for (const { ses } of Records) await receive(ses);
});

async function receive(ses: SesReceipt): Promise<void> {
  const raw = await contentOf(ses.mail.messageId);
  const mail = raw && receivedBySes(ses, raw);
  if (mail === undefined || mail === null)
    return log('info', 'mail received', { kind: 'dropped', why: raw === undefined ? 'too-large' : 'virus' });
  await receiveMail(deps, transport, mail);
}

/** The mail as it was received; undefined for one that is too large. */
async function contentOf(messageId: string): Promise<Uint8Array | undefined> {
  const Key = env.MAIL_PREFIX + messageId;
  const { Body, ContentLength = 0 } = await s3.send(new GetObjectCommand({ Bucket: env.MAIL_BUCKET, Key }));
  if (ContentLength > LARGEST_MAIL) return undefined;
  return Body?.transformToByteArray();
}
