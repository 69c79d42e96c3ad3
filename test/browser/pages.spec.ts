import { readdirSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { addresses, organizerAddresses } from './addresses';
import { coveredControls } from './covered';
import { personOf } from './people';

const READERS = { 'Ines Okafor': addresses, 'Olga Brandt': organizerAddresses };

// Layout follows the width and colours follow the theme, so two of the four pairs show every fault.
for (const [width, colorScheme] of [
  [390, 'dark'],
  [1440, 'light'],
] as const)
  for (const [reader, addressesOf] of Object.entries(READERS))
    test(`pages of ${reader} at ${width} px, ${colorScheme}: accessible, nothing sideways, no errors`, async ({
      browser,
    }) => {
      test.setTimeout(240_000);
      const page = await personOf(browser, reader);
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      for (const [name, address] of Object.entries(await addressesOf(page)))
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
          expect(await coveredControls(page), name).toEqual([]);
          expect(errors, name).toEqual([]);
        });
    });

/** Pages of things that the demo league does not have: the specs that make such a thing look at them. */
const LOOKED_AT_ELSEWHERE = {
  '/games/[id]/rulings/[n]': 'rulings.spec.ts',
  '/leagues/[id]/drafts/[draft]': 'season-life.spec.ts',
  '/leagues/[id]/join': 'private-league.spec.ts',
  '/seasons/[id]/bracket': 'bracket.spec.ts',
  '/seasons/[id]/divisions': 'scoring.spec.ts',
  '/seasons/[id]/teams': 'scoring.spec.ts',
};

test('every page there is has been looked at', async ({ browser }) => {
  const pages = await Promise.all(
    Object.entries(READERS).map(async ([reader, addressesOf]) =>
      addressesOf(await personOf(browser, reader)),
    ),
  );
  const looked = pages.flatMap((one) => Object.values(one)).map((address) => address.split('?')[0] ?? '');
  const routes = readdirSync(new URL('../../web/app', import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)page\.tsx$/.test(file))
    .map((file) => `/${file}`.replace(/\/page\.tsx$/, '') || '/');
  const pattern = (route: string) => new RegExp(`^${route.replace(/\[\w+\]/g, '[^/]+')}$`);
  const missed = routes.filter(
    (route) => !(route in LOOKED_AT_ELSEWHERE) && !looked.some((address) => pattern(route).test(address)),
  );
  expect(routes.length).toBeGreaterThan(40);
  expect(missed).toEqual([]);
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
