import { expect, type Page } from '@playwright/test';
import type { League } from '../../functions/core/league/leagues.schema';
import type { ImportedSeason } from '../../functions/core/past-season/past-seasons.schema';
import { LAGOON } from '../support/lagoon-variant';
import { isNightly } from '../support/nightly';
import { expectAccessible } from './accessibility';
import { write } from './api-calls';
import { addPasskey, attachDevice, logInWithPasskey } from './passkey';
import { newcomerOf } from './people';
import { test } from './test';

/** The site administrator by configuration (`playwright.config.ts`). */
const ADMIN = 'site-admin@site.example';

test('a league is reported and hidden; its organizer appeals, and it is shown again', async ({ browser }) => {
  const admin = await newcomerOf(browser, ADMIN);
  const olga = await newcomerOf(browser, 'olga@site.example');
  const zoe = await newcomerOf(browser, 'zoe@site.example');
  const { id } = await write<League>(olga, 'POST', '/leagues', { name: 'A very rude league' });
  const league = `/leagues/${id}`;

  await test.step('a reader reports it', async () => {
    await zoe.goto(league);
    await zoe.getByRole('link', { name: 'Report this league' }).click();
    await zoe.waitForURL(/\/report/);
    await expectGood(zoe, 'report');
    await zoe.getByLabel('What is wrong with it?').fill('Its name insults people.');
    await zoe.getByRole('button', { name: 'Send report' }).click();
    await expect(zoe.getByText('Thank you.')).toBeVisible();
  });

  await test.step('an administrator logs in with a passkey, which the desk asks for', async () => {
    await admin.goto('/site');
    await expect(admin.getByText('Site administrators log in with a passkey')).toBeVisible();
    await expectGood(admin, 'site-passkey');
    await attachDevice(admin);
    await addPasskey(admin);
    await logInWithPasskey(admin, '/site');
  });

  await test.step('an administrator hides it, with a reason', async () => {
    expect((await zoe.goto('/site'))?.status()).toBe(404);
    await admin.goto('/me');
    await admin.getByRole('link', { name: 'Site administration' }).click();
    await admin.waitForURL(/\/site$/);
    await expect(admin.getByText('Its name insults people.')).toBeVisible();
    await admin.getByText('Decide', { exact: true }).first().click();
    await expectGood(admin, 'site-reports');
    await admin.getByLabel('Reason (the person concerned reads it)').first().fill('The name is an insult.');
    await admin.getByRole('button', { name: 'Hide the league' }).click();
    await expect(admin.getByText('No reports are waiting.')).toBeVisible();
    await expect(admin.getByText(/^Hid something by/)).toBeVisible();
  });

  await test.step('strangers no longer see it; its organizer reads why and appeals', async () => {
    const answer = await zoe.request.get(`/v1${league}`);
    expect(answer.status()).toBe(403);
    await zoe.goto('/leagues');
    await expect(zoe.getByText('A very rude league')).toHaveCount(0);
    await zoe.goto(league);
    await zoe.waitForURL(/\/hidden$/);
    await expect(zoe.getByText(/^A site administrator has hidden this league/)).toBeVisible();
    await expectGood(zoe, 'taken-down');
    await olga.goto(league);
    await expect(olga.getByText('The name is an insult.')).toBeVisible();
    await expectGood(olga, 'hidden-league');
    await olga.goto('/me');
    await expectGood(olga, 'own-measures');
    await olga.getByLabel('Your appeal').fill('It is the name of a river.');
    await olga.getByRole('button', { name: 'Send the appeal' }).click();
    await expect(olga.getByText('You appealed: It is the name of a river.')).toBeVisible();
  });

  await test.step('the appeal is granted, and everybody sees the league again', async () => {
    await admin.goto('/site');
    await expect(admin.getByText('Appeal: It is the name of a river.')).toBeVisible();
    await admin.getByText('Decide', { exact: true }).first().click();
    await expectGood(admin, 'site-appeal');
    await admin.getByLabel('Reason (the person concerned reads it)').first().fill('It is a river indeed.');
    await admin.getByRole('button', { name: 'Grant the appeal' }).click();
    await expect(admin.getByText('Appeal granted: It is a river indeed.')).toBeVisible();
    await expect.poll(async () => (await zoe.request.get(`/v1${league}`)).status()).toBe(200);
    await olga.goto('/me');
    await expect(olga.getByText('Your appeal was granted: It is a river indeed.')).toBeVisible();
  });

  await test.step('an administrator removes a variant of the league', async () => {
    await write(olga, 'POST', `${league}/variants`, { file: LAGOON });
    await zoe.goto(`${league}/variants`);
    await expect(zoe.getByRole('heading', { name: 'Lagoon', level: 2 })).toBeVisible();
    await expect(zoe.getByRole('button', { name: 'Remove' })).toHaveCount(0);
    await admin.goto(`${league}/variants`);
    await admin.getByRole('button', { name: 'Remove' }).click();
    await expect(admin.getByText('No variants yet.')).toBeVisible();
  });

  await test.step('imported results are confirmed on a page of their own', async () => {
    await write(zoe, 'PUT', '/me', { name: 'Zoe Example' });
    await write(zoe, 'POST', `${league}/members`, {});
    const lines = ['round,board,seat,player,points', '1,1,red,Zoe Example,33', '1,1,blue,Somebody Else,20'];
    const wish = { name: 'Spring 2019', system: 'new-era', endedOn: '2019-05-31', rated: true };
    const imported = { ...wish, text: lines.join('\n'), preview: false };
    const { season } = await write<ImportedSeason>(olga, 'POST', `${league}/past-seasons`, imported);
    await expect.poll(async () => (await zoe.request.get('/v1/me/today')).text()).toContain('Spring 2019');
    await zoe.goto('/');
    await expectGood(zoe, 'today-confirm');
    await zoe.getByRole('link', { name: 'Check and answer' }).click();
    await zoe.waitForURL(/confirm$/);
    await expectGood(zoe, 'confirm');
    await zoe.getByRole('button', { name: 'Confirm my results' }).click();
    await expect(zoe.getByText('You confirmed your results. They wait for the others.')).toBeVisible();
    await olga.goto(`/seasons/${season.id}/confirm`);
    await olga.getByLabel('How can they be checked?').fill('The club has a photo of the board.');
    await expectGood(olga, 'confirm-organizer');
    await olga.getByRole('button', { name: 'Ask for approval' }).click();
    await expect(olga.getByText('The site administrators have your request.')).toBeVisible();
    await zoe.goto(`${league}/ratings`);
    await expect(zoe.getByRole('link', { name: 'Zoe Example', exact: true })).toBeVisible();
    await expectGood(zoe, 'league-ratings');
    await admin.goto('/site');
    await admin.getByText('Decide', { exact: true }).first().click();
    await expectGood(admin, 'site-results');
    await admin.getByLabel('Reason (the person concerned reads it)').first().fill('The photo shows it.');
    await admin.getByRole('button', { name: 'Let the results count' }).click();
    await expect(admin.getByText('No reports are waiting.')).toBeVisible();
    await expect
      .poll(async () => (await zoe.request.get('/v1/hall-of-fame')).text())
      .toContain('Spring 2019');
  });
});

test('who runs the site, and on which terms, stands in the foot of every page', async ({ page }) => {
  await page.goto('/');
  for (const [link, title] of [
    ['Privacy', 'Privacy'],
    ['Terms', 'Terms'],
    ['Contact', 'Contact'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name: link }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText('This is a draft.')).toBeVisible();
    await expectGood(page, `operator-${link}`);
  }
  await page.goto('/privacy?language=de');
  await expect(page.getByRole('heading', { level: 1, name: 'Datenschutz' })).toBeVisible();
});

const LOOKS = [
  [390, 'light'],
  [1440, 'dark'],
  ...(isNightly
    ? ([
        [390, 'dark'],
        [1440, 'light'],
      ] as const)
    : []),
] as const;

/** The page has no violation that axe finds, and fits a phone and a desktop; in nightly runs in all four looks. */
async function expectGood(page: Page, name: string): Promise<void> {
  const before = page.viewportSize();
  for (const [width, colorScheme] of LOOKS) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page, `${name} at ${width} px, ${colorScheme}`);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, name).toBeLessThanOrEqual(width);
  }
  if (before !== null) await page.setViewportSize(before);
}
