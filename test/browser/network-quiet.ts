import type { Page } from '@playwright/test';

/** Chromium sometimes loses the end of a request, and the browser then never counts as idle. */
const MOST_MS = 20_000;

/**
 * Waits until a page has asked for nothing for half a second, and at most for 20 seconds: what a test needs of the page it
 * expects by itself.
 */
export async function networkQuiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: MOST_MS }).catch(() => undefined);
}
