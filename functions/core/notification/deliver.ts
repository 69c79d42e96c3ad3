import type { RefusalReason } from '../../../messages/refusal-reason';
import type { Deps } from '../platform/deps';
import { shardOf } from '../platform/keys';
import type { Channel, DeliveryName, DeliveryRecord } from './notifications.records';

/**
 * The result of an attempt. `again`: whether a later attempt may succeed; `why`: the reason, for the recipient to read.
 * If a service is only `busy`, nothing has failed, and attempts are not counted for a day.
 */
export type Sent =
  | { readonly ok: true }
  | { readonly ok: false; readonly why: RefusalReason; readonly again: boolean; readonly busy?: true };

/** Sends one delivery. The delivery's name lets the receiver recognize a repetition. */
export type Sender = (delivery: DeliveryRecord) => Promise<Sent>;

/** The dependencies for sending: one sender for each channel. */
export interface NotifyDeps extends Deps {
  readonly senders: Readonly<Record<Channel, Sender>>;
}

const MINUTE_MS = 60_000;
const FIRST_WAIT_MS = MINUTE_MS;
const LONGEST_WAIT_MS = 4 * 3_600_000;
const MOST_ATTEMPTS = 10;
/** Retries a busy service after one to ten minutes, so that waiting deliveries do not all come back at once. */
const BUSY_MINUTES = 10;
const DAY_MS = 24 * 3_600_000;
/** How long an attempt may take before another run assumes that it died. */
const LEASE_MS = 2 * 60_000;

/**
 * Makes a delivery that is due; does nothing otherwise. `late`: its first attempt is overdue and may still be running
 * elsewhere, so it is claimed like a retry.
 */
export async function deliver(deps: NotifyDeps, name: DeliveryName, { late = false } = {}): Promise<void> {
  // A late delivery is claimed before it is sent, so a weak read at half the price is safe.
  const delivery = await deps.store.delivery(name, { weak: late });
  if (delivery?.state !== 'pending') return;
  if (delivery.dueAt === null && !late) return attempt(deps, delivery);
  const now = deps.clock();
  if (delivery.dueAt !== null && delivery.dueAt > now) return;
  const claimed = { ...delivery, dueAt: now + LEASE_MS };
  if ((await deps.store.changeDelivery(delivery, claimed)) === 'changed') await attempt(deps, claimed);
}

async function attempt(deps: NotifyDeps, delivery: DeliveryRecord): Promise<void> {
  const sent = await deps.senders[delivery.channel](delivery).catch(
    (error: unknown): Sent => ({ ok: false, why: asSaid(error), again: true }),
  );
  // If it has changed meanwhile, the delivery also carries a newer message and stays pending.
  await deps.store.changeDelivery(delivery, after(delivery, sent, deps.clock()));
}

/** Delays double from one minute up to four hours; the tenth failure is final. */
function after(delivery: DeliveryRecord, sent: Sent, now: number): DeliveryRecord {
  if (sent.ok) return { ...delivery, state: 'sent', dueAt: null, problem: null };
  if (sent.busy && now < delivery.createdAt + DAY_MS)
    return { ...delivery, problem: sent.why, dueAt: now + MINUTE_MS * minutesOf(delivery, now) };
  const attempts = delivery.attempts + 1;
  const failed = { ...delivery, attempts, problem: sent.why };
  if (!sent.again || attempts >= MOST_ATTEMPTS) return { ...failed, state: 'failed', dueAt: null };
  const wait = Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS);
  return { ...failed, dueAt: now + wait };
}

/** A different delay for each delivery and each attempt. */
function minutesOf({ to, subject }: DeliveryRecord, now: number): number {
  return 1 + shardOf(`${to.id} ${subject} ${now}`, BUSY_MINUTES);
}

function asSaid(error: unknown): RefusalReason {
  return { text: 'asSaid', with: { sentence: error instanceof Error ? error.message : String(error) } };
}
