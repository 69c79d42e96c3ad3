import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { releaseOf } from '../release/release';
import { withoutCredentials } from './without-credentials';

/**
 * `npm run build:aws`: installs OpenNext from its lock file, unless it is installed, and builds the pages into
 * functions (`web/.open-next`). Neither gets credentials: the build needs none, and this is third-party code.
 */
const HERE = fileURLToPath(new URL('.', import.meta.url));
const WEB = fileURLToPath(new URL('../../web', import.meta.url));
/** The release that the pages show. A deployment sets it; a separate build uses the value here. */
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

/** npm stores the lock file of the installed packages beside them. */
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
