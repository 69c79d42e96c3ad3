import { Temporal } from 'temporal-polyfill';
import { isZone } from '../../../engine/deadlines/policy';
import type { Language } from '../../../messages/languages';
import type { PlayerRecord } from '../account/people.records';
import type { Deps } from '../platform/deps';
import { consentsToMail } from './mail-consent';
import type { Choice, NotificationKind, NotificationSettings } from './notifications.records';

/** The default channels of each kind. */
export const DEFAULT_CHOICES: Readonly<Record<NotificationKind, readonly Choice[]>> = {
  // Mail is only sent when orders are missing; a mail for each turn has to be chosen.
  'your-turn': ['push'],
  reminder: ['mail', 'push'],
  // Players whose turn it is get the result with that notification.
  'step-result': [],
  message: ['digest'],
  'game-started': ['mail', 'push'],
  'game-finished': ['mail', 'push'],
  ruling: ['mail', 'push'],
  announcement: ['mail'],
  warning: ['mail', 'push'],
  registration: ['mail'],
  'check-in': ['mail', 'push'],
  season: ['mail', 'push'],
  'missed-turn': ['mail', 'push'],
  'civil-disorder': ['mail', 'push'],
  substitution: ['mail', 'push'],
  'to-settle': ['mail'],
};

const DEFAULT_REMINDERS = [24, 3] as const;
const DEFAULT_DIGEST_HOUR = 8;

/** The settings of a player who has never changed them. */
export function defaultSettings(player: string): NotificationSettings {
  return {
    player,
    choices: {},
    reminders: [...DEFAULT_REMINDERS],
    digestHour: DEFAULT_DIGEST_HOUR,
    subscriptions: [],
    calendar: null,
    mailStopped: null,
  };
}

/** A player's addresses and notification choices. */
export interface Preferences {
  readonly settings: NotificationSettings;
  /** Null if no mail can be sent to them. */
  readonly email: string | null;
  /** An IANA time zone. */
  readonly zone: string;
  readonly language: Language;
  /** Whether they want what the people of a game say. */
  readonly stories: boolean;
}

export type PreferencesReader = (player: string) => Promise<Preferences>;

/** Reads the preferences of each player once, for all notifications of one event. */
export function preferencesIn(deps: Deps): PreferencesReader {
  const asked = new Map<string, Promise<Preferences>>();
  return (player) => {
    const known = asked.get(player) ?? preferencesOf(deps, player);
    asked.set(player, known);
    return known;
  };
}

/**
 * Reads a player's notification preferences. A player who has never logged in gets no mail, whatever the event: knowing
 * an address must not enable an organizer to write to it.
 */
export async function preferencesOf(deps: Deps, player: string): Promise<Preferences> {
  const { settings, profile } = await deps.store.settingsAndProfile(player);
  const known = settings ?? defaultSettings(player);
  const takesMail = known.mailStopped === null && (await consentsToMail(deps, profile));
  const email = takesMail ? (profile?.email ?? null) : null;
  return {
    ...{ settings: known, email, zone: zoneOf(profile) },
    ...{ language: profile?.language ?? 'en', stories: profile?.stories ?? true },
  };
}

/** The time zone of a player's profile; UTC if they have not chosen one. */
export function zoneOf(profile: Pick<PlayerRecord, 'zone'> | undefined): string {
  const zone = profile?.zone ?? 'UTC';
  return isZone(zone) ? zone : 'UTC';
}

/** Whether a player wants a kind over a channel and can be reached there. The digest is sent by mail. */
export function wants({ settings, email }: Preferences, kind: NotificationKind, way: Choice): boolean {
  const reachable = way === 'push' ? settings.subscriptions.length > 0 : email !== null;
  return reachable && (settings.choices[kind] ?? DEFAULT_CHOICES[kind]).includes(way);
}

/** The next time it is the chosen hour in the player's time zone, also on the day of a clock change. */
export function nextDigest({ settings, zone }: Preferences, now: number): number {
  const moment = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone);
  const onDay = (day: Temporal.PlainDate) =>
    day.toZonedDateTime({ timeZone: zone, plainTime: { hour: settings.digestHour } }).epochMilliseconds;
  const today = moment.toPlainDate();
  return onDay(today) > now ? onDay(today) : onDay(today.add({ days: 1 }));
}
