import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { test } from './test';

// No one in this file has an account.

const wide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Sets up a board of Domination with two seats for Ada. @returns the link for friends */
async function setUp(page: Page): Promise<string> {
  await page.goto('/domination');
  await page.getByRole('link', { name: 'play with friends' }).click();
  await page.getByLabel('Seats', { exact: true }).selectOption('2');
  await page.getByLabel('Your name').fill('Ada');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Set up the board' }).click();
  await expect(page.getByRole('heading', { name: 'Waiting for friends' })).toBeVisible();
  return page.getByLabel('The link').inputValue();
}

test('two friends without accounts meet by a link, begin, and play', async ({ page, browser }) => {
  const link = await setUp(page);
  const friend = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await friend.goto(new URL(link).pathname + new URL(link).search);
  await expectAccessible(friend);
  expect(await wide(friend)).toBeLessThanOrEqual(0);
  await friend.getByLabel('Your name').fill('Ben');
  await friend.getByRole('button', { name: /Sit here.*Blue/ }).click();
  await expect(friend.getByText('Ben (guest), you')).toBeVisible();
  // The other player's page updates automatically.
  await expect(page.getByText('Ben (guest)')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.locator('.table-head')).toContainText('With friends');
  await expect(friend.getByRole('link', { name: 'To the table' })).toBeVisible();
  await friend.getByRole('link', { name: 'To the table' }).click();
  await expect(friend.locator('.table-head')).toContainText('Ada');
  await friend.context().close();
});

test('friends play a variant, here one in fog of war', async ({ page }) => {
  await page.goto('/practice/friends?game=classic');
  await page.getByRole('link', { name: 'Classic: five powers' }).click();
  await expect(page.getByLabel('Seats', { exact: true })).toHaveValue('5');
  await page.getByRole('link', { name: 'Classic: fog of war' }).click();
  await expect(page.getByRole('link', { name: 'Classic: fog of war' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.getByLabel('Your name').fill('Ada');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Set up the board' }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  const map = page.locator('.map').first();
  await expect(map.locator('.fog use[href="#province-lon"]')).toHaveCount(1);
  await expect(map.locator('.fog use[href="#province-vie"]')).toHaveCount(0);
  await expect(page.getByText('shaded: you see no units there')).toBeVisible();
  await expectAccessible(page);
});

test('without the link nobody takes a seat, and a wrong one says so', async ({ page, browser }) => {
  const link = new URL(await setUp(page));
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(link.pathname);
  await expect(stranger.getByRole('heading', { name: 'Waiting for friends' })).toBeVisible();
  await expect(stranger.getByRole('button', { name: /Sit here/ })).toHaveCount(0);
  await stranger.goto(`${link.pathname}?code=guessed`);
  await stranger.getByLabel('Your name').fill('Eve');
  await stranger.getByRole('button', { name: /Sit here/ }).click();
  await expect(stranger.getByRole('main').getByRole('alert')).toContainText('ask for a new link');
  await stranger.context().close();
});

test('a finished game opens its end: places, awards, the last board, the proof in one line', async ({
  page,
}) => {
  const { leagues } = await (await page.request.get('/v1/leagues')).json();
  const league = leagues.find(({ name }: { readonly name: string }) => name === 'Winter Tide League');
  const { seasons } = await (await page.request.get(`/v1/leagues/${league.id}`)).json();
  const season = seasons.find(
    ({ status, system }: { readonly status: string; readonly system: string }) =>
      status === 'finished' && system === 'ny2047',
  );
  await page.goto(`/games/${season.id}r1b1`);
  await page.getByRole('link', { name: 'How it ended' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/wins|share the win/);
  await expect(page.getByRole('heading', { name: 'Awards' })).toBeVisible();
  await expect(page.getByRole('img', { name: /The board after/ })).toBeVisible();
  await expect(page.getByLabel('Text to share')).toHaveText(/won New York 2047.*\/end$/);
  await page.getByRole('button', { name: 'Verify now' }).click();
  await expect(page.getByText('chain of hashes holds')).toBeVisible();
});

test('a rematch of a board against bots begins at once', async ({ page }) => {
  await page.goto('/domination');
  await page.getByRole('button', { name: 'Play now: Domination' }).click();
  await page.waitForURL(/\/games\/practice/);
  const board = page.url();
  await playOut(page);
  await page.goto(`${board}/end`);
  await page.getByRole('button', { name: 'Rematch' }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/games/practice') && url.href !== `${board}/end`);
  await expect(page.locator('.table-head')).toContainText('No deadline');
});

/** Passes until the game is over, as the page itself would send it. */
async function playOut(page: Page): Promise<void> {
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.evaluate(async (game) => {
    for (;;) {
      const { status, step, me } = await (await fetch(`/v1/games/${game}`)).json();
      if (status === 'finished') return;
      if (me.decision === null) continue;
      const body = JSON.stringify({ orders: [], ready: true });
      const headers = { 'content-type': 'application/json' };
      await fetch(`/v1/games/${game}/steps/${step}/orders`, { method: 'PUT', headers, body });
    }
  }, id);
}
