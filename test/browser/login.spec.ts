import { type Browser, expect, type Page } from '@playwright/test';
import { addresses } from './addresses';
import { networkQuiet } from './network-quiet';
import { followLoginLink, loginLinkOf, personOf } from './people';
import { hasTakenOver } from './taken-over';
import { test } from './test';

test('a link by mail logs in once', async ({ page, browser }) => {
  await page.goto('/signin');
  await page.getByRole('textbox').fill('newcomer@example.org');
  await page.getByRole('button', { name: /link/i }).click();
  await page.waitForURL(/signin\/sent/);
  const address = await loginLinkOf(page, 'newcomer@example.org');
  await followLoginLink(page, address);
  await expect(page).toHaveURL(/signin\/name/);
  await expect(page.getByRole('link', { name: /^Stay Player \w{4}$/ })).toBeVisible();
  await page.getByLabel('Name').fill('Nora Newcomer');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('/');
  await page.goto('/me');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nora Newcomer');
  await expect(page.getByText('newcomer@example.org').first()).toBeVisible();
  const other = await (await browser.newContext()).newPage();
  await followLoginLink(other, address);
  await expect(other).toHaveURL(/signin\?error=Verification/);
});

test('a page that was opened before another login changes nothing for the new account', async ({
  context,
  page,
  browser,
}) => {
  const notes = (await addresses(await personOf(browser, 'Ines Okafor')))['the notes on a game'] ?? '';
  const logIn = async (tab: Page, name: string) => {
    await tab.goto('/signin');
    await tab.getByRole('button', { name }).click();
    await tab.waitForURL('/');
  };
  await logIn(page, 'Ines Okafor');
  const form = await context.newPage();
  await form.goto(notes);
  await form.getByLabel('A new note').fill('For my eyes only.');
  const games = await context.newPage();
  await games.goto('/games');
  await page.goto('/me');
  await page.waitForFunction(hasTakenOver);
  await page.getByLabel('Name', { exact: true }).fill('Ines the Second');
  // In another tab, which had been logged out before.
  await context.clearCookies({ name: /session/ });
  await logIn(await context.newPage(), 'Tomasz Wrona');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Someone else has logged in on this device')).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ines the Second');
  await page.reload();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Tomasz Wrona');
  await form.getByRole('button', { name: 'Keep the note' }).click();
  await expect(form.getByText('someone else has logged in on this device')).toBeVisible();
  await expect(form.getByText('You have not noted anything on this game.')).toBeVisible();
  await games.getByRole('button', { name: 'Play now: Classic' }).click();
  await expect(games.getByText('someone else has logged in on this device')).toBeVisible();
});

test('what a reader does before the page is ready is done later, once', async ({ page }) => {
  await page.route('**/*.js', async (route) => {
    await new Promise((resume) => setTimeout(resume, 2000));
    await route.continue();
  });
  const sent = posts(page);
  await page.goto('/signin', { waitUntil: 'commit' });
  await page.locator('.choices button').first().click();
  await page.waitForURL('/');
  expect(sent).toEqual(['/api/auth/callback/demo']);
});

test('a form that is sent before the page is ready is sent later, whichever of its scripts comes last', async ({
  browser,
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/signin');
  await networkQuiet(page);
  const all = [...new Set(scripts)];
  expect(all.length).toBeGreaterThan(8);
  await Promise.all(all.map((late, index) => sendFormEarly(browser, late, `early-${index}@example.org`)));
});

/** Sends the form for a link at once, on a page with one script that loads slowly. */
async function sendFormEarly(browser: Browser, late: string, mail: string): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.route(`**${late}`, async (route) => {
    await new Promise((resume) => setTimeout(resume, 3000));
    await route.continue();
  });
  const sent = posts(page);
  await page.goto('/signin', { waitUntil: 'commit' });
  await page.getByRole('textbox').fill(mail);
  await page.getByRole('button', { name: /link/i }).click();
  await page.waitForURL(/signin\/sent/);
  expect(sent, late).toEqual(['/api/auth/signin/email']);
  await context.close();
}

/** The paths of a page's posts, recorded as it sends them. */
function posts(page: Page): readonly string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
  });
  return sent;
}

test('a login leads nowhere but to this site, and a goal that cannot be read is not an error', async ({
  page,
  request,
  baseURL,
}) => {
  const goals = [
    'a:https://evil.example',
    '//evil.example',
    'https://evil.example',
    `${baseURL}.evil.example/`,
  ];
  for (const goal of goals) {
    const asked = `callbackUrl=${encodeURIComponent(goal)}`;
    for (const address of [`/signin?${asked}`, `/api/auth/signin?${asked}`, `/api/auth/csrf?${asked}`]) {
      const answer = await request.get(address, { maxRedirects: 0 });
      expect(answer.status(), `${address}`).toBeLessThan(500);
      expect(new URL(answer.headers().location ?? '/', baseURL).origin).toBe(baseURL);
    }
  }
  await page.goto('/signin');
  await page.getByRole('textbox').fill('wanderer@example.org');
  await page.getByRole('button', { name: /link/i }).click();
  await page.waitForURL(/signin\/sent/);
  const { csrfToken } = await (await page.request.get('/api/auth/csrf')).json();
  const form = {
    email: 'wanderer@example.org',
    csrfToken,
    json: 'true',
    callbackUrl: 'https://evil.example',
  };
  expect((await page.request.post('/api/auth/signin/email', { form })).ok()).toBe(true);
  const address = await loginLinkOf(page, 'wanderer@example.org');
  await followLoginLink(
    page,
    address.replace(/callbackUrl=[^&]*/, 'callbackUrl=a%3Ahttps%3A%2F%2Fevil.example'),
  );
  await page.getByRole('link', { name: /^Stay / }).click();
  await expect(page).toHaveURL(`${baseURL}/`);
});

test('the page offers no way to log in that does not work', async ({ page }) => {
  await page.goto('/signin');
  await expect(page.getByRole('button', { name: /link/i })).toBeVisible();
  await expect(page.getByRole('button', { name: /credentials/i })).toHaveCount(0);
});

test('an address gets a few links, then the page says when to ask again', async ({ page }) => {
  await page.goto('/signin');
  const { csrfToken } = await (await page.request.get('/api/auth/csrf')).json();
  const form = { email: 'flooded@example.org', csrfToken, json: 'true' };
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => page.request.post('/api/auth/signin/email', { form })),
  );
  expect(answers.filter((answer) => answer.status() === 429)).toHaveLength(7);
  expect(Number(answers.find((answer) => answer.status() === 429)?.headers()['retry-after'])).toBeGreaterThan(
    0,
  );
  await page.getByRole('textbox').fill('flooded@example.org');
  await page.getByRole('button', { name: /link/i }).click();
  await expect(page.getByText(/Too many links were asked for/)).toBeVisible();
});

test('a session for a program is shown once, does what it was opened for, and ends at once', async ({
  browser,
  request,
}) => {
  const page = await personOf(browser, 'Tomasz Wrona');
  await page.goto('/me');
  await page.getByLabel('Name of the program').fill('Deadline lamp');
  await page.getByLabel('Days until it expires').fill('7');
  await page.getByRole('button', { name: 'Create an API token' }).click();
  const token = await page.getByRole('textbox', { name: 'Token' }).inputValue();
  const listed = page.getByRole('listitem').filter({ hasText: 'Deadline lamp' });
  await expect(listed).toContainText('read, until');
  const headers = { authorization: `Bearer ${token}` };
  const asked = async (path: string) => (await request.get(`/v1${path}`, { headers })).status();
  expect(await asked('/me/games')).toBe(200);
  expect(await asked('/me/export')).toBe(403);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Token' })).toHaveCount(0);
  await listed.getByRole('button', { name: /^Revoke/ }).click();
  await expect(listed).toHaveCount(0);
  expect(await asked('/me/games')).toBe(401);
});

test('a login on a shared computer does not reach the account until one logs in again', async ({ page }) => {
  await page.goto('/signin');
  await page.getByLabel(/This is a shared computer/).check();
  await logInAs(page, 'Tomasz Wrona');
  await page.goto('/me');
  await expect(page.getByText('nobody can change your account')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Where you are logged in' })).toHaveCount(0);
  await page.goto('/me/notifications');
  await expect(page).toHaveURL(/signin/);
  await logInAs(page, 'Tomasz Wrona');
  await expect(page).toHaveURL('/me/notifications');
  await page.goto('/me');
  await expect(page.getByRole('heading', { name: 'Delete your account' })).toBeVisible();
  // The new login has replaced the one before.
  await expect(page.getByText('on a shared computer until')).toHaveCount(0);
});

async function logInAs(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).click();
  await page.waitForURL((url) => url.pathname !== '/signin');
}
