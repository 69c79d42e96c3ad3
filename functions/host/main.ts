import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { ulid } from 'ulid';
import { log } from '../log';
import { backupOf } from './backups/files';
import { serveBackups } from './backups/socket';
import { AUTH_TABLE } from './create-tables';
import { DamagedStore } from './dynamo/check-store';
import { createMailbox } from './mailbox';
import { createDemo, maintainDemo } from './maintain-demo';
import { buildPagesIfStale, startPages } from './pages';
import { type Platform, startPlatform } from './platform';
import { localPushKeys } from './push-keys';
import { localSecret } from './secrets';
import { siteServer } from './server';
import { ROOT, readSettings, type Settings } from './settings';
import { transportsFor } from './transports';

/** The whole platform in one process: embedded store, API, timers, pages, and an active demo league. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const secret = localSecret(settings.folder);
  const localKey = randomBytes(16).toString('hex');
  const { folder, address, mailFrom, mailServer, demo } = settings;
  const mailbox = settings.mailbox ? createMailbox(Date.now, () => ulid().toLowerCase()) : null;
  const keys = localPushKeys(folder);
  const { operator, invitations, siteAdmins } = settings;
  const mails = { from: mailFrom, server: mailServer, operator, invitations };
  const outside = transportsFor({ site: address, secret, keys, mailbox, ...mails });
  const platform = await startPlatform({ ...outside, siteAdmins }, join(folder, 'table'));
  setPagesEnvironment(settings, platform, secret, localKey);
  await buildPagesIfStale();
  const pages = await startPages(settings.host, settings.port);
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  const local = { localKey, mailbox, demo };
  const { proxies } = settings;
  const server = siteServer({ deps: platform.deps, secret, version, pages, local, proxies });
  const backups = serveBackups(folder, () => backupOf(folder, platform));
  backups.on('error', (error) => log('error', 'backups', { error: String(error) }));
  await listen(server, settings);
  console.log(`Turreton is at ${address}`);
  // The platform's duties start afterwards, so that the site is available even while they wait. The demo's past is
  // played before they start.
  const league = demo ? await createDemo(platform.deps) : undefined;
  platform.run();
  const leaveDemo = maintainDemo(platform.deps, league);
  const stop = () => {
    leaveDemo();
    backups.close();
    server.close();
    server.closeAllConnections();
    void platform.stop().then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
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

main().catch((error: NodeJS.ErrnoException) => {
  const taken = error.code === 'EADDRINUSE' || error.code === 'LEVEL_DATABASE_NOT_OPEN';
  if (taken) console.error(`${error.message}\nIs Turreton already running? Set another PORT or DATA_DIR.`);
  else console.error(error instanceof DamagedStore ? error.message : error);
  process.exit(1);
});
