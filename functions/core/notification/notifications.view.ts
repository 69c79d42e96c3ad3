import type { Language } from '../../../messages/languages';
import type { Caller } from '../access/caller';
import { profileOf } from '../account/profile';
import type { Deps } from '../platform/deps';
import { done, type Outcome } from '../platform/errors';
import { iso } from '../platform/instants';
import { translateOptionalReason } from '../platform/translate-reason';
import type { DeliveryRecord } from './notifications.records';
import type { FailedDelivery, NotificationSettings, Webhooks } from './notifications.schema';
import { DEFAULT_CHOICES, defaultSettings, zoneOf } from './preferences';
import { organizes } from './webhooks';

const ENDING = 4;

/** The caller's notification settings, and deliveries that failed. */
export async function notificationSettings(
  deps: Deps,
  caller: Caller,
  language: Language,
): Promise<NotificationSettings> {
  const [saved, profile, failed] = await Promise.all([
    deps.store.notificationSettings(caller.id),
    profileOf(deps, caller),
    deps.store.failedDeliveries({ kind: 'player', id: caller.id }),
  ]);
  const { choices, reminders, digestHour, subscriptions, calendar, mailStopped, program } =
    saved ?? defaultSettings(caller.id);
  const chosen = Object.entries({ ...DEFAULT_CHOICES, ...choices }).map(([kind, ways]) => [kind, [...ways]]);
  return {
    email: profile.email,
    mailStopped,
    zone: zoneOf(profile),
    choices: Object.fromEntries(chosen),
    reminders,
    digestHour,
    pushKey: deps.reach.pushKey,
    browsers: subscriptions.map(({ endpoint, since }) => ({ endpoint, since: iso(since) })),
    calendar: calendar === null ? null : `${deps.reach.site}/v1/calendar/${calendar}.ics`,
    program: program === undefined ? null : { ...program, since: iso(program.since) },
    failed: await Promise.all(failed.map(failedView(language))),
  };
}

/** A league's webhooks, for its organizers. */
export async function webhooksOf(
  deps: Deps,
  caller: Caller,
  language: Language,
  league: string,
): Promise<Outcome<Webhooks>> {
  const allowed = await organizes(deps, caller, league);
  if (!allowed.ok) return allowed;
  const [webhooks, chats, failed] = await Promise.all([
    deps.store.webhooks(league),
    deps.store.chatHomes(league),
    deps.store.failedDeliveries({ kind: 'league', id: league }),
  ]);
  return done({
    league,
    webhooks: webhooks.map(({ service, url, news, language = 'en', since, secret }) => ({
      service,
      host: new URL(url).hostname,
      ending: url.slice(-ENDING),
      news,
      language,
      since: iso(since),
      secret: secret ?? null,
    })),
    chats: chats.map(({ guild, since }) => ({ guild, since: iso(since) })),
    discordInstall: installAddress(deps),
    failed: await Promise.all(failed.map(failedView(language))),
  });
}

/** The Discord page for adding the commands to a server. */
function installAddress({ reach: { discord } }: Deps): string | null {
  if (discord === undefined) return null;
  const asked = new URLSearchParams({ client_id: discord.id, scope: 'applications.commands' });
  return `https://discord.com/oauth2/authorize?${asked}`;
}

const failedView =
  (language: Language) =>
  async ({
    subject,
    channel,
    notification,
    createdAt,
    problem: why,
  }: DeliveryRecord): Promise<FailedDelivery> => {
    const problem = typeof why === 'string' ? why : await translateOptionalReason(language, why);
    return { subject, channel, title: notification.title, at: iso(createdAt), problem: problem ?? '' };
  };
