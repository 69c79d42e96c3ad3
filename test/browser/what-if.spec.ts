import { expect, type Page } from '@playwright/test';
import { GAME_SYSTEM_IDS } from '../../engine/games';
import { isNightly, spread } from '../support/nightly';
import { expectAccessible } from './accessibility';
import { addresses } from './addresses';
import { expectInLooks } from './looks';
import { test } from './test';

// No one in this file logs in: a study needs no account.

async function opened(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'What happens' })).toBeVisible();
}

/** The bot orders for the seat that is shown; waits until its orders are there. */
async function letBotOrder(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Let a bot order' }).click();
  await expect(page.getByRole('region', { name: 'Order 1', exact: true })).toBeVisible();
}

/** Acts, and waits until the address holds the changed study. */
async function addressFollows(page: Page, act: () => Promise<void>): Promise<void> {
  const before = page.url();
  await act();
  await expect(page).not.toHaveURL(before);
}

for (const system of GAME_SYSTEM_IDS)
  test(`a visitor tries the start of ${system}, two steps on, and shares it by link`, async ({
    page,
    context,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await opened(page, `/${system}/what-if`);
    await addressFollows(page, () => letBotOrder(page));
    await addressFollows(page, () => page.getByRole('button', { name: 'Next step' }).click());
    await expect(page.getByRole('navigation', { name: 'Steps of this study' })).toBeVisible();
    await addressFollows(page, () => letBotOrder(page));
    await expect(page).toHaveURL(/#[\w-]{20,}$/);
    const friend = await context.newPage();
    await opened(friend, page.url());
    await friend.getByRole('navigation', { name: 'Steps of this study' }).getByRole('button').nth(1).click();
    // The parser for pasted games loads a moment after the rest, on either page.
    await expect(async () => {
      const shown = await page.locator('.table-right').innerText();
      expect(await friend.locator('.table-right').innerText()).toBe(shown);
    }).toPass();
    expect(errors).toEqual([]);
  });

test('a past turn is changed by keyboard, and its verdicts follow', async ({ page }) => {
  const past = (await addresses(page))['a past turn'] ?? '';
  await opened(page, past.replace('/steps/3', '/what-if?step=3'));
  const orders = page.getByRole('group', { name: /^Orders of/ });
  await expect(orders.getByText(', as it counted then').first()).toBeVisible();
  const happens = page.getByRole('region', { name: 'What happens' });
  const before = await happens.innerText();
  for (const seat of await page.getByRole('group', { name: 'Seat' }).getByRole('button').all()) {
    await seat.focus();
    await page.keyboard.press('Enter');
    const none = page.getByRole('button', { name: 'No orders' });
    if (!(await none.isVisible())) continue;
    await none.focus();
    await page.keyboard.press('Enter');
    await expect(none).toBeHidden();
  }
  await expect.poll(() => happens.innerText()).not.toBe(before);
  await expect(happens.getByText('No fights this time.')).toBeVisible();
});

test('the real orders of a finished game give its real verdicts', async ({ page }) => {
  const past = (await addresses(page))['a past turn'] ?? '';
  await page.goto(past);
  const verdicts = await page.locator('.verdict').allInnerTexts();
  await opened(page, past.replace('/steps/3', '/what-if?step=3'));
  expect(await page.locator('.verdict').allInnerTexts()).toEqual(verdicts);
});

test('a study says in words that hidden cards are dealt for it', async ({ page }) => {
  await opened(page, '/domination/what-if');
  await expect(page.getByText('they are not those of the game')).toBeVisible();
  const first = page.url();
  await page.getByRole('button', { name: 'Deal again' }).click();
  await expect.poll(() => page.url()).not.toBe(first);
});

test('a study of a running game asks for nothing: all it knows came with the page, as its reader sees it', async ({
  page,
}) => {
  const table = (await addresses(page))['the table of the Risk'] ?? '';
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await opened(page, `${table}/what-if`);
  await expect(page.getByText('they are not those of the game')).toBeVisible();
  await letBotOrder(page);
  expect(asked.filter((path) => path.startsWith('/v1/'))).toEqual([]);
});

test('a link that holds no study opens a new one', async ({ page }) => {
  await opened(page, '/ny2047/what-if#not-a-study');
  await expect(page.getByRole('region', { name: 'Order 1', exact: true })).toBeHidden();
});

test.describe('by touch, on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a stranger gives an order and goes on', async ({ page }) => {
    await opened(page, '/ny2047/what-if?seats=7');
    await page.getByRole('button', { name: /^Papst/ }).tap();
    await page.getByRole('button', { name: 'Let a bot order' }).tap();
    await expect(page.getByRole('region', { name: 'Order 1', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Next step' }).tap();
    await expect(page.getByRole('button', { name: '2. Fall 2047' })).toBeVisible();
  });
});

for (const [turn, system] of (isNightly ? GAME_SYSTEM_IDS : spread(GAME_SYSTEM_IDS, 2)).entries())
  test(`what if of ${system}: accessible, nothing sideways`, async ({ page }) => {
    await opened(page, `/${system}/what-if`);
    await letBotOrder(page);
    await expectInLooks(page, { name: system, turn }, (look) => expectAccessible(page, look));
  });

test('a pasted game of Classic becomes a study; a line that cannot be read is named', async ({ page }) => {
  await opened(page, '/classic/what-if');
  await page.getByText('A game or a position from elsewhere').click();
  const text = page.getByRole('textbox', { name: 'Game as text' });
  await text.fill('Spring 1901\nFrance: A PAR - BURGUNY');
  await page.getByRole('button', { name: 'Read the text' }).click();
  await expect(page.getByText('Line 2', { exact: true })).toBeVisible();
  await expect(page.getByText('Did you mean BUR (Burgundy)?')).toBeVisible();
  await text.fill('Spring 1901\nFrance: A PAR - BUR (*bounce*)\nGermany: A MUN - BUR\nFall 1901');
  await addressFollows(page, () => page.getByRole('button', { name: 'Read the text' }).click());
  await expect(page.getByRole('heading', { name: 'What if: Fall 1901' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Steps of this study' })).toContainText('Fall 1901');
});
