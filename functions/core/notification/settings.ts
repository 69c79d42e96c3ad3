import { randomBytes } from 'node:crypto';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import type { RemindersChosen } from '../platform/events.records';
import type { DeliveryName, DeliveryRecord, NotificationSettings } from './notifications.records';
import { defaultSettings } from './preferences';
import { problemOfAddress } from './public-address';
import { rescheduleReminders } from './remind';
import { newSigningSecret } from './signing-secret';

const ATTEMPTS = 4;
/** How many browsers of one player receive pushes; the oldest is replaced. */
const MOST_SUBSCRIPTIONS = 5;

type Change = (settings: NotificationSettings) => Partial<NotificationSettings>;

/** Changes a player's settings in their current state, safe against concurrent changes. */
export async function changeSettings(
  deps: Deps,
  player: string,
  change: Change,
  event?: RemindersChosen,
): Promise<Outcome<NotificationSettings>> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const before = await deps.store.notificationSettings(player);
    const known = before ?? defaultSettings(player);
    const after = { ...known, ...change(known) };
    if ((await deps.store.saveNotificationSettings(before, after, event)) === 'saved') return done(after);
  }
  return refuse({ code: 'changed-meanwhile' });
}

export type Chosen = Partial<Pick<NotificationSettings, 'choices' | 'reminders' | 'digestHour'>>;

/** Stores a player's notification settings and reschedules the reminders of their games. */
export async function choose(deps: Deps, player: string, chosen: Chosen): Promise<Outcome<null>> {
  const reminders = chosen.reminders && [...new Set(chosen.reminders)].sort((one, other) => other - one);
  const change: Change = ({ choices }) => ({
    ...chosen,
    choices: { ...choices, ...chosen.choices },
    ...(reminders && { reminders }),
  });
  const event = { id: deps.newId(), kind: 'reminders-chosen', at: deps.clock(), player } as const;
  const saved = await changeSettings(deps, player, change, reminders && event);
  if (!saved.ok) return saved;
  if (reminders !== undefined) await rescheduleReminders(deps, player);
  return done(null);
}

/** Sends pushes to another browser of the player. Refused for an address that is not on the public internet. */
export async function subscribe(
  deps: Deps,
  player: string,
  subscription: {
    readonly endpoint: string;
    readonly keys: { readonly p256dh: string; readonly auth: string };
  },
): Promise<Outcome<null>> {
  const message = await problemOfAddress(subscription.endpoint, deps.reach.resolve);
  if (message !== undefined)
    return refuse({
      code: 'invalid',
      problems: [{ code: 'bad-address', path: ['endpoint'], rule: '', message }],
    });
  const since = deps.clock();
  const saved = await changeSettings(deps, player, ({ subscriptions }) => ({
    subscriptions: [
      ...subscriptions.filter(({ endpoint }) => endpoint !== subscription.endpoint),
      { ...subscription, since },
    ].slice(-MOST_SUBSCRIPTIONS),
  }));
  return saved.ok ? done(null) : saved;
}

/** Stops pushes to a browser, or to all if null. */
export async function endSubscription(
  deps: Deps,
  player: string,
  endpoint: string | null,
): Promise<Outcome<null>> {
  const saved = await changeSettings(deps, player, ({ subscriptions }) => ({
    subscriptions: subscriptions.filter((one) => endpoint !== null && one.endpoint !== endpoint),
  }));
  return saved.ok ? done(null) : saved;
}

/** Gives the player's calendar a new secret address; the old one stops working. */
export async function renewCalendar(deps: Deps, player: string): Promise<Outcome<null>> {
  const calendar = randomBytes(24).toString('base64url');
  const saved = await changeSettings(deps, player, () => ({ calendar }));
  return saved.ok ? done(null) : saved;
}

/**
 * Also posts all of the player's notifications to their webhook. A new address keeps the signing secret. Refused for an
 * address that is not https or not on the public internet.
 */
export async function setWebhook(deps: Deps, player: string, url: string): Promise<Outcome<null>> {
  const message = await problemOfAddress(url, deps.reach.resolve);
  if (message !== undefined)
    return refuse({ code: 'invalid', problems: [{ code: 'bad-address', path: ['url'], rule: '', message }] });
  const since = deps.clock();
  const fresh = newSigningSecret();
  const saved = await changeSettings(deps, player, ({ program }) => ({
    program: { url, secret: program?.secret ?? fresh, since },
  }));
  return saved.ok ? done(null) : saved;
}

/** Removes the player's webhook and deletes its signing secret. */
export async function removeWebhook(deps: Deps, player: string): Promise<Outcome<null>> {
  const saved = await changeSettings(deps, player, () => ({ program: undefined }));
  return saved.ok ? done(null) : saved;
}

/** Stops all mail to a player whose address rejects it, or who marked it as spam; their page shows this. */
export async function stopMail(
  deps: Deps,
  player: string,
  why: NonNullable<NotificationSettings['mailStopped']>,
): Promise<Outcome<null>> {
  const saved = await changeSettings(deps, player, () => ({ mailStopped: why }));
  return saved.ok ? done(null) : saved;
}

/** Resumes mail to a player at their request. */
export async function resumeMail(deps: Deps, player: string): Promise<Outcome<null>> {
  const saved = await changeSettings(deps, player, () => ({ mailStopped: null }));
  return saved.ok ? done(null) : saved;
}

/** Retries a delivery that failed permanently, as if it were new. */
export async function tryAgain(deps: Deps, name: DeliveryName): Promise<Outcome<null>> {
  const failed = await deps.store.delivery(name);
  if (failed?.state !== 'failed') return refuse({ code: 'not-found', what: 'failedDelivery' });
  const again: DeliveryRecord = {
    ...failed,
    state: 'pending',
    attempts: 0,
    dueAt: deps.clock(),
    problem: null,
  };
  const changed = await deps.store.changeDelivery(failed, again);
  return changed === 'changed' ? done(null) : refuse({ code: 'changed-meanwhile' });
}
