import { expect } from '@playwright/test';
import type { League } from '../../functions/core/league/leagues.schema';
import type { ImportedSeason } from '../../functions/core/past-season/past-seasons.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { expectAccessible } from './accessibility';
import { read, write } from './api-calls';
import { personOf } from './people';
import { test } from './test';

/** Two rounds of one board. */
const LIST = [
  'round,board,seat,player,points',
  ...['1,1,red,Ulla Duarte,12', '1,1,blue,Vic Eriksen,9', '1,1,green,Wes Marsh,3'],
  ...['2,1,red,Wes Marsh,8', '2,1,blue,Ulla Duarte,10', '2,1,green,Vic Eriksen,2'],
].join('\n');

test('an organizer takes a league as one file, and creates another one from it', async ({ browser }) => {
  const tomasz = await personOf(browser, 'Tomasz Wrona');
  const { id } = await write<League>(tomasz, 'POST', '/leagues', { name: 'Quay club', about: 'On Mondays.' });
  const wish = { name: 'Autumn 2018', system: 'new-era', endedOn: '2018-11-30', rated: false, text: LIST };
  const { season } = await write<ImportedSeason>(tomasz, 'POST', `/leagues/${id}/past-seasons`, wish);
  await expect
    .poll(async () => (await read<Season>(tomasz, `/seasons/${season.id}`)).standing.length, {
      timeout: 60_000,
    })
    .toBe(3);

  let file = '';
  await test.step('she makes the file on the settings page', async () => {
    await tomasz.goto(`/leagues/${id}/settings`);
    const download = tomasz.waitForEvent('download');
    await tomasz.getByRole('button', { name: 'Make the file' }).click();
    file = await (await download).path();
    await expect(tomasz.getByText('The file has no game and 1 season.')).toBeVisible();
    await expect(tomasz.getByText('Invitation links, webhooks and mail addresses.')).toBeVisible();
    await expectAccessible(tomasz);
  });

  await test.step('a file that is none is refused with the reason', async () => {
    await tomasz.goto('/leagues/new');
    const none = { name: 'league.zip', mimeType: 'application/zip', buffer: Buffer.from('no archive') };
    await tomasz.getByLabel('Choose the file').setInputFiles(none);
    await expect(tomasz.getByRole('alert').filter({ hasText: 'zip archive' })).toBeVisible();
  });

  await test.step('she sees what the file brings, and creates the league', async () => {
    await tomasz.getByLabel('Choose the file').setInputFiles(file);
    const brings = tomasz.getByRole('region', { name: 'What the file brings' });
    await expect(brings).toContainText('Quay club: 1 finished season with 2 boards and 3 people.');
    for (const width of [390, 1440]) {
      await tomasz.setViewportSize({ width, height: 900 });
      const wide = await tomasz.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(width);
    }
    await expectAccessible(tomasz);
    await brings.getByRole('button', { name: 'Create the league' }).click();
    await expect(brings).toContainText('Autumn 2018: imported, and its first places are those of the file.');
    await brings.getByRole('link', { name: 'Open the league' }).click();
    await tomasz.waitForURL((url) => /^\/leagues\/[0-9a-z]{20,}$/.test(url.pathname));
    expect(tomasz.url()).not.toContain(id);
    await expect(tomasz.getByRole('heading', { level: 1 })).toContainText('Quay club');
  });

  await test.step('its log says where it comes from, and its season is there', async () => {
    const founded = new URL(tomasz.url()).pathname;
    const { seasons } = await read<League>(tomasz, founded);
    expect(seasons.map(({ name }) => name)).toEqual(['Autumn 2018']);
    await tomasz.goto(`${founded}/log`);
    await expect(tomasz.getByText('Created from the file of Quay club')).toBeVisible();
  });
});
