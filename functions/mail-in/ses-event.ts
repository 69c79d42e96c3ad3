import * as z from 'zod';
import type { ReceivedMail } from './receive-mail';
import { isProven, type SpfPass } from './sender-proof';

const Verdict = z.object({ status: z.string() });

/** The event of a receipt rule's Lambda action. It contains no content: another action has stored that. */
export const SesEvent = z.object({
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
export type SesReceipt = z.infer<typeof SesEvent>['Records'][number]['ses'];

/** A mail as SES has received it; null for one with a virus. SES has asked SPF for the sender of the envelope. */
export function receivedBySes({ mail, receipt }: SesReceipt, raw: Uint8Array): ReceivedMail | null {
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
