import webPush from 'web-push';
import type { Sender, Sent } from '../core/notification/deliver';
import type { DeliveryRecord, PushSubscriptionRecord } from '../core/notification/notifications.records';
import { endSubscription } from '../core/notification/settings';
import type { Deps } from '../core/platform/deps';
import { tokenOf } from './compose-mail';
import { type Guard, ssrfSafePost } from './ssrf-safe-post';
import { CircuitOpenError } from './time-limit';

/** The pair of keys that signs pushes (VAPID, RFC 8292). */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
  /** The contact for a push service: a mailto: or https: address. */
  readonly subject: string;
}

const KEPT_SECONDS = 24 * 3600;
const NO_BROWSER: Sent = {
  ok: false,
  why: { text: 'noBrowser' },
  again: false,
};

/** Sends pushes to every browser in which a player allowed them. It succeeds if one of them has received it. */
export function pushSender(deps: Deps, keys: PushKeys, guard: Guard): Sender {
  return async (delivery) => {
    const settings = await deps.store.notificationSettings(delivery.to.id);
    const subscriptions = settings?.subscriptions ?? [];
    const results = await Promise.allSettled(
      subscriptions.map((subscription) => push(deps, keys, guard, delivery, subscription)),
    );
    if (results.some((result) => result.status === 'fulfilled' && result.value === 'sent'))
      return { ok: true };
    const failed = results.find((result) => result.status === 'rejected');
    if (failed === undefined) return NO_BROWSER;
    if (failed.reason instanceof CircuitOpenError) throw failed.reason;
    const reason = String(failed.reason);
    return { ok: false, why: { text: 'pushRefused', with: { reason } }, again: true };
  };
}

async function push(
  deps: Deps,
  { publicKey, privateKey, subject }: PushKeys,
  guard: Guard,
  delivery: DeliveryRecord,
  { endpoint, keys }: PushSubscriptionRecord,
): Promise<'sent' | 'gone'> {
  const { title, lines, path } = delivery.notification;
  const payload = JSON.stringify({ title, body: lines[0] ?? '', path, tag: tokenOf(delivery) });
  const details = webPush.generateRequestDetails({ endpoint, keys }, payload, {
    vapidDetails: { subject, publicKey, privateKey },
    TTL: KEPT_SECONDS,
    // A repeated push replaces itself if it has not been shown yet.
    topic: tokenOf(delivery),
  });
  const { status } = await ssrfSafePost(endpoint, plain(details.headers), details.body ?? '', guard);
  if (status === 404 || status === 410) {
    await endSubscription(deps, delivery.to.id, endpoint);
    return 'gone';
  }
  if (status >= 300) throw new Error(`status ${status}`);
  return 'sent';
}

function plain(headers: object): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}
