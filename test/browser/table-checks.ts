import { type Browser, expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { write } from './api-calls';
import { networkQuiet } from './network-quiet';
import { freshBrowserOf } from './people';
import { hasTakenOver } from './taken-over';

/** The compressed bytes of scripts that a page has loaded, once it has settled. */
export async function scriptBytes(page: Page, address: string): Promise<number> {
  // Downloads for offline use (ADR 044) come after the table, and nothing waits for them.
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  });
  await page.goto(address);
  await page.waitForLoadState('load');
  // A table's own requests follow once React has hydrated it.
  await page.waitForFunction(hasTakenOver);
  await networkQuiet(page);
  return page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
}

/** Seats' chips whose emblem or initials do not have the readable colour on their disc. */
export async function faintChips(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.chip')].flatMap((chip) => {
      const probe = chip.appendChild(document.createElement('i'));
      probe.style.color = 'var(--o)';
      const meant = getComputedStyle(probe).color;
      probe.remove();
      const { color, display } = getComputedStyle(chip);
      const isRight = color === meant && display.endsWith('grid');
      return isRight || !chip.checkVisibility() ? [] : [`${color} for ${meant}, ${display}`];
    }),
  );
}

/** Chips of the seats above a table whose initials are under the symbol of their state. */
export async function coveredInitials(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.strip li')].flatMap((seat) => {
      const [chip, sign] = [seat.querySelector('.chip'), seat.querySelector('.porthole')];
      if (chip === null || sign === null || chip.textContent === '') return [];
      const letters = document.createRange();
      letters.selectNodeContents(chip);
      const [one, other] = [letters.getBoundingClientRect(), sign.getBoundingClientRect()];
      const isApart = one.right <= other.left || one.bottom <= other.top;
      return isApart ? [] : [chip.textContent ?? ''];
    }),
  );
}

/** Expects that the page fits a phone of 390 px without sideways scrolling, and has no violation that axe finds. */
export async function expectFitForPhones(page: Page, what: string): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBe(390);
  await expectAccessible(page, what);
  expect(await faintChips(page), what).toEqual([]);
  expect(await coveredInitials(page), what).toEqual([]);
}

/** A public message counts as unread on the other player's tab on a phone until they open their press. */
export async function expectUnreadOnTab(
  browser: Browser,
  table: string,
  writer: Page,
  reader: Page,
): Promise<void> {
  await write(writer, 'POST', `${table}/press`, { to: 'all', text: 'Does anybody read this?' });
  const page = await freshBrowserOf(browser, reader, { viewport: { width: 390, height: 844 } });
  await page.goto(table);
  const tab = page.getByRole('tab', { name: 'Press' });
  await expect(tab.locator('.unread')).toHaveText(/^\d+$/);
  await tab.click();
  // Press is read when it is visible: below a long board the panel may begin under the edge of the screen, and parts of
  // the board that load late push it there again.
  await expect(async () => {
    await page.locator('#panel-press').scrollIntoViewIfNeeded();
    await expect(tab.locator('.unread')).toHaveCount(0, { timeout: 5_000 });
  }).toPass();
}

/** Taps a space on the first step's page and on the last step of the table: each shows the space's past state. */
export async function expectPlaceInfoInPast(page: Page, address: string, place: string, words: RegExp) {
  const mapBar = page.locator('.map-bar');
  for (const past of [`${address}/steps/1`, address]) {
    await page.goto(past);
    await page.waitForFunction(hasTakenOver);
    await networkQuiet(page);
    if (past === address) await page.getByRole('button', { name: 'Last step' }).click();
    // On a busy machine the map of a past step may be drawn again under the tap, which is then lost.
    await expect(async () => {
      if (!(await mapBar.isVisible())) await page.locator(`[data-place=${place}]`).click({ force: true });
      await expect(mapBar.getByRole('paragraph')).toHaveText(words, { timeout: 5_000 });
    }).toPass();
    await mapBar.getByRole('button', { name: 'Leave it' }).click();
    await expect(mapBar).toHaveCount(0);
  }
}

/** Types a list into the field for orders as text, and uses it. */
export async function type(page: Page, text: string): Promise<void> {
  // A list that is sent before the page is ready is sent as a form, and the page is loaded again under the next one.
  await page.waitForFunction(hasTakenOver);
  const field = page.getByLabel('One order per line');
  if (!(await field.isVisible())) await page.getByText('Type orders', { exact: true }).click();
  await field.fill(text);
  await page.getByRole('button', { name: 'Use this list' }).click();
}

/** A typed line that nobody can read says what is wrong with it. */
export async function expectTypedProblem(page: Page): Promise<void> {
  await type(page, 'LEAP harlem');
  await expect(page.locator('.typed-problems')).toContainText('Line 1: No order begins with “LEAP”');
}
