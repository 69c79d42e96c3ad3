import { expect, type Page } from '@playwright/test';
import { isNightly } from '../support/nightly';

/** A page looks different on a phone and on a desk, by day and in the dark. */
const WIDTHS = [390, 1440] as const;
const LOOKS = [
  { width: 390, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
  { width: 390, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
] as const;
type Look = (typeof LOOKS)[number];

/** The looks of one of many pages: by night all four, else the one whose turn it is, so that four pages meet all four. */
function looksOf(turn: number): readonly Look[] {
  return isNightly ? LOOKS : LOOKS.filter((_, at) => at === turn % LOOKS.length);
}

/** Checks whatever it is in each look of a page, and that the page fits a phone and a desk. */
export async function expectInLooks(
  page: Page,
  { name, turn }: { readonly name: string; readonly turn: number },
  check: (look: string) => Promise<void>,
): Promise<void> {
  for (const { width, colorScheme } of looksOf(turn)) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // A sheet that is scrolled over a map covers a part of its buttons: each look begins at the top, as its reader does.
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
