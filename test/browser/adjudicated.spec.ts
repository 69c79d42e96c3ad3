import { type Browser, expect, type Page } from '@playwright/test';
import { GAME_SYSTEM_IDS, GAMES, type GameSystemId } from '../../engine/games';
import type { Game } from '../../functions/core/game/games.schema';
import { expectAccessible } from './accessibility';
import { read, write } from './api-calls';
import { type Board, boardOf, playTurn } from './board';
import { freshBrowserOf, newcomerOf, personOf } from './people';
import { closePages, NEXT_LOOK, test } from './test';

const MOVING = { reducedMotion: 'no-preference' } as const;

/** Two people at a board of Classic; bots, which are ready at once, in its other seats. */
let board: Board;
let player: Page;
let own: string;
test.beforeAll(async ({ browser }) => {
  const people = [
    await newcomerOf(browser, 'dora.adjudicated@example.org'),
    await newcomerOf(browser, 'emil.adjudicated@example.org'),
  ];
  board = await boardOf(browser, people, { system: 'classic' });
  const [seat] = Object.keys(board.seats);
  own = seat ?? '';
  player = board.seats[own] ?? (people[0] as Page);
});
test.afterAll(closePages);

const story = (page: Page) => page.locator('.catch-up');
const playing = (page: Page) => page.locator('.catch-up.playing');
const summary = (page: Page) => page.locator('.catch-up > [aria-live] > .own-changes');
const ownMap = (page: Page) => page.locator('.table-map > .map-frame, .table-map > * .map-frame').last();

/** All are ready, so that the open step closes. */
async function close({ game, ...rest }: Board): Promise<void> {
  const { step } = await read<Game>(player, `/games/${game}`);
  await playTurn({ game, ...rest }, step, {});
}

async function opened(browser: Browser, options: object = MOVING): Promise<Page> {
  const page = await freshBrowserOf(browser, player, options);
  await page.goto(`/games/${board.game}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Until the table has taken over, it does not know what its reader has seen.
  await expect.poll(() => seenStep(page)).not.toBeNull();
  return page;
}

const seenStep = (page: Page) => page.evaluate((id) => localStorage.getItem(`seen-step:${id}`), board.game);

test('a step that closes while one looks is played on the board, and then summed up', async ({ browser }) => {
  const page = await opened(browser);
  await expect(story(page)).toHaveCount(0);
  const { label } = await read<Game>(player, `/games/${board.game}`);
  await close(board);
  await expect(playing(page)).toBeVisible(NEXT_LOOK);
  await expect(playing(page).getByRole('heading', { name: label })).toBeVisible();
  await expect(playing(page).locator('svg.map')).toBeVisible();
  // The board of the story takes the place of the table's own.
  await expect(page.locator('.table-map svg.map:visible')).toHaveCount(1);
  await expect(page.locator('.catch-up[data-scene=arriving]')).toBeVisible();
  await expect(playing(page)).toHaveCount(0);
  await expect(summary(page)).toHaveText(/^You |^No one /);
  await expect(ownMap(page)).toBeVisible();
  await expectAccessible(page, 'summed up');
  await story(page).getByRole('button', { name: 'Close' }).click();
  await expect(story(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(story(page)).toHaveCount(0);
});

test('it can be paused, skipped and played again', async ({ browser }) => {
  const page = await opened(browser);
  await close(board);
  await expect(playing(page)).toBeVisible(NEXT_LOOK);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(story(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await expectAccessible(page, 'paused');
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(playing(page)).toHaveCount(0);
  await expect(ownMap(page)).toBeVisible();
  await story(page).getByRole('button', { name: 'Play again' }).click();
  await expect(playing(page)).toBeVisible();
  await page.getByRole('button', { name: 'Skip' }).click();
  await story(page).getByText('Step by step').click();
  await expect(story(page).getByRole('listitem').first()).toBeVisible();
});

test('it can be switched off; sound and vibration are off until they are switched on', async ({
  browser,
}) => {
  const page = await opened(browser);
  await close(board);
  await expect(playing(page)).toBeVisible(NEXT_LOOK);
  await page.getByRole('button', { name: 'Skip' }).click();
  await story(page).getByText('How results are shown').click();
  await expect(page.getByRole('checkbox', { name: 'Sound and vibration' })).not.toBeChecked();
  await page.getByRole('checkbox', { name: 'Play results on the board' }).uncheck();
  await close(board);
  await expect(story(page)).toBeVisible(NEXT_LOOK);
  await page.goto(`/games/${board.game}`);
  await close(board);
  await expect(summary(page)).toBeVisible(NEXT_LOOK);
  await expect(playing(page)).toHaveCount(0);
});

test('without motion there is a list of changes instead, on a phone too', async ({ browser }) => {
  const page = await opened(browser, {
    reducedMotion: 'reduce',
    viewport: { width: 390, height: 844 },
  });
  await close(board);
  await expect(summary(page)).toBeVisible(NEXT_LOOK);
  await expect(playing(page)).toHaveCount(0);
  await expect(story(page).getByRole('button', { name: 'Play again' })).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page, 'a list of changes');
});

/** Games in which some seats decide before others: what the others did is told move by move. */
const SEQUENTIAL: readonly GameSystemId[] = ['nyc-risk', 'new-era', 'domination'];

for (const system of GAME_SYSTEM_IDS)
  test(`${GAMES[system].title}: what happened since the last visit is played`, async ({ browser }) => {
    const ines = await personOf(browser, 'Ines Okafor');
    const { game } = await boardOf(browser, [ines], { system });
    const closed = async () => (await read<Game>(ines, `/games/${game}`)).steps.length;
    await expect
      .poll(async () => {
        await sendNothing(ines, game);
        return closed();
      })
      .toBeGreaterThanOrEqual(3);
    const page = await freshBrowserOf(browser, ines, MOVING);
    await page.addInitScript((id) => localStorage.setItem(`seen-step:${id}`, '0'), game);
    await page.goto(`/games/${game}`);
    await expect(
      playing(page).getByRole('heading', { name: /^Since you were here: \d+ steps$/ }),
    ).toBeVisible();
    await expect(playing(page).locator('.played-step')).toContainText(/1 of \d+/);
    if (SEQUENTIAL.includes(system)) await expect(playing(page).locator('.story-line').first()).toBeVisible();
    await expect(playing(page).locator('.played-step')).toContainText(/2 of \d+/);
    await expectAccessible(page, system);
    await page.getByRole('button', { name: 'Skip' }).click();
    await expect(playing(page)).toHaveCount(0);
    await expect(summary(page)).toBeVisible();
    await story(page).getByText('Step by step').click();
    await expect(story(page).locator('.log-steps .log-step').nth(2)).toContainText(/\w/);
  });

/** Ready without orders, where the player owes some. */
async function sendNothing(page: Page, id: string): Promise<void> {
  const { me, seats, step } = await read<Game>(page, `/games/${id}`);
  const mine = seats.find(({ seat }) => seat === me.seat);
  if (mine === undefined || mine.state === 'none-owed' || mine.state === 'ready') return;
  await write(page, 'PUT', `/games/${id}/steps/${step}/orders`, { orders: [], ready: true });
}
