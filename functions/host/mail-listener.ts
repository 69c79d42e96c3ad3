import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { readReplyToken, tokenIn } from '../core/mailed-orders/reply-address';
import type { Deps } from '../core/platform/deps';
import { errorFields, log } from '../log';
import { LARGEST_MAIL, receiveMail } from '../mail-in/receive-mail';
import { isProven, type Resolver, spfPass } from '../mail-in/sender-proof';
import type { MailTransport } from '../notify/mail-sender';

export interface MailListenerOptions {
  readonly port: number;
  readonly host: string;
  /**
   * Certificate and key for STARTTLS, in PEM.
   * @default mails are received without encryption
   */
  readonly tls?: { readonly cert: string; readonly key: string } | undefined;
  /** @default the DNS of the machine */
  readonly resolver?: Resolver;
}

export interface MailListener {
  readonly port: number;
  close(): Promise<void>;
}

const MAX_CONNECTIONS = 20;
const IDLE_MS = 30_000;
/** How many connections one address may open in a minute. */
const CONNECTIONS_PER_MINUTE = 30;
const MINUTE_MS = 60_000;

/** The answers to a sender, by RFC 5321: whether to try again, and no reason that would help a forger. */
const NO_SUCH_ADDRESS = { code: 550, text: 'There is no such address' };
const NOT_ACCEPTED = { code: 550, text: 'This mail is not accepted' };
const TOO_LARGE = { code: 552, text: 'This mail is too large' };
const TOO_OFTEN = { code: 421, text: 'Too many connections, try again later' };
const TRY_AGAIN = { code: 451, text: 'Try again later' };

/**
 * Receives replies to the mails of turns by SMTP and stores the orders in them. It accepts mail for valid reply
 * addresses alone, relays nothing, and asks SPF and DKIM before anything is stored.
 */
export async function startMailListener(
  deps: Deps,
  transport: MailTransport,
  { port, host, tls, resolver }: MailListenerOptions,
): Promise<MailListener> {
  const isTooOften = connectionLimit(deps);
  const server = new SMTPServer({
    name: deps.reach.mailIn?.domain ?? 'localhost',
    banner: 'Turreton',
    // Nobody logs in, and nothing is relayed.
    disabledCommands: ['AUTH', ...(tls === undefined ? ['STARTTLS'] : [])],
    authOptional: true,
    size: LARGEST_MAIL,
    maxClients: MAX_CONNECTIONS,
    socketTimeout: IDLE_MS,
    closeTimeout: 3000,
    disableReverseLookup: true,
    ...tls,
    onConnect({ remoteAddress }, done) {
      done(isTooOften(remoteAddress) ? refusal(TOO_OFTEN) : undefined);
    },
    onRcptTo({ address }, session, done) {
      if (session.envelope.rcptTo.length > 0) return done(refusal(NO_SUCH_ADDRESS));
      isReplyAddress(deps, address).then(
        (known) => done(known ? undefined : refusal(NO_SUCH_ADDRESS)),
        (error: unknown) => done(failed(error)),
      );
    },
    onData(stream, session, done) {
      take(stream, session).then(
        (answer) => done(answer),
        (error: unknown) => done(failed(error)),
      );
    },
  });

  async function take(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<Error | null> {
    const raw = await contentOf(stream);
    if (raw === undefined) return refusal(TOO_LARGE);
    const { mailFrom, rcptTo } = session.envelope;
    const returnPath = mailFrom === false ? '' : mailFrom.address;
    const sender = { ip: session.remoteAddress, helo: session.hostNameAppearsAs || 'localhost', returnPath };
    const result = await receiveMail(deps, transport, {
      raw,
      returnPath,
      recipients: rcptTo.map(({ address }) => address),
      receivedAt: deps.clock(),
      isProven: async (from) => isProven(raw, from, await spfPass(sender, resolver), resolver),
    });
    return result.kind === 'answered' ? null : refusal(NOT_ACCEPTED);
  }

  server.on('error', (error) => log('warn', 'mail listener', { error: String(error) }));
  const { server: socket } = server;
  server.listen(port, host);
  await once(socket, 'listening');
  return {
    port: (socket.address() as AddressInfo).port,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}

async function isReplyAddress(deps: Deps, address: string): Promise<boolean> {
  const token = tokenIn(deps, address);
  return token !== undefined && (await readReplyToken(deps, token)) !== undefined;
}

/** The content of a mail; undefined for one that is too large, which is read to its end all the same. */
async function contentOf(stream: SMTPServerDataStream): Promise<Uint8Array | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= LARGEST_MAIL) chunks.push(chunk);
  }
  return size > LARGEST_MAIL ? undefined : Buffer.concat(chunks);
}

/** Counts connections by address, for one minute. */
function connectionLimit({ clock }: Deps): (address: string) => boolean {
  const counts = new Map<string, number>();
  let minute = 0;
  return (address) => {
    const now = Math.floor(clock() / MINUTE_MS);
    if (now !== minute) counts.clear();
    minute = now;
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    return count > CONNECTIONS_PER_MINUTE;
  };
}

/** The mail stays with its sender, who tries again. */
function failed(error: unknown): Error {
  log('error', 'a mail could not be received', errorFields(error));
  return refusal(TRY_AGAIN);
}

function refusal({ code, text }: { readonly code: number; readonly text: string }): Error {
  return Object.assign(new Error(text), { responseCode: code });
}
