import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import { log } from '../runtime';
import { foundDemoLeague, keepDemoSeason } from './demo';
import { startPages } from './pages';
import { startPlatform } from './platform';
import { localSecret } from './secrets';
import { siteServer } from './server';
import { AUTH_TABLE } from './tables';

const ROOT = join(import.meta.dirname, '..', '..');
const KEEP_SEASON_MS = 30_000;

const Settings = z.object({
  PORT: z.coerce.number().int().min(1).max(65535).default(3000),
  /** Which addresses are answered; 127.0.0.1 means this machine alone. */
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default(join(ROOT, '.data')),
  /** The address that people type, where it is not http://localhost:PORT. */
  SITE_URL: z.url().optional(),
  /** 0 leaves the demo league and its one-click accounts out. */
  DEMO: z.enum(['0', '1']).default('1'),
});

/** The whole platform in one process: embedded store, API, timers, pages, and a demo league that is alive. */
async function main(): Promise<void> {
  const settings = Settings.parse(process.env);
  const { PORT, HOST } = settings;
  const folder = resolve(settings.DATA_DIR);
  const secret = localSecret(folder);
  const localKey = randomBytes(16).toString('hex');
  const address = settings.SITE_URL ?? `http://localhost:${PORT}`;
  const platform = await startPlatform(join(folder, 'table'));
  Object.assign(process.env, {
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    NEXTAUTH_SECRET: secret,
    NEXTAUTH_URL: address,
    TURRETON_DEMO: settings.DEMO,
    TURRETON_LOCAL: '1',
    AUTH_TABLE,
    DYNAMO_ENDPOINT: platform.endpoint,
    LOCAL_KEY: localKey,
    API_URL: `http://127.0.0.1:${PORT}`,
    AWS_REGION: process.env.AWS_REGION ?? 'local',
    AWS_ACCESS_KEY_ID: process.env.AWS_ACCESS_KEY_ID ?? 'local',
    AWS_SECRET_ACCESS_KEY: process.env.AWS_SECRET_ACCESS_KEY ?? 'local',
  });
  const league = settings.DEMO === '1' ? await foundDemoLeague(platform.deps) : undefined;
  const pages = await startPages(HOST, PORT);
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  const server = siteServer({ deps: platform.deps, secret, localKey, version, pages });
  await platform.run();
  const keepSeason = () =>
    league &&
    keepDemoSeason(platform.deps, league).catch((error) => log('error', 'demo', { error: String(error) }));
  await keepSeason();
  const keeper = setInterval(() => void keepSeason(), KEEP_SEASON_MS);
  await new Promise<void>((started, failed) => {
    server.once('error', failed);
    server.listen(PORT, HOST, started);
  });
  console.log(`Turreton is at ${address}`);
  const stop = () => {
    clearInterval(keeper);
    server.close();
    server.closeAllConnections();
    void platform.stop().then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

main().catch((error: NodeJS.ErrnoException) => {
  const taken = error.code === 'EADDRINUSE' || error.code === 'LEVEL_DATABASE_NOT_OPEN';
  console.error(
    taken ? `${error.message}\nIs Turreton running already? PORT and DATA_DIR choose others.` : error,
  );
  process.exit(1);
});
