import { expect } from '@playwright/test';
import type { Game } from '../../functions/api/schemas/games';
import { read, write } from './api-calls';
import { boardOf } from './board';
import { newcomerOf } from './people';
import { test } from './test';

/** A player does not accept the answer to a dispute: somebody else decides, and the player reads it. */
test('a dispute is answered, appealed by its player, and decided by a second moderator', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const player = await newcomerOf(browser, 'plaintiff@example.org');
  const second = await newcomerOf(browser, 'second-look@example.org');
  const { game, organizer } = await boardOf(browser, [player]);
  const cases = `/games/${game}/cases`;

  await test.step('the player disputes a turn, and an organizer answers', async () => {
    await player.goto(cases);
    await player.getByLabel('What went wrong').fill('My fleet was to hold, and it moved.');
    await player.getByRole('button', { name: 'Ask the moderators' }).click();
    await expect(player.getByText('Waiting for an answer.')).toBeVisible();
    await organizer.goto(cases);
    await organizer.getByLabel('Answer').fill('The fleet had no order to hold.');
    await organizer.getByRole('button', { name: 'Do not uphold it' }).click();
    await expect(organizer.getByText('Not upheld.')).toBeVisible();
  });

  await test.step('who would decide an appeal stands there before it is sent', async () => {
    await player.goto(cases);
    await player.getByText('Appeal against the answer').click();
    await expect(player.getByText('so the same person will answer')).toBeVisible();
    const { league } = await read<Game>(organizer, `/games/${game}`);
    const { player: me } = await read<{ player: { id: string } }>(second, '/me');
    await write(second, 'POST', `/leagues/${league.id}/members`, {});
    const roles = `/leagues/${league.id}/members/${me.id}/roles`;
    await write(organizer, 'PUT', roles, { roles: ['moderator', 'player'] });
    await player.reload();
    await player.getByText('Appeal against the answer').click();
    await expect(player.getByText('Somebody else will answer')).toBeVisible();
  });

  await test.step('the player appeals; the second moderator finds it on Today and decides', async () => {
    await player.getByLabel('Why you do not accept the answer').fill('The order is in my receipts.');
    await player.getByRole('button', { name: 'Appeal', exact: true }).click();
    await expect(player.getByText('It waits for an answer')).toBeVisible();
    await organizer.goto(cases);
    await expect(organizer.getByText('so somebody else answers the appeal')).toBeVisible();
    await second.goto('/');
    await second.getByRole('link', { name: /appeals against the answer to a dispute/ }).click();
    await second.waitForURL(`**${cases}`);
    await second.getByLabel('Answer to the appeal').fill('The receipt shows the order.');
    await second.getByRole('button', { name: 'Change the answer' }).click();
    await expect(second.getByText('The answer is changed.')).toBeVisible();
  });

  await test.step('the player reads it, on Today and beside the dispute', async () => {
    await expect(async () => {
      await player.goto('/');
      const told = player.getByText('Your appeal was answered: the answer is changed');
      await expect(told).toBeVisible({ timeout: 2000 });
    }).toPass();
    await player.goto(cases);
    await expect(player.getByText('The receipt shows the order.')).toBeVisible();
  });
});
