import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { addresses } from './addresses';
import { coveredControls } from './covered';
import { personOf } from './people';

for (const width of [390, 1440])
  for (const colorScheme of ['light', 'dark'] as const)
    test(`pages at ${width} px, ${colorScheme}: accessible, nothing sideways, no errors`, async ({
      browser,
    }) => {
      test.setTimeout(240_000);
      // By night a page has the same parts in other colours.
      const looked = (axe: AxeBuilder) => (colorScheme === 'dark' ? axe.withRules(['color-contrast']) : axe);
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
          const { violations } = await looked(new AxeBuilder({ page })).analyze();
          const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
          expect(
            serious.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
            name,
          ).toEqual([]);
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(overflow, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
          if (colorScheme === 'light') expect(await coveredControls(page), name).toEqual([]);
          expect(errors, name).toEqual([]);
        });
    });

test('a visitor finds the demo league, a game to watch and the way in', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
});

test('who does not organize a league reads who opens its seasons', async ({ browser }) => {
  const page = await personOf(browser, 'Ines Okafor');
  await page.goto(`${(await addresses(page))['a league']}/seasons/new`);
  await expect(page.getByRole('heading', { name: 'Only organizers open seasons', level: 1 })).toBeVisible();
  await expect(page.getByText('Ask Olga Brandt for a new season')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('a finished game is verified in the browser', async ({ page }) => {
  const verify = (await addresses(page))['a verification'] ?? '';
  await page.goto(verify);
  // Before the scripts run a click is not heard.
  await expect(async () => {
    await page.getByRole('button', { name: 'Play it again' }).click({ timeout: 500 });
    await expect(page.getByText('It holds.')).toBeVisible({ timeout: 20_000 });
  }).toPass();
});
