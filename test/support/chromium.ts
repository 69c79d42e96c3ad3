import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const SYSTEM_SHELL = '/usr/bin/chromium-headless-shell';
/** The packages of Debian, or all that Playwright downloads. */
const WAYS = [
  'apt-get update -qq && apt-get install -y -qq chromium chromium-headless-shell',
  'apt-get install -y -qq chromium',
  'npx playwright install chromium',
];

/** Debian's engine without windows, beside a whole Chromium that is there already. */
const SHELL_TOO =
  'apt-get install -y -qq chromium-headless-shell || (apt-get update -qq && apt-get install -y -qq chromium-headless-shell)';

/** A Chromium to test with: the system's, else Playwright's own; installed in a way that the machine allows. */
export function findChromium(): string | undefined {
  for (const way of WAYS) {
    const found = presentChromium();
    if (found !== undefined) {
      if (found === SYSTEM[0] && !existsSync(SYSTEM_SHELL) && process.getuid?.() === 0) install(SHELL_TOO);
      return found;
    }
    install(way);
  }
  return presentChromium();
}

function install(way: string): void {
  console.log(`Installing a browser for the tests: ${way}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(way, { shell: true, stdio: 'inherit', env });
}

/** A Chromium that this machine already has. */
export function presentChromium(): string | undefined {
  return [process.env.CHROMIUM ?? '', ...SYSTEM, chromium.executablePath()].find(
    (path) => path !== '' && existsSync(path),
  );
}

/**
 * Chromium's engine without windows, notifications and installed sites, which needs half the processor time. Undefined
 * if Playwright's own is available, which it finds automatically. Without one: a whole Chromium.
 */
export function presentShell(): string | undefined {
  if (process.env.CHROMIUM === undefined && existsSync(SYSTEM_SHELL)) return SYSTEM_SHELL;
  const whole = presentChromium();
  return whole === chromium.executablePath() ? undefined : whole;
}
