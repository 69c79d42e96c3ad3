import * as z from 'zod';
import { LANGUAGES } from '../../../messages/languages';
import type { RefusalReason } from '../../../messages/refusal-reason';
import { Named, Time } from '../platform/common.records';

/** The kinds of news for players. Each can be chosen for each channel. */
export const NOTIFICATION_KINDS = [
  'your-turn',
  'reminder',
  'step-result',
  'message',
  'game-started',
  'game-finished',
  'ruling',
  'announcement',
  'warning',
  'registration',
  'check-in',
  'season',
  'missed-turn',
  'civil-disorder',
  'substitution',
  'to-settle',
] as const;
export const NotificationKind = z.enum(NOTIFICATION_KINDS);
export type NotificationKind = z.infer<typeof NotificationKind>;

/** How a player is notified: at once by mail or push, or in the daily digest. */
export const CHOICES = ['mail', 'push', 'digest'] as const;
export type Choice = (typeof CHOICES)[number];

/** The kinds of news for a league's webhooks. */
export const LEAGUE_NEWS = [
  'round-begun',
  'step-result',
  'game-finished',
  'announcement',
  'to-settle',
] as const;
export const LeagueNews = z.enum(LEAGUE_NEWS);
export type LeagueNews = z.infer<typeof LeagueNews>;

/** Channels of a chat, and a program of the league's own, which receives signed posts. */
export const WEBHOOK_SERVICES = ['discord', 'slack', 'program'] as const;
export const WebhookService = z.enum(WEBHOOK_SERVICES);
export type WebhookService = z.infer<typeof WebhookService>;

export const CHANNELS = ['mail', 'push', ...WEBHOOK_SERVICES] as const;
export const Channel = z.enum(CHANNELS);
export type Channel = z.infer<typeof Channel>;

/** A notification as data: each channel converts it into its own form. */
export const Notification = z.object({
  /** In addition to news: the daily digest, and the only mail to a person who has never logged in. */
  kind: z.enum([...NOTIFICATION_KINDS, ...LEAGUE_NEWS, 'digest', 'invitation']),
  league: Named.nullable(),
  title: z.string(),
  lines: z.array(z.string()),
  /** The page it links to, relative to the site's address. */
  path: z.string(),
  /** The deadline that matters, if there is one. */
  deadline: Time.nullable(),
  /** The path of a picture of the board, which every visitor may see; absent if there is none. */
  picture: z.string().optional(),
  /** The season that it invites its reader to: the roster shows whether the mail has arrived. */
  invitesTo: z.string().optional(),
});
export type Notification = z.infer<typeof Notification>;

/** The recipient: a player, or a league through its webhooks. */
export const Recipient = z.object({ kind: z.enum(['player', 'league']), id: z.string() });
export type Recipient = z.infer<typeof Recipient>;

/** The name of one delivery: the same event to the same recipient over the same channel has the same name. */
export const DeliveryName = z.object({ to: Recipient, subject: z.string(), channel: Channel });
export type DeliveryName = z.infer<typeof DeliveryName>;

/** The services only write reasons that are in the catalogue. */
const WhyItFailed = z.custom<RefusalReason>(
  (value) => typeof value === 'object' && value !== null && 'text' in value,
);

export const DeliveryRecord = DeliveryName.extend({
  /** The latest event that caused it. Ids are sortable, so an older event that is repeated changes nothing. */
  event: z.string(),
  /** The step that it is about, by its name in all logs. */
  correlation: z.string().optional(),
  notification: Notification,
  state: z.enum(['pending', 'sent', 'failed']),
  /** The number of failed attempts so far. */
  attempts: z.number().int(),
  createdAt: Time,
  /** When it is tried next; null while its first attempt is in progress. */
  dueAt: Time.nullable(),
  /** Why the last attempt failed, for its recipient to read; in old records as text. */
  problem: z.union([z.string(), WhyItFailed]).nullable(),
});
export type DeliveryRecord = z.infer<typeof DeliveryRecord>;

/** The deliveries caused by one event, stored until each was attempted. */
export const DispatchRecord = z.object({ id: z.string(), at: Time, deliveries: z.array(DeliveryName) });
export type DispatchRecord = z.infer<typeof DispatchRecord>;

/** A browser that receives pushes, with its own data (Push API). */
export const PushSubscriptionRecord = z.object({
  endpoint: z.string(),
  keys: z.object({ p256dh: z.string(), auth: z.string() }),
  since: Time,
});
export type PushSubscriptionRecord = z.infer<typeof PushSubscriptionRecord>;

/** A user's program. Posts to it are signed with the secret (standardwebhooks.com). */
export const ProgramAddress = z.object({ url: z.string(), secret: z.string(), since: Time });
export type ProgramAddress = z.infer<typeof ProgramAddress>;

/** A player's notification settings. Mail address, name and zone are in their profile. */
export const NotificationSettings = z.object({
  player: z.string(),
  /** The chosen channels for each kind; a kind that is absent has its defaults. */
  choices: z.partialRecord(NotificationKind, z.array(z.enum(CHOICES))),
  /** Hours before a deadline at which they are reminded. */
  reminders: z.array(z.number()),
  /** The hour of the day, 0 to 23, in the zone of their profile. */
  digestHour: z.number().int(),
  subscriptions: z.array(PushSubscriptionRecord),
  /** The secret of their calendar's address; null until they ask for one. */
  calendar: z.string().nullable(),
  /** Why no mail is sent to them, regardless of their choices; null while mail is sent. */
  mailStopped: z.enum(['bounced', 'complained']).nullable(),
  /** A webhook that receives all of the player's notifications. */
  program: ProgramAddress.optional(),
});
export type NotificationSettings = z.infer<typeof NotificationSettings>;

/** When the players of a game are to be reminded next: one item per game. */
export const ReminderRecord = z.object({
  game: z.string(),
  step: z.number().int(),
  deadline: Time,
  /** Reminders up to here have been sent. */
  after: Time,
  at: Time,
});
export type ReminderRecord = z.infer<typeof ReminderRecord>;

/** An entry for a player's next digest. */
export const HeldRecord = z.object({
  player: z.string(),
  subject: z.string(),
  at: Time,
  notification: Notification,
});
export type HeldRecord = z.infer<typeof HeldRecord>;

/** When a player's next digest is due. It exists only while something is held for it. */
export const DigestRecord = z.object({ player: z.string(), at: Time });
export type DigestRecord = z.infer<typeof DigestRecord>;

/** A Discord server whose members query a league with commands. */
export const ChatHomeRecord = z.object({ league: z.string(), guild: z.string(), since: Time });
export type ChatHomeRecord = z.infer<typeof ChatHomeRecord>;

/** A receiver of a league's public news. The address is a secret: anyone who has it can post there. */
export const WebhookRecord = z.object({
  league: z.string(),
  service: WebhookService,
  url: z.string(),
  news: z.array(LeagueNews),
  /** The language of the posts; English if the webhook is older than this setting. */
  language: z.enum(LANGUAGES).optional(),
  since: Time,
  /** Signs the posts to a program. */
  secret: z.string().optional(),
});
export type WebhookRecord = z.infer<typeof WebhookRecord>;
