import { type Browser, expect, type Page } from '@playwright/test';
import type { League } from '../../functions/core/league/leagues.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { expectAccessible } from './accessibility';
import { write } from './api-calls';
import { networkQuiet } from './network-quiet';
import { freshBrowserOf, newcomerOf } from './people';
import { test } from './test';

const DEADLINES = { orders: 1440, adjustment: 1440 };

test('a private league: settings, invitation, roles, the inbox, closing and leaving', async ({ browser }) => {
  const olga = await newcomerOf(browser, 'olga@private.example');
  const guest = await newcomerOf(browser, 'guest@private.example');
  const { id } = await write<League>(olga, 'POST', '/leagues', { name: 'Closed doors' });
  const page = `/leagues/${id}`;
  let invitation = '';

  await test.step('its organizer writes its texts and hides it', async () => {
    await olga.goto(page);
    await olga.getByRole('link', { name: 'Settings', exact: true }).click();
    await olga.waitForURL(/settings$/);
    await olga.getByLabel('About the league').fill('Seven people, one river.');
    await olga.getByLabel('House rules').fill('## Manners\n\n- Write **kindly**.');
    await olga.getByLabel('Venue').fill('Pier 7, every first Friday');
    await olga.getByRole('button', { name: 'Add a link' }).click();
    await olga.getByLabel('Title of link 1').fill('Our site');
    await olga.getByLabel('Address of link 1').fill('https://league.example/');
    await olga.getByRole('checkbox', { name: /^Private/ }).check();
    await expectGood(browser, olga);
    await olga.getByRole('button', { name: 'Save' }).click();
    await olga.waitForURL(new RegExp(`${page}$`));
    await expect(olga.getByText('Private league')).toBeVisible();
    await expect(olga.getByRole('heading', { name: 'Manners' })).toBeVisible();
    await expect(olga.getByRole('link', { name: 'Our site' })).toBeVisible();
    await expectGood(browser, olga);
  });

  await test.step('a stranger does not find it, and joins by the link', async () => {
    const answer = await guest.goto(page);
    expect(answer?.status()).toBe(404);
    await olga.goto(`${page}/settings`);
    invitation = (await olga.locator('.mono').first().textContent()) ?? '';
    await guest.goto(new URL(invitation).pathname + new URL(invitation).search);
    await guest.getByRole('button', { name: 'Join the league' }).click();
    await guest.waitForURL(new RegExp(`${page}$`));
    await expect(guest.getByRole('heading', { level: 1, name: 'Closed doors' })).toBeVisible();
  });

  await test.step('a request waits in the inbox and on Today, one click from where it is settled', async () => {
    const settings = { name: 'Season 1', system: 'ny2047', deadlines: DEADLINES };
    const season = await write<Season>(olga, 'POST', `/leagues/${id}/seasons`, {
      ...settings,
      registration: { mode: 'approval' },
    });
    await write(guest, 'POST', `/seasons/${season.id}/entries`, {});
    await olga.goto('/');
    const waits = olga.getByRole('link', { name: /asks for a place in Season 1/ });
    await expect(waits).toBeVisible();
    await expectGood(browser, olga);
    await olga.goto(`${page}/inbox`);
    await expectGood(browser, olga);
    await waits.click();
    await olga.waitForURL(new RegExp(`/seasons/${season.id}$`));
    await olga
      .getByRole('button', { name: /^Let in/ })
      .first()
      .click();
    await expect(olga.getByRole('button', { name: /^Let in/ })).toHaveCount(0);
    await olga.goto(`${page}/inbox`);
    await expect(olga.getByText('Nothing waits.')).toBeVisible();
  });

  await test.step('a second organizer by a button', async () => {
    await olga.goto(`${page}/members`);
    await olga
      .getByRole('button', { name: /^Make organizer/ })
      .first()
      .click();
    await expect(olga.getByRole('button', { name: /^Remove as organizer/ })).toHaveCount(2);
    await expectGood(browser, olga);
  });

  await test.step('it closes and opens again; a member leaves', async () => {
    await olga.goto(`${page}/settings`);
    await olga.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(olga.getByRole('button', { name: 'Open again' })).toBeVisible();
    await guest.goto(page);
    await expect(guest.getByText('The league takes no new seasons or members.')).toBeVisible();
    await guest.getByText('Leave the league').click();
    await guest.getByRole('button', { name: 'Leave', exact: true }).click();
    await guest.waitForURL(/\/leagues$/);
    expect((await guest.goto(page))?.status()).toBe(404);
  });
});

/** The page has no violation that axe finds, and fits a phone and a desktop. */
async function expectGood(browser: Browser, page: Page): Promise<void> {
  for (const width of [390, 1440]) {
    const seen = await freshBrowserOf(browser, page, { viewport: { width, height: 900 } });
    await seen.goto(page.url());
    await networkQuiet(seen);
    await expectAccessible(seen);
    const wide = await seen.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
    await seen.context().close();
  }
}
