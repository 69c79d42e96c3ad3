import { type Browser, expect, type Page } from '@playwright/test';
import { GAME_SYSTEM_IDS, GAMES, type GameSystemId } from '../../engine/games';
import type { View } from '../../engine/nyc-risk/types';
import type { Game } from '../../functions/core/game/games.schema';
import { expectAccessible } from './accessibility';
import { read, write } from './api-calls';
import { type Board, boardOf, playTurn } from './board';
import { freshBrowserOf, newcomerOf, personOf } from './people';
import { NAMES } from './risk-board';
import { forgetSteps, goOn, openStory } from './story';
import { closePages, NEXT_LOOK, test } from './test';

const MOVING = { reducedMotion: 'no-preference' } as const;

/** Two people at a board of Classic; bots, which are ready at once, in its other seats. */
let board: Board;
let player: Page;
let own: string;
let people: readonly Page[];
test.beforeAll(async ({ browser }) => {
  people = [
    await newcomerOf(browser, 'dora.adjudicated@example.org'),
    await newcomerOf(browser, 'emil.adjudicated@example.org'),
  ];
  await begin(browser);
});

/** A new board: in its first year both people owe orders, and a step that only bots owe keeps its deadline. */
async function begin(browser: Browser): Promise<void> {
  board = await boardOf(browser, people, { system: 'classic' });
  const [seat] = Object.keys(board.seats);
  own = seat ?? '';
  player = board.seats[own] ?? (people[0] as Page);
}
test.afterAll(closePages);

const story = (page: Page) => page.locator('.catch-up');
const playing = (page: Page) => page.locator('.catch-up.playing');
const summary = (page: Page) => page.locator('.catch-up > [aria-live] > .own-changes');
/** The maps that can be seen: that of the story, or the table's own. */
const maps = (page: Page) => page.locator('.table-map svg.map:visible');

/** All are ready, so that the open step closes. */
async function close({ game, ...rest }: Board): Promise<void> {
  const { step } = await read<Game>(player, `/games/${game}`);
  await playTurn({ game, ...rest }, step, {});
}

const scenesOn = (page: Page) =>
  page.evaluate(() => (window as unknown as { scenes: readonly string[] }).scenes);

/** Opens the table in a page that notes the scenes it plays, once the table knows what its reader has seen. */
async function watching(page: Page): Promise<Page> {
  await page.addInitScript(() => {
    const scenes: string[] = [];
    Object.assign(window, { scenes });
    new MutationObserver(() => {
      const scene = document.querySelector<HTMLElement>('.catch-up')?.dataset.scene;
      if (scene !== undefined && scene !== scenes.at(-1)) scenes.push(scene);
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-scene'] });
  });
  await page.goto(`/games/${board.game}`);
  const seen = () => page.evaluate((id) => localStorage.getItem(`seen-step:${id}`), board.game);
  await expect.poll(seen).not.toBeNull();
  return page;
}

test('a step that closes while one looks is played on the board, and then summed up', async ({ browser }) => {
  const page = await watching(await freshBrowserOf(browser, player, MOVING));
  await expect(story(page)).toHaveCount(0);
  const { label } = await read<Game>(player, `/games/${board.game}`);
  await close(board);
  await expect(summary(page)).toHaveText(/^You |^No one /, NEXT_LOOK);
  await expect(story(page).getByRole('heading', { name: label })).toBeVisible();
  await expect(playing(page)).toHaveCount(0);
  const scenes = await scenesOn(page);
  expect([scenes[0], scenes.at(-1)]).toEqual(['orders', 'arriving']);
  await expect(maps(page)).toHaveCount(1);
  await expectAccessible(page, 'summed up');
  await story(page).getByRole('button', { name: 'Close' }).click();
  await expect(story(page)).toHaveCount(0);
  await watching(page);
  await expect(story(page)).toHaveCount(0);
});

test('it can be paused, skipped, played again and switched off; sound is off', async ({ browser }) => {
  if ((await read<Game>(player, `/games/${board.game}`)).steps.length === 0) await close(board);
  const page = await freshBrowserOf(browser, player, MOVING);
  await forgetSteps(page, board.game);
  await openStory(page, board.game);
  // The board of the story takes the place of the table's own.
  await expect(maps(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(story(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  // A paused story stays where it is, and axe waits by the page's clock.
  await page.clock.resume();
  await expectAccessible(page, 'paused');
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(playing(page)).toHaveCount(0);
  await expect(maps(page)).toHaveCount(1);
  await story(page).getByRole('button', { name: 'Play again' }).click();
  await expect(playing(page)).toHaveCount(0);
  await story(page).getByText('Step by step').click();
  await expect(story(page).locator('.log-steps > li').first()).toBeVisible();
  await story(page).getByText('How results are shown').click();
  await expect(page.getByRole('checkbox', { name: 'Sound and vibration' })).not.toBeChecked();
  await page.getByRole('checkbox', { name: 'Play results on the board' }).uncheck();
  const next = await watching(await page.context().newPage());
  await page.close();
  await close(board);
  await expect(summary(next)).toBeVisible(NEXT_LOOK);
  expect(await scenesOn(next)).toEqual([]);
});

test('without motion there is a list of changes instead, on a phone too', async ({ browser }) => {
  await begin(browser);
  const options = { reducedMotion: 'reduce', viewport: { width: 390, height: 844 } } as const;
  const page = await watching(await freshBrowserOf(browser, player, options));
  await close(board);
  await expect(summary(page)).toBeVisible(NEXT_LOOK);
  expect(await scenesOn(page)).toEqual([]);
  await expect(story(page).getByRole('button', { name: 'Play again' })).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page, 'a list of changes');
});

/** Games in which some seats decide before others: what the others did is told move by move. */
const SEQUENTIAL: readonly GameSystemId[] = ['nyc-risk', 'new-era', 'domination', 'nine-mens-morris'];

for (const system of GAME_SYSTEM_IDS)
  test(`${GAMES[system].title}: what happened since the last visit is played`, async ({ browser }) => {
    const ines = await personOf(browser, 'Ines Okafor');
    const { game } = await boardOf(browser, [ines], { system });
    const closed = async () => {
      await sendLittle(ines, game);
      return (await read<Game>(ines, `/games/${game}`)).steps.length;
    };
    // A third step of all may be owed by bots alone, and then keeps its deadline.
    await expect.poll(closed).toBeGreaterThanOrEqual(SEQUENTIAL.includes(system) ? 4 : 2);
    const page = await freshBrowserOf(browser, ines, MOVING);
    await forgetSteps(page, game);
    await openStory(page, game);
    await expect(
      story(page).getByRole('heading', { name: /^Since you were here: \d+ steps$/ }),
    ).toBeVisible();
    await goOn(page, playing(page).locator('.played-step', { hasText: /1 of \d+/ }));
    await goOn(page, playing(page).locator('.played-step', { hasText: /2 of \d+/ }));
    if (SEQUENTIAL.includes(system)) await goOn(page, playing(page).locator('.story-line').first());
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.clock.resume();
    await expectAccessible(page, system);
    await page.getByRole('button', { name: 'Skip' }).click();
    await expect(playing(page)).toHaveCount(0);
    await expect(summary(page)).toBeVisible();
    await story(page).getByText('Step by step').click();
    await expect(story(page).locator('.log-steps > li').last()).toContainText(/\w/);
  });

/** As few orders as go on with the game, where the player owes some: whoever drafts nothing is asked again at once. */
async function sendLittle(page: Page, id: string): Promise<void> {
  const { me, seats, step, system, position } = await read<Game>(page, `/games/${id}`);
  const mine = seats.find(({ seat }) => seat === me.seat);
  if (mine === undefined || mine.state === 'none-owed' || mine.state === 'ready') return;
  const orders = system === 'nyc-risk' ? [{ type: 'draft', to: freeHood(position as View) }] : [];
  await write(page, 'PUT', `/games/${id}/steps/${step}/orders`, { orders, ready: true });
}

function freeHood({ hoods }: View): string | undefined {
  return [...NAMES.keys()].find((hood) => hoods[hood]?.owner == null);
}
