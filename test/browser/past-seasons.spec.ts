import { expect } from '@playwright/test';
import type { League } from '../../functions/core/league/leagues.schema';
import { expectAccessible } from './accessibility';
import { write } from './api-calls';
import { personOf } from './people';
import { test } from './test';

/** Two rounds of one board. */
const LIST = [
  'round,board,seat,player,points',
  ...['1,1,red,Alba Duarte,12', '1,1,blue,Bo Eriksen,9', '1,1,green,Cleo Marsh,3'],
  ...['2,1,red,Cleo Marsh,8', '2,1,blue,Alba Duarte,10', '2,1,green,Bo Eriksen,2'],
].join('\n');

test('an organizer takes a past season along, from the league to the leaderboard', async ({ browser }) => {
  const tomasz = await personOf(browser, 'Tomasz Wrona');
  const { id } = await write<League>(tomasz, 'POST', '/leagues', { name: 'Pier club' });
  await tomasz.goto(`/leagues/${id}`);
  await tomasz.getByRole('link', { name: 'Import a past season' }).click();
  await tomasz.waitForURL(/past-seasons\/new$/);
  await tomasz.getByLabel('Name').fill('Spring 2019');
  await tomasz.getByLabel('Game').selectOption('new-era');
  await tomasz.getByLabel('Ended on').fill('2019-05-31');
  const list = tomasz.getByLabel('Results, one seat in a line');
  await tomasz.getByRole('button', { name: 'Start from an example' }).click();
  await expect(list).toHaveValue(/^round,board,seat,player,points\n1,1,yellow,/);

  await test.step('what does not fit is named by line, and nothing is there', async () => {
    await list.fill(LIST.replace('2,1,red,Cleo', '2,1,mauve,Cleo'));
    await tomasz.getByRole('button', { name: 'Check the list' }).click();
    await expect(tomasz.getByRole('alert').filter({ hasText: 'Line 5' })).toContainText(
      '“mauve” is not a seat',
    );
    await expectAccessible(tomasz);
  });

  await test.step('she sees what it brings, and imports it', async () => {
    await list.fill(LIST);
    await tomasz.getByRole('button', { name: 'Check the list' }).click();
    const brings = tomasz.getByRole('status', { name: 'What the list brings' });
    await expect(brings).toContainText('2 rounds, 2 boards, 3 players, 3 of them new.');
    await expect(brings).toContainText('1. Alba Duarte');
    for (const width of [390, 1440]) {
      await tomasz.setViewportSize({ width, height: 900 });
      const wide = await tomasz.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(width);
    }
    await tomasz.getByRole('button', { name: 'Import the season' }).click();
    await tomasz.waitForURL(/\/seasons\/[0-9a-z]{20,}$/);
  });

  await test.step('the season is over and marked as imported', async () => {
    await expect(async () => {
      await tomasz.reload();
      await expect(tomasz.getByText('Won by Alba Duarte.')).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 300_000 });
    await expect(tomasz.getByText('Played before, and imported on')).toBeVisible();
    await expectAccessible(tomasz);
    await tomasz.getByRole('link', { name: 'Board 1' }).first().click();
    await tomasz.waitForURL(/\/result$/);
    await expect(tomasz.getByText('Alba Duarte').first()).toBeVisible();
  });

  await test.step('its winner is in the hall of fame, and it counts in the league until it is confirmed', async () => {
    await tomasz.goto(`/leagues/${id}/hall-of-fame`);
    await expect(tomasz.getByText('Spring 2019')).toBeVisible();
    await expect(tomasz.getByText('Alba Duarte').first()).toBeVisible();
    await tomasz.getByRole('link', { name: 'Alba Duarte' }).first().click();
    await tomasz.waitForURL(/\/players\//);
    await expect(tomasz.getByRole('heading', { level: 1 })).toContainText('Alba Duarte');
    await expect(tomasz.locator('main')).toContainText('counts in the league alone');
  });

  await test.step('the same list again is refused', async () => {
    await tomasz.goto(`/leagues/${id}/past-seasons/new`);
    await tomasz.getByLabel('Name').fill('Once more');
    await tomasz.getByLabel('Game').selectOption('new-era');
    await tomasz.getByLabel('Ended on').fill('2020-05-31');
    await tomasz.getByLabel('Results, one seat in a line').fill(LIST);
    await tomasz.getByRole('button', { name: 'Check the list' }).click();
    await expect(tomasz.getByRole('alert').filter({ hasText: 'imported on' })).toContainText(
      'as “Spring 2019”',
    );
  });
});
