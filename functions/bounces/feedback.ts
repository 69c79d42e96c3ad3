import * as z from 'zod';
import type { MailArrival } from '../core/invitation/mail-state';
import type { MailFeedback } from '../core/notification/handle-bounce';
import { PLAYER_TAG, SEASON_TAG } from '../notify/player-tag';

const Recipients = z.array(z.object({ emailAddress: z.string() })).min(1);
const Mail = z.object({ tags: z.record(z.string(), z.array(z.string())).default({}) });

/**
 * The part of an SES event about a mail that matters here.
 * https://docs.aws.amazon.com/ses/latest/dg/event-publishing-retrieving-sns-contents.html
 */
const SesEvent = z.discriminatedUnion('eventType', [
  z.object({
    eventType: z.literal('Bounce'),
    bounce: z.object({
      bounceType: z.enum(['Permanent', 'Transient', 'Undetermined']),
      bouncedRecipients: Recipients,
    }),
    mail: Mail,
  }),
  z.object({
    eventType: z.literal('Complaint'),
    complaint: z.object({ complainedRecipients: Recipients }),
    mail: Mail,
  }),
  z.object({
    eventType: z.literal('Delivery'),
    delivery: z.object({ timestamp: z.iso.datetime(), recipients: z.array(z.string()).min(1) }),
    mail: Mail,
  }),
]);
type SesEvent = z.infer<typeof SesEvent>;

/** The SNS event that contains it: https://docs.aws.amazon.com/lambda/latest/dg/with-sns.html */
export const SnsEvent = z.object({
  Records: z.array(z.object({ Sns: z.object({ Message: z.string() }) })).min(1),
});

/** The plain-text message of SES that tests the topic when an event destination is created or changed. */
const GREETING = 'Successfully validated SNS topic for Amazon SES event publishing.';

/**
 * Reads one message of SES. Undefined if nothing is to be done: a full mailbox may have room tomorrow, and a mail
 * without a player, such as a login link, stops no mail. Throws unless it is a bounce, a complaint or a delivery.
 */
export function feedbackIn(message: string): MailFeedback | MailArrival | undefined {
  if (message.trim() === GREETING) return undefined;
  const event = readMessage(message);
  const player = event.mail.tags[PLAYER_TAG]?.[0];
  if (player === undefined) return undefined;
  if (event.eventType === 'Delivery') {
    const season = event.mail.tags[SEASON_TAG]?.[0];
    const { timestamp, recipients } = event.delivery;
    return season === undefined
      ? undefined
      : { player, season, addresses: recipients, at: Date.parse(timestamp) };
  }
  if (event.eventType === 'Complaint')
    return { player, why: 'complained', addresses: addressesOf(event.complaint.complainedRecipients) };
  if (event.bounce.bounceType !== 'Permanent') return undefined;
  return { player, why: 'bounced', addresses: addressesOf(event.bounce.bouncedRecipients) };
}

function readMessage(message: string): SesEvent {
  const read = SesEvent.safeParse(parsed(message));
  if (read.success) return read.data;
  throw new Error(
    `Malformed message: SES publishes bounces, complaints and deliveries.\n${z.prettifyError(read.error)}`,
  );
}

function parsed(message: string): unknown {
  try {
    return JSON.parse(message);
  } catch {
    return undefined;
  }
}

function addressesOf(recipients: z.infer<typeof Recipients>): readonly string[] {
  return recipients.map(({ emailAddress }) => emailAddress);
}
