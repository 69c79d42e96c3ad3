import { expect, type Page } from '@playwright/test';
import { orderByKeyboard, personOf } from './people';
import { hasTakenOver } from './taken-over';
import { NEXT_LOOK, test } from './test';

/** The README's story: an organizer, two players, orders in three ways, two closed turns, changed standings. */
test('a season from its announcement to its standing', async ({ browser }) => {
  const olga = await personOf(browser, 'Olga Brandt');
  await announce(olga);
  const season = olga.url();

  const ines = await personOf(browser, 'Ines Okafor');
  const tomasz = await personOf(browser, 'Tomasz Wrona');
  for (const player of [ines, tomasz]) {
    await player.goto(season);
    await player.getByRole('button', { name: 'Register' }).click();
    await expect(player.getByRole('heading', { name: 'You are registered' })).toBeVisible();
  }

  await olga.reload();
  await olga.getByRole('button', { name: 'Start' }).click();
  await olga.getByRole('link', { name: 'Board 1' }).click();
  await olga.waitForURL(/\/games\//);
  const table = olga.url();

  await test.step('a player orders by clicking a unit and its target', async () => {
    await ines.goto(table);
    await expect(ines.getByRole('heading', { name: 'Your orders' })).toBeVisible();
    await expect(ines.getByText('Nothing stored', { exact: true })).toBeVisible();
    await ines.locator('.actor').first().click();
    await ines.getByRole('button', { name: 'Hold', exact: true }).click();
    await expect(ines.getByText('1 of 3 stored')).toBeVisible();
    await expect(ines.getByText(/Receipt [0-9a-f]/)).toBeVisible();
  });

  await test.step('by keyboard alone', async () => {
    await orderByKeyboard(ines.locator('.actor').first(), 's');
    await expect(ines.getByText('2 of 3 stored')).toBeVisible();
  });

  await test.step('another one by typing, and an unreadable line is named', async () => {
    await tomasz.goto(table);
    await tomasz.waitForFunction(hasTakenOver);
    await tomasz.getByText('Type orders').click();
    const box = tomasz.getByLabel('One order per line');
    await box.fill('VOTE DRAW\nnonsense');
    await tomasz.getByRole('button', { name: 'Store this list' }).click();
    await expect(tomasz.getByRole('alert').filter({ hasText: 'Line 2' })).toBeVisible();
    await box.fill('VOTE DRAW');
    await tomasz.getByRole('button', { name: 'Store this list' }).click();
    await expect(tomasz.getByText(/Receipt [0-9a-f]/)).toBeVisible();
  });

  await test.step('both are ready, so the turn closes early', async () => {
    await ines.getByRole('button', { name: 'Ready', exact: true }).click();
    await expect(ines.getByRole('button', { name: 'Not ready' })).toBeVisible();
    await tomasz.getByRole('button', { name: 'Ready', exact: true }).click();
    await expect(ines.getByRole('heading', { name: 'Fall 2047', level: 1 })).toBeVisible(NEXT_LOOK);
    const happened = ines.getByRole('region', { name: 'What happened' });
    await expect(happened.getByRole('heading', { name: 'Spring 2047' })).toBeVisible();
  });

  await test.step('the deadline closes the next turn by itself, and says that silent units held', async () => {
    await expect(ines.getByRole('heading', { name: 'Spring 2048', level: 1 })).toBeVisible({
      timeout: 300_000,
    });
    await ines.goto(`${table}/steps/2`);
    await ines.getByText(/without a fight/).click();
    await expect(ines.getByRole('link', { name: 'Rule 4.2' }).first()).toBeVisible();
  });

  await test.step('the standing has moved', async () => {
    await olga.goto(season);
    const totals = await olga.locator('.standing tbody .total').allTextContents();
    expect(totals).toHaveLength(7);
    expect(new Set(totals).size).toBeGreaterThan(1);
  });
});

async function announce(page: Page): Promise<void> {
  await page.goto('/leagues/new');
  await page.getByLabel('Name').fill('Harbour league');
  await page.getByRole('button', { name: /league/i }).click();
  await page.waitForURL(/\/leagues\/[0-9a-z]{20,}/);
  await page.getByRole('link', { name: 'Open a season' }).first().click();
  await page.waitForURL(/seasons\/new/);
  await page.getByRole('group', { name: 'Deadlines' }).getByText('Your own', { exact: true }).click();
  await page.getByLabel('Minutes for orders').fill('1');
  // With a grace the turn would wait for the silent players of this test.
  await page.locator('.form-part > summary', { hasText: 'Missed turns' }).click();
  await page.getByText('Defaults only', { exact: true }).click();
  await page.getByRole('button', { name: 'Open registration' }).click();
  await page.waitForURL(/\/seasons\/[0-9a-z]{20,}/);
}
