import { createHash } from 'node:crypto';
import { isLanguage, LANGUAGE_NAME, type Language, localeOf } from '../../messages/languages';
import type { mailTexts } from '../../messages/mails';
import type { PlayerRecord } from '../core/account/people.records';
import { deadlineOf } from '../core/game/games.records';
import { REPLY_MARK } from '../core/mailed-orders/own-lines';
import { replyAddress } from '../core/mailed-orders/reply-address';
import type { DeliveryName, DeliveryRecord, Notification } from '../core/notification/notifications.records';
import { zoneOf } from '../core/notification/preferences';
import {
  isSubscription,
  refusalToken,
  type Subscription,
  unsubscribeToken,
} from '../core/notification/unsubscribe';
import type { Deps } from '../core/platform/deps';
import { pathIn } from './path-in-language';
import type { MailContent } from './templates/notification-mail';

/** A mail, ready to be sent. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The same for every attempt, so that mail programs recognize a second copy. */
  readonly messageId: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The season that it invites to: its arrival is reported where the mail service can. */
  readonly invitesTo?: string;
  /** The address for orders, if this platform receives mail. */
  readonly replyTo?: string;
  /** The mail that this one answers. */
  readonly inReplyTo?: string;
  readonly references?: string;
}

/**
 * Composes the mail of a delivery to one player, in the language and time zone of their profile, with the link that
 * unsubscribes from mails of its kind.
 */
export async function composeMail(
  deps: Deps,
  delivery: DeliveryRecord,
  player: Pick<PlayerRecord, 'id' | 'zone' | 'language'>,
  to: string,
): Promise<Mail> {
  const { notification } = delivery;
  const { language: chosen } = player;
  const language = chosen ?? 'en';
  const t = await textsIn(language);
  const { title, deadline } = notification;
  const kind = subscriptionOf(notification);
  const { site } = deps.reach;
  const unsubscribe = `${site}/v1/unsubscribe/${await unsubscribeToken(deps, player.id, kind)}`;
  const replyTo = await addressForOrders(deps, notification, player.id);
  const { html, text } = await rendered({
    language,
    title,
    league: notification.league?.name ?? null,
    lines: notification.lines,
    deadline:
      deadline === null ? null : t('deadline', { time: timeInWords(deadline, zoneOf(player), language) }),
    picture:
      notification.picture === undefined
        ? null
        : { text: t('picture'), url: site + pathIn(language, notification.picture) },
    button: { text: buttonOf(notification, t), url: site + pathIn(chosen, notification.path) },
    reason: t('reason', { kind: t(`kind.${kind}`) }),
    unsubscribe: { text: t('unsubscribe'), url: unsubscribe },
    settings: { text: t('settings'), url: site + pathIn(chosen, '/me/notifications') },
    reply: replyTo === null ? null : t('replyWithOrders', { mark: REPLY_MARK }),
  });
  const mail = { to, subject: oneLine(title), text, html };
  return { ...addressed(delivery, site, unsubscribe), ...mail, ...(replyTo !== null && { replyTo }) };
}

/** The kinds of mails that ask for orders. */
const ASKS_FOR_ORDERS: readonly string[] = ['your-turn', 'reminder', 'game-started'];

/** Where a player can send orders in reply to a mail about the open turn; null for any other mail. */
async function addressForOrders(
  deps: Deps,
  { kind, path, deadline }: Notification,
  player: string,
): Promise<string | null> {
  const [, game] = /^\/games\/([0-9a-z]+)$/.exec(path) ?? [];
  if (deps.reach.mailIn === undefined || game === undefined || !ASKS_FOR_ORDERS.includes(kind)) return null;
  const table = await deps.store.gameAndGate(game);
  // The turn of the mail may be over by now: its orders must not count for the next one.
  if (table === undefined || deadlineOf(table.gate) !== deadline) return null;
  return replyAddress(deps, table, player);
}

function addressed(
  delivery: DeliveryRecord,
  site: string,
  unsubscribe: string,
): Pick<Mail, 'messageId' | 'headers' | 'invitesTo'> {
  const { invitesTo } = delivery.notification;
  return {
    ...(invitesTo !== undefined && { invitesTo }),
    messageId: `<${tokenOf(delivery)}@${new URL(site).hostname}>`,
    headers: {
      'List-Unsubscribe': `<${unsubscribe}>`,
      // RFC 8058: a mail program may unsubscribe with one POST to the address above.
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/**
 * The only mail to a person who has never logged in. Its text is fixed: names chosen by an organizer (of a league, a
 * season, themselves) are only on the page behind its link, so that no one can write to strangers in the platform's
 * name.
 */
export async function composeInvitation(
  deps: Deps,
  delivery: DeliveryRecord,
  player: Pick<PlayerRecord, 'id' | 'language'>,
  to: string,
): Promise<Mail> {
  const { site } = deps.reach;
  const { pathname, searchParams } = new URL(delivery.notification.path, site);
  const asked = searchParams.get(LANGUAGE_NAME);
  const language = player.language ?? (isLanguage(asked) ? asked : 'en');
  const t = await textsIn(language);
  const unsubscribe = `${site}/v1/unsubscribe/${await refusalToken(deps, player.id, to)}`;
  const title = t('invitation.subject');
  const { html, text } = await rendered({
    language,
    title,
    league: null,
    lines: [t('invitation.invited'), t('invitation.only')],
    deadline: null,
    picture: null,
    button: { text: t('invitation.button'), url: `${site}${pathIn(language, pathname)}` },
    reason: t('invitation.reason'),
    unsubscribe: { text: t('invitation.unsubscribe'), url: unsubscribe },
    settings: null,
    reply: null,
  });
  return { ...addressed(delivery, site, unsubscribe), to, subject: title, text, html };
}

/** The catalogue is loaded with the first mail, like the templates. */
export async function textsIn(language: Language): Promise<ReturnType<typeof mailTexts>> {
  const { mailTexts } = await import('../../messages/mails');
  return mailTexts(language);
}

/** The two forms of a mail. Its template is loaded with the first one. */
export async function rendered(content: MailContent) {
  const { mailInHtml, mailInText } = await import('./templates/notification-mail');
  return { html: await mailInHtml(content), text: mailInText(content) };
}

function subscriptionOf({ kind }: Notification): Subscription {
  if (isSubscription(kind)) return kind;
  throw new Error(`${kind} is not a kind of news for players`);
}

function buttonOf({ path }: Notification, t: ReturnType<typeof mailTexts>): string {
  if (path.endsWith('#check-in')) return t('button.checkIn');
  if (path.endsWith('#register')) return t('button.register');
  if (path.startsWith('/games/')) return t('button.game');
  if (path.startsWith('/seasons/')) return t('button.season');
  return path.startsWith('/leagues/') ? t('button.league') : t('button.site');
}

/** "Saturday 21 November 2026 at 20:00 GMT" */
export function timeInWords(instant: number, zone: string, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: zone,
    timeZoneName: 'short',
  }).format(instant);
}

/** Removes line breaks: players choose names, and a name must not start another header. */
export function oneLine(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out.
  return text.replaceAll(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ').slice(0, 200);
}

/** A delivery's name as a 32-character token: the same for each attempt. */
export function tokenOf({ to, subject, channel, event }: DeliveryName & { readonly event: string }): string {
  const name = `${to.kind} ${to.id} ${subject} ${event} ${channel}`;
  return createHash('sha256').update(name).digest('base64url').slice(0, 32);
}
