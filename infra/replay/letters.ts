import * as z from 'zod';
import type { FunctionName } from '../entries';
import type { QueueName } from '../lib/queues';

/** A dead letter as SQS returns it. */
export const Letter = z.object({
  MessageId: z.string(),
  ReceiptHandle: z.string(),
  Body: z.string(),
  MessageAttributes: z.record(z.string(), z.object({ StringValue: z.string().optional() })).default({}),
});
export type Letter = z.infer<typeof Letter>;

/** The remedy for a letter: invoke a function with an event. */
export interface Remedy {
  readonly invoke: FunctionName;
  readonly event: unknown;
}

/** How the letters of a queue are read. Each throws if a letter does not belong to its queue. */
const REMEDIES: Readonly<Record<QueueName, (letter: Letter) => Remedy>> = {
  schedules: (letter) => ({ invoke: 'deadline', event: stepOfSchedule(letter) }),
  deadline: (letter) => ({ invoke: 'deadline', event: invocationOf(letter).requestPayload }),
  // The next run does the work of a lost one; so does one that is started now.
  sweep: () => ({ invoke: 'sweep', event: MINUTE }),
  // These letters contain the records' position in the stream, which keeps them for a day, but not the records. The
  // table still has them: the outbox keeps an event until it is handled, and the sweep searches for it ...
  events: () => ({ invoke: 'sweep', event: MINUTE }),
  // ... and a delivery waits, with its dispatch, until it is attempted, and the notifier's minute searches for it.
  notify: () => ({ invoke: 'notify', event: MINUTE }),
  bounces: (letter) => ({ invoke: 'bounces', event: feedbackOf(letter) }),
  mail: (letter) => ({ invoke: 'mail', event: invocationOf(letter).requestPayload }),
  canary: () => ({ invoke: 'canary', event: MINUTE }),
};

const MINUTE = { 'detail-type': 'Scheduled Event', source: 'turreton.replay' };

/**
 * The remedy for a letter of a queue. Throws an error with an explanation if the letter does not belong to this queue.
 */
export function remedyOf(queue: QueueName, letter: Letter): Remedy {
  return REMEDIES[queue](letter);
}

/** https://docs.aws.amazon.com/lambda/latest/dg/invocation-async-retain-records.html */
const Invocation = z.object({ requestPayload: z.unknown().refine((event) => event !== undefined) });

function invocationOf({ Body }: Letter): z.infer<typeof Invocation> {
  return Invocation.parse(JSON.parse(Body));
}

/**
 * The format in which SNS leaves a message if it could not invoke the function:
 * https://docs.aws.amazon.com/sns/latest/dg/sns-dead-letter-queues.html
 */
const Undelivered = z.looseObject({ Type: z.literal('Notification'), Message: z.string() });

function feedbackOf(letter: Letter): unknown {
  const undelivered = Undelivered.safeParse(JSON.parse(letter.Body));
  if (undelivered.success) return { Records: [{ EventSource: 'aws:sns', Sns: undelivered.data }] };
  return invocationOf(letter).requestPayload;
}

const ScheduleArn = z
  .string('the attribute SCHEDULE_ARN is missing')
  .regex(/^arn:[^:]+:scheduler:.*:schedule\/[^/]+\/[a-z0-9]+-\d+$/, 'SCHEDULE_ARN names no step');

/**
 * The schedule's name contains game and step.
 * https://docs.aws.amazon.com/scheduler/latest/UserGuide/configuring-schedule-dlq.html
 */
function stepOfSchedule({ MessageAttributes }: Letter): { game: string; step: number } {
  const arn = ScheduleArn.parse(MessageAttributes.SCHEDULE_ARN?.StringValue);
  const name = arn.slice(arn.lastIndexOf('/') + 1);
  const dash = name.lastIndexOf('-');
  return { game: name.slice(0, dash), step: Number(name.slice(dash + 1)) };
}
