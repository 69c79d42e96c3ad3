import { expect } from '@playwright/test';
import type { League } from '../../functions/core/league/leagues.schema';
import { read, write } from './api-calls';
import { boardOf } from './board';
import { newcomerOf, personOf } from './people';
import { test } from './test';

/** A player appeals against the answer to a dispute: another moderator decides, and the player reads the decision. */
test('a dispute is answered, appealed by its player, and decided by a second moderator', async ({
  browser,
}) => {
  const player = await newcomerOf(browser, 'plaintiff@example.org');
  const second = await newcomerOf(browser, 'second-look@example.org');
  // A person whose role began with the season or after it decides nothing on its boards.
  const olga = await personOf(browser, 'Olga Brandt');
  const { id: league } = await write<League>(olga, 'POST', '/leagues', { name: 'Second looks' });
  const { player: me } = await read<{ player: { id: string } }>(second, '/me');
  await write(second, 'POST', `/leagues/${league}/members`, {});
  const roles = { roles: ['moderator', 'player'] };
  await write(olga, 'PUT', `/leagues/${league}/members/${me.id}/roles`, roles);
  const { game, organizer } = await boardOf(browser, [player], {}, league);
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
      const notice = player.getByText('Your appeal was answered: the answer is changed');
      await expect(notice).toBeVisible({ timeout: 2000 });
    }).toPass();
    await player.goto(cases);
    await expect(player.getByText('The receipt shows the order.')).toBeVisible();
  });
});
