import { expect, type Page } from '@playwright/test';
import type { Position } from '../../engine/ny2047/types';
import type { View } from '../../engine/nyc-risk/types';
import type { Game, Step } from '../../functions/core/game/games.schema';
import { read } from './api-calls';
import { boardOf, playTurn } from './board';
import { newcomerOf, personOf } from './people';
import { riskBoard } from './risk-board';
import { test } from './test';

async function choose(page: Page, table: string, ruling: RegExp) {
  await page.goto(`${table}/ruling`);
  await page.getByRole('radio', { name: ruling }).check();
}

async function carryOut(page: Page, action: string) {
  await page.getByLabel('Reason').fill('The map at the table showed it otherwise.');
  await page.getByRole('button', { name: 'Show what it does' }).click();
  await expect(page.getByRole('heading', { name: 'What this ruling does' })).toBeVisible();
  await page.getByRole('button', { name: action }).click();
  await expect(page.getByRole('heading', { name: 'What this ruling does' })).toBeHidden();
}

test('orders and the position of New York 2047 are corrected by menus, without a line of JSON', async ({
  browser,
}) => {
  const player = await newcomerOf(browser, 'corrected@example.org');
  const board = await boardOf(browser, [player]);
  const { organizer } = board;
  const table = `/games/${board.game}`;
  const game = () => read<Game>(organizer, table);
  await playTurn(board, 1, {});
  await expect.poll(async () => (await game()).steps.length).toBe(1);

  await test.step('another order of a unit is chosen from those it might have given', async () => {
    const [seat = ''] = Object.keys(board.seats);
    await choose(organizer, table, /^Correct an order/);
    await organizer.getByLabel('Seat', { exact: true }).selectOption(seat);
    const row = organizer.getByRole('region', { name: 'Order 1' });
    await expect(row).toContainText('as it counted then');
    await row.getByRole('combobox').selectOption({ index: 1 });
    await expect(row).toContainText(/to .*, changed/);
    await organizer.getByLabel('Add an order for').selectOption('Vote');
    await organizer.getByRole('combobox', { name: /Vote does/ }).selectOption({ label: 'votes for a draw' });
    await expect(organizer.getByText('votes for a draw, changed')).toBeVisible();
    await carryOut(organizer, 'Correct the order');
    const step = await read<Step>(organizer, `${table}/steps/1`);
    const given = step.orders.filter((verdict) => verdict.seat === seat).map(({ order }) => order);
    expect(given).toContainEqual(expect.objectContaining({ type: 'MOVE' }));
  });

  await test.step('a unit moves and another one is added', async () => {
    const before = (await game()).position as Position;
    const [unit] = before.units;
    await choose(organizer, table, /^Correct the position/);
    await organizer.locator('summary', { hasText: /^Units \d/ }).click();
    await organizer.getByLabel(/^Units 1 \(Unit 1, \w+\): Space$/).selectOption({ label: 'Central Park' });
    await organizer.getByRole('button', { name: 'Add to Units' }).click();
    const added = organizer.getByRole('region', { name: 'New in Units' });
    await added.getByLabel('Faction').selectOption('Papst');
    await added.getByLabel('Space').selectOption({ label: 'Astoria' });
    await added.getByRole('button', { name: 'Add it' }).click();
    await carryOut(organizer, 'Correct the position');
    const after = (await game()).position as Position;
    expect(after.units).toHaveLength(before.units.length + 1);
    expect(after.units[0]).toMatchObject({ id: unit?.id, space: 'central-park' });
  });
});

test('the position of City of New York Risk: units are set, and a crossing is closed and opened', async ({
  browser,
}) => {
  const { address } = await riskBoard(browser);
  const olga = await personOf(browser, 'Olga Brandt');
  const view = async () => (await read<Game>(olga, address)).position as View;
  await choose(olga, address, /^Correct the position/);
  await olga.locator('summary', { hasText: 'Hoods' }).click();
  await olga.getByLabel('Hoods, Harlem: Units').fill('7');
  await olga.locator('summary', { hasText: 'Closed crossings' }).click();
  await olga.getByRole('button', { name: 'Add to Closed crossings' }).click();
  const added = olga.getByRole('region', { name: 'New in Closed crossings' });
  await added.getByLabel('Crossing', { exact: true }).selectOption({ index: 2 });
  await added.getByRole('button', { name: 'Add it' }).click();
  await carryOut(olga, 'Correct the position');
  expect((await view()).hoods.harlem).toMatchObject({ units: 7 });
  expect((await view()).closed).toHaveLength(1);

  await choose(olga, address, /^Correct the position/);
  await olga.locator('summary', { hasText: 'Closed crossings' }).click();
  await olga.getByLabel('Remove from Closed crossings').selectOption({ index: 1 });
  await carryOut(olga, 'Correct the position');
  expect((await view()).closed).toHaveLength(0);
});
