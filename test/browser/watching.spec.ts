import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import type { Live } from '../../functions/core/today/live.schema';
import { expectAccessible } from './accessibility';
import { addresses } from './addresses';
import { read } from './api-calls';
import { expectInLooks } from './looks';
import { test } from './test';

// No one in this file logs in: what it looks at is public.

/** The boards of the demo that run, once one of them has moved often enough to be shown moving. */
async function moving(page: Page): Promise<{ readonly game: string; readonly live: Live }> {
  await expect
    .poll(async () => (await read<Live>(page, '/live')).featured, { timeout: 120_000 })
    .not.toBeNull();
  const live = await read<Live>(page, '/live');
  return { game: live.featured?.game ?? '', live };
}

test('the boards that run now stand on one page, by game and by league', async ({ page }) => {
  const { live } = await moving(page);
  await page.goto('/live');
  await expect(page.getByRole('heading', { name: 'Live boards' })).toBeVisible();
  for (const { name, systemTitle } of live.seasons) {
    await expect(page.getByRole('heading', { name: systemTitle, exact: true }).first()).toBeVisible();
    await expect(page.getByRole('link', { name }).first()).toBeVisible();
  }
  const frame = page.frameLocator('.live-featured');
  // A game without a map shows its states of cards.
  await expect(frame.locator('svg.map, .states').first()).toBeVisible();
  await expectInLooks(page, { name: '/live', turn: 0 }, (look) => expectAccessible(page, look));
});

test('a board moves on the first page, and stands still for readers who want no motion', async ({ page }) => {
  await moving(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const bar = page.frameLocator('.featured iframe').locator('.embed-bar output');
  const before = await bar.textContent();
  await expect(bar).not.toHaveText(before ?? '');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect(bar).toBeVisible();
  const frame = page.frameLocator('.featured iframe');
  await expect(frame.getByRole('button', { name: 'Play' })).toBeVisible();
  await expect(frame.getByRole('button', { name: 'Pause' })).toHaveCount(0);
});

test('a page of another site shows a board and a replay by the address that oEmbed gives', async ({
  page,
  baseURL,
}) => {
  const replay = (await addresses(page))['a replay'] ?? '';
  await page.goto(replay);
  const found = await page.locator('link[type="application/json+oembed"]').getAttribute('href');
  const { search } = new URL(found ?? '');
  expect(search).toContain(encodeURIComponent(replay.replace('/replay', '')));
  const answer = await page.request.get(
    `/oembed?format=json&maxwidth=480&url=${encodeURIComponent(`${baseURL}${replay}`)}`,
  );
  const { type, html, width, thumbnail_url: picture } = await answer.json();
  expect([answer.status(), type, width]).toEqual([200, 'rich', 480]);
  expect((await page.request.get(new URL(picture).pathname)).headers()['content-type']).toBe('image/png');
  const other = createServer((_, reply) => {
    reply.setHeader('content-type', 'text/html');
    reply.end(`<!doctype html><title>Elsewhere</title><h1>Elsewhere</h1>${html}`);
  });
  await new Promise<void>((listens) => other.listen(0, '127.0.0.1', listens));
  try {
    await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`);
    const frame = page.frameLocator('iframe');
    await expect(frame.locator('svg.map').first()).toBeVisible();
    await expect(frame.locator('.embed-bar output')).toHaveText('The start');
    await frame.getByRole('button', { name: 'One step on' }).click();
    await expect(frame.locator('.embed-bar output')).not.toHaveText('The start');
  } finally {
    other.close();
  }
});

test('oEmbed answers for games that everyone can watch, and for nothing else', async ({ page, baseURL }) => {
  const status = async (query: string) => (await page.request.get(`/oembed?${query}`)).status();
  const url = (address: string) => `url=${encodeURIComponent(address)}`;
  const game = (await addresses(page))['a finished game'] ?? '';
  expect(await status(url(`${baseURL}${game}`))).toBe(200);
  expect(await status(`${url(`${baseURL}${game}`)}&format=xml`)).toBe(501);
  expect(await status('format=json')).toBe(400);
  expect(await status(url(`${baseURL}/games/no-such-game`))).toBe(404);
  expect(await status(url(`${baseURL}/me`))).toBe(404);
  expect(await status(url(`https://elsewhere.example${game}`))).toBe(404);
});

test('an embedded board is usable with assistive technology', async ({ page }) => {
  const game = (await addresses(page))['a finished game'] ?? '';
  await page.goto(`/embed${game}?show=replay`);
  await expect(page.locator('svg.map').first()).toBeVisible();
  await expectInLooks(page, { name: 'an embedded board', turn: 0 }, (look) => expectAccessible(page, look));
});
