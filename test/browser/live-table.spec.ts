import { expect, type Page } from '@playwright/test';
import type { Game } from '../../functions/core/game/games.schema';
import { read } from './api-calls';
import { type Board, boardOf, playTurn } from './board';
import { networkQuiet } from './network-quiet';
import { freshBrowserOf, personOf } from './people';
import { expectUnreadOnTab } from './table-checks';
import { closePages, NEXT_LOOK, test } from './test';

let board: Board;
let table: string;
let players: readonly [Page, Page];

test.beforeAll(async ({ browser }) => {
  players = [await personOf(browser, 'Ines Okafor'), await personOf(browser, 'Tomasz Wrona')];
  // Without adjustments each turn waits for all, so it closes when both players are ready.
  board = await boardOf(browser, players, {
    absence: { vote: { share: 100, minutes: 120, times: 3 } },
    options: { adjustment: false },
  });
  table = `/games/${board.game}`;
});

test.afterAll(closePages);

const stepNow = async () => (await read<Game>(players[0], table)).step;

/** The turn closes as soon as both players are ready, since the bots already are. */
async function closeTurn(): Promise<number> {
  const step = await stepNow();
  await playTurn(board, step, {});
  await expect.poll(stepNow).toBe(step + 1);
  return step + 1;
}

test('the card of the time follows the game: a vote is for the turn that is open', async () => {
  const [ines] = players;
  await ines.goto(table);
  const card = ines.getByRole('region', { name: 'Time' });
  await expect(card).toContainText('0 of 2 votes');
  const next = await closeTurn();
  await expect(card.locator('input[name=step]')).toHaveValue(String(next), NEXT_LOOK);
  await card.getByRole('button', { name: 'Vote for more time' }).click();
  await expect(card).toContainText('1 of 2 votes');
  await expect(card).toContainText('You have voted for it.');
});

test('a vote for a turn that is over is refused, and the card shows the one that is open', async ({
  browser,
}) => {
  const page = await freshBrowserOf(browser, players[0]);
  // The page gets no more news of the game until the vote is sent.
  let isDeaf = false;
  await page.route('**/v1/games/**', (route) => (isDeaf ? route.abort() : route.continue()));
  await page.goto(table);
  await closeTurn();
  await page.goto(table);
  await networkQuiet(page);
  isDeaf = true;
  await closeTurn();
  const card = page.getByRole('region', { name: 'Time' });
  await card.getByRole('button', { name: 'Vote for more time' }).click();
  await expect(card.getByRole('alert')).toHaveText('That turn is over, so this was not counted.');
});

test('a vote for a turn that is over is refused where no script runs, too', async ({ browser }) => {
  const page = await freshBrowserOf(browser, players[0], { javaScriptEnabled: false });
  await page.goto(table);
  await closeTurn();
  await page.getByRole('button', { name: 'Vote for more time' }).click();
  await expect(page.getByText('That turn is over, so this was not counted.')).toBeVisible();
});

test('a phone: the tab of press counts what is unread', async ({ browser }) => {
  await expectUnreadOnTab(browser, table, players[0], players[1]);
});
