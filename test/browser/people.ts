import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** Somebody of the demo league with a browser of their own, logged in by one click. */
export async function personOf(browser: Browser, name: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto('/signin');
  await page.getByRole('button', { name }).click();
  await page.waitForURL('/');
  return page;
}

/** A unit's legal order through the keyboard: open its list, type the start of a word, take it. */
export async function orderByKeyboard(unit: Locator, typed: string): Promise<void> {
  const page = unit.page();
  await unit.focus();
  await page.keyboard.press('Enter');
  const list = page.getByRole('listbox');
  await expect(list).toBeFocused();
  await page.keyboard.type(typed);
  await page.keyboard.press('Enter');
}

/** The same person in a browser that has loaded nothing yet. */
export async function freshBrowserOf(
  browser: Browser,
  person: Page,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({
    ...options,
    storageState: await person.context().storageState(),
  });
  return context.newPage();
}
