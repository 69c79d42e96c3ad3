import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import * as z from 'zod';
import type { ChangeRecord } from '../events/records';
import { lambdaDeps, log } from '../runtime';
import { attemptAll } from '../services/attempt-all';
import { deliver, type NotifyDeps } from '../services/notifications/deliver';
import { dueDeliveries } from '../services/notifications/sweep-notifications';
import type { PushKeys } from './push-sender';
import { deliveryIn } from './records';
import { sendersOver } from './senders';
import { sesTransport } from './ses';

const Environment = z.object({
  EMAIL_FROM: z.string(),
  SES_CONFIGURATION_SET: z.string(),
  PUSH_SECRET_ARN: z.string(),
});

/** What the operator puts into the secret; the empty object that it is made with means no pushes. */
const PushSecret = z.object({
  publicKey: z.string().min(1),
  privateKey: z.string().min(1),
  subject: z.string().min(1),
});

const deps = await notifyDeps();

async function notifyDeps(): Promise<NotifyDeps> {
  const env = Environment.parse(process.env);
  const base = lambdaDeps();
  const mail = sesTransport({ from: env.EMAIL_FROM, configurationSet: env.SES_CONFIGURATION_SET });
  return { ...base, senders: sendersOver(base, mail, await pushKeys(env.PUSH_SECRET_ARN)) };
}

async function pushKeys(arn: string): Promise<PushKeys | null> {
  const { SecretString } = await new SecretsManagerClient({}).send(
    new GetSecretValueCommand({ SecretId: arn }),
  );
  const read = PushSecret.safeParse(JSON.parse(SecretString ?? '{}'));
  return read.success ? read.data : null;
}

/**
 * Sends new deliveries from the table's stream, and each minute those that are to be tried again. A delivery that
 * cannot be sent keeps its own time for the next attempt, so that only the store's failure repeats a batch.
 */
export async function handler({ Records }: { readonly Records?: readonly ChangeRecord[] }): Promise<void> {
  const tasks =
    Records === undefined
      ? await dueDeliveries(deps)
      : Records.flatMap((record) => {
          const delivery = deliveryIn(record);
          return delivery === undefined
            ? []
            : [{ what: `delivery ${delivery.subject}`, act: () => deliver(deps, delivery) }];
        });
  const failures = await attemptAll(tasks);
  for (const failure of failures) log('error', 'notification', { failure });
  if (failures.length > 0) throw new Error(`${failures.length} of ${tasks.length} deliveries failed`);
}
