import * as z from 'zod';
import type { Clients } from './clients';
import type { Call } from './recorder';

const Sent = z.object({
  Content: z.object({ Raw: z.object({ Data: z.base64() }) }),
  Destination: z.object({ ToAddresses: z.array(z.string()) }),
});

/** A mail that SES accepted. */
export interface SentMail {
  readonly to: readonly string[];
  readonly subject: string;
  /** As it was sent, with its parts still encoded. */
  readonly raw: string;
}

/** The mails that the emulator's SES accepted from functions, the oldest first. */
export function sentMails(calls: readonly Call[]): readonly SentMail[] {
  const taken = calls.filter(
    ({ service, method, status }) => service === 'ses' && method === 'POST' && status === 200,
  );
  return taken.map(({ body }) => {
    const { Content, Destination } = Sent.parse(JSON.parse(body));
    const raw = Buffer.from(Content.Raw.Data, 'base64').toString();
    const subject = /^Subject: (.*)$/m.exec(raw)?.[1]?.trim() ?? '';
    return { to: Destination.ToAddresses, subject, raw };
  });
}

/** The number of mails that the emulator's SES has sent. Only the first version of its API shows it. */
export async function countSent({ endpoint, region }: Clients): Promise<number> {
  const scope = `Credential=operator/20260101/${region}/ses/aws4_request`;
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: { authorization: `AWS4-HMAC-SHA256 ${scope}` },
    body: new URLSearchParams({ Action: 'GetSendQuota', Version: '2010-12-01' }),
  });
  const count = /<SentLast24Hours>([\d.]+)</.exec(await answer.text())?.[1];
  if (count === undefined) throw new Error(`SES does not say how much it sent: ${answer.status}`);
  return Number(count);
}
