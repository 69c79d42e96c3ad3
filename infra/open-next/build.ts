import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { releaseOf } from '../release/release';
import { withoutCredentials } from './without-credentials';

/**
 * `npm run build:aws`: installs OpenNext as its lock file says, unless it is there, and makes the pages into functions
 * (`web/.open-next`). Neither gets to see credentials: what is built needs none, and this is code of many others.
 */
const HERE = fileURLToPath(new URL('.', import.meta.url));
const WEB = fileURLToPath(new URL('../../web', import.meta.url));
/** What the pages call themselves. A deployment names it; a build of its own is what stands here. */
const RELEASE = process.env.TURRETON_RELEASE ?? releaseOf(process.cwd());
const OPEN_NEXT = join(HERE, 'node_modules/@opennextjs/aws/dist/index.js');

function run(command: string, args: readonly string[], cwd: string): void {
  const { status } = spawnSync(command, args, {
    cwd,
    stdio: 'inherit',
    env: { ...withoutCredentials(process.env), NODE_ENV: 'production', TURRETON_RELEASE: RELEASE },
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** npm keeps the lock file that it has installed beside the packages. */
function isInstalled(): boolean {
  const kept = join(HERE, 'node_modules/.package-lock.json');
  if (!existsSync(kept)) return false;
  const packagesIn = (path: string) => {
    const { packages } = JSON.parse(readFileSync(path, 'utf8')) as {
      packages: Record<string, { integrity?: string }>;
    };
    return Object.values(packages).flatMap(({ integrity }) => integrity ?? []);
  };
  const locked = new Set(packagesIn(join(HERE, 'package-lock.json')));
  return existsSync(OPEN_NEXT) && packagesIn(kept).every((integrity) => locked.has(integrity));
}

if (!isInstalled()) run('npm', ['ci', '--omit=dev'], HERE);
run(process.execPath, [OPEN_NEXT, 'build'], WEB);
