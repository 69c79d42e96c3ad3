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
  const olga = await personOf(browser, 'Olga Brandt');
  const { id } = await write<League>(olga, 'POST', '/leagues', { name: 'Pier club' });
  await olga.goto(`/leagues/${id}`);
  await olga.getByRole('link', { name: 'Import a past season' }).click();
  await olga.waitForURL(/past-seasons\/new$/);
  await olga.getByLabel('Name').fill('Spring 2019');
  await olga.getByLabel('Game').selectOption('new-era');
  await olga.getByLabel('Ended on').fill('2019-05-31');
  const list = olga.getByLabel('Results, one seat in a line');
  await olga.getByRole('button', { name: 'Start from an example' }).click();
  await expect(list).toHaveValue(/^round,board,seat,player,points\n1,1,yellow,/);

  await test.step('what does not fit is named by line, and nothing is there', async () => {
    await list.fill(LIST.replace('2,1,red,Cleo', '2,1,mauve,Cleo'));
    await olga.getByRole('button', { name: 'Check the list' }).click();
    await expect(olga.getByRole('alert').filter({ hasText: 'Line 5' })).toContainText(
      '“mauve” is not a seat',
    );
    await expectAccessible(olga);
  });

  await test.step('she sees what it brings, and imports it', async () => {
    await list.fill(LIST);
    await olga.getByRole('button', { name: 'Check the list' }).click();
    const brings = olga.getByRole('status', { name: 'What the list brings' });
    await expect(brings).toContainText('2 rounds, 2 boards, 3 players, 3 of them new.');
    await expect(brings).toContainText('1. Alba Duarte');
    for (const width of [390, 1440]) {
      await olga.setViewportSize({ width, height: 900 });
      const wide = await olga.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(width);
    }
    await olga.getByRole('button', { name: 'Import the season' }).click();
    await olga.waitForURL(/\/seasons\/[0-9a-z]{20,}$/);
  });

  await test.step('the season is over and marked as imported', async () => {
    await expect(async () => {
      await olga.reload();
      await expect(olga.getByText('Won by Alba Duarte.')).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 300_000 });
    await expect(olga.getByText('Played before, and imported on')).toBeVisible();
    await expectAccessible(olga);
    await olga.getByRole('link', { name: 'Board 1' }).first().click();
    await olga.waitForURL(/\/result$/);
    await expect(olga.getByText('Alba Duarte').first()).toBeVisible();
  });

  await test.step('its winner is in the hall of fame, and it counts in the league until it is confirmed', async () => {
    await olga.goto(`/leagues/${id}/hall-of-fame`);
    await expect(olga.getByText('Spring 2019')).toBeVisible();
    await expect(olga.getByText('Alba Duarte').first()).toBeVisible();
    await olga.getByRole('link', { name: 'Alba Duarte' }).first().click();
    await olga.waitForURL(/\/players\//);
    await expect(olga.getByRole('heading', { level: 1 })).toContainText('Alba Duarte');
    await expect(olga.locator('main')).toContainText('counts in the league alone');
  });

  await test.step('the same list again is refused', async () => {
    await olga.goto(`/leagues/${id}/past-seasons/new`);
    await olga.getByLabel('Name').fill('Once more');
    await olga.getByLabel('Game').selectOption('new-era');
    await olga.getByLabel('Ended on').fill('2020-05-31');
    await olga.getByLabel('Results, one seat in a line').fill(LIST);
    await olga.getByRole('button', { name: 'Check the list' }).click();
    await expect(olga.getByRole('alert').filter({ hasText: 'imported on' })).toContainText(
      'as “Spring 2019”',
    );
  });
});
