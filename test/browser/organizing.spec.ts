import { expect } from '@playwright/test';
import type { League } from '../../functions/core/league/leagues.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { expectAccessible } from './accessibility';
import { write } from './api-calls';
import { newcomerOf, personOf } from './people';
import { test } from './test';

const DEADLINES = { orders: 1440, adjustment: 1440 };

test('organizing: all let in, deadlines moved at once, an announcement edited, a ban with an end', async ({
  browser,
}) => {
  const olga = await personOf(browser, 'Olga Brandt');
  // The banned player is in no other test. A network gets few mails with login links an hour, so the others are known.
  const players = [await newcomerOf(browser, 'ned@organizing.example')];
  for (const name of ['Ines Okafor', 'Tomasz Wrona', 'Kenji Mori'])
    players.push(await personOf(browser, name));
  const { id } = await write<League>(olga, 'POST', '/leagues', { name: 'Busy league' });
  const season = await write<Season>(olga, 'POST', `/leagues/${id}/seasons`, {
    ...{ name: 'Season 1', system: 'nyc-risk', boardSize: 3, deadlines: DEADLINES },
    registration: { mode: 'approval', capacity: 3 },
  });
  const page = `/seasons/${season.id}`;
  for (const player of players) await write(player, 'POST', `${page}/entries`, {});

  await test.step('one button lets all in, and names who has to wait', async () => {
    await olga.goto(`${page}/players`);
    await expectAccessible(olga);
    await olga.getByRole('button', { name: 'Let all in' }).click();
    await expect(olga.getByText('3 players let in. On the waiting list')).toBeVisible();
    await expect(olga.getByRole('heading', { name: 'Asking for a place' })).toBeHidden();
  });

  await test.step('the deadlines of all boards move in one act', async () => {
    await write(olga, 'POST', `${page}/start`, {});
    await olga.goto(`${page}/rounds`);
    await olga.getByText('Move deadlines, pause or resume').click();
    await olga.getByLabel('Later by').fill('2');
    await olga.getByLabel('Reason').fill('The museum is closed this weekend.');
    await expectAccessible(olga);
    await olga.getByRole('button', { name: 'Show what it does' }).click();
    await olga.getByRole('button', { name: 'Move these deadlines' }).click();
    await expect(olga.getByText('Done for 1 game. Their players are told.')).toBeVisible();
  });

  await test.step('an announcement is Markdown, and shows as edited', async () => {
    await write(olga, 'POST', `/leagues/${id}/announcements`, {
      season: season.id,
      text: 'We begin **on Friday**.',
    });
    await olga.goto(page);
    await expect(olga.locator('strong', { hasText: 'on Friday' })).toBeVisible();
    await olga.getByRole('button', { name: 'Edit' }).click();
    await olga.getByLabel('Text, in Markdown').fill('We begin **on Saturday**.');
    await olga.getByRole('button', { name: 'Save' }).click();
    await expect(olga.locator('strong', { hasText: 'on Saturday' })).toBeVisible();
    await expect(olga.getByText(/, edited/)).toBeVisible();
    await expectAccessible(olga);
    await olga.getByRole('button', { name: 'Withdraw' }).click();
    await expect(olga.locator('strong', { hasText: 'on Saturday' })).toBeHidden();
  });

  await test.step('a member has a history with notes, and a ban an end and a list of open boards', async () => {
    await olga.goto(`/leagues/${id}/members`);
    await olga.getByLabel('Sort by').selectOption('Joined last');
    await expectAccessible(olga);
    await olga.goto(`${page}/players`);
    await olga.locator('.roster-name').getByRole('link').first().click();
    await expect(olga.getByText('Only organizers and moderators see this page.')).toBeVisible();
    await olga.getByLabel('New note').fill('Is moving house in May.');
    await olga.getByRole('button', { name: 'Add the note' }).click();
    await expect(olga.getByText('Is moving house in May.', { exact: true })).toBeVisible();
    await expectAccessible(olga);
    await olga.getByRole('link', { name: 'Warn, mute or ban' }).click();
    await olga.getByRole('radio', { name: /^Ban from the league/ }).check();
    await olga.getByLabel('Until').fill('2099-01-01T20:00');
    await olga.getByLabel('Note to the member').fill('Please come back in 2099.');
    await olga.getByLabel('Reason').fill('Insults in the public press.');
    await olga.getByRole('button', { name: 'Show what it does' }).click();
    await expect(olga.getByText(/It ends by itself/)).toBeVisible();
    await expect(olga.getByRole('link', { name: 'Replace them there' })).toBeVisible();
    await expectAccessible(olga);
    await olga.getByRole('button', { name: 'Ban from the league' }).click();
    await expect(olga.getByLabel('Note to the member')).toHaveValue('');
  });

  await test.step('the position and orders have fields of their own', async () => {
    await olga.goto(`${page}/rounds`);
    await olga
      .getByRole('link', { name: /Board 1|board 1/ })
      .first()
      .click();
    await olga.waitForURL(/\/games\//);
    await olga.goto(`${new URL(olga.url()).pathname}/ruling`);
    await olga.getByRole('radio', { name: /^Correct the position/ }).check();
    await expect(olga.getByLabel('Find a field')).toBeVisible();
    await expectAccessible(olga);
  });
});
