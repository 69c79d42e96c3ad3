import { type Browser, expect, type Page } from '@playwright/test';
import type { Leagues } from '../../functions/core/league/leagues.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { expectAccessible } from './accessibility';
import { read, write } from './api-calls';
import { followLoginLink, loginLinkOf, personOf } from './people';
import { test } from './test';

const WIDTHS = [390, 1440] as const;
const THEMES = ['light', 'dark'] as const;

/** An always-open season of the demo league whose boards are filled with bots at once. */
async function announced(browser: Browser, name: string): Promise<string> {
  const olga = await personOf(browser, 'Olga Brandt');
  const league = (await read<Leagues>(olga, '/leagues')).leagues.find(
    (one) => one.name === 'Winter Tide League',
  );
  const { id } = await write<Season>(olga, 'POST', `/leagues/${league?.id}/seasons`, {
    name,
    system: 'ny2047',
    boardSize: 3,
    format: { kind: 'ladder', open: { fill: { afterMinutes: 0, with: 'bots' } } },
    registration: { late: true },
    deadlines: { orders: 1440, adjustment: 480, earlyClose: true },
  });
  await olga.context().close();
  return id;
}

/** No part of a page is out of reach or needs sideways scrolling, in all four looks. */
async function lookedAt(page: Page): Promise<void> {
  for (const width of WIDTHS)
    for (const colorScheme of THEMES) {
      const look = `${page.url()} at ${width} px, ${colorScheme}`;
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expectAccessible(page, look);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(sideways, look).toBeLessThanOrEqual(0);
    }
}

test('a stranger finds an always-open season, logs in by mail, and gives a first order', async ({
  browser,
}) => {
  const name = 'Open water';
  const season = await announced(browser, name);
  const mail = 'joins-at-once@example.org';
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Join' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join a game');
  // The list may be some seconds old.
  await expect(async () => {
    await page.goto('/join?game=ny2047');
    await expect(page.getByRole('link', { name: `Register: ${name}` })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await lookedAt(page);
  await page.getByRole('link', { name: `Register: ${name}` }).click();
  await page.getByRole('textbox').fill(mail);
  await page.getByRole('button', { name: /link/i }).click();
  await page.waitForURL(/signin\/sent/);
  await followLoginLink(page, await loginLinkOf(page, mail));
  await page.getByLabel('Name').fill('Jo Joiner');
  await page.getByRole('button', { name: 'Continue' }).click();
  // The login keeps the wish to join.
  await page.waitForURL(`/join/${season}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Register for ${name}`);
  await lookedAt(page);
  await page.getByRole('button', { name: new RegExp(`^Register ?: ${name}$`) }).click();
  await page.waitForURL(`/seasons/${season}?joined=yes`);
  await expect(page.getByText('Done, you are registered.')).toBeVisible();
  // The board of a ladder starts within seconds, and the page leads to it.
  await expect(async () => {
    await page.goto(`/seasons/${season}`);
    await expect(page.getByRole('link', { name: 'Go to board 1' })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: `${name}, board 1` })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.getByRole('link', { name: 'Play your turn' }).click();
  await page.waitForURL(/\/games\//);
  const stored = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && /steps\/\d+\/orders$/.test(answer.url()),
  );
  await page.getByRole('button', { name: 'Ready', exact: true }).first().click();
  expect((await stored).status()).toBe(200);
  // A player in the season asks for the next board with the same button.
  await page.goto('/join?game=ny2047');
  await expect(
    page.getByRole('button', { name: new RegExp(`^Join the next board ?: ${name}$`) }),
  ).toBeVisible();
  await context.close();
});

test('somebody who is logged in registers with one press', async ({ browser }) => {
  const name = 'Open bay';
  const season = await announced(browser, name);
  const page = await personOf(browser, 'Ines Okafor');
  await expect(async () => {
    await page.goto('/join?game=ny2047');
    await expect(page.getByRole('button', { name: new RegExp(`^Register ?: ${name}$`) })).toBeVisible({
      timeout: 1000,
    });
  }).toPass();
  await page.getByRole('button', { name: new RegExp(`^Register ?: ${name}$`) }).click();
  await page.waitForURL(`/seasons/${season}?joined=yes`);
  await expect(page.getByText('Done, you are registered.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'You are registered' })).toBeVisible();
});

test('openings of finished games', async ({ page }) => {
  await page.goto('/ny2047');
  await page.getByRole('link', { name: 'Openings' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Openings');
  const tower = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Tower' }) });
  await expect(tower).toContainText(/game.*mean place/);
  await expect(tower.getByRole('img', { name: /^Map of/ })).toBeVisible();
  await expect(tower).toContainText('The Cloisters to');
  await lookedAt(page);
});
