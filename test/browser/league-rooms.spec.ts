import { expect, type Page } from '@playwright/test';
import type { League } from '../../functions/core/league/leagues.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { expectAccessible } from './accessibility';
import { read, write } from './api-calls';
import { newcomerOf, personOf } from './people';
import { test } from './test';

const FOR_ALL = ['Overview', 'Seasons', 'Members', 'Hall of fame', 'Ratings'];

test('the pages of a league have one navigation, and those who run it see what waits', async ({
  browser,
}) => {
  const tomasz = await personOf(browser, 'Tomasz Wrona');
  const ada = await newcomerOf(browser, 'ada@rooms.example');
  const { id: league } = await write<League>(tomasz, 'POST', '/leagues', { name: 'Rooms of the harbour' });
  const { id } = await write<Season>(tomasz, 'POST', `/leagues/${league}/seasons`, {
    ...{ name: 'Harbour autumn', system: 'new-era', boardSize: 3, leftOver: 'byes' },
    ...{ deadlines: { orders: 1440, adjustment: 1440 }, registration: { review: true } },
    ...{ atTheTable: { rated: false }, format: { kind: 'rounds', rounds: 2 } },
  });
  await write(tomasz, 'POST', `/seasons/${id}/roster`, { text: 'Ann\nBob\nCleo' });
  await write(tomasz, 'POST', `/seasons/${id}/start`, {});
  await expect.poll(async () => (await read<Season>(tomasz, `/seasons/${id}`)).planned.length).toBe(1);

  await test.step('a stranger sees what is open to all, and no desk', async () => {
    await ada.goto(`/leagues/${league}`);
    expect(await tabsOn(ada)).toEqual([...FOR_ALL, 'Log']);
    await expect(ada.getByRole('link', { name: 'Desk' })).toHaveCount(0);
  });

  await test.step('its organizer goes through all of them by their links', async () => {
    await tomasz.goto(`/leagues/${league}`);
    const tabs = [...FOR_ALL, 'Inbox (1)', 'Desk', 'Log', 'Settings'];
    expect(await tabsOn(tomasz)).toEqual(tabs);
    for (const tab of tabs) {
      await navigation(tomasz).getByRole('link', { name: tab, exact: true }).click();
      await expect(navigation(tomasz).locator('[aria-current=page]')).toHaveText(tab);
      expect(await tabsOn(tomasz)).toEqual(tabs);
    }
  });

  await test.step('a season says its game, its round and what waits; so does Today, with the way to the desk', async () => {
    await tomasz.goto(`/leagues/${league}/seasons`);
    const row = tomasz.getByRole('listitem').filter({ hasText: 'Harbour autumn' });
    await expect(row).toContainText('1 decision waits');
    await write(tomasz, 'POST', `/seasons/${id}/rounds/1/release`, {});
    await expect.poll(async () => (await read<Season>(tomasz, `/seasons/${id}`)).boards.length).toBe(1);
    await tomasz.reload();
    await expect(row).toContainText('New Era, round 1 of 2, 3 players');
    await expect(row).toContainText('Running');
    await tomasz.goto('/');
    const mine = tomasz.getByRole('region', { name: 'Leagues you run' });
    await expect(mine.getByRole('listitem').filter({ hasText: 'Harbour autumn' })).toContainText(
      'round 1 of 2',
    );
    await expectAccessible(tomasz);
    await mine.getByRole('link', { name: 'Rooms of the harbour: desk' }).click();
    await tomasz.waitForURL(`/leagues/${league}/desk`);
  });
});

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Parts of the league' });

async function tabsOn(page: Page): Promise<readonly string[]> {
  await expect(navigation(page)).toBeVisible();
  return navigation(page).getByRole('link').allTextContents();
}
