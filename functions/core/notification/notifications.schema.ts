import * as z from 'zod';
import { because, fault } from '../../../engine/fault';
import { LANGUAGES } from '../../../messages/languages';
import { Id, Instant } from '../platform/common.schema';
import {
  CHOICES,
  Channel,
  LEAGUE_NEWS,
  LeagueNews,
  NOTIFICATION_KINDS,
  WebhookService,
} from './notifications.records';

export { WEBHOOK_SERVICES } from './notifications.records';

const Kind = z.enum(NOTIFICATION_KINDS);
export type NotificationKind = z.infer<typeof Kind>;
const Ways = z.array(z.enum(CHOICES)).max(CHOICES.length);

/** A delivery to me, or to a league's webhook, that failed. */
export const FailedDelivery = z.object({
  /** Identifies it, for another attempt. */
  subject: z.string(),
  channel: Channel,
  title: z.string(),
  at: Instant,
  /** Why the last attempt failed. */
  problem: z.string(),
});
export type FailedDelivery = z.infer<typeof FailedDelivery>;

/** How I get my notifications. */
export const NotificationSettings = z.object({
  /** Where mails go; null for an account without an address. */
  email: z.string().nullable(),
  /** Why no mail is sent to me, whatever I chose. */
  mailStopped: z.enum(['bounced', 'complained']).nullable(),
  /** An IANA time zone: that of my profile, or UTC. */
  zone: z.string(),
  choices: z.record(Kind, Ways),
  /** Hours before a deadline, the longest first. */
  reminders: z.array(z.number()),
  /** 0 to 23, in my zone. */
  digestHour: z.number().int(),
  /** The public key with which a browser subscribes to pushes; null if there are none. */
  pushKey: z.string().nullable(),
  /** Browsers that receive pushes, and since when. */
  browsers: z.array(z.object({ endpoint: z.string(), since: Instant })),
  /** The secret address of my calendar; null until I ask for one. */
  calendar: z.string().nullable(),
  /** My webhook, which receives all of my notifications, and the secret that signs its posts; null without one. */
  program: z.object({ url: z.string(), secret: z.string(), since: Instant }).nullable(),
  failed: z.array(FailedDelivery),
});
export type NotificationSettings = z.infer<typeof NotificationSettings>;

/** Settings that are left out stay as they are. */
export const ChangeNotificationSettings = z.strictObject({
  choices: z.partialRecord(Kind, Ways).optional(),
  reminders: z
    .array(
      z
        .number()
        .min(0.25, because(fault('send.reminderLate')))
        .max(168, because(fault('send.reminderEarly'))),
    )
    .max(3, because(fault('send.reminders')))
    .optional(),
  digestHour: z.int().min(0).max(23).optional(),
});

/** A browser's subscription as the Push API returns it. */
export const PushSubscription = z.object({
  endpoint: z.string().max(1000),
  keys: z.object({ p256dh: z.string().min(1).max(200), auth: z.string().min(1).max(100) }),
});

/** One browser, or all of them (null). */
export const EndPushSubscription = z.strictObject({ endpoint: z.string().max(1000).nullable() });

export const SetProgram = z.strictObject({ url: z.string().max(500) });

export const TryAgain = z.strictObject({
  subject: z.string().max(400),
  channel: Channel,
});

export const Unsubscribed = z.object({ kind: z.enum([...NOTIFICATION_KINDS, 'digest', 'invitations']) });

/** The receivers of a league's public news. The address itself is not shown again: anyone who has it can post there. */
export const Webhooks = z.object({
  league: Id,
  webhooks: z.array(
    z.object({
      service: WebhookService,
      host: z.string(),
      /** The last letters of the address, to distinguish several. */
      ending: z.string(),
      news: z.array(LeagueNews),
      /** The language of the posts. */
      language: z.enum(LANGUAGES),
      since: Instant,
      /** Signs the posts to a program; null for a chat, which does not check signatures. */
      secret: z.string().nullable(),
    }),
  ),
  /** Discord servers whose members can query the league with commands. */
  chats: z.array(z.object({ guild: z.string(), since: Instant })),
  /** The address for adding the commands to a server; null if this platform has none. */
  discordInstall: z.string().nullable(),
  failed: z.array(FailedDelivery),
});
export type Webhooks = z.infer<typeof Webhooks>;

/** The command that connects a Discord server to a league, once. */
export const ChatCode = z.object({ command: z.string(), until: Instant });
export type ChatCode = z.infer<typeof ChatCode>;

export const SetWebhook = z.strictObject({
  /** If left out, an existing webhook keeps its address. */
  url: z.string().max(500).optional(),
  news: z
    .array(LeagueNews)
    .min(1, because(fault('send.news')))
    .max(LEAGUE_NEWS.length),
  /** The language of the posts. If left out, it stays as it is; initially English. */
  language: z.enum(LANGUAGES).optional(),
});
