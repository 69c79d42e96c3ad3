import { expect, type Page } from '@playwright/test';
import { newcomerOf } from './people';
import { test } from './test';

/** A day from now at noon, in the format of a date field. */
function dayAhead(days: number): string {
  return `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T12:00`;
}

const noSideways = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);

test('a season is drafted with its dates, announced, and says what comes next', async ({ browser }) => {
  const page = await newcomerOf(browser, 'dora@example.org');
  await page.goto('/leagues/new');
  await page.getByLabel('Name').fill('Dora’s league');
  await page.getByRole('button', { name: /open/i }).click();
  await page.waitForURL(/\/leagues\/(?!new)/);
  const league = page.url();

  await test.step('dates in the wrong order are refused at their field, and nothing is kept', async () => {
    await page.getByRole('link', { name: 'Open a season' }).click();
    await page.getByText('Registration, start, rounds, breaks').click();
    await page.getByLabel('Registration opens').fill(dayAhead(10));
    await page.getByLabel('The season starts').fill(dayAhead(5));
    await page.getByRole('button', { name: 'Keep as a draft' }).click();
    await expect(page.getByText('must come after the opening of registration').first()).toBeVisible();
    await expect(page.getByLabel('The season starts')).toHaveAttribute('aria-invalid', 'true');
  });

  await test.step('a draft is kept, listed for its organizer alone, and announced', async () => {
    await page.getByLabel('The season starts').fill(dayAhead(20));
    await page.getByLabel('Days from one round to the next').fill('7');
    await page.getByRole('button', { name: 'Keep as a draft' }).click();
    await page.waitForURL(/\/drafts\//);
    const draft = page.url();
    await page.goto(league);
    await expect(page.getByRole('heading', { name: 'Drafts' })).toBeVisible();
    const stranger = await newcomerOf(browser, 'stranger@example.org');
    await stranger.goto(league);
    await expect(stranger.getByRole('heading', { name: 'Drafts' })).toHaveCount(0);
    expect((await stranger.goto(draft))?.status()).toBe(404);
    await page.goto(draft);
    await page.getByRole('button', { name: 'Announce' }).click();
    await page.waitForURL(/\/seasons\//);
  });

  await test.step('its page says what comes next, on a phone too', async () => {
    const next = page.getByRole('region', { name: 'What comes next' });
    await expect(next.getByRole('listitem')).toHaveText([/Registration opens/, /The season starts/]);
    await page.setViewportSize({ width: 390, height: 844 });
    await noSideways(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await noSideways(page);
  });

  await test.step('it is cancelled with a reason', async () => {
    await page.getByText('Cancel the season').first().click();
    await page.getByLabel('Why?').fill('The hall burnt down.');
    await page.getByRole('button', { name: 'Cancel the season' }).click();
    await expect(page.getByText('Cancelled: The hall burnt down.')).toBeVisible();
  });
});
