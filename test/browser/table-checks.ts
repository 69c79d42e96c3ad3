import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Bytes of scripts that a page has loaded, compressed, once it has settled. */
export async function scriptBytes(page: Page, address: string): Promise<number> {
  await page.goto(address);
  await page.waitForLoadState('load');
  await page.waitForTimeout(2500);
  return page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
}

/** A phone of 390 px shows what is there without scrolling sideways, and without a fault that axe finds. */
export async function expectFitForPhones(page: Page, what: string): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBe(390);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations, what).toEqual([]);
}
