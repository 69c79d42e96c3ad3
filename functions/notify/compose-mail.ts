import { createHash } from 'node:crypto';
import type { Deps } from '../services/deps';
import { zoneOf } from '../services/notifications/preferences';
import { type Subscription, unsubscribeToken } from '../services/notifications/unsubscribe';
import type { DeliveryName, DeliveryRecord, Notification, PlayerRecord } from '../store/records';
import type { MailContent } from './templates/notification-mail';

/** A mail, ready to be sent. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The same for every attempt, so that mail programs recognise a second copy. */
  readonly messageId: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** What a kind is called in the sentence that says why a mail came. */
export const KIND_WORDS: Readonly<Record<Subscription, string>> = {
  'your-turn': 'your turn',
  reminder: 'reminders',
  'step-result': 'turn results',
  message: 'press',
  'game-started': 'new games',
  'game-finished': 'finished games',
  ruling: 'rulings',
  announcement: 'announcements',
  warning: 'notes from moderators',
  registration: 'registration',
  'check-in': 'check-in',
  season: 'the course of a season',
  'missed-turn': 'missed turns',
  'civil-disorder': 'civil disorder',
  substitution: 'offers of seats',
  'to-settle': 'what waits for organizers and moderators',
  digest: 'the daily digest',
};

/** Puts a delivery into a mail to one player, in the zone of their profile, with the link that ends mails of its kind. */
export async function composeMail(
  deps: Deps,
  delivery: DeliveryRecord,
  player: Pick<PlayerRecord, 'id' | 'zone'>,
  to: string,
): Promise<Mail> {
  const { notification } = delivery;
  const kind = subscriptionOf(notification);
  const { site } = deps.reach;
  const unsubscribe = `${site}/v1/unsubscribe/${await unsubscribeToken(deps, player.id, kind)}`;
  const { html, text } = await rendered({
    title: notification.title,
    league: notification.league?.name ?? null,
    lines: notification.lines,
    deadline: notification.deadline === null ? null : timeInWords(notification.deadline, zoneOf(player)),
    button: { text: buttonOf(notification), url: site + notification.path },
    reason: KIND_WORDS[kind],
    unsubscribe,
    settings: `${site}/me/notifications`,
  });
  return {
    to,
    subject: oneLine(notification.title),
    text,
    html,
    messageId: `<${tokenOf(delivery)}@${new URL(site).hostname}>`,
    headers: {
      'List-Unsubscribe': `<${unsubscribe}>`,
      // RFC 8058: a mail program may end the subscription with one POST to the address above.
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** Templates are loaded when the first mail is composed: they cost a function's start more than all else. */
async function rendered(content: MailContent) {
  const [{ render }, { NotificationMail }] = await Promise.all([
    import('@react-email/render'),
    import('./templates/notification-mail'),
  ]);
  const mail = NotificationMail(content);
  // A title is a sentence in plain text too, not capitals.
  const htmlToTextOptions = { selectors: [{ selector: 'h1', options: { uppercase: false } }] };
  return {
    html: await render(mail),
    text: await render(mail, { plainText: true, htmlToTextOptions }),
  };
}

function subscriptionOf({ kind }: Notification): Subscription {
  if (kind in KIND_WORDS) return kind as Subscription;
  throw new Error(`${kind} is not a kind of news for players`);
}

function buttonOf({ path }: Notification): string {
  if (path.endsWith('#check-in')) return 'Say whether you play';
  if (path.endsWith('#register')) return 'Register';
  if (path.startsWith('/games/')) return 'Open the game';
  if (path.startsWith('/seasons/')) return 'Open the season';
  return path.startsWith('/leagues/') ? 'Open the league' : 'Open Turreton';
}

/** "Saturday 21 November 2026 at 20:00 GMT" */
export function timeInWords(instant: number, zone: string): string {
  return new Intl.DateTimeFormat('en-GB', {
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

/** Removes line breaks: players choose names, and a name must not begin another header. */
function oneLine(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out.
  return text.replaceAll(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ').slice(0, 200);
}

/** A delivery's name in 32 letters: the same for each attempt. */
export function tokenOf({ to, subject, channel, event }: DeliveryName & { readonly event: string }): string {
  const name = `${to.kind} ${to.id} ${subject} ${event} ${channel}`;
  return createHash('sha256').update(name).digest('base64url').slice(0, 32);
}
