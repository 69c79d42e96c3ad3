import * as z from 'zod';
import { deliver, type NotifyDeps } from '../core/notification/deliver';
import { dueDeliveries } from '../core/notification/sweep-notifications';
import { concurrencyByKey, keyForConcurrency } from '../core/platform/concurrency-by-key';
import { type Failure, runAllSettledByKey } from '../core/platform/run-all-settled';
import { actOnEach, type BatchReply, ChangeBatch } from '../events/batch';
import type { ChangeRecord } from '../events/records';
import { readEnvironment, readEvent, ScheduledEvent } from '../lambda-event';
import { log } from '../log';
import { loggedRun } from '../logged-run';
import { lambdaDeps, secretText } from '../runtime';
import type { PushKeys } from './push-sender';
import { deliveryIn } from './records';
import { sendersOver } from './senders';
import { sesTransport } from './ses';
import { watchedSenders } from './watched-senders';

const Environment = z.object({
  EMAIL_FROM: z.string(),
  SES_CONFIGURATION_SET: z.string(),
  SES_INVITATION_SET: z.string(),
  /** Only if the stage has keys that sign pushes. */
  PUSH_SECRET_ARN: z.string().optional(),
});

/** The secret's content, set by the operator; the empty object with which it is created means no pushes. */
const PushSecret = z.object({
  publicKey: z.string().min(1),
  privateKey: z.string().min(1),
  subject: z.string().min(1),
});

const Run = z.union([ChangeBatch, ScheduledEvent]);
/** More than a batch contains: the concurrency limits by key determine how many are sent at once. */
const AT_ONCE = 1000;

const concurrency = concurrencyByKey();

const deps = await notifyDeps();

async function notifyDeps(): Promise<NotifyDeps> {
  const env = readEnvironment(Environment);
  const base = lambdaDeps();
  const mail = sesTransport({
    from: env.EMAIL_FROM,
    configurationSet: env.SES_CONFIGURATION_SET,
    invitationSet: env.SES_INVITATION_SET,
  });
  const senders = sendersOver(base, mail, await pushKeys(env.PUSH_SECRET_ARN));
  return { ...base, senders: watchedSenders(senders) };
}

async function pushKeys(arn: string | undefined): Promise<PushKeys | null> {
  if (arn === undefined) return null;
  const read = PushSecret.safeParse(JSON.parse(await secretText(arn)));
  return read.success ? read.data : null;
}

/**
 * Sends new deliveries from the table's stream, and each minute those that are to be retried. A delivery that cannot be
 * sent stores its own next attempt, so that only a failure of the store repeats a record.
 */
export const handler = loggedRun('stream', async (event): Promise<BatchReply | undefined> => {
  const run = readEvent("a batch of stream records or the minute's scheduled event", Run, event);
  if (!('Records' in run)) return sendDue();
  return actOnEach(run, sendNew, { atOnce: AT_ONCE });
});

async function sendNew(record: ChangeRecord): Promise<void> {
  const delivery = deliveryIn(record);
  if (delivery !== undefined)
    await concurrency.run(keyForConcurrency(delivery), () => deliver(deps, delivery));
}

async function sendDue(): Promise<undefined> {
  const unreadable: Failure[] = [];
  const tasks = await dueDeliveries(deps, (error) => unreadable.push({ what: 'a delivery', error }));
  const failures = [...unreadable, ...(await runAllSettledByKey(deps, tasks, concurrency))];
  for (const failure of failures) log('error', 'notification failed', { ...failure });
  if (failures.length > 0) throw new Error(`${failures.length} deliveries failed or cannot be read`);
}
