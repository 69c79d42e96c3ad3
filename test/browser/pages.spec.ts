import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import type { League, Leagues } from '../../functions/api/schemas/leagues';
import type { Season } from '../../functions/api/schemas/seasons';
import { freshBrowserOf, personOf } from './people';

/** Every kind of page, as a player of the demo league sees it. */
async function addresses(page: Page): Promise<Record<string, string>> {
  const read = async <T>(path: string) => (await page.request.get(`/v1${path}`)).json() as Promise<T>;
  const league = (await read<Leagues>('/leagues')).leagues.find(({ name }) => name === 'Winter Tide League');
  const { seasons } = await read<League>(`/leagues/${league?.id}`);
  const running = seasons.find(({ status }) => status === 'running')?.id ?? '';
  const finished = seasons.find(({ status }) => status === 'finished')?.id ?? '';
  const mine = (await read<Season>(`/seasons/${running}`)).boards.find(({ seats }) =>
    seats.some(({ player }) => player.id === 'demo-ines'),
  );
  const past = `${finished}r1b1`;
  return {
    today: '/',
    leagues: '/leagues',
    'a league': `/leagues/${league?.id}`,
    'a new league': '/leagues/new',
    'a running season': `/seasons/${running}`,
    'a finished season': `/seasons/${finished}`,
    ratings: '/ratings/ny2047',
    'the game table': `/games/${mine?.game}`,
    'a finished game': `/games/${past}`,
    'a past turn': `/games/${past}/steps/3`,
    'a verification': `/games/${past}/verify`,
    'the story': '/ny2047',
    'the rules': '/ny2047/rules',
    'the API reference': '/reference',
    'the account': '/me',
    'the mailbox': '/mailbox',
  };
}

for (const width of [390, 1440])
  for (const colorScheme of ['light', 'dark'] as const)
    test(`pages at ${width} px, ${colorScheme}: accessible, nothing sideways, no errors`, async ({
      browser,
    }) => {
      test.setTimeout(240_000);
      const page = await personOf(browser, 'Ines Okafor');
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      for (const [name, address] of Object.entries(await addresses(page)))
        await test.step(name, async () => {
          const response = await page.goto(address);
          expect(response?.status(), name).toBe(200);
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          const { violations } = await new AxeBuilder({ page }).analyze();
          const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
          expect(
            serious.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
            name,
          ).toEqual([]);
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(overflow, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
        });
      expect(errors).toEqual([]);
    });

test('a visitor finds the demo league, a game to watch and the way in', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
});

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

test('a finished game is verified in the browser', async ({ page }) => {
  const verify = (await addresses(page))['a verification'] ?? '';
  await page.goto(verify);
  const check = page.getByRole('button', { name: /check|play/i });
  if (await check.isVisible()) await check.click();
  await expect(page.getByText(/every|verified|agree/i).first()).toBeVisible({ timeout: 20_000 });
});
