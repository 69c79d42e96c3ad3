import { type Browser, expect, type Page } from '@playwright/test';
import type { Game } from '../../functions/core/game/games.schema';
import { expectAccessible } from './accessibility';
import { read } from './api-calls';
import { type Board, boardOf, playTurn } from './board';
import { freshBrowserOf, newcomerOf } from './people';
import { goOn, openStory } from './story';
import { closePages, NEXT_LOOK, test } from './test';

test.afterAll(closePages);

/** Without adjustments each turn waits for its players: none closes by itself while a story is read. */
const OPTIONS = { adjustment: false };

/** Two people at several boards; the second of them never gets ready by themselves. */
async function boardsOf(browser: Browser, count: number, mails: string) {
  const people: Page[] = [];
  for (const name of ['fay', 'gus']) people.push(await newcomerOf(browser, `${name}.${mails}@example.org`));
  const boards: Board[] = [];
  for (let one = 0; one < count; one += 1) boards.push(await boardOf(browser, people, { options: OPTIONS }));
  return { boards, player: people[0] as Page };
}

test('three boards in a row, without a way back to Today', async ({ browser }) => {
  const { boards, player } = await boardsOf(browser, 3, 'round');
  const page = await freshBrowserOf(browser, player);
  await page.goto('/');
  await expect(page).toHaveTitle(/^\(3\) /);
  await page.getByRole('link', { name: 'Play your turn' }).first().click();
  await page.waitForURL(/games/);
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  const played = new Set<string>();
  const next = page.getByRole('region', { name: 'Your next board' });
  for (const [left, way] of [
    [2, 'key'],
    [1, 'link'],
    [0, 'none'],
  ] as const) {
    await expect(page).toHaveTitle(new RegExp(`^\\(${left + 1}\\) `));
    await page.getByRole('button', { name: 'Ready', exact: true }).click();
    played.add(new URL(page.url()).pathname);
    await expect(next).toBeVisible();
    await expect(page).toHaveTitle(left === 0 ? /^[^(]/ : new RegExp(`^\\(${left}\\) `));
    if (way === 'none') break;
    await expectAccessible(page, `${left} boards left`);
    const { pathname } = new URL(page.url());
    if (way === 'key') await page.keyboard.press('n');
    else await next.getByRole('link').click();
    await page.waitForURL((url) => url.pathname.startsWith('/games/') && url.pathname !== pathname);
  }
  await expect(next).toContainText('No other board waits for you.');
  expect([...played].sort()).toEqual(boards.map(({ game }) => `/games/${game}`).sort());
  expect(visited).not.toContain('/');
});

test('four steps slept through are told as one story, the reader’s own changes first', async ({
  browser,
}) => {
  const { boards, player } = await boardsOf(browser, 1, 'slept');
  const [board] = boards;
  if (board === undefined) throw new Error('no board');
  const address = `/games/${board.game}`;
  const visit = await freshBrowserOf(browser, player, { reducedMotion: 'no-preference' });
  await visit.goto(address);
  const seen = () => visit.evaluate((id) => localStorage.getItem(`seen-step:${id}`), board.game);
  await expect.poll(seen).toBe('0');
  const page = await visit.context().newPage();
  await visit.close();
  const closed = async () => (await read<Game>(player, address)).steps.length;
  while ((await closed()) < 4) {
    const { step } = await read<Game>(player, address);
    await playTurn(board, step, {});
    await expect.poll(closed, NEXT_LOOK).toBeGreaterThanOrEqual(step);
  }
  const { steps } = await read<Game>(player, address);
  await openStory(page, board.game);
  const story = page.locator('.catch-up');
  const summary = story.locator('> [aria-live] > .own-changes');
  await expect(
    story.getByRole('heading', { name: `Since you were here: ${steps.length} steps` }),
  ).toBeVisible();
  await expect(summary).toHaveText(/^You /);
  for (const [at, { label }] of steps.entries())
    await goOn(page, story.locator('.played-step', { hasText: `${label} ${at + 1} of ${steps.length}` }));
  await goOn(page, page.locator('.catch-up:not(.playing)'));
  await expect(summary).toHaveText(/^You /);
  await story.getByText('Step by step').click();
  await expect(story.locator('.log-steps > li')).toHaveCount(steps.length);
  for (const { label } of steps)
    await expect(story.getByRole('link', { name: label, exact: true })).toBeVisible();
});
