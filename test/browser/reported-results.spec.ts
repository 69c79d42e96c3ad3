import { expect, type Page } from '@playwright/test';
import type { League } from '../../functions/core/league/leagues.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { expectAccessible } from './accessibility';
import { read, write } from './api-calls';
import { expectInLooks } from './looks';
import { personOf } from './people';
import { test } from './test';

async function fits(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}

test('players report the results of their table, confirm one and dispute another', async ({ browser }) => {
  const tomasz = await personOf(browser, 'Tomasz Wrona');
  const players = [
    await personOf(browser, 'Ines Okafor'),
    await personOf(browser, 'Olga Brandt'),
    await personOf(browser, 'Kenji Mori'),
  ] as const;
  const [ines, olga] = players;
  const { id: league } = await write<League>(tomasz, 'POST', '/leagues', { name: 'Reporting club' });
  const { id } = await write<Season>(tomasz, 'POST', `/leagues/${league}/seasons`, {
    ...{ name: 'Reported evening', system: 'new-era', boardSize: 3, leftOver: 'byes' },
    deadlines: { orders: 1440, adjustment: 1440 },
    ...{ atTheTable: { rated: false }, format: { kind: 'rounds', rounds: 2 } },
  });
  for (const player of players) {
    await write(player, 'POST', `/leagues/${league}/members`, {});
    await write(player, 'POST', `/seasons/${id}/entries`, {});
  }
  await write(tomasz, 'POST', `/seasons/${id}/start`, {});
  const season = () => read<Season>(tomasz, `/seasons/${id}`);
  await expect.poll(async () => (await season()).boards.length).toBe(1);

  /** Reports points of the open board, in the order of its seats. */
  async function report(page: Page, points: readonly number[]) {
    await page.goto(`/seasons/${id}/rounds`);
    await page.getByText('Report the result', { exact: true }).click();
    const form = page.getByRole('form', { name: 'Report of board 1' });
    const figures = form.getByRole('spinbutton', { name: /^(?!Place)/ });
    for (const [at, value] of points.entries()) await figures.nth(at).fill(String(value));
    await form.getByRole('button', { name: 'Report', exact: true }).click();
    await expect(page.getByText('Your report is stored.')).toBeVisible();
  }

  await test.step('Ines reports, and Olga finds it on her first page and confirms it', async () => {
    await report(ines, [12, 9, 4]);
    for (const width of [390, 1440]) await fits(ines, width);
    await expectAccessible(ines);
    await olga.goto('/');
    await olga
      .getByRole('listitem')
      .filter({ hasText: 'Reported evening, round 1, board 1' })
      .getByRole('link', { name: 'Look and answer' })
      .click();
    const reported = olga.getByRole('region', { name: 'Reported result (1)' });
    await expect(reported).toContainText('Not confirmed yet');
    for (const width of [390, 1440]) await fits(olga, width);
    await expectInLooks(olga, { name: 'a reported result', turn: 1 }, (look) => expectAccessible(olga, look));
    await reported.getByRole('button', { name: 'Confirm' }).click();
    await expect.poll(async () => (await season()).boards[0]?.status).toBe('finished');
    await tomasz.goto(`/seasons/${id}/standing`);
    const [best] = (await season()).standing;
    expect(best?.total).toBeGreaterThan(0);
    await expect(tomasz.getByRole('row').filter({ hasText: best?.player.name ?? '' })).toBeVisible();
  });

  await test.step('Olga disputes the next one, and the organizer corrects it', async () => {
    await expect.poll(async () => (await season()).boards.length).toBe(2);
    await report(ines, [3, 8, 5]);
    await olga.goto(`/seasons/${id}/rounds`);
    const reported = olga.getByRole('region', { name: 'Reported result (1)' });
    await reported.getByText('Dispute it').click();
    await reported.getByLabel('What is wrong').fill('The first seat had ten.');
    await reported.getByRole('button', { name: 'Dispute', exact: true }).click();
    await expect(reported).toContainText('Disputed');
    await tomasz.goto(`/seasons/${id}`);
    await expect(tomasz.getByRole('heading', { name: 'Reported results' })).toBeVisible();
    await tomasz.getByRole('link', { name: 'Round 2, board 1' }).click();
    const desk = tomasz.getByRole('region', { name: 'Reported result (1)' });
    await expect(desk).toContainText('The first seat had ten.');
    for (const width of [390, 1440]) await fits(tomasz, width);
    await expectAccessible(tomasz);
    await tomasz.getByText('Enter the result', { exact: true }).click();
    const form = tomasz.getByRole('form', { name: 'Result of board 1' });
    const figures = form.getByRole('spinbutton', { name: /^(?!Place)/ });
    await expect(figures.nth(1)).toHaveValue('8');
    await figures.nth(0).fill('10');
    await form.getByRole('button', { name: 'Enter', exact: true }).click();
    await expect.poll(async () => (await season()).status).toBe('finished');
    const last = (await season()).boards.find(({ round }) => round === 2);
    expect(last?.seats.map(({ place }) => place)).toEqual([1, 2, 3]);
  });
});
