import { defineConfig } from '@playwright/test';

const PORT = 3210;

/** Browser tests run against the whole platform in one process, with a data folder of their own. */
export default defineConfig({
  testDir: 'test/browser',
  timeout: 60_000,
  // What plays goes one after the other, because it shares the demo's games; what only reads goes beside it.
  workers: 2,
  projects: [
    { name: 'play', testIgnore: 'pages.spec.ts', workers: 1 },
    { name: 'read', testMatch: 'pages.spec.ts', workers: 1 },
  ],
  use: {
    baseURL: `http://localhost:${PORT}`,
    timezoneId: 'Europe/Amsterdam',
    locale: 'en-GB',
    launchOptions: {
      ...(process.env.CHROMIUM !== undefined && { executablePath: process.env.CHROMIUM }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'rm -rf .data/browser-tests && npx tsx functions/host/main.ts',
    url: `http://localhost:${PORT}/v1/systems`,
    timeout: 180_000,
    env: { PORT: String(PORT), DATA_DIR: '.data/browser-tests' },
  },
});
