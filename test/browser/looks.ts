import { expect, type Page } from '@playwright/test';
import { isNightly } from '../support/nightly';

/** A page looks different on a phone and on a desktop, in light and dark colours. */
const WIDTHS = [390, 1440] as const;
const LOOKS = [
  { width: 390, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
  { width: 390, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
] as const;
type Look = (typeof LOOKS)[number];

/**
 * The looks in which one of many pages is checked: all four in nightly runs; otherwise one in turn, so that four pages
 * cover all four.
 */
function looksOf(turn: number): readonly Look[] {
  return isNightly ? LOOKS : LOOKS.filter((_, at) => at === turn % LOOKS.length);
}

/** Runs a check in each look of a page, and checks that the page fits a phone and a desktop. */
export async function expectInLooks(
  page: Page,
  { name, turn }: { readonly name: string; readonly turn: number },
  check: (look: string) => Promise<void>,
): Promise<void> {
  for (const { width, colorScheme } of looksOf(turn)) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // A sheet that is scrolled over a map covers some of its buttons: each look begins at the top, as its reader does.
    await page.evaluate(() => window.scrollTo(0, 0));
    await check(`${name} at ${width} px, ${colorScheme}`);
  }
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const sideways = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(sideways, `${name} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
  }
}
