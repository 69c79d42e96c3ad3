import { generateKeyPairSync } from 'node:crypto';
import { type MailListener, startMailListener } from '../../functions/host/mail-listener';
import type { Resolver } from '../../functions/mail-in/sender-proof';
import type { Mail } from '../../functions/notify/compose-mail';
import { localTransport, mailSender } from '../../functions/notify/mail-sender';
import { startNotifying } from './notifying';
import { type Board, playerOf } from './season';
import type { World } from './world';

/** The domain whose mails reach the platform of a test. */
export const INBOUND = 'in.turreton.example';
/** The domain of every player in tests, and one of somebody else. */
export const PLAYERS = 'example.org';
export const FORGER = 'forger.example';

const pair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
const [players, forger] = [pair(), pair()];

const dkimOf = (domainName: string, privateKey: string) => ({ domainName, keySelector: 'k', privateKey });

/** DKIM signatures of each domain, as nodemailer makes them. */
export const SIGNED = {
  players: dkimOf(PLAYERS, players.privateKey),
  forger: dkimOf(FORGER, forger.privateKey),
  /** Claims to be the players' domain, with another key. */
  wrongKey: dkimOf(PLAYERS, forger.privateKey),
};

/** What the DNS says of both domains: the players' mail server is 192.0.2.1, the forger's is this machine. */
const ZONE: Readonly<Record<string, string>> = {
  [`k._domainkey.${PLAYERS}`]: `v=DKIM1; k=rsa; p=${players.publicKey.toString('base64')}`,
  [`k._domainkey.${FORGER}`]: `v=DKIM1; k=rsa; p=${forger.publicKey.toString('base64')}`,
  [PLAYERS]: 'v=spf1 ip4:192.0.2.1 -all',
  [FORGER]: 'v=spf1 ip4:127.0.0.1 -all',
  'own.test': 'v=spf1 ip4:127.0.0.1 -all',
};

export const resolver: Resolver = async (name, type) => {
  const text = type === 'TXT' ? ZONE[name] : undefined;
  if (text === undefined) throw Object.assign(new Error(`no ${type} of ${name}`), { code: 'ENOTFOUND' });
  return [[text]];
};

/** A platform that receives mail: its listener, and the mails that it has sent. */
export interface Receiving {
  readonly listener: MailListener;
  readonly answers: Mail[];
  /** The mail of the open turn to a seat's player, as it was sent. */
  turnMail(board: Board, seat: string): Mail;
  /** The address to which that mail asks to reply. */
  replyTo(board: Board, seat: string): string;
}

/** Lets a world receive mail. Call it before the board starts, so that the mails of its first turn are sent. */
export async function startReceiving(world: World): Promise<Receiving & { send(): Promise<void> }> {
  Object.assign(world.deps.reach, { mailIn: { domain: INBOUND } });
  const mails: { readonly mail: Mail; readonly player: string; readonly kind: string }[] = [];
  const answers: Mail[] = [];
  const notifying = startNotifying(world);
  const send = async () => {
    await notifying.send();
    for (const delivery of notifying.sent.splice(0)) {
      if (delivery.channel !== 'mail') continue;
      const { kind } = delivery.notification;
      const take = (mail: Mail) => void mails.push({ mail, player: delivery.to.id, kind });
      await mailSender(world.deps, localTransport('Turreton <tides@turreton.example>', take))(delivery);
    }
  };
  const transport = localTransport('Turreton <tides@turreton.example>', (mail) => void answers.push(mail));
  const listener = await startMailListener(world.deps, transport, { port: 0, host: '127.0.0.1', resolver });
  const turnMail = (board: Board, seat: string) => {
    const { id } = playerOf(board, seat);
    const found = mails.findLast(({ player, mail }) => player === id && mail.replyTo !== undefined);
    if (found === undefined) throw new Error(`no mail to ${seat} can be answered`);
    return found.mail;
  };
  return {
    listener,
    answers,
    send,
    turnMail,
    replyTo: (board, seat) => turnMail(board, seat).replyTo ?? '',
  };
}
