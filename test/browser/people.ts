import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** Somebody of the demo league with a browser of their own, logged in by one click. */
export async function personOf(
  browser: Browser,
  name: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.goto('/signin');
  await page.getByRole('button', { name }).click();
  await page.waitForURL('/');
  return page;
}

/** Somebody who is new here, logged in by the link in their mail; the page that asks for their name is open. */
export async function newcomerOf(browser: Browser, mail: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto('/signin');
  await page.getByRole('textbox').fill(mail);
  await page.getByRole('button', { name: /link/i }).click();
  await page.waitForURL(/signin\/sent/);
  await page.goto(await loginLinkOf(page, mail));
  return page;
}

/** The newest link to log in that the local mailbox holds for this address. */
export async function loginLinkOf(page: Page, mail: string): Promise<string> {
  await page.goto('/mailbox');
  const mails = page.getByRole('listitem').filter({ hasText: `to ${mail}` });
  const link = mails.getByRole('link', { name: /api\/auth\/callback\/email/ }).first();
  return (await link.getAttribute('href')) ?? '';
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
