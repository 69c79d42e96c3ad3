import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Me } from '../../functions/core/account/me.schema';

type Login = Awaited<ReturnType<BrowserContext['storageState']>>;

/** The logins of this process, by the people of the demo league. */
const logins = new Map<string, Login>();

/** A person of the demo league in a separate browser, logged in, that has opened no page of the site yet. */
export async function personOf(
  browser: Browser,
  name: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  return personBy(browser, name, () => logInByButton(browser, name), options);
}

/**
 * Who organizes the boards of this process and plays on none. Each process has its own: an account may open only fifty
 * seasons a day.
 */
export async function organizerOfBoards(browser: Browser): Promise<Page> {
  const mail = `boards.${process.env.TEST_WORKER_INDEX}@example.org`;
  return personBy(browser, mail, async () => {
    const page = await newcomerOf(browser, mail);
    const login = await page.context().storageState();
    await page.context().close();
    return login;
  });
}

/** Logs in anew only if nobody has yet in this process, or if a test has ended that login. */
async function personBy(
  browser: Browser,
  who: string,
  logIn: () => Promise<Login>,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const known = logins.get(who);
  if (known !== undefined) {
    const page = await pageWith(browser, known, options);
    if (await isLoggedIn(page.context())) return page;
    await page.context().close();
  }
  const login = await logIn();
  logins.set(who, login);
  return pageWith(browser, login, options);
}

/**
 * Logs in as a reader would, in a separate browser: the page with the button installs the service worker after a while,
 * and a test would get a browser with or without one, depending on the machine's speed.
 */
async function logInByButton(browser: Browser, name: string): Promise<Login> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto('/signin');
  await page.getByRole('button', { name }).click();
  await page.waitForURL('/');
  const login = await context.storageState();
  await context.close();
  return login;
}

async function pageWith(browser: Browser, login: Login, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ ...options, storageState: login });
  const page = await context.newPage();
  // The smallest file of the site, to give the page its origin.
  await page.goto('/icon.svg');
  return page;
}

/** A test may have ended all logins of the person. */
async function isLoggedIn(context: BrowserContext): Promise<boolean> {
  const { player } = (await (await context.request.get('/v1/me')).json()) as Me;
  return player !== null;
}

/** A new person, logged in by the link in their mail; the page that asks for their name is open. */
export async function newcomerOf(browser: Browser, mail: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto('/signin');
  await page.getByRole('textbox').fill(mail);
  await page.getByRole('button', { name: /link/i }).click();
  await page.waitForURL(/signin\/sent/);
  await followLoginLink(page, await loginLinkOf(page, mail));
  return page;
}

/** Opens a link to log in, and presses the button of the page that it leads to. */
export async function followLoginLink(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: /^Log in/ }).click();
  await page.waitForURL((url) => url.pathname !== '/signin/confirm');
}

/** The newest link to log in that the local mailbox holds for this address. */
export async function loginLinkOf(page: Page, mail: string): Promise<string> {
  await page.goto('/mailbox');
  const mails = page.getByRole('listitem').filter({ hasText: `to ${mail}` });
  const link = mails.getByRole('link', { name: /signin\/confirm/ }).first();
  return (await link.getAttribute('href')) ?? '';
}

/** Gives a unit's legal order by keyboard: opens its list, types the start of a word, chooses it. */
export async function orderByKeyboard(unit: Locator, typed: string): Promise<void> {
  const page = unit.page();
  await unit.focus();
  await page.keyboard.press('Enter');
  const list = page.getByRole('listbox');
  await expect(list).toBeFocused();
  // On a busy machine a pause between two letters begins a new word.
  await expect(async () => {
    await page.keyboard.type(typed);
    const chosen = await list.locator('[aria-selected="true"]').innerText();
    expect(` ${chosen.toLowerCase()}`).toContain(` ${typed.toLowerCase()}`);
  }).toPass({ intervals: [1200] });
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
