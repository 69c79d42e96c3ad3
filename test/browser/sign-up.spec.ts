import { expect, type Page } from '@playwright/test';
import { followLoginLink, loginLinkOf } from './people';
import { test } from './test';

/** The most clicks from the home page to a new player's first stored order, including the link in the mail. */
const MOST_CLICKS = 8;

test(`from sign-up by mail to the first stored order in at most ${MOST_CLICKS} clicks`, async ({ page }) => {
  const mail = 'from-mail-to-order@example.org';
  let clicks = 0;
  const click = async (name: string | RegExp, role: 'button' | 'link' = 'button') => {
    clicks += 1;
    await page.getByRole(role, { name }).first().click();
  };
  await page.goto('/');
  await click('Log in', 'link');
  await page.getByRole('textbox').fill(mail);
  await click(/link/i);
  await page.waitForURL(/signin\/sent/);
  // The link in the mail, and the button of the page that it leads to.
  clicks += 2;
  await followLoginLink(page, await loginLinkOf(page, mail));
  await page.getByLabel('Name').fill('Mara Mailed');
  await click('Continue');
  await page.waitForURL('/');
  await click('Play now: New York 2047');
  await page.waitForURL(/\/games\/practice/);
  const stored = storedOrder(page);
  await click(/^Ready$/);
  expect((await stored).status()).toBe(200);
  expect(clicks).toBeLessThanOrEqual(MOST_CLICKS);
});

const storedOrder = (page: Page) =>
  page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && /steps\/\d+\/orders$/.test(answer.url()),
  );
