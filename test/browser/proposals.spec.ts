import { expect, type Page } from '@playwright/test';
import type { League } from '../../functions/core/league/leagues.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { expectAccessible } from './accessibility';
import { write } from './api-calls';
import { personOf } from './people';
import { test } from './test';

const SEASON = 'Two pairs of eyes';

/** Proposes to move the deadlines of all boards but her own, as an organizer who plays does. */
async function propose(olga: Page, rounds: string, reason: string): Promise<void> {
  await olga.goto(rounds);
  await olga.getByText('Move deadlines, pause or resume').click();
  await olga.getByLabel('Later by').fill('2');
  await olga.getByLabel('Reason').fill(reason);
  const show = olga.getByRole('button', { name: 'Show what it does' });
  const move = olga.getByRole('button', { name: 'Move these deadlines' });
  // On a busy machine the browser may have asked twice, and the first request with its key is still being answered.
  await expect(async () => {
    if (!(await move.isVisible())) await show.click({ timeout: 10_000 });
    await expect(move).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await move.click();
  await expect(olga.getByText(/an organizer or moderator who does not play must confirm/)).toBeVisible();
}

/** Follows the item on Today to the season's page. */
async function goToProposal(kenji: Page): Promise<void> {
  const waits = kenji.getByText(
    `Olga Brandt, who plays in ${SEASON}, proposes something that you can confirm.`,
  );
  // On a busy machine the page may come from his device, as he last saw it.
  await expect(async () => {
    await kenji.goto('/');
    await expect(waits).toBeVisible();
  }).toPass();
  await kenji.getByRole('listitem').filter({ has: waits }).getByRole('link').first().click();
  await expect(kenji.getByRole('heading', { name: 'Proposals' })).toBeVisible();
}

test('an organizer who plays proposes, and a moderator who does not confirms or declines', async ({
  browser,
}) => {
  const olga = await personOf(browser, 'Olga Brandt');
  const kenji = await personOf(browser, 'Kenji Mori');
  const players = [olga, await personOf(browser, 'Ines Okafor'), await personOf(browser, 'Tomasz Wrona')];
  const { id: league } = await write<League>(olga, 'POST', '/leagues', { name: 'League of four eyes' });
  await write(kenji, 'POST', `/leagues/${league}/members`, {});
  const roles = { roles: ['moderator', 'player'] };
  await write(olga, 'PUT', `/leagues/${league}/members/demo-kenji/roles`, roles);
  const { id } = await write<Season>(olga, 'POST', `/leagues/${league}/seasons`, {
    ...{ name: SEASON, system: 'ny2047', boardSize: 2, leftOver: 'bots', press: 'none' },
    deadlines: { orders: 1440, adjustment: 1440 },
  });
  const page = `/seasons/${id}`;
  for (const player of players) await write(player, 'POST', `${page}/entries`, {});
  await write(olga, 'POST', `${page}/start`, {});

  await test.step('what she proposes is not done before he confirms it', async () => {
    await propose(olga, `${page}/rounds`, 'The ferry does not run.');
    await goToProposal(kenji);
    await expectAccessible(kenji);
    await kenji.goto(`/leagues/${league}/log`);
    await expect(kenji.getByText('confirmed by Kenji Mori')).toHaveCount(0);
    await goToProposal(kenji);
    await expect(kenji.getByText('The ferry does not run.')).toBeVisible();
    await kenji.getByRole('button', { name: 'Confirm' }).click();
    await expect(kenji.getByRole('heading', { name: 'Proposals' })).toHaveCount(0);
  });

  await test.step('the log names both, who proposed it and who confirmed it', async () => {
    await olga.goto(`/leagues/${league}/log`);
    const moved = olga.getByRole('listitem').filter({ hasText: 'The ferry does not run.' });
    await expect(moved.filter({ hasText: 'Olga Brandt, confirmed by Kenji Mori' }).first()).toBeVisible();
  });

  await test.step('what he declines is not done, and the log says so', async () => {
    await propose(olga, `${page}/rounds`, 'The museum is closed.');
    await goToProposal(kenji);
    await kenji.getByRole('button', { name: 'Decline' }).click();
    await expect(kenji.getByRole('heading', { name: 'Proposals' })).toHaveCount(0);
    await kenji.goto(`/leagues/${league}/log`);
    const declined = kenji.getByRole('listitem').filter({ hasText: 'A proposal of Olga Brandt' });
    await expect(declined.filter({ hasText: 'Kenji Mori' })).toHaveCount(1);
    await expect(kenji.getByText('The museum is closed.')).toHaveCount(0);
  });

  await test.step('what she withdraws waits for nobody', async () => {
    await propose(olga, `${page}/rounds`, 'The harbour is frozen.');
    await olga.goto(page);
    await olga.getByRole('button', { name: 'Withdraw', exact: true }).last().click();
    await expect(olga.getByRole('heading', { name: 'Proposals' })).toHaveCount(0);
    await kenji.goto(page);
    await expect(kenji.getByRole('heading', { name: 'Proposals' })).toHaveCount(0);
  });
});
