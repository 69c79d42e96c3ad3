import type { RefusalReason } from '../../../messages/refusal-reason';
import { shardOf } from '../../store/keys';
import type { Channel, DeliveryName, DeliveryRecord } from '../../store/records';
import type { Deps } from '../deps';

/**
 * What came of an attempt. `again` says whether a later one may succeed; `why` is for the recipient to read. Where a
 * service is only `busy`, nothing has failed, and a day's attempts are not counted.
 */
export type Sent =
  | { readonly ok: true }
  | { readonly ok: false; readonly why: RefusalReason; readonly again: boolean; readonly busy?: true };

/** Sends one delivery. Its name makes a repetition recognisable to whatever takes it. */
export type Sender = (delivery: DeliveryRecord) => Promise<Sent>;

/** What sends: one sender for each channel. */
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
/** How long an attempt may take before another run believes that it died. */
const LEASE_MS = 2 * 60_000;

/**
 * Makes a delivery that is due; anything else is left alone. `late`: its first attempt should have been made long ago
 * and may be on its way somewhere, so that it is claimed as a later one is.
 */
export async function deliver(deps: NotifyDeps, name: DeliveryName, { late = false } = {}): Promise<void> {
  // What is late is claimed before it is sent, which a read at half the price cannot get wrong.
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
  // Changed meanwhile: the delivery also carries a newer message, and stays pending for it.
  await deps.store.changeDelivery(delivery, after(delivery, sent, deps.clock()));
}

/** Waits grow twofold from a minute to four hours; the tenth failure is the last. */
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

/** Another wait for each delivery and each time. */
function minutesOf({ to, subject }: DeliveryRecord, now: number): number {
  return 1 + shardOf(`${to.id} ${subject} ${now}`, BUSY_MINUTES);
}

function asSaid(error: unknown): RefusalReason {
  return { text: 'asSaid', with: { sentence: error instanceof Error ? error.message : String(error) } };
}
