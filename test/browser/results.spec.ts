import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { addresses } from './addresses';
import { personOf } from './people';
import { test } from './test';

/** An organizer corrects a result: with a preview, in the standings and in the logs; then takes it back. */
test('a correction is seen in the standing and in the log', async ({ browser }) => {
  const olga = await personOf(browser, 'Olga Brandt');
  const { 'a finished season': season = '', 'a result': result = '' } = await addresses(olga);
  const totals = async () => {
    await olga.goto(`${season}/standing`);
    return olga.locator('.standing tbody .total').allTextContents();
  };
  const before = await totals();

  await olga.goto(result);
  await olga.getByText('Declare it void').click();
  await olga.getByLabel('Reason').fill('The board was set up with a wrong option.');
  await olga.getByRole('button', { name: 'Show what it does' }).click();
  await expect(olga.getByRole('heading', { name: 'What this ruling does' })).toBeVisible();
  await expect(olga.getByRole('table', { name: 'Places and totals before and after' })).toBeVisible();
  expect(await totals()).toEqual(before);

  await olga.goto(result);
  const places = olga.getByRole('spinbutton', { name: 'Place' });
  const last = places.last();
  await last.fill('9');
  await olga.getByLabel('Reason').fill('The last seat was placed wrongly.');
  await olga.getByRole('button', { name: 'Show what it does' }).click();
  await expect(olga.getByRole('alert').filter({ hasText: 'so its place is' })).toBeVisible();

  await olga.getByText('Declare it void').click();
  await olga.getByRole('button', { name: 'Show what it does' }).click();
  await olga.getByRole('button', { name: 'Declare it void' }).click();
  await expect(olga.getByText('A ruling declared it void')).toBeVisible();
  expect(await totals()).not.toEqual(before);
  await olga.goto(season);
  await expect(
    olga.getByRole('heading', { name: /Result declared void: Round 1, board 1/ }).first(),
  ).toBeVisible();
  await olga.goto(`${season}/rounds?round=1`);
  await expect(olga.getByRole('link', { name: 'Declared void' })).toBeVisible();

  await olga.goto(result);
  await olga.getByText('Restore it').click();
  await olga.getByLabel('Reason').fill('The option was right after all.');
  await olga.getByRole('button', { name: 'Show what it does' }).click();
  await olga.getByRole('button', { name: 'Restore the result' }).click();
  await expect(olga.getByText('It counts as it was played.').first()).toBeVisible();
  expect(await totals()).toEqual(before);
});

test('who does not moderate reads a result and is offered no ruling', async ({ browser }) => {
  const ines = await personOf(browser, 'Ines Okafor');
  await ines.goto((await addresses(ines))['a result'] ?? '');
  await expect(ines.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(ines.getByRole('heading', { name: 'Rule on this result' })).toHaveCount(0);
});

test('a frame on another site shows the standing without scripts; no other page may be framed', async ({
  page,
}) => {
  const season = (await addresses(page))['a finished season'] ?? '';
  const here = new URL((await page.request.get(season)).url()).origin;
  const frames = [`/v1${season}/widget`, season].map((path) => `<iframe src="${here}${path}"></iframe>`);
  const site = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html').end(`<title>Club</title>${frames.join('')}`),
  ).listen(0, '127.0.0.1');
  await once(site, 'listening');
  await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}`);
  const widget = page.frameLocator('iframe >> nth=0');
  await expect(widget.getByRole('table')).toBeVisible();
  await expect(widget.locator('script')).toHaveCount(0);
  await expect(page.frameLocator('iframe >> nth=1').getByRole('table')).toHaveCount(0);
  site.close();
});

test('on paper a season has its standing and boards, and nothing to click', async ({ page }) => {
  await page.goto((await addresses(page))['a season to print'] ?? '');
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table', { name: /^Standing of/ })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Round 1, board 1' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
});

test('a report is copied whole', async ({ browser }) => {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  await page.goto((await addresses(page))['a report'] ?? '');
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('## Standing');
});
