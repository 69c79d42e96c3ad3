import { expect, type Page } from '@playwright/test';
import type { Position } from '../../engine/ny2047/types';
import type { Game } from '../../functions/core/game/games.schema';
import { read } from './api-calls';
import { type Board, boardOf, playTurn } from './board';
import { type Line, openLine } from './line';
import { personOf } from './people';
import { closePages, test } from './test';

let ines: Page;
let line: Line;
let board: Board;
let table: string;

test.beforeEach(async ({ browser }) => {
  line = await openLine();
  ines = await personOf(browser, 'Ines Okafor', { proxy: { server: line.address } });
  board = await boardOf(browser, [ines], { options: { adjustment: false } });
  table = `/games/${board.game}`;
});

test.afterEach(async ({ browser }) => {
  await closePages({ browser });
  await line.close();
});

const stored = async () => (await read<Game>(ines, table)).me.stored?.orders;

/** The data stored on the reader's device, by the names of its caches and the keys of its database. */
const keptHere = (page: Page) =>
  page.evaluate(async () => {
    const kept: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        if (!url.includes('/_next/static/')) kept.push(`${name} ${new URL(url).pathname}`);
    // Opening a database that does not exist creates it, without the stores that the page would add.
    const isThere = (await indexedDB.databases()).some(({ name }) => name === 'turreton');
    const keys = await new Promise<IDBValidKey[]>((done, failed) => {
      if (!isThere) return done([]);
      const opening = indexedDB.open('turreton');
      opening.onerror = () => failed(opening.error);
      opening.onsuccess = () => {
        const database = opening.result;
        const asking = database.transaction('kept').objectStore('kept').getAllKeys();
        asking.onsuccess = () => done(asking.result);
        database.close();
      };
    });
    return [...kept, ...keys.map(String), ...Object.keys(localStorage)].sort();
  });

/** Opens the table and waits until the device has stored all of it. */
async function openTable(): Promise<string> {
  await ines.goto(table);
  await expect.poll(() => keptHere(ines)).toContain(`pages-of-the-reader ${table}`);
  await ines.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => ines.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  // The second time everything passes through the worker.
  await ines.reload();
  // It also caches all scripts that the table would load later.
  await expect.poll(() => keptHere(ines), { timeout: 180_000 }).toContain(`taken:${table}`);
  const { position, me } = await read<Game>(ines, table);
  return (position as Position).units.find(({ faction }) => faction === me.seat)?.space ?? '';
}

test('a page is loaded before it is cached: it is not requested twice while it opens', async () => {
  await ines.clock.install();
  const asked: string[] = [];
  ines.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await ines.goto(table, { waitUntil: 'networkidle' });
  expect(asked.filter((path) => path === table)).toHaveLength(1);
  expect(asked).not.toContain('/worker.js');
  await ines.clock.fastForward(10_000);
  await expect.poll(() => keptHere(ines)).toContain(`pages-of-the-reader ${table}`);
  expect(asked.filter((path) => path === table)).toHaveLength(2);
});

test('a page that was loaded past the worker is in its care all the same', async () => {
  await openTable();
  const device = await ines.context().newCDPSession(ines);
  const loaded = ines.waitForEvent('load');
  await device.send('Page.reload', { ignoreCache: true });
  await loaded;
  await expect.poll(() => ines.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
});

async function storeTyped(text: string): Promise<void> {
  await ines.getByText('Type orders').click();
  await ines.getByLabel('One order per line').fill(text);
  await ines.getByRole('button', { name: 'Store this list' }).click();
}

const loseNetwork = () => line.cut(ines.context());
const findNetwork = () => line.mend(ines.context());

test('a turn given without network is stored on return', async () => {
  await ines.goto('/');
  await expect.poll(() => keptHere(ines)).toContain('pages-of-the-reader /');
  const home = await openTable();
  await loseNetwork();

  await test.step('the table opens without network, and takes orders as drafts', async () => {
    await ines.reload();
    await expect(ines.getByText(/Offline\. Last updated/)).toBeVisible();
    await storeTyped(`A ${home} #1 H`);
    await expect(ines.getByText('Draft on this device')).toBeVisible();
    await expect(ines.getByText(/stay on this device as drafts/)).toBeVisible();
  });

  await test.step('the draft outlives the page', async () => {
    await ines.reload();
    await expect(ines.getByText('Draft on this device')).toBeVisible();
    await ines.goto('/');
    await expect(ines.getByRole('heading', { level: 1 })).toHaveText(/waits? for you/);
  });

  await test.step('another page sends it when the network is back, and says that it is stored', async () => {
    expect(await stored()).toBeUndefined();
    await findNetwork();
    await expect(ines.getByText(/Your orders are stored, at/)).toBeVisible();
    expect(await stored()).toHaveLength(1);
    await ines.getByRole('button', { name: 'Dismiss' }).click();
  });

  await test.step('the page shows what the platform has, and no longer says that it cannot be reached', async () => {
    const note = ines.getByText(/Offline\. Last updated/);
    await expect(note).toBeHidden();
    await ines.getByRole('link', { name: 'Games', exact: true }).click();
    await expect(ines.getByRole('heading', { level: 1 })).toHaveText('The games');
    await ines.goBack();
    await expect(ines.getByRole('heading', { level: 1 })).toHaveText(/waits? for you/);
    await ines.evaluate(() => new Promise((rested) => requestIdleCallback(rested)));
    expect(await note.isVisible()).toBe(false);
    await ines.goto(table);
    await expect(ines.getByText('1 of 3 stored')).toBeVisible();
  });
});

test('an open table sends its draft by itself', async () => {
  const home = await openTable();
  await loseNetwork();
  await storeTyped(`A ${home} #1 H`);
  await expect(ines.getByText('Draft on this device')).toBeVisible();
  await findNetwork();
  await expect(ines.getByText('The platform can be reached again. Your orders are stored.')).toBeVisible();
  expect(await stored()).toHaveLength(1);
});

test('a turn that closed meanwhile does not count the draft, and says so', async ({ browser }) => {
  const home = await openTable();
  await loseNetwork();
  await storeTyped(`A ${home} #1 H`);
  await expect(ines.getByText('Draft on this device')).toBeVisible();
  await ines.goto('/');
  // The same person is ready on another device, so the turn closes.
  const second = await personOf(browser, 'Ines Okafor');
  await playTurn({ ...board, seats: { [Object.keys(board.seats)[0] ?? '']: second } }, 1, {});
  await expect.poll(async () => (await read<Game>(second, table)).step).toBe(2);
  await findNetwork();
  await expect(ines.getByText(/The turn had closed: these orders are not counted/)).toBeVisible();
  expect(await stored()).toBeUndefined();
});

test('a page that this device does not have says so, in the site’s look', async () => {
  await openTable();
  await loseNetwork();
  await ines.goto('/ratings');
  await expect(ines.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  await ines.getByRole('link', { name: /Season 1, board/ }).click();
  await expect(ines).toHaveURL(table);
  await expect(ines.locator('.table-map')).toBeVisible();
});

test('after log out nothing private remains, and nobody else sees what was kept', async () => {
  await openTable();
  await ines.goto('/');
  await expect.poll(() => keptHere(ines)).toContain('pages-of-the-reader /');
  await ines.goto('/me');
  await ines.getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(ines).toHaveURL('/');
  await expect.poll(() => keptHere(ines)).toEqual(['offline-page /offline']);
  await loseNetwork();
  await ines.goto(table);
  await expect(ines.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  await expect(ines.getByText('Season 1')).toHaveCount(0);
});

test('orders and links that another app shares', async () => {
  const home = await openTable();
  const text = `A ${home} #1 H`;
  await ines.goto(`/share?text=${encodeURIComponent(text)}`);
  await ines.getByRole('link', { name: 'Season 1, board 1' }).first().click();
  await expect(ines.getByLabel('One order per line')).toHaveValue(text);
  await ines.goto(`/share?title=Look&text=${encodeURIComponent(new URL(table, ines.url()).href)}`);
  await expect(ines).toHaveURL(table);
  await ines.goto(`/share?text=${encodeURIComponent('https://elsewhere.example/')}`);
  await expect(ines.getByText('https://elsewhere.example/')).toBeVisible();
});
