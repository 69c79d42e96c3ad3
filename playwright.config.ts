import { defineConfig } from '@playwright/test';
import { recordedDurations } from './test/durations/durations';
import { presentChromium, presentShell } from './test/support/chromium';

const PORT = Number(process.env.BROWSER_TEST_PORT ?? 3210);
/** What only reads, or has boards of its own. */
const APART = named(
  'pages',
  'default-table',
  'bracket',
  'groups-and-cup',
  'charts',
  'past-seasons',
  'move-in',
  'tables-by-hand',
  'results-only',
  'club-evening',
  'evening',
  'private-league',
  'site',
  'invitations',
  'league-rooms',
  'corrections',
  'appeals',
  'substitutes',
  'season-life',
  'templates',
  'set-up',
  'what-if',
  'lessons',
  'replay',
  'by-ear',
  'forced-colours',
  'zoom',
  'motion',
  'languages',
  'login-ways',
  'play-now',
  'newcomer',
  'domination-table',
  'new-era-table',
  'risk-table',
  'raw-requests',
  'season',
  'classic-table',
  'offline',
  'orders',
  'long-words',
  'table-details',
  'watching',
  'link-previews',
  'adjudicated',
  'daily-round',
  'anonymous-seats',
  'variant',
);

/** Specs that took longer, in seconds, are begun first: at the end they would keep the other workers waiting. */
const LONG = 30;
const durations = recordedDurations();
const LONGEST = APART.filter((name) => (durations[`test/browser/${name}`] ?? 0) > LONG);

function named(...names: readonly string[]): string[] {
  return names.map((name) => `${name}.spec.ts`);
}

/** What no browser without windows can do: notifications, installed sites. */
const WHOLE_BROWSER = 'installed.spec.ts';

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function launchOptions(executablePath: string | undefined) {
  return { args: ARGUMENTS, ...(executablePath !== undefined && { executablePath }) };
}

/** A service by which people log in, without its network; and, where asked for, scripts that come late. */
const PRELOADED = ['discord-on-this-machine', ...(process.env.LATE_SCRIPTS ? ['late-scripts'] : [])];

/** Browser tests run against the whole platform in one process, with a data folder of their own. */
export default defineConfig({
  testDir: 'test/browser',
  // Emptied before each run, so the report of the unit tests has to stand beside it.
  outputDir: 'test-results/browser',
  // These bound what hangs, and say nothing of how fast a page is: a machine that is busy with something else takes many
  // times as long.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  // What plays in the demo's league goes one after the other; the rest beside it and beside each other. Tests wait for a
  // page's next look at the platform, so that four have room on two cores.
  workers: 4,
  projects: [
    { name: 'longest', testMatch: LONGEST },
    { name: 'demo', testIgnore: [...APART, WHOLE_BROWSER], workers: 1 },
    { name: 'apart', testMatch: APART.filter((name) => !LONGEST.includes(name)) },
    {
      name: 'whole browser',
      testMatch: WHOLE_BROWSER,
      use: { launchOptions: launchOptions(presentChromium()) },
    },
  ],
  use: {
    baseURL: `http://localhost:${PORT}`,
    timezoneId: 'Europe/Amsterdam',
    locale: 'en-GB',
    // What closes on a board is listed instead of played; tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: launchOptions(presentShell()),
  },
  webServer: {
    command: 'rm -rf .data/browser-tests && node --import tsx functions/host/main.ts',
    // The site listens before the demo league is founded.
    wait: { stdout: /The demo league is running/ },
    // Where the pages have changed it builds them first.
    timeout: 1_800_000,
    env: {
      PORT: String(PORT),
      DATA_DIR: '.data/browser-tests',
      SYNC: '0',
      PSEUDO_LANGUAGE: '1',
      SITE_ADMINS: 'site-admin@site.example',
      NODE_OPTIONS: PRELOADED.map(
        (name) => `--import ${new URL(`test/browser/${name}.mjs`, import.meta.url)}`,
      ).join(' '),
      DISCORD_ID: 'browser-tests',
      DISCORD_SECRET: 'browser-tests',
    },
  },
});
