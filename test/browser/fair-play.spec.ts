import { expect } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { addresses } from './addresses';
import { personOf } from './people';
import { test } from './test';

test('a moderator sees a game’s figures and their limits; players learn who may see them', async ({
  browser,
}) => {
  const olga = await personOf(browser, 'Olga Brandt');
  const game = (await addresses(olga))['a result']?.replace('/result', '') ?? '';
  await olga.goto(`${game}/signs`);
  await expect(olga.getByText('They prove nothing')).toBeVisible();
  await expect(olga.getByRole('heading', { name: 'Who helped, harmed and wrote to whom' })).toHaveCount(0);
  await olga.getByRole('button', { name: 'Show the figures' }).click();
  await expect(olga.getByRole('heading', { name: 'Who helped, harmed and wrote to whom' })).toBeVisible();
  const table = olga.getByRole('table', { name: 'Dealings between each pair of seats' });
  await expect(table.getByRole('row').nth(1)).toContainText(/\d/);
  await expectAccessible(olga);
  await olga.setViewportSize({ width: 390, height: 900 });
  const overflow = await olga.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  const visitor = await browser.newPage();
  expect((await visitor.goto(`${game}/signs`))?.status()).toBe(404);
  const ines = await personOf(browser, 'Ines Okafor');
  await ines.goto(`${(await addresses(ines))['the game table']}/signs`);
  await expect(ines.getByText('moderators who do not play in it can look')).toBeVisible();
});
