import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** A Chromium to test with: the system's, else Playwright's own; installed by whichever way the machine allows. */
export function findChromium(): string | undefined {
  return presentChromium() ?? installed();
}

/** A Chromium that this machine already has. */
export function presentChromium(): string | undefined {
  return [process.env.CHROMIUM ?? '', ...SYSTEM, chromium.executablePath()].find(
    (path) => path !== '' && existsSync(path),
  );
}

function installed(): string | undefined {
  const ways = ['apt-get update -qq && apt-get install -y -qq chromium', 'npx playwright install chromium'];
  for (const way of ways) {
    console.log(`Installing a browser for the tests: ${way}`);
    spawnSync(way, {
      shell: true,
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    const found = presentChromium();
    if (found !== undefined) return found;
  }
  return undefined;
}
