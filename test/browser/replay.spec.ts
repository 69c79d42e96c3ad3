import { type Download, expect, type Page } from '@playwright/test';
import type { League, Leagues } from '../../functions/core/league/leagues.schema';
import type { GameProgress } from '../../functions/core/result/results.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { isNightly } from '../support/nightly';
import { expectAccessible } from './accessibility';
import { addresses } from './addresses';
import { read } from './api-calls';
import { readGif } from './gif';
import { test } from './test';

// No one in this file logs in: a replay needs no account.

const slider = (page: Page) => page.getByRole('slider', { name: 'Step' });

async function opened(page: Page, replay?: string): Promise<string> {
  const address = replay ?? (await addresses(page))['a replay'] ?? '';
  await page.goto(address);
  await expect(slider(page)).toBeVisible();
  // Before the scripts run no key has an effect.
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(page.getByRole('button', { name: 'One step on' })).toBeDisabled({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Home');
  await expect(page.getByRole('heading', { name: 'Replay, The start' })).toBeVisible();
  return address;
}

async function textOf(download: Download): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

test('a game is replayed by keyboard: arrows, slider, and a link to the step', async ({ page, context }) => {
  await opened(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/\?step=2$/);
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/\?step=1$/);
  await slider(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/\?step=2$/);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await expect(slider(page)).toHaveAttribute('aria-valuetext', title.replace('Replay, ', ''));
  const friend = await context.newPage();
  await friend.goto(page.url());
  await expect(friend.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('board, controls and report fit a screen of 1440 x 900', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await opened(page);
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/\?step=1$/);
  for (const part of ['svg.map', '.replay-controls', '#replay-told']) {
    const box = await page.locator(part).first().boundingBox();
    expect(box, part).not.toBeNull();
    expect((box?.y ?? 0) + (box?.height ?? 0), part).toBeLessThanOrEqual(900);
  }
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(900);
});

test('a game plays by itself, shows each board after its orders, and stops on request', async ({ page }) => {
  await opened(page);
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(page.getByRole('button', { name: 'The board after' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await expect(page.getByRole('button', { name: 'The board after' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/\?step=2$/);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
});

test('pieces arrive from where they were, unless the reader wants no motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await opened(page);
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'The board after' }).click();
  const arriving = page.locator('.arriving').first();
  await expect(arriving).toBeAttached();
  const motion = () => arriving.evaluate((piece) => getComputedStyle(piece).animationName);
  expect(await motion()).toBe('arrive');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await motion()).toBe('none');
});

/**
 * The replay of a finished game that was won by its leading measure: bots decided which games of the demo ended that
 * way.
 */
async function decidedReplay(page: Page): Promise<string> {
  const { leagues } = await read<Leagues>(page, '/leagues');
  const league = leagues.find(({ name }) => name === 'Winter Tide League');
  const { seasons } = await read<League>(page, `/leagues/${league?.id}`);
  for (const { id } of seasons.filter(({ status }) => status !== 'registration')) {
    const { boards } = await read<Season>(page, `/seasons/${id}`);
    for (const { game } of boards.filter(({ status }) => status === 'finished')) {
      const { decided } = await read<GameProgress>(page, `/games/${game}/progress`);
      if (decided !== null) return `/games/${game}/replay`;
    }
  }
  throw new Error('no game of the demo was decided by its leading measure');
}

test('the turn that decided is one tap away, and the chart marks it', async ({ page }) => {
  await opened(page, await decidedReplay(page));
  const mark = page.locator('.plot-mark');
  await expect(mark).toHaveAttribute('x1', '0%');
  await page.getByRole('button', { name: 'The turn that decided' }).click();
  await expect(page).not.toHaveURL(/\?step=0$/);
  await expect(mark).not.toHaveAttribute('x1', '0%');
});

test('the game can be taken away: map, log and proof', async ({ page }) => {
  await opened(page);
  const taken = async (name: string) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByText(name, { exact: true }).click(),
    ]);
    return download;
  };
  const map = await textOf(await taken('Map as SVG'));
  expect(map).toMatch(/^<svg /);
  expect(map).not.toContain('var(--');
  const picture = await taken('Map as PNG');
  expect(picture.suggestedFilename()).toMatch(/\.png$/);
  expect((await textOf(picture)).length).toBeGreaterThan(20_000);
  const log = await textOf(await taken('Log as text'));
  expect(log).toMatch(/^1\. Spring 2047$/m);
  expect(log).toMatch(/^Orders of .*Tower.*:\n[AT] .+( H| - | S )/m);
  expect(JSON.parse(await textOf(await taken('The game as JSON')))).toHaveProperty('seed');
});

test('the whole game can be saved as a moving picture, which shows how far it is', async ({ page }) => {
  await opened(page);
  await page.getByRole('button', { name: 'Save as GIF' }).click();
  await expect(page.getByRole('progressbar', { name: /^Frame \d+ of \d+$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('button', { name: 'Save as GIF' })).toBeVisible();
  const last = Number(await slider(page).getAttribute('max'));
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 400_000 }),
    page.getByRole('button', { name: 'Save as GIF' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.gif$/);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  const gif = Buffer.concat(chunks);
  const { version, width, height, delays } = readGif(gif);
  expect([version, width, delays.length]).toEqual(['GIF89a', 720, Math.min(last + 1, 80)]);
  expect(height).toBeGreaterThan(300);
  expect([delays[0], delays.at(-1)]).toEqual([70, 300]);
  expect(gif.length).toBeGreaterThan(20_000);
  expect(gif.length).toBeLessThan(8_000_000);
});

test('the orders of a past turn can be copied as players type them', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto((await addresses(page))['a past turn'] ?? '');
  await page.getByText('Orders as text').click();
  const orders = page.getByRole('textbox', { name: /^Orders of Tower/ });
  await expect(orders).toHaveValue(/^[AT] .+( H| - | S )/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Copy' }).first().click();
  await expect(page.getByText('Copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(
    await page
      .getByRole('textbox', { name: /^Orders of/ })
      .first()
      .inputValue(),
  );
});

test('the picture stands alone: it looks like the board without the page', async ({ page, context }) => {
  await opened(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Map as SVG' }).click(),
  ]);
  const svg = await textOf(download);
  const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const wanted = [...svg.matchAll(/(?:href="#|url\((?:&quot;|["'])?#)([\w-]+)/g)].map(([, id]) => id);
  expect(wanted.filter((id) => !ids.has(id))).toEqual([]);
  const alone = await context.newPage();
  await alone.setContent(svg);
  expect(await alone.locator('parsererror').count()).toBe(0);
});

test('the picture has the colours of the board', async ({ page }) => {
  await opened(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Map as SVG' }).click(),
  ]);
  const address = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await textOf(download))}`;
  const coloursOf = (source: string) =>
    page.evaluate(async (from) => {
      const image = new Image();
      image.src = from;
      await image.decode();
      const canvas = new OffscreenCanvas(60, 60);
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0, 60, 60);
      return [...(context?.getImageData(0, 0, 60, 60).data ?? [])];
    }, source);
  const shot = await page.locator('.table-map svg.map').screenshot({ animations: 'disabled' });
  const [made, seen] = await Promise.all([
    coloursOf(address),
    coloursOf(`data:image/png;base64,${shot.toString('base64')}`),
  ]);
  const apart = made.map((value, at) => Math.abs(value - (seen[at] ?? 0)));
  // Fonts differ, and the buttons of the map cover part of it.
  expect(apart.reduce((sum, value) => sum + value, 0) / apart.length).toBeLessThan(12);
});

test('a link to a game or a season comes with a picture, without fonts from elsewhere', async ({ page }) => {
  const all = await addresses(page);
  for (const address of [
    all['a finished game'],
    all['the table of the Risk'],
    all['a running season'] ?? '',
  ]) {
    await page.goto(address ?? '');
    const picture = await page.locator('meta[property="og:image"]').first().getAttribute('content');
    const { pathname, search } = new URL(picture ?? '');
    const answer = await page.request.get(pathname + search);
    expect(answer.status()).toBe(200);
    expect(answer.headers()).toMatchObject({
      'content-type': 'image/png',
      // A league may be private.
      'cache-control': expect.stringContaining('private'),
    });
    expect((await answer.body()).length).toBeGreaterThan(30_000);
  }
});

test('posts and mails show a turn’s board at an address of that result alone', async ({ page }) => {
  const game = /\/games\/[^/?]+/.exec((await addresses(page))['a finished game'] ?? '')?.[0] ?? '';
  const { last } = await (await page.request.get(`/v1${game}`)).json();
  const picture = (of: string) => page.request.get(`${game}/link-picture?step=${last.step}&of=${of}`);
  const answer = await picture(last.hash.slice(0, 16));
  expect(answer.status()).toBe(200);
  expect(answer.headers()).toMatchObject({
    'content-type': 'image/png',
    'cache-control': expect.stringContaining('immutable'),
  });
  expect((await answer.body()).length).toBeGreaterThan(30_000);
  for (const other of ['0'.repeat(16), 'nothing']) expect((await picture(other)).status()).toBe(404);
});

test('a link to any page of a game or a season has its picture, said in the language of the link', async ({
  page,
}) => {
  const all = await addresses(page);
  for (const [address, alt] of [
    [`${all['a finished game']}/end?language=de`, 'Das Brett, mit Namen und Zeitpunkt der Partie'],
    [`${all['a running season']}/standing?language=es`, /^Un tablero de la temporada/],
  ] as const) {
    await page.goto(address);
    const meta = (property: string) => page.locator(`meta[property="${property}"]`).first();
    await expect(meta('og:image:alt')).toHaveAttribute('content', alt);
    await expect(meta('og:image')).toHaveAttribute('content', new RegExp(`language=${address.slice(-2)}$`));
    await expect(meta('og:title')).not.toHaveAttribute('content', '');
  }
});

test.describe('by touch, on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a game is replayed by tapping', async ({ page }) => {
    await opened(page);
    await page.getByRole('button', { name: 'One step on' }).tap();
    await page.getByRole('button', { name: 'One step on' }).tap();
    await expect(page).toHaveURL(/\?step=2$/);
    await page.getByRole('button', { name: 'The board after' }).tap();
    await expect(page.getByRole('group', { name: /after the turn$/ })).toBeVisible();
  });
});

for (const width of [390, 1440] as const)
  for (const colorScheme of isNightly ? (['light', 'dark'] as const) : (['dark'] as const))
    test(`a replay at ${width} px, ${colorScheme}: accessible, nothing sideways`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await opened(page);
      await page.keyboard.press('ArrowRight');
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
