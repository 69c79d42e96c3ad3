import { expect, type Locator, type Page } from '@playwright/test';
import { workbook } from '../support/workbook';
import { expectAccessible } from './accessibility';
import { networkQuiet } from './network-quiet';
import { followLoginLink, newcomerOf } from './people';
import { test } from './test';

const MOST_CLICKS = 12;

/** Twenty-one people of a club by name, as the organizer knows them: they are admitted at once. */
const LIST = Array.from({ length: 21 }, (_, at) => `Guest Nr ${at}`).join('\n');

test('an evening of twenty-one from nothing to seven running boards', async ({ browser }) => {
  const olga = await newcomerOf(browser, 'olga@club.example');
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  await expectInteractive(olga);

  await test.step('she founds a league and announces the evening', async () => {
    await click(olga.getByRole('link', { name: 'Leagues', exact: true }).first());
    await olga.waitForURL(/\/leagues$/);
    await click(olga.getByRole('link', { name: 'Open a league' }).first());
    await olga.waitForURL(/\/leagues\/new$/);
    await olga.getByLabel('Name').fill('Harbour club');
    await click(olga.getByRole('button', { name: /league/i }));
    await olga.waitForURL(/\/leagues\/[0-9a-z]{20,}$/);
    await click(olga.getByRole('link', { name: 'Open a season' }).first());
    await olga.waitForURL(/seasons\/new$/);
    await click(olga.getByRole('radio', { name: /^Club evening/ }));
    await click(olga.getByRole('radio', { name: /^City of New York Risk/ }));
    await click(olga.locator('.form-part > summary', { hasText: 'Rounds and boards' }));
    await olga.getByRole('spinbutton', { name: 'Seats a board' }).fill('3');
    await click(olga.getByRole('button', { name: 'Open registration' }));
    await olga.waitForURL(/\/seasons\/[0-9a-z]{20,}$/);
  });
  const season = olga.url();

  await test.step('she pastes her list', async () => {
    await click(olga.getByRole('link', { name: 'Players', exact: true }).first());
    await olga.waitForURL(/players$/);
    await olga.getByLabel('One player in a line').fill(`${LIST}\nGuest Nr 3`);
    await expectAccessible(olga);
  });

  await test.step('a line that stands there twice is named, and nothing has changed', async () => {
    await olga.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(olga.getByRole('alert').filter({ hasText: 'Line 22' })).toContainText(
      'is already on line 4',
    );
    await expect(olga.getByRole('heading', { name: 'In the season' })).toHaveCount(0);
  });

  await test.step('she reads it from a workbook of Excel instead', async () => {
    const rows = LIST.split('\n').map((name, at) => [at + 1, name, `Club ${at % 3}`]);
    await olga.getByLabel('Read a file').setInputFiles({
      name: 'list.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: Buffer.from(workbook([['No.', 'Player', 'Club'], ...rows])),
    });
    await expect(olga.getByLabel('One player in a line')).toHaveValue(/^No\.\tPlayer\tClub\n1\tGuest Nr 0\t/);
  });

  await test.step('she adds them, and starts', async () => {
    await click(olga.getByRole('button', { name: 'Add', exact: true }));
    await expect(olga.getByRole('status').filter({ hasText: '21 players are in.' })).toBeVisible();
    await expect(olga.getByText('Columns that were not needed: No., Club.')).toBeVisible();
    await expect(olga.locator('.roster-list > li')).toHaveCount(21);
    await expectAccessible(olga);
    await click(olga.locator(`main a[href="${new URL(season).pathname}"]`).first());
    await olga.waitForURL(season);
    await click(olga.getByRole('button', { name: 'Start', exact: true }));
    await expect(olga.getByRole('link', { name: /^Board \d$/ })).toHaveCount(7);
  });
  expect(clicks).toBeLessThanOrEqual(MOST_CLICKS);

  await test.step('somebody who came by name plays with a personal link', async () => {
    await olga.goto(`${season}/players`);
    const row = olga.locator('.roster-list > li').filter({ hasText: 'Guest Nr 5' });
    await row.getByRole('button', { name: /^Personal link/ }).click();
    const link = await row.locator('.roster-link .mono').textContent();
    const guest = await (await browser.newContext()).newPage();
    await followLoginLink(guest, link ?? '');
    await guest.waitForURL(season);
    await expect(guest.getByRole('heading', { name: 'You are registered' })).toBeVisible();
    await guest.goto('/');
    await expect(guest.getByRole('link', { name: 'Guest Nr 5, your account' })).toBeVisible();
    const again = await (await browser.newContext()).newPage();
    await followLoginLink(again, link ?? '');
    await expect(again.getByText('This link has been used or is too old.')).toBeVisible();
  });
});

async function expectInteractive(page: Page): Promise<void> {
  await networkQuiet(page);
}
