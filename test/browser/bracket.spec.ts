import { expect } from '@playwright/test';
import type { League } from '../../functions/core/league/leagues.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { expectAccessible } from './accessibility';
import { read, write } from './api-calls';
import { personOf } from './people';
import { test } from './test';

const PLAYERS = ['Ines Okafor', 'Tomasz Wrona', 'Olga Brandt'];

/** A cup whose first stage has a board and a bye, on a phone and a desktop, in light and dark colours. */
test('the bracket of a cup can be read everywhere', async ({ browser }) => {
  const olga = await personOf(browser, 'Olga Brandt');
  const { id: league } = await write<League>(olga, 'POST', '/leagues', { name: 'Cup league' });
  const { id } = await write<Season>(olga, 'POST', `/leagues/${league}/seasons`, {
    ...{ name: 'Harbour cup', system: 'domination', boardSize: 2, leftOver: 'byes' },
    ...{ format: { kind: 'knock-out', advance: 1 }, deadlines: { orders: 1440, adjustment: 1440 } },
  });
  for (const name of PLAYERS) {
    const player = name === 'Olga Brandt' ? olga : await personOf(browser, name);
    await write(player, 'POST', `/seasons/${id}/entries`, {});
  }
  await write(olga, 'POST', `/seasons/${id}/start`, {});
  await expect.poll(async () => (await read<Season>(olga, `/seasons/${id}`)).boards.length).toBe(1);
  await olga.goto(`/seasons/${id}`);
  await olga.getByRole('link', { name: /^Bracket/ }).click();
  await expect(olga.getByRole('link', { name: 'Bracket' })).toHaveAttribute('aria-current', 'page');
  await expect(olga.getByRole('heading', { level: 2 })).toHaveText(['Semi-finals', 'Final']);
  await expect(olga.getByRole('heading', { name: 'Sits out and goes on' })).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [390, 1440]) {
      await olga.emulateMedia({ colorScheme });
      await olga.setViewportSize({ width, height: 900 });
      const wide = await olga.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(width);
      await expectAccessible(olga);
    }
  await olga.getByRole('link', { name: 'Board 1' }).focus();
  await olga.keyboard.press('Enter');
  await olga.waitForURL(/\/games\//);
});
