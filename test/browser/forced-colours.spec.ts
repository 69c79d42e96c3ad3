import { expect, type Locator, type Page } from '@playwright/test';
import { addresses } from './addresses';
import { test } from './test';

// Where the reader's system sets the colours, there are no backgrounds and shadows. The selection, the owner of a seat
// and the focus must still show.

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
});

test('forced colours: a table', async ({ page }) => {
  await open(page, 'a finished game');
  const shows = page.getByRole('group', { name: 'Show' });
  await expectApart(
    shows.getByRole('button', { pressed: true }),
    shows.getByRole('button', { pressed: false }).first(),
  );
  const seats = await groundsOf(page.getByRole('list', { name: 'Seats' }).locator('.chip'));
  expect(seats.length).toBeGreaterThan(1);
  expect(new Set(seats).size).toBe(seats.length);
  const land = await page
    .locator('svg.map use[href^="#space-"]')
    .evaluateAll((places) => places.map((place) => getComputedStyle(place).fill));
  expect(new Set(land).size).toBeGreaterThan(2);

  const control = shows.getByRole('button', { pressed: false }).first();
  await control.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  const outline = await control.evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(outline).toBe('solid');
});

test('forced colours: the bar, and a tab of a phone', async ({ page }) => {
  const bar = page.getByRole('navigation', { name: 'Main' });
  await page.goto('/games');
  await expectApart(bar.locator('[aria-current]'), bar.locator('a:not([aria-current])').first());
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'a finished game');
  await expectApart(
    page.getByRole('tab', { selected: true }),
    page.getByRole('tab', { selected: false }).first(),
  );
});

async function open(page: Page, name: string): Promise<void> {
  await page.goto((await addresses(page))[name] ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function expectApart(chosen: Locator, other: Locator): Promise<void> {
  await expect(chosen.first()).toBeVisible();
  expect(await groundsOf(chosen)).not.toEqual(await groundsOf(other));
}

/** The background colours of these elements, as they are shown. */
function groundsOf(elements: Locator): Promise<readonly string[]> {
  return elements.evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
}
