import { expect, type Page } from '@playwright/test';
import type { League } from '../../functions/core/league/leagues.schema';
import type { Roster } from '../../functions/core/roster/roster.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { expectAccessible } from './accessibility';
import { read, write } from './api-calls';
import { expectInLooks } from './looks';
import { newcomerOf } from './people';
import { test } from './test';

const STRANGER = 'stranger@invited.example';

test('somebody who has never logged in reads an invitation, wants its mails, and registers', async ({
  browser,
}) => {
  const olga = await newcomerOf(browser, 'olga@invited.example');
  await write(olga, 'PUT', '/me', { name: 'Olga' });
  const league = await write<League>(olga, 'POST', '/leagues', { name: 'Harbour club' });
  const season = await write<Season>(olga, 'POST', `/leagues/${league.id}/seasons`, {
    ...{ name: 'Winter 2026', system: 'nyc-risk', boardSize: 3 },
    deadlines: { orders: 60, adjustment: 60, earlyClose: true },
  });
  await write(olga, 'POST', `/seasons/${season.id}/roster`, { text: `Sam Stranger <${STRANGER}>` });
  const page = await (await browser.newContext()).newPage();

  await test.step('the mail says neither who invites nor to what; its page does', async () => {
    const invitation = await invitationOf(page);
    await page.goto(invitation);
    await expect(page.getByText('Olga invites you to Winter 2026, a season of Harbour club.')).toBeVisible();
    await expectInLooks(page, { name: 'invitation', turn: 0 }, (look) => expectAccessible(page, look));
    await page.getByRole('button', { name: 'Send me mails about it' }).click();
    await expect(page.getByRole('status')).toHaveText(/^You get mails about it from now on/);
  });

  await test.step('its button leads through the login to the season', async () => {
    await page.getByRole('link', { name: 'Log in and answer' }).click();
    await page.waitForURL(/signin/);
    await expect(page).toHaveURL(new RegExp(encodeURIComponent(`/seasons/${season.id}`)));
  });

  await test.step('an invitation that was taken back says so', async () => {
    const invitation = await invitationOf(page);
    const { players } = await read<Roster>(olga, `/seasons/${season.id}/roster`);
    await write(olga, 'DELETE', `/seasons/${season.id}/roster/${players[0]?.id}`, {});
    await page.goto(invitation);
    await expect(page.getByText('This invitation has been answered or taken back.')).toBeVisible();
    await expectInLooks(page, { name: 'invitation taken back', turn: 1 }, (look) =>
      expectAccessible(page, look),
    );
  });
});

/** The link of the invitation in the local mailbox; its address contains no name of the league or its people. */
async function invitationOf(page: Page): Promise<string> {
  const mail = page.getByRole('listitem').filter({ hasText: `to ${STRANGER}` });
  await expect
    .poll(async () => {
      await page.goto('/mailbox');
      return mail.count();
    })
    .toBe(1);
  await expect(mail).not.toContainText(/Olga|Harbour|Winter 2026/);
  return (await mail.getByRole('link', { name: /:\d+\/invitations\// }).getAttribute('href')) ?? '';
}
