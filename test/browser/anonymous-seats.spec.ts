import { expect, type Page } from '@playwright/test';
import { organizerOfBoards, personOf } from './people';
import { NEXT_LOOK, test } from './test';

/** A season of Risk by the custom with anonymous seats, with a league of its own. */
async function announce(page: Page): Promise<string> {
  await page.goto('/leagues/new');
  await page.getByLabel('Name').fill('Masked league');
  await page.getByRole('button', { name: /league/i }).click();
  await page.waitForURL(/\/leagues\/[0-9a-z]{20,}/);
  await page.getByRole('link', { name: 'Open a season' }).first().click();
  await page.waitForURL(/seasons\/new/);
  await page.getByRole('group', { name: 'Game', exact: true }).getByText('City of New York Risk').click();
  const customs = page.getByRole('group', { name: 'Customs of the league' });
  await customs.getByText('Anonymous seats', { exact: true }).click();
  await page.getByRole('button', { name: 'Open registration' }).click();
  await page.waitForURL(/\/seasons\/[0-9a-z]{20,}/);
  return page.url();
}

test('with anonymous seats players write to colours, and read no names', async ({ browser }) => {
  const organizer = await organizerOfBoards(browser);
  const season = await announce(organizer);
  await expect(organizer.getByText('Private and public; seats anonymous until the end')).toBeVisible();

  const ines = await personOf(browser, 'Ines Okafor');
  const tomasz = await personOf(browser, 'Tomasz Wrona');
  for (const player of [ines, tomasz]) {
    await player.goto(season);
    await player.getByRole('button', { name: 'Register' }).click();
    await expect(player.getByRole('heading', { name: 'You are registered' })).toBeVisible();
  }
  await organizer.reload();
  await organizer.getByRole('button', { name: 'Start' }).click();
  await organizer.getByRole('link', { name: 'Board 1' }).click();
  await organizer.waitForURL(/\/games\//);
  const table = organizer.url();
  await expect(organizer.locator('.strip')).toContainText('Ines');

  for (const player of [ines, tomasz]) await player.goto(table);
  const press = (page: Page) => page.getByRole('region', { name: 'Press', exact: true });
  for (const player of [ines, tomasz]) {
    await press(player).locator('.press-place').scrollIntoViewIfNeeded();
    await expect(press(player).getByText('Seats are anonymous', { exact: false })).toBeVisible();
    await expect(player.locator('.strip')).not.toContainText('Anonymous');
  }
  await press(ines).getByRole('textbox').fill('Who holds the bridges?');
  await press(ines).getByRole('button', { name: 'Send' }).click();
  const message = press(tomasz).locator('.messages li', { hasText: 'Who holds the bridges?' });
  await expect(message).toBeVisible(NEXT_LOOK);
  await expect(message.locator('.message-head b')).toHaveText(/^(Yellow|Blue|Green|Red|Teal|Violet|Pink)$/);
  await expect(tomasz.locator('main')).not.toContainText('Ines');
});
