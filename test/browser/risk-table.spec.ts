import { expect, type Locator, type Page } from '@playwright/test';
import type { View } from '../../engine/nyc-risk/types';
import type { Game } from '../../functions/core/game/games.schema';
import { isNightly } from '../support/nightly';
import { read } from './api-calls';
import { delayEffects } from './late-effects';
import { freshBrowserOf } from './people';
import { NAMES, NEIGHBOURS, type RiskBoard, riskBoard } from './risk-board';
import {
  expectFitForPhones,
  expectPlaceInfoInPast,
  expectTypedProblem,
  expectUnreadOnTab,
  scriptBytes,
  type,
} from './table-checks';
import { closePages, test } from './test';

let board: RiskBoard;

test.beforeAll(async ({ browser }) => {
  board = await riskBoard(browser);
});

test.afterAll(closePages);

test('the table: under 183 kB of compressed scripts at the start of one’s turn', async ({ browser }) => {
  const page = await freshBrowserOf(browser, playerOf(0));
  const bytes = await scriptBytes(page, board.address);
  console.log(`Risk's table: ${(bytes / 1000).toFixed(2)} kB of compressed scripts`);
  expect(bytes).toBeGreaterThan(50_000);
  // What a turn shows later, such as orders carried out, comes with its first piece.
  expect(bytes).toBeLessThan(183_000);
});

test('a click before the page has read what it keeps is not lost', async ({ browser }) => {
  const page = await freshBrowserOf(browser, playerOf(0));
  await delayEffects(page);
  await page.goto(board.address, { waitUntil: 'commit' });
  await page.locator('.actor[aria-label*="mayor, put a unit here"]').first().click({ force: true });
  await expect(page.locator('.plan-row')).toHaveCount(1);
});

test('a step chosen from the menu is not exchanged for another when the plan changes', async ({
  browser,
}) => {
  const page = await freshBrowserOf(browser, playerOf(0));
  await page.goto(board.address);
  await placeByTaps(page, await hoodBesideOwn(page));
  await page.getByRole('button', { name: 'Go to attack' }).click();
  const menu = page.getByLabel('Add an action to your plan');
  const chosen = () => menu.locator('option:checked').textContent();
  const attack = (await menu.locator('option', { hasText: ' attacks ' }).first().textContent()) ?? '';
  await menu.selectOption({ label: attack });
  await page.getByRole('button', { name: 'Go to fortify' }).click();
  await expect(page.getByRole('button', { name: 'Go to the end of the turn' })).toBeVisible();
  expect(await chosen()).toBe('Add an action…');
  await page.getByRole('button', { name: 'Leave out', exact: true }).click();
  await expect.poll(chosen).toBe(attack);
});

test('typed orders become the plan, and a line that cannot be read says why', async ({ browser }) => {
  const page = await freshBrowserOf(browser, playerOf(0));
  await page.goto(board.address);
  await expectTypedProblem(page);
  await type(page, 'reinforce {to: harlem, count: 1}');
  await expect(page.locator('.plan-row')).toHaveCount(1);
  await expect(page.getByLabel('One order per line')).toHaveValue('REINFORCE {to:harlem,count:1}');
});

test('a turn by clicks: units, an attack with its odds, dice in the log, a move, the end', async () => {
  const page = playerOf(0);
  await page.goto(board.address);
  await placeByTaps(page);
  await page.getByRole('button', { name: 'Go to attack' }).click();
  await page.locator('.actor[aria-label*="mayor, start here"]').first().press('Enter');
  await page.locator('.actor[aria-label*=", 1 unit, attack it"]').first().click({ force: true });
  await expect(page.locator('.odds')).toContainText('taken');
  await page.getByRole('button', { name: 'Do all three' }).click();
  await expect(page.locator('.done-rows')).toContainText('attacks');
  await expect(page.locator('#panel-log .dice svg').first()).toBeVisible();
  await expect(page.locator('#panel-log .stream').first()).toContainText('stream');
  await page.getByRole('button', { name: 'Go to fortify' }).click();
  await page.getByRole('button', { name: 'Go to the end of the turn' }).click();
  await page.getByRole('button', { name: 'End turn' }).click();
  await page.getByRole('button', { name: 'Do all three' }).click();
  await expect(page.locator('#turn-title')).toContainText('plays');
});

test('a turn by keys: a step that does not fit says why, the others are carried out', async () => {
  const page = playerOf(1);
  await page.goto(board.address);
  await addByKeys(page, 'Place units');
  await page.getByRole('button', { name: 'Go to attack' }).press('Enter');
  const againstMayor = new RegExp(` attacks (${board.mayors.join('|')})$`);
  const attack = page
    .locator('#panel-turn option', { hasText: ' attacks ', hasNotText: againstMayor })
    .first();
  await addByKeys(page, (await attack.textContent()) ?? '');
  await page.getByRole('button', { name: 'Go to fortify' }).press('Enter');
  await page.getByRole('button', { name: 'Move step 4 up' }).press('Enter');
  const refused = page.locator('.plan-row.refused');
  await expect(refused).toContainText('does not belong to this phase');
  await expect(refused.getByRole('link', { name: 'Rule 17.4' })).toHaveAttribute(
    'href',
    '/nyc-risk/rules#r-17.4',
  );
  await refused.getByRole('button', { name: 'Leave it out' }).press('Enter');
  await page.getByRole('button', { name: 'Do all three' }).press('Enter');
  await expect(page.locator('.phases [aria-current]')).toContainText(/Fortify|End/);
});

test('a phone: a turn with two attacks takes at most twelve taps, none of them under the bar', async ({
  browser,
}) => {
  const own = await riskBoard(browser);
  const [first] = own.players;
  if (first === undefined) throw new Error('nobody plays');
  const page = await freshBrowserOf(browser, first, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  await page.goto(own.address);
  const { tap, count } = tapsInView(page);
  const button = (name: string | RegExp) => page.locator('.send-bar').getByRole('button', { name });
  await tap(page.locator('.actor[aria-label*="mayor, put a unit here"]').first());
  await tap(button(/^Put the other \d+ in /));
  await tap(button('Go to attack'));
  await tap(page.locator('.actor[aria-label*="mayor, start here"]').first());
  for (let attacks = 1; attacks <= 2; attacks += 1) {
    await tap(await firstInView(page, '.actor[aria-label*="attack it"]', attacks - 1));
    await expect(page.locator('.plan-row')).toHaveCount(2 + attacks);
  }
  await tap(button('Go to fortify'));
  await tap(button('Go to the end of the turn'));
  await tap(button('End turn'));
  await tap(button(/^Do all /));
  await expect(page.locator('#turn-title')).toContainText('plays');
  expect(count()).toBeLessThanOrEqual(12);
});

test('how many move in is asked, where the order left it open', async () => {
  const page = playerOf(1);
  await page.goto(board.address);
  const phase = page.locator('.phases [aria-current]');
  await expect(phase).toContainText(/Fortify|End/);
  // With nothing to move, the phase ended automatically.
  if ((await phase.textContent())?.includes('Fortify')) {
    await page.getByRole('button', { name: 'Go to the end of the turn' }).click();
    await page.getByRole('button', { name: 'Do it' }).click();
    await expect(phase).toContainText('End');
    await expect(page.locator('.plan-row')).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'End turn' }).click();
  await page.getByRole('button', { name: 'Do it' }).click();
  await expect(page.locator('#turn-title')).toContainText('plays');
  await conquerAndAnswer(playerOf(2));
});

for (const colorScheme of isNightly ? (['light', 'dark'] as const) : (['dark'] as const))
  test(`a phone, ${colorScheme}: nothing scrolls sideways, every panel is accessible`, async ({
    browser,
  }) => {
    const page = await freshBrowserOf(browser, playerOf(2), {
      viewport: { width: 390, height: 844 },
      colorScheme,
    });
    await page.goto(board.address);
    await expect(page.locator('svg.map')).toBeVisible();
    for (const tab of ['Turn', 'Log', 'Cards', 'Defence', 'Press']) {
      await page.getByRole('tab', { name: tab }).click();
      await expectFitForPhones(page, tab);
    }
  });

test('a past step describes a hood that is tapped, on its page and on the table', async ({ browser }) => {
  const page = await freshBrowserOf(browser, playerOf(0));
  await expectPlaceInfoInPast(page, board.address, 'harlem', /^Harlem, \w+(, \d+ units?)?.* Joined to /);
});

test('a phone: the tab of press counts what is unread', async ({ browser }) => {
  await expectUnreadOnTab(browser, board.address, playerOf(0), playerOf(1));
});

test('the board and the log are readable before any script has run', async ({ browser }) => {
  const page = await freshBrowserOf(browser, playerOf(0), { javaScriptEnabled: false });
  await page.goto(board.address);
  await expect(page.locator('svg.map')).toBeVisible();
  await expect(page.locator('.log-step').first()).toContainText('Step');
  await expect(page.getByRole('heading', { name: 'If it ended now' })).toBeVisible();
});

function playerOf(place: number): Page {
  const page = board.players[place];
  if (page === undefined) throw new Error(`no player ${place} at the board`);
  return page;
}

/** The label on the map of an own hood with another own hood beside it. */
async function hoodBesideOwn(page: Page): Promise<string> {
  const { position, me } = await read<Game>(page, board.address);
  const { hoods } = position as View;
  const isOwn = (hood: string) => hoods[hood]?.owner === me.seat;
  const found = [...NEIGHBOURS].find(([hood, beside]) => isOwn(hood) && beside.some(isOwn));
  return `${NAMES.get(found?.[0] ?? '')},`;
}

/** Taps on a hood, as the one with the mayor, until no unit is left to place. */
async function placeByTaps(page: Page, name = 'mayor'): Promise<void> {
  const hood = page.locator(`.actor[aria-label*="${name}"][aria-label*="put a unit here"]`);
  await hood.first().click({ force: true });
  await expect(page.locator('.plan-row').first()).toBeVisible();
  while ((await hood.count()) > 0) await hood.first().click({ force: true });
}

async function addByKeys(page: Page, step: string): Promise<void> {
  const add = page.getByRole('button', { name: 'Add', exact: true });
  await page.getByLabel('Add an action to your plan').selectOption({ label: step });
  // A key on a disabled button has no effect.
  await expect(add).toBeEnabled();
  await add.press('Enter');
}

/** Attacks out of the hood with most units until something falls, and decides how many move in. */
async function conquerAndAnswer(page: Page): Promise<void> {
  await page.goto(board.address);
  await placeByTaps(page);
  await page.getByRole('button', { name: 'Go to attack' }).click();
  await page.locator('.actor[aria-label*="mayor, start here"]').first().press('Enter');
  await page.locator('.actor[aria-label*=", 1 unit, attack it"]').first().click({ force: true });
  await page.getByLabel('Ask me how many move in').check();
  await page.getByRole('button', { name: 'Do all three' }).click();
  const question = page.locator('.occupation');
  await expect(question).toContainText('How many move in');
  await question.getByRole('button', { name: 'Move in', exact: true }).click();
  await expect(question).toBeHidden();
}

/** Taps and counts. A control that lies outside the viewport, or under another one, fails the test. */
function tapsInView(page: Page) {
  let taps = 0;
  return {
    tap: async (target: Locator) => {
      await expect(target).toBeVisible();
      const box = await target.boundingBox();
      if (box === null) throw new Error('the control has no place on the page');
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const size = page.viewportSize() ?? { width: 0, height: 0 };
      expect(y, 'above the lower edge').toBeLessThan(size.height);
      expect(y, 'below the upper edge').toBeGreaterThan(0);
      expect(x, 'inside the left edge').toBeGreaterThan(0);
      expect(x, 'inside the right edge').toBeLessThan(size.width);
      const isOnTop = await target.evaluate(
        (element, at) => {
          const top = document.elementFromPoint(at.x, at.y);
          return top !== null && (element.contains(top) || top.contains(element));
        },
        { x, y },
      );
      expect(isOnTop, 'nothing covers it').toBe(true);
      await page.touchscreen.tap(x, y);
      taps += 1;
    },
    count: () => taps,
  };
}

/** Of the controls that nothing covers, the one at a place: a hood may lie under the bar that says what to tap. */
async function firstInView(page: Page, selector: string, place: number): Promise<Locator> {
  const all = page.locator(selector);
  const places = await all.evaluateAll((elements) =>
    elements.flatMap((element, at) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return top !== null && element.contains(top) ? [at] : [];
    }),
  );
  const found = places[Math.min(place, places.length - 1)];
  if (found === undefined) throw new Error('everything to tap is covered');
  return all.nth(found);
}
