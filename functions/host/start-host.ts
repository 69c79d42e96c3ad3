import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { RequestListener, Server } from 'node:http';
import { join } from 'node:path';
import { ulid } from 'ulid';
import type { ReceiptSecret } from '../core/step/receipt-secret';
import { log } from '../log';
import type { MailTransport } from '../notify/mail-sender';
import { backupOf } from './backups/files';
import { serveBackups } from './backups/socket';
import { BuildFailed } from './build-pages';
import { AUTH_TABLE } from './create-tables';
import { RefusedStore } from './dynamo/check-store';
import type { MailListener } from './mail-listener';
import { createMailbox, type Mailbox } from './mailbox';
import { createDemo, maintainDemo } from './maintain-demo';
import { adviceOnNode } from './node-version';
import { buildPagesIfStale, startPages } from './pages';
import { type Platform, startPlatform } from './platform';
import { localPushKeys } from './push-keys';
import { localReceiptSecret } from './receipt-keys';
import { localSecret } from './secrets';
import { siteServer } from './server';
import { InvalidSettings, ROOT, readSettings, type Settings } from './settings';
import { StopRequested } from './stop-signal';
import { transportsFor } from './transports';

/** Starts the pages, which answer everything that is not the API. After `signal` it may reject. */
type StartPages = (settings: Settings, signal: AbortSignal) => Promise<RequestListener>;

const builtPages: StartPages = async ({ host, port }, signal) => {
  await buildPagesIfStale(signal);
  signal.throwIfAborted();
  return startPages(host, port);
};

/**
 * The whole platform in one process: embedded store, API, timers, pages, and an active demo league. It stops in order
 * at `signal`, at any moment: what has begun is finished and the store closed.
 */
export async function startHost(signal: AbortSignal, pages = builtPages): Promise<void> {
  try {
    await runUntil(signal, pages);
  } catch (thrown) {
    const error: NodeJS.ErrnoException = thrown instanceof Error ? thrown : new Error(String(thrown));
    // A start that ends because of the signal is no error.
    if (signal.aborted && (error instanceof StopRequested || error.name === 'AbortError')) process.exit(0);
    const taken = error.code === 'EADDRINUSE' || error.code === 'LEVEL_DATABASE_NOT_OPEN';
    if (taken) console.error(`${error.message}\nIs Turreton already running? Set another PORT or DATA_DIR.`);
    else console.error(isForTheOperator(error) ? error.message : error);
    process.exit(1);
  }
}

/** Errors that the operator can mend: the message says how, and a stack would hide it. */
function isForTheOperator(error: Error): boolean {
  return error instanceof RefusedStore || error instanceof InvalidSettings || error instanceof BuildFailed;
}

/** Starts everything. Rejects when it has stopped again. */
async function runUntil(signal: AbortSignal, pages: StartPages): Promise<never> {
  signal.throwIfAborted();
  const settings = readSettings(process.env);
  const advice = adviceOnNode(process.versions.node);
  if (advice !== undefined) console.log(advice);
  // Amazon's SDK says it in a paragraph.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
  const secret = localSecret(settings.folder);
  const { folder, address, mailFrom, mailServer } = settings;
  // Before the store is there: afterwards nobody could tell a new one from one of an earlier release.
  const receiptSecret = await localReceiptSecret(folder, secret, Date.now());
  const mailbox = settings.mailbox ? createMailbox(Date.now, () => ulid().toLowerCase()) : null;
  const keys = localPushKeys(folder);
  const { operator, invitations, siteAdmins } = settings;
  const inbound = settings.mailIn?.domain;
  const mails = { from: mailFrom, server: mailServer, inbound, operator, invitations };
  const outside = transportsFor({ site: address, secret, keys, mailbox, ...mails });
  const platform = await startPlatform({ ...outside, siteAdmins }, join(folder, 'table'), settings.sync);
  try {
    return await runSite({
      settings,
      secret,
      receiptSecret,
      mailbox,
      platform,
      mail: outside.mail,
      pages,
      signal,
    });
  } finally {
    await platform.stop();
  }
}

interface Running {
  readonly settings: Settings;
  readonly secret: string;
  readonly receiptSecret: ReceiptSecret;
  readonly mailbox: Mailbox | null;
  readonly platform: Platform;
  /** Sends the answers to mails that are received. */
  readonly mail: MailTransport;
  readonly pages: StartPages;
  readonly signal: AbortSignal;
}

/** Serves the site over a platform until it is to stop; then it rejects. */
async function runSite(running: Running): Promise<never> {
  const { settings, secret, receiptSecret, mailbox, platform, mail, signal } = running;
  const { folder, address, demo, proxies } = settings;
  const localKey = randomBytes(16).toString('hex');
  setPagesEnvironment(settings, platform, secret, localKey);
  const pages = await running.pages(settings, signal);
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  const local = { localKey, mailbox, demo };
  const isReady = () => !signal.aborted;
  const server = siteServer({
    deps: platform.deps,
    secret,
    receipts: async () => receiptSecret,
    version,
    pages,
    local,
    proxies,
    isReady,
  });
  const backups = serveBackups(folder, () => backupOf(folder, platform));
  backups.on('error', (error) => log('error', 'backups', { error: String(error) }));
  let listener: MailListener | undefined;
  try {
    signal.throwIfAborted();
    await listen(server, settings);
    listener = await listenForMail(settings, platform, mail);
    console.log(`Turreton is at ${address}`);
    // The platform's duties start afterwards, so that the site is available even while they wait. The demo's past is
    // played before they start.
    const league = demo ? await createDemo(platform.deps, signal) : undefined;
    signal.throwIfAborted();
    platform.run();
    maintainDemo(platform.deps, league, signal);
    return await aborted(signal);
  } finally {
    backups.close();
    await listener?.close();
    await closeServer(server);
  }
}

/** Receives orders by mail, if the settings say so. The libraries for it are loaded only then. */
async function listenForMail(
  { mailIn }: Settings,
  { deps }: Platform,
  mail: MailTransport,
): Promise<MailListener | undefined> {
  if (mailIn === undefined) return undefined;
  const { host, port, domain, tls } = mailIn;
  const pem = tls && { cert: readFileSync(tls.cert, 'utf8'), key: readFileSync(tls.key, 'utf8') };
  const { startMailListener } = await import('./mail-listener');
  const listener = await startMailListener(deps, mail, { host, port, tls: pem });
  console.log(`Orders by mail to ${domain} are received at port ${port}`);
  return listener;
}

/** Rejects when a signal is given. */
async function aborted(signal: AbortSignal): Promise<never> {
  if (!signal.aborted) await once(signal, 'abort');
  throw signal.reason;
}

/** How long requests that are being answered may take when the host stops. */
const LAST_ANSWERS_MS = 3000;

/** Takes no more requests, and lets those be answered that have begun. */
async function closeServer(server: Server): Promise<void> {
  if (!server.listening) return;
  const closed = new Promise<void>((done) => server.close(() => done()));
  // A connection that is kept alive becomes idle only after its last answer.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const late = setTimeout(() => server.closeAllConnections(), LAST_ANSWERS_MS);
  await closed;
  clearInterval(idle);
  clearTimeout(late);
}

/** The environment of the pages: the addresses of API and tables, and the features of this host. */
function setPagesEnvironment(settings: Settings, platform: Platform, secret: string, localKey: string): void {
  Object.assign(process.env, {
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    NEXTAUTH_SECRET: secret,
    NEXTAUTH_URL: settings.address,
    TURRETON_DEMO: settings.demo ? '1' : '0',
    TURRETON_LOCAL: settings.mailbox ? '1' : '0',
    AUTH_TABLE,
    DYNAMO_ENDPOINT: platform.endpoint,
    DYNAMO_KEY: platform.accessKey,
    LOCAL_KEY: localKey,
    API_URL: settings.reached,
    ...(settings.operatorPages === undefined ? {} : { OPERATOR_PAGES_DIR: settings.operatorPages }),
    AWS_REGION: process.env.AWS_REGION ?? 'local',
  });
}

function listen(server: Server, { host, port }: Settings): Promise<void> {
  return new Promise((started, failed) => {
    server.once('error', failed);
    server.listen(port, host, started);
  });
}
