import { expect, test } from '@playwright/test';
import { addresses } from './addresses';
import { freshBrowserOf, personOf } from './people';

test('the game table: under 180 kB of compressed scripts, no layout shift', async ({ browser }) => {
  const ines = await personOf(browser, 'Ines Okafor');
  const table = (await addresses(ines))['the game table'] ?? '';
  const page = await freshBrowserOf(browser, ines);
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.sum += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(table);
  await page.waitForLoadState('load');
  await page.waitForTimeout(2500);
  const bytes = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
  const shift = await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);
  console.log(
    `game table: ${(bytes / 1000).toFixed(0)} kB of compressed scripts, layout shift ${shift.toFixed(4)}`,
  );
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThan(180_000);
  expect(shift).toBeLessThan(0.01);
});

test('orders are readable before any script has run', async ({ browser }) => {
  const ines = await personOf(browser, 'Ines Okafor');
  const table = (await addresses(ines))['the game table'] ?? '';
  const page = await freshBrowserOf(browser, ines, { javaScriptEnabled: false });
  await page.goto(table);
  await expect(page.getByRole('heading', { name: 'Your orders' })).toBeVisible();
  await expect(page.locator('.order-row').first()).toBeVisible();
  await expect(page.locator('svg.map')).toBeVisible();
});
