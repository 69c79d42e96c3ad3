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
    expect(await brokenWords(page), `${name} breaks short words at ${width} px`).toEqual([]);
  }
}

/** Short words that stand on two lines without a hyphen, each with its element; hashes and code are no words. */
async function brokenWords(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      if (element === null || element.closest('svg, pre, code, .mono, .hidden-text, .skip') !== null)
        continue;
      const { hyphens, fontFamily } = getComputedStyle(element);
      if (hyphens === 'auto' || /mono/i.test(fontFamily)) continue;
      for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(
        /(?<![\p{L}\d:/.@_=&?%-])\p{L}{2,12}(?![\p{L}\d:/.@_=-])/gu,
      )) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = [...range.getClientRects()].map(({ top }) => top);
        if (Math.max(...tops) - Math.min(...tops) > 8)
          broken.push(`${word} < ${element.localName}.${element.className}`);
      }
    }
    return broken;
  });
}
