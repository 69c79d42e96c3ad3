import { expect, type Locator, type Page } from '@playwright/test';
import { GAME_SYSTEM_IDS, GAMES, type GameSystemId } from '../../engine/games';
import { isNightly } from '../support/nightly';
import { delayEffects } from './late-effects';
import { followLoginLink, loginLinkOf } from './people';
import { test } from './test';

/** The most clicks of a new visitor. The report shows the time, which should be ten seconds. */
const MOST_CLICKS = 2;

/** The click at each table that stores an order; at the default table a space that may be chosen. */
const FIRST_ORDER: Readonly<Partial<Record<GameSystemId, (page: Page) => Locator>>> = {
  ny2047: (page) => page.getByRole('button', { name: 'Ready', exact: true }),
  'nyc-risk': (page) => page.getByRole('button', { name: 'Place them for me' }),
  'new-era': (page) => page.locator('#panel-turn .icon-button[aria-pressed]').first(),
  domination: (page) => page.getByRole('button', { name: 'Pass', exact: true }),
  classic: (page) => page.getByRole('button', { name: 'Ready', exact: true }),
};

const firstSpace = (page: Page) => page.getByRole('button', { name: /may be chosen/ }).first();

const firstOrder = (page: Page, system: GameSystemId) => (FIRST_ORDER[system] ?? firstSpace)(page);

const playButton = (page: Page, system: GameSystemId) =>
  page.getByRole('button', { name: `Play now: ${GAMES[system].title}` });

/** Clicks and counts. */
function countingClicks() {
  let clicks = 0;
  return {
    click: async (target: Locator) => {
      clicks += 1;
      await target.click();
    },
    count: () => clicks,
  };
}

/** The first order that the platform has stored. */
const storedOrder = (page: Page) =>
  page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && /steps\/\d+\/orders$/.test(answer.url()),
  );

for (const system of GAME_SYSTEM_IDS)
  test(`a stranger's first order in ${GAMES[system].title} takes ${MOST_CLICKS} clicks`, async ({ page }) => {
    const { click, count } = countingClicks();
    const began = Date.now();
    await page.goto('/');
    await click(playButton(page, system));
    await page.waitForURL(/\/games\/practice/);
    const stored = storedOrder(page);
    await click(firstOrder(page, system));
    expect((await stored).status()).toBe(200);
    expect(count()).toBeLessThanOrEqual(MOST_CLICKS);
    test.info().annotations.push({ type: 'milliseconds', description: String(Date.now() - began) });
  });

/** Outside nightly runs one table with simultaneous orders, and one where players take turns. */
const CLICKED_EARLY = isNightly ? GAME_SYSTEM_IDS : (['ny2047', 'domination'] as const);

for (const system of CLICKED_EARLY)
  test(`a click at the table of ${GAMES[system].title} before its scripts are there stores an order`, async ({
    page,
  }) => {
    await page.goto(`/${system}`);
    await delayEffects(page, 600);
    await page.route('**/*.js', async (route) => {
      await new Promise((resume) => setTimeout(resume, 700));
      await route.continue();
    });
    await playButton(page, system).click();
    await page.waitForURL(/\/games\/practice/, { waitUntil: 'commit' });
    const stored = storedOrder(page);
    await firstOrder(page, system).click();
    expect((await stored).status()).toBe(200);
  });

test('bots answer at once, and the board waits', async ({ page }) => {
  await page.goto('/ny2047');
  await playButton(page, 'ny2047').click();
  await page.waitForURL(/\/games\/practice/);
  const head = page.locator('.table-head');
  await expect(head).toContainText('No deadline');
  await expect(head).toContainText('Practice, easy bots');
  const turn = await head.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('button', { name: 'Ready', exact: true }).click();
  await expect(head.getByRole('heading', { level: 1 })).not.toHaveText(turn);
  await expect(page.getByRole('button', { name: 'Ready', exact: true })).toBeVisible();
});

test('a board that a guest opened goes over to their account when they log in by mail', async ({ page }) => {
  await page.goto('/games');
  await page.getByLabel(`Against, in ${GAMES['new-era'].title}`).selectOption({ label: 'Medium bots' });
  await playButton(page, 'new-era').click();
  await page.waitForURL(/\/games\/practice/);
  const board = new URL(page.url()).pathname;
  await expect(page.getByText('You play as a guest')).toBeVisible();
  await page.getByRole('link', { name: 'Log in', exact: true }).click();
  await expect(page.getByText('The boards that you opened as a guest')).toBeVisible();
  await page.getByRole('textbox').fill('guest-no-more@example.org');
  await page.getByRole('button', { name: /link/i }).click();
  await page.waitForURL(/signin\/sent/);
  await followLoginLink(page, await loginLinkOf(page, 'guest-no-more@example.org'));
  await page.getByLabel('Name').fill('Gus Guest');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(new RegExp(board));
  await expect(page.getByText('You play as a guest')).toHaveCount(0);
  const stored = storedOrder(page);
  await firstOrder(page, 'new-era').click();
  expect((await stored).status()).toBe(200);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Your practice boards' })).toBeVisible();
  await expect(page.locator(`a[href="${board}"]`)).toBeVisible();
});

test('a guest removes a board, and is a visitor on every other page', async ({ page }) => {
  await page.goto('/');
  await playButton(page, 'domination').click();
  await page.waitForURL(/\/games\/practice/);
  await page.getByRole('link', { name: /^Back to/ }).click();
  await page.waitForURL('/practice');
  await page.getByRole('button', { name: /^Remove/ }).click();
  await expect(page.getByRole('heading', { name: 'Your boards' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Log in', exact: true })).toBeVisible();
  await page.goto('/me');
  await expect(page).toHaveURL(/signin/);
});

test('another site can open no board, and log nobody out', async ({ request }) => {
  const form = { system: 'ny2047' };
  for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }]) {
    const answer = await request.post('/api/play', { form, headers, maxRedirects: 0 });
    expect(answer.status()).toBe(403);
    expect(answer.headers()['set-cookie']).toBeUndefined();
  }
});
