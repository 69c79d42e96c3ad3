import { type Browser, test as base } from '@playwright/test';

/**
 * Timeout for news that a page polls for: every 30 s at most (`web/components/table/poll-interval.ts`), and later on a
 * busy machine.
 */
export const NEXT_LOOK = { timeout: 180_000 } as const;

/**
 * A test that closes what it has opened in the browser. An open page polls for news, and slows down every later test.
 */
export const test = base.extend<{ closesItsPages: undefined }>({
  closesItsPages: [
    async ({ browser }, use) => {
      const before = new Set(browser.contexts());
      await use(undefined);
      await Promise.all(
        browser
          .contexts()
          .filter((context) => !before.has(context))
          .map((context) => context.close()),
      );
    },
    { auto: true },
  ],
});

/** Closes what a file has opened before its first test; for `afterAll`. */
export async function closePages({ browser }: { browser: Browser }): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()));
}
