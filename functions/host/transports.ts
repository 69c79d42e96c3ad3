import type { NotifyDeps, Sender } from '../core/notification/deliver';
import type { WebhookService } from '../core/notification/notifications.records';
import { type Deps, INVITATION_BUDGET, type InvitationBudget, type Site } from '../core/platform/deps';
import { log } from '../log';
import { localTransport, type MailTransport, smtpTransport } from '../notify/mail-sender';
import { bodyForProgram } from '../notify/player-webhook-sender';
import type { PushKeys } from '../notify/push-sender';
import { sendersOver } from '../notify/senders';
import { bodyFor } from '../notify/webhook-sender';
import { discordIn, siteFor } from '../runtime';
import type { Mailbox } from './mailbox';

/** How a host reaches people: its address for links, and its senders. */
export interface Transports {
  readonly reach: Site;
  senders(deps: Deps): NotifyDeps['senders'];
  /**
   * The site administrators of the configuration.
   * @default none
   */
  readonly siteAdmins?: readonly string[];
}

interface HostTransports extends Transports {
  /** Sends one mail: the answer to a mail that was received. */
  readonly mail: MailTransport;
}

export interface TransportOptions {
  readonly site: string;
  readonly secret: string;
  readonly from: string;
  readonly keys: PushKeys;
  /** An SMTP server; without one and without a mailbox, no mail is sent. */
  readonly server?: string | undefined;
  /** The domain whose mails this host receives, if any. */
  readonly inbound?: string | undefined;
  /** Gets a mail when something needs the operator. */
  readonly operator?: string | undefined;
  /** @default INVITATION_BUDGET */
  readonly invitations?: InvitationBudget;
  /** Shows everything instead of sending it; null if it is really sent. */
  readonly mailbox: Mailbox | null;
}

/** The transports of one machine: a mailbox page for users of the machine, real services if others use it. */
export function transportsFor(options: TransportOptions): HostTransports {
  const {
    site,
    secret,
    from,
    keys,
    server,
    mailbox,
    operator,
    inbound,
    invitations = INVITATION_BUDGET,
  } = options;
  const transport = transportOf(mailbox, server, from);
  const { DISCORD_ID, DISCORD_PUBLIC_KEY } = process.env;
  const discord = discordIn({ DISCORD_ID, DISCORD_PUBLIC_KEY });
  const base = siteFor(site, keys.publicKey, async () => secret);
  const alertOperator = alertsByMail(base, transport, operator);
  const mailIn = inbound === undefined ? {} : { mailIn: { domain: inbound } };
  const reach = { ...base, ...discord, ...mailIn, invitations, alertOperator };
  return {
    reach,
    mail: transport,
    senders(deps) {
      const real = sendersOver(deps, transport, keys);
      return mailbox === null ? real : { ...real, ...shownIn(mailbox, deps, real.push) };
    },
  };
}

const DAY_MS = 86_400_000;

/** Writes to the log, and once a day for each kind of alarm to the operator's address. A failed mail is logged. */
function alertsByMail(
  { alertOperator, site }: Site,
  transport: MailTransport,
  operator: string | undefined,
): Site['alertOperator'] {
  const alertedOn = new Map<string, number>();
  return async (alarm) => {
    await alertOperator(alarm);
    const day = Math.floor(Date.now() / DAY_MS);
    if (operator === undefined || alertedOn.get(alarm.kind) === day) return;
    alertedOn.set(alarm.kind, day);
    const text = `${site} has sent ${alarm.most} invitations to mail addresses today, which is its limit. The log says who invited whom: see docs/operators.md, "InvitationsUsedUp".`;
    const subject = 'Turreton: invitations are used up';
    const messageId = `<${alarm.kind}-${day}@${new URL(site).hostname}>`;
    const mail = { to: operator, subject, text, html: `<p>${text}</p>`, messageId, headers: {} };
    await transport(mail, 'operator').catch((error: unknown) =>
      log('error', 'the operator could not be reached', { kind: alarm.kind, error: String(error) }),
    );
  };
}

function transportOf(mailbox: Mailbox | null, server: string | undefined, from: string): MailTransport {
  if (mailbox !== null)
    return localTransport(from, ({ to, subject, text, html }) =>
      mailbox.add({ channel: 'mail', to, subject, text, html }),
    );
  if (server !== undefined) return smtpTransport(server, from);
  return () => Promise.reject(new Error('This platform has no mail server.'));
}

/** Pushes are shown and sent; posts to other services are only shown. */
function shownIn(
  mailbox: Mailbox,
  { reach }: Deps,
  push: Sender,
): Pick<NotifyDeps['senders'], 'push' | WebhookService> {
  const shown =
    (channel: WebhookService): Sender =>
    async (delivery) => {
      const { to, notification } = delivery;
      const body =
        channel === 'program'
          ? bodyForProgram(delivery, reach.site)
          : bodyFor(channel, notification, reach.site);
      const text = JSON.stringify(body, null, 2);
      mailbox.add({ channel, to: `${to.kind} ${to.id}`, subject: notification.title, text, html: '' });
      return { ok: true };
    };
  return {
    push: async (delivery) => {
      const { title, lines } = delivery.notification;
      mailbox.add({ channel: 'push', to: delivery.to.id, subject: title, text: lines.join('\n'), html: '' });
      return push(delivery);
    },
    discord: shown('discord'),
    slack: shown('slack'),
    program: shown('program'),
  };
}
