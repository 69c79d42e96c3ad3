import { createTransport } from 'nodemailer';
import type { Sender, Sent } from '../core/notification/deliver';
import { MailAddress } from '../core/notification/mail-address.schema';
import { consentsToMail, markOfAddress } from '../core/notification/mail-consent';
import type { Deps } from '../core/platform/deps';
import { composeInvitation, composeMail, type Mail } from './compose-mail';
import { LIMIT_MS, newReceivers, type Receivers } from './time-limit';

/** Sends a mail to a player, unless the service is busy. Throws if a later attempt may succeed. */
export type MailTransport = (mail: Mail, player: string) => Promise<'taken' | 'busy'>;

const BUSY: Sent = {
  ok: false,
  why: { text: 'mailBusy' },
  again: true,
  busy: true,
};

/** Mails to players, at the address that they log in with. */
export function mailSender(deps: Deps, transport: MailTransport): Sender {
  return async (delivery) => {
    const [player, settings] = await Promise.all([
      deps.store.player(delivery.to.id),
      deps.store.notificationSettings(delivery.to.id),
    ]);
    const to = MailAddress.safeParse(player?.email);
    if (player === undefined || !to.success)
      return { ok: false, why: { text: 'noMailAddress' }, again: false };
    if ((settings?.mailStopped ?? null) !== null)
      return { ok: false, why: { text: 'mailStopped' }, again: false };
    // Checked again: an owner may have refused since, and a delivery may be older than this rule.
    const isFirst = delivery.notification.kind === 'invitation';
    const wanted = isFirst
      ? !(await deps.store.refusesInvitations(await markOfAddress(deps, to.data)))
      : await consentsToMail(deps, player);
    if (!wanted) return { ok: false, why: { text: 'noMailConsent' }, again: false };
    const compose = isFirst ? composeInvitation : composeMail;
    const answer = await transport(await compose(deps, delivery, player, to.data), player.id);
    return answer === 'taken' ? { ok: true } : BUSY;
  };
}

/** Timeouts of each stage of a connection to a mail server; `Receivers` limits the total. */
const STAGES = {
  connectionTimeout: LIMIT_MS,
  greetingTimeout: LIMIT_MS,
  socketTimeout: LIMIT_MS,
  dnsTimeout: LIMIT_MS,
};

/** Sends by SMTP. A server that does not respond is abandoned, and not contacted for a minute. */
export function smtpTransport(
  server: string,
  from: string,
  receivers: Receivers = newReceivers(),
): MailTransport {
  const transport = createTransport({ url: server, ...STAGES });
  return async ({ invitesTo: _, ...mail }) => {
    await receivers.ask('mail server', () => transport.sendMail({ from, ...mail }));
    return 'taken';
  };
}

/** Passes the finished mail to a function on this machine. */
export function localTransport(from: string, take: (mail: Mail) => void): MailTransport {
  // Composed like a real one, so that a mail that cannot be sent fails here as well.
  const transport = createTransport({ jsonTransport: true });
  return async (mail) => {
    await transport.sendMail({ from, ...mail });
    take(mail);
    return 'taken';
  };
}
