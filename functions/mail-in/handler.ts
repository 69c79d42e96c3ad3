import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import * as z from 'zod';
import { awsClient } from '../aws-clients';
import { readEnvironment, readEvent } from '../lambda-event';
import { log } from '../log';
import { loggedRun } from '../logged-run';
import { sesTransport } from '../notify/ses';
import { lambdaDeps } from '../runtime';
import { LARGEST_MAIL, type ReceivedMail, receiveMail } from './receive-mail';
import { isProven, type SpfPass } from './sender-proof';

const Verdict = z.object({ status: z.string() });

/** The event of a receipt rule's Lambda action. It contains no content: another action has stored that. */
const SesEvent = z.object({
  Records: z.array(
    z.object({
      ses: z.object({
        mail: z.object({ messageId: z.string().regex(/^[\w-]{1,200}$/), source: z.string() }),
        receipt: z.object({
          /** When SES received the mail. */
          timestamp: z.iso.datetime({ offset: true }),
          recipients: z.array(z.string()),
          spfVerdict: Verdict,
          virusVerdict: Verdict,
        }),
      }),
    }),
  ),
});
type SesReceipt = z.infer<typeof SesEvent>['Records'][number]['ses'];

/** A mail as SES has received it; null for one with a virus. SES has asked SPF for the sender of the envelope. */
function receivedBySes({ mail, receipt }: SesReceipt, raw: Uint8Array): ReceivedMail | null {
  if (receipt.virusVerdict.status === 'FAIL') return null;
  const { source } = mail;
  const domain = source.slice(source.lastIndexOf('@') + 1).toLowerCase();
  const passed: SpfPass | null = receipt.spfVerdict.status === 'PASS' && domain !== '' ? { domain } : null;
  return {
    raw,
    returnPath: source,
    recipients: receipt.recipients,
    receivedAt: Date.parse(receipt.timestamp),
    isProven: (from) => isProven(raw, from, passed),
  };
}

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
const s3 = awsClient(S3Client);

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
