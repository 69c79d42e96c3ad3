import { expect, type Page } from '@playwright/test';
import { isNightly } from '../support/nightly';
import { type DominationBoard, dominationBoard } from './domination-board';
import { networkQuiet } from './network-quiet';
import { freshBrowserOf } from './people';
import {
  expectFitForPhones,
  expectPlaceInfoInPast,
  expectTypedProblem,
  expectUnreadOnTab,
  scriptBytes,
  type,
} from './table-checks';
import { closePages, NEXT_LOOK, test } from './test';

let board: DominationBoard;

test.beforeAll(async ({ browser }) => {
  board = await dominationBoard(browser);
});

test.afterAll(closePages);

test('a turn by clicks: a card, areas on the map, what it would score, and the close', async () => {
  const page = playerOf(0);
  await page.goto(board.address);
  await playDomination(page);
  await expect(page.locator('.plan-row')).toContainText('name an area');
  await expect(page.locator('#panel-turn')).toContainText('0 of 1 stored');
  await expect(page.locator('#panel-turn .receipt')).toContainText('No order is stored, as of');
  await area(page, 'Brazil').click({ force: true });
  await area(page, 'Brazil').click({ force: true });
  await area(page, 'North Atlantic').click({ force: true });
  await expect(page.locator('.plan-row')).toContainText('Brazil twice and North Atlantic');
  await expect(page.locator('#panel-turn')).toContainText('1 of 1 stored');
  // 9.1 A Full land Force scores 2, a Struggling sea Force 2.
  await expect(page.getByRole('row', { name: /^You/ })).toContainText('1 › 5');
  await page.getByRole('button', { name: 'End my turn' }).click();
  await expect(page.locator('#turn-title')).toContainText('plays');
  await expect(area(page, 'Brazil')).toHaveAttribute('aria-label', /Full/);
  await expect(page.locator('#panel-log')).toContainText('Brazil');
});

test('a turn by keys: an attack, a refused order that says why, the rest is carried out', async () => {
  const page = playerOf(1);
  await page.goto(board.address);
  await playDomination(page);
  await page.getByRole('button', { name: 'Attack 3', exact: true }).press('Enter');
  await area(page, 'Brazil').press('Enter');
  await expect(page.locator('.plan-row').first()).toContainText('Brazil');
  await page.locator('.narrow-card').first().press('Enter');
  await page.locator('.plan-row').last().getByRole('button', { name: 'Attack 3' }).press('Enter');
  await area(page, 'Brazil').press('Enter');
  // A second Reduction in the first order leaves nothing for the second.
  await page.getByRole('button', { name: /^Change order 1/ }).press('Enter');
  await area(page, 'Brazil').press('Enter');
  const refused = page.locator('.plan-row.refused');
  await expect(refused.getByRole('link', { name: 'Rule 5.5' })).toHaveAttribute(
    'href',
    '/domination/rules#r-5.5',
  );
  await refused.getByRole('button', { name: 'Leave it out' }).press('Enter');
  await expect(page.locator('#panel-turn')).toContainText('1 of 1 stored');
  const close = page.getByRole('button', { name: 'End my turn' });
  await expect(close).toBeEnabled();
  await close.press('Enter');
  await expect(page.locator('#turn-title')).toContainText('plays');
  await expect(area(page, 'Brazil')).toHaveAttribute('aria-label', /empty/);
});

test('standing orders are stored from the page in another seat’s turn', async () => {
  const page = playerOf(1);
  await page.goto(board.address);
  const panel = page.locator('section').filter({ has: page.locator('#standing-title') });
  await panel.getByRole('button', { name: 'Change' }).click();
  await panel.getByRole('button', { name: 'Airborne Forces' }).click();
  await panel.getByLabel('Then, if possible').selectOption('Reduce Brazil');
  await panel.getByRole('button', { name: 'Store' }).click();
  await expect(panel).toContainText('Stored');
  await page.reload();
  await expect(panel).toContainText('− Brazil');
});

test('a plan that does not fit any more is not given, and the turn begins with it and the reason', async () => {
  const [active, waiting] = [playerOf(0), playerOf(1)];
  await waiting.goto(board.address);
  await playDomination(waiting);
  await expect(waiting.getByRole('button', { name: 'Store the plan' })).toBeDisabled();
  await area(waiting, 'Siberia').click({ force: true });
  await waiting.getByRole('button', { name: 'Store the plan' }).click();
  await expect(waiting.locator('#panel-plan .panel-head')).toContainText('Stored');
  await active.goto(board.address);
  await playDomination(active);
  await area(active, 'Siberia').click({ force: true });
  await expect(active.locator('#panel-turn')).toContainText('1 of 1 stored');
  await active.getByRole('button', { name: 'End my turn' }).click();
  const panel = waiting.locator('#panel-turn');
  await expect(panel).toContainText('Your plan was not carried out', NEXT_LOOK);
  const refused = panel.locator('.plan-row.refused');
  await expect(refused.getByRole('link', { name: 'Rule 5.4' })).toBeVisible();
  await refused.getByRole('button', { name: 'Leave it out' }).click();
  await expect(panel.locator('.plan-row')).toHaveCount(0);
});

test('a plan made while somebody else plays is carried out when the turn comes', async () => {
  const [waiting, active] = [playerOf(0), playerOf(1)];
  await waiting.goto(board.address);
  await playDomination(waiting);
  await area(waiting, 'Andes').click({ force: true });
  await waiting.getByRole('button', { name: 'Store the plan' }).click();
  await expect(waiting.locator('#panel-plan .panel-head')).toContainText('Stored');
  await waiting.reload();
  await expect(waiting.locator('#panel-plan .plan-row')).toContainText('Andes');
  await active.goto(board.address);
  await playDomination(active);
  await area(active, 'Indonesia').click({ force: true });
  await expect(active.locator('#panel-turn')).toContainText('1 of 1 stored');
  await active.getByRole('button', { name: 'End my turn' }).click();
  await expect(area(active, 'Andes')).toHaveAttribute('aria-label', /Struggling/, NEXT_LOOK);
  await expect(waiting.locator('#panel-plan .plan-row')).toHaveCount(0, NEXT_LOOK);
  await expect(area(waiting, 'Andes')).toHaveAttribute('aria-label', /Struggling/);
});

test('the hand is on the first screen, of a desk and of a phone', async ({ browser }) => {
  const desk = await freshBrowserOf(browser, playerOf(0), { viewport: { width: 1440, height: 900 } });
  await desk.goto(board.address);
  await expect(desk.locator('.narrow-card-head').first()).toBeInViewport({ ratio: 1 });
  // The player who must decide: those who wait first read for whom.
  const phone = await freshBrowserOf(browser, playerOf(1), { viewport: { width: 390, height: 844 } });
  await phone.goto(board.address);
  const hand = phone.getByRole('list', { name: 'Your hand' }).getByRole('button');
  await expect(hand.first()).toBeInViewport({ ratio: 1 });
});

test('an area that takes no order says what it is', async ({ browser }) => {
  const page = await freshBrowserOf(browser, playerOf(0));
  await page.goto(board.address);
  await networkQuiet(page);
  await area(page, 'Scandinavia').click({ force: true });
  await expect(page.locator('.map-bar')).toContainText('with the resource Communications');
});

for (const colorScheme of isNightly ? (['light', 'dark'] as const) : (['dark'] as const))
  test(`a phone, ${colorScheme}: nothing scrolls sideways, every panel is accessible`, async ({
    browser,
  }) => {
    const page = await freshBrowserOf(browser, playerOf(0), {
      viewport: { width: 390, height: 844 },
      colorScheme,
    });
    await page.goto(board.address);
    await expect(page.locator('svg.map')).toBeVisible();
    for (const tab of ['Turn', 'Cards', 'Score', 'Seats', 'Log', 'Press']) {
      await page.getByRole('tab', { name: tab }).click();
      await expectFitForPhones(page, tab);
    }
  });

test('a past step describes an area that is tapped, on its page and on the table', async ({ browser }) => {
  const page = await freshBrowserOf(browser, playerOf(0));
  await expectPlaceInfoInPast(
    page,
    board.address,
    'brazil',
    /^Brazil. .* In the region South America.* Next to /,
  );
});

test('a phone: the tab of press counts what is unread', async ({ browser }) => {
  await expectUnreadOnTab(browser, board.address, playerOf(0), playerOf(1));
});

test('the table: under 180 kB of compressed scripts', async ({ browser }) => {
  const page = await freshBrowserOf(browser, playerOf(0));
  const bytes = await scriptBytes(page, board.address);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThan(180_000);
});

test('the board and the log are readable before any script has run', async ({ browser }) => {
  const page = await freshBrowserOf(browser, playerOf(0), { javaScriptEnabled: false });
  await page.goto(board.address);
  await expect(page.locator('svg.map')).toBeVisible();
  await expect(page.locator('.log-step').first()).toContainText('Domination');
  await expect(page.locator('.score-table')).toBeVisible();
});

test('a turn or a plan for one can be typed, in the notation of the log', async () => {
  const page = playerOf(0);
  await page.goto(board.address);
  await expectTypedProblem(page);
  await type(page, 'pass');
  await expect(page.locator('.plan-row')).toHaveCount(1);
  await expect(page.getByLabel('One order per line')).toHaveValue('PASS');
});

function playerOf(place: number): Page {
  const page = board.players[place];
  if (page === undefined) throw new Error(`no player ${place} at the board`);
  return page;
}

function area(page: Page, name: string) {
  return page.locator(`.actor[aria-label^="${name},"]`).first();
}

/** Begins an order with Domination. */
async function playDomination(page: Page): Promise<void> {
  await page.locator('.narrow-card', { hasText: 'Domination' }).click();
  await expect(page.locator('.plan-row')).toHaveCount(1);
}
