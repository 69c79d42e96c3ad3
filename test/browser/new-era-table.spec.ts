import { expect, type Locator, type Page } from '@playwright/test';
import type { View } from '../../engine/new-era/types';
import type { Game } from '../../functions/core/game/games.schema';
import { isNightly } from '../support/nightly';
import { expectAccessible } from './accessibility';
import { read, write } from './api-calls';
import { type NewEraBoard, newEraBoard, playUntil } from './new-era-board';
import { freshBrowserOf } from './people';
import { expectFitForPhones, expectTypedProblem, expectUnreadOnTab, scriptBytes, type } from './table-checks';
import { closePages, NEXT_LOOK, test } from './test';

let board: NewEraBoard;

test.beforeAll(async ({ browser }) => {
  board = await newEraBoard(browser);
});

test.afterAll(closePages);

test('a pick by clicks, and one by keys that was ranked while the other picked', async () => {
  const [first, second] = board.players;
  await second.goto(board.address);
  const wishes = second.locator('#panel-plan .ranked > li');
  await rank(wishes.nth(0));
  await wishes.nth(2).locator('.icon-button').press('Enter');
  await wishes.nth(3).locator('.icon-button').press('Enter');
  await expect(second.locator('#panel-plan .panel-head')).toContainText('Stored');
  await expect(wishes.nth(3)).toContainText('3');
  await first.goto(board.address);
  const cards = first.locator('#panel-turn .ranked > li');
  const picked = await cards.nth(1).locator('.card-mini > b').innerText();
  await rank(cards.nth(1));
  await first.getByRole('button', { name: `Pick ${picked}` }).click();
  // Both picks of the first round are made: the second one did not wait for its player.
  await expect(first.locator('#main')).toContainText('pick 3 of 4', NEXT_LOOK);
  await expect(first.locator('#panel-log')).toContainText(`picked ${picked}`);
});

test('an action by clicks: what it costs and gives, stored at once, carried out when sent', async () => {
  const [asked] = await playUntil(board, ({ phase }) => phase === 'actions');
  await asked.goto(board.address);
  await showAll(asked);
  const trade = asked.locator('.offer', { hasText: 'Trade two workers for scrap' });
  await expect(trade.getByRole('img', { name: '2 × worker' })).toBeVisible();
  await expect(trade.getByRole('img', { name: '1 × scrap' })).toBeVisible();
  await addFirst(asked, trade);
  await asked.getByRole('combobox', { name: 'Resource' }).selectOption({ label: 'fuel' });
  await expect(asked.locator('.plan-row')).toContainText('two workers for fuel');
  await expect(asked.locator('#panel-turn .panel-head')).toContainText('1 of 1 stored');
  await asked.getByRole('button', { name: 'Send: trade' }).click();
  await expect(asked.locator('#turn-title')).toContainText('acts');
  await expect(asked.locator('#panel-log')).toContainText('traded two workers for fuel');
});

test('an action by keys, and a queued order that cannot be carried out with its rule beside it', async () => {
  const [asked] = await playUntil(board, ({ phase }) => phase === 'actions');
  await asked.goto(board.address);
  const orders = [{ type: 'work', location: 'arena#1' }, { type: 'pass' }];
  await write(asked, 'PUT', `/games/${board.game}/plan`, { orders });
  await asked.reload();
  const refused = asked.locator('.plan-row.refused');
  await expect(refused.getByRole('link', { name: 'Rule 6.7' })).toHaveAttribute(
    'href',
    '/new-era/rules#r-6.7',
  );
  const leaveOut = refused.getByRole('button', { name: 'Leave it out' });
  await leaveOut.press('Enter');
  await expect(refused).toHaveCount(0);
  await asked.getByRole('button', { name: /^Change order 1: Pass/ }).press('Enter');
  await asked.getByRole('button', { name: 'Leave out', exact: true }).press('Enter');
  await expect(asked.locator('.plan-row')).toHaveCount(0);
  await showAll(asked);
  await asked.getByRole('button', { name: /^Trade two workers/ }).press('Enter');
  await expect(asked.locator('#panel-turn .panel-head')).toContainText('1 of 1 stored');
  await asked.getByRole('button', { name: 'Send: trade' }).press('Enter');
  await expect(asked.locator('#turn-title')).toContainText('acts');
});

test('a queue with a pass in advance: one order each time, while its player does nothing', async () => {
  const [asked, waiting] = await playUntil(board, ({ phase, turn }) => phase === 'actions' && turn > 1);
  await waiting.goto(board.address);
  await showAll(waiting);
  await addFirst(waiting, waiting.locator('.offer', { hasText: 'Trade two workers' }));
  await waiting.getByRole('button', { name: 'Then pass' }).click();
  await expect(waiting.locator('#panel-plan .panel-head')).toContainText('2 orders');
  const { position, step } = await read<Game>(asked, `/games/${board.game}`);
  await write(asked, 'PUT', `/games/${board.game}/steps/${step}/orders`, {
    orders: [{ type: 'pass' }],
    ready: true,
  });
  await expect
    .poll(async () => ((await read<Game>(asked, `/games/${board.game}`)).position as View).turn)
    .toBe((position as View).turn + 1);
  await waiting.reload();
  await expect(waiting.locator('#panel-log')).toContainText('traded two workers for scrap');
  await expect(waiting.locator('#panel-plan .plan-row')).toHaveCount(0);
});

test('standing orders limit what a shootout may cost', async () => {
  const [, waiting] = await playUntil(board, ({ phase }) => phase === 'actions');
  await waiting.goto(board.address);
  const panel = waiting.locator('section').filter({ has: waiting.locator('#standing-title') });
  const limit = panel.getByRole('combobox', { name: /^Everywhere else/ });
  await panel.getByRole('button', { name: 'Change' }).click();
  await limit.selectOption('Up to 3');
  await panel.getByRole('combobox', { name: 'Spoils' }).selectOption('Take all');
  await panel.getByRole('button', { name: 'Store' }).click();
  await expect(panel).toContainText('defence tokens to spend: up to 3');
  await expect(panel).toContainText('Stored');
  await waiting.reload();
  await expect(panel).toContainText('take all');
});

for (const colorScheme of isNightly ? (['light', 'dark'] as const) : (['light'] as const))
  test(`a phone, ${colorScheme}: nothing scrolls sideways, every panel is accessible, a card is read by a tap`, async ({
    browser,
  }) => {
    const [asked] = await playUntil(board, ({ phase, turn }) => phase === 'actions' && turn > 2);
    const page = await freshBrowserOf(browser, asked, {
      viewport: { width: 390, height: 844 },
      colorScheme,
    });
    await page.goto(board.address);
    for (const tab of ['Act', 'Cards', 'Rivals', 'Count', 'Log', 'Press']) {
      await page.getByRole('tab', { name: tab }).click();
      await expectFitForPhones(page, tab);
    }
    await page.getByRole('tab', { name: 'Cards' }).click();
    expect(await brokenWords(page)).toEqual([]);
    const card = page.locator('.card-mini').first();
    const name = await card.locator('> b').innerText();
    await card.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { name })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(card).toBeFocused();
  });

test('who watches sees every state, on a phone too', async ({ browser }) => {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await page.goto(board.address);
  await expect(page.locator('.states .tableau')).toHaveCount(2);
  await expect(page.locator('.offer')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page);
});

test('a phone: the tab of press counts what is unread', async ({ browser }) => {
  await expectUnreadOnTab(browser, board.address, board.players[0], board.players[1]);
});

test('the table: under 183 kB of compressed scripts', async ({ browser }) => {
  const page = await freshBrowserOf(browser, board.players[0]);
  const bytes = await scriptBytes(page, board.address);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThan(183_000);
});

test('state, offers, count and log are readable before any script has run', async ({ browser }) => {
  const [asked] = await playUntil(board, ({ phase }) => phase === 'actions');
  const page = await freshBrowserOf(browser, asked, { javaScriptEnabled: false });
  await page.goto(board.address);
  await expect(page.locator('.tableau').first()).toContainText('Production');
  await expect(page.locator('.offer').first()).toBeVisible();
  await expect(page.locator('#panel-count')).toContainText('Locations');
  await expect(page.locator('.log-step').first()).toBeVisible();
});

test('a past step shows the states it met and those it left', async ({ browser }) => {
  const page = await freshBrowserOf(browser, board.players[0]);
  await page.goto(`${board.address}/steps/2`);
  await expect(page.locator('.states .tableau')).toHaveCount(2);
  await expect(page.locator('.states .card-mini')).toHaveCount(4);
  await page.getByRole('button', { name: 'The board after' }).click();
  await expect(page.locator('.story-line').first()).toContainText('picked');
});

/** Puts an offer into an empty list. */
async function addFirst(page: Page, offer: Locator): Promise<void> {
  await offer.locator('.icon-button').click();
  await expect(page.locator('.plan-row')).toHaveCount(1);
}

/** Chooses a card as the first wish. */
async function rank(card: Locator): Promise<void> {
  const button = card.locator('.icon-button');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
}

test('an action can be typed, in the notation of the log', async () => {
  const [asked] = await playUntil(board, ({ phase }) => phase === 'actions');
  await asked.goto(board.address);
  await expectTypedProblem(asked);
  await type(asked, 'pass');
  await expect(asked.locator('#panel-turn .plan-row').first()).toBeVisible();
  await expect(asked.getByLabel('One order per line')).toHaveValue(/^PASS/);
});

/** Opens the hidden rest of long lists of offers. */
async function showAll(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: /^\d+ more$/ });
  await expect(page.locator('#panel-turn')).toBeVisible();
  // Each button disappears when it is pressed, perhaps before the next is found.
  const press = (all: readonly Element[]) => all.map((one) => (one as HTMLElement).click()).length;
  await expect.poll(() => more.evaluateAll(press)).toBe(0);
}

/** Words in the names of cards that break over two lines; a narrow card breaks between words, not within one. */
function brokenWords(page: Page): Promise<readonly string[]> {
  return page.locator('.card-mini > b').evaluateAll((names) =>
    names.flatMap((name) => {
      const text = name.firstChild;
      return [...(text?.textContent ?? '').matchAll(/[\p{L}\d’']+/gu)].flatMap((word) => {
        const range = document.createRange();
        if (text === null) return [];
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        return range.getClientRects().length > 1 ? [word[0]] : [];
      });
    }),
  );
}
