import { expect, type Page } from '@playwright/test';
import type { Me } from '../../functions/core/account/me.schema';
import { expectAccessible } from './accessibility';
import { answerAsDiscord } from './discord';
import { addPasskey, attachDevice, logInWithPasskey } from './passkey';
import { followLoginLink, loginLinkOf, newcomerOf, personOf } from './people';
import { test } from './test';

const PROFILE = { id: '31337', username: 'mara-at-discord', email: '', verified: false };

/** A new person, who has chosen a name. */
async function named(page: Page, name: string): Promise<Page> {
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('/');
  return page;
}

test('a link in a mail logs nobody in before the button is pressed, and asks who would lose a login', async ({
  page,
  browser,
}) => {
  await page.goto('/signin');
  await page.getByRole('textbox').fill('scanned@example.org');
  await page.getByRole('button', { name: /link/i }).click();
  await page.waitForURL(/signin\/sent/);
  const link = await loginLinkOf(page, 'scanned@example.org');
  // The login token is behind the #: no server sees it, and a program that follows links does not use it up.
  expect(new URL(link).search).toBe('');
  const scanner = await page.request.get(link);
  expect(scanner.status()).toBe(200);
  expect(await scanner.text()).not.toContain('scanned@example.org');
  const another = await personOf(browser, 'Tomasz Wrona');
  await another.goto(link);
  await expect(another.getByText(/You are logged in as Tomasz Wrona/)).toBeVisible();
  await expectAccessible(another);
  await followLoginLink(page, link);
  await expect(page).toHaveURL(/signin\/name/);
});

test('no other site can log a reader in to an account that is not theirs', async ({
  page,
  request,
  baseURL,
}) => {
  await page.goto('/signin');
  await page.getByRole('textbox').fill('planted@example.org');
  await page.getByRole('button', { name: /link/i }).click();
  await page.waitForURL(/signin\/sent/);
  const fields = new URLSearchParams(new URL(await loginLinkOf(page, 'planted@example.org')).hash.slice(1));
  const callback = '/api/auth/callback/email';
  // As a request from an image, a link or a frame.
  const asked = await request.get(`${callback}?${fields}`, { maxRedirects: 0 });
  expect(asked.status()).toBe(303);
  expect(asked.headers()['set-cookie'] ?? '').not.toContain('session-token');
  expect(asked.headers().location).toMatch(new RegExp(`^${baseURL}/signin/confirm#`));
  const posted = await request.post(callback, {
    form: Object.fromEntries(fields),
    headers: { 'sec-fetch-site': 'cross-site', origin: 'https://turreton.evil.example' },
    maxRedirects: 0,
  });
  expect(posted.status()).toBe(403);
});

test('the login library gives nobody a new session for one that they show', async ({ browser }) => {
  const page = await personOf(browser, 'Tomasz Wrona');
  const answer = await page.request.get('/api/auth/session');
  expect(answer.status()).toBe(404);
  expect(answer.headers()['set-cookie'] ?? '').not.toContain('session-token');
});

test('a service is linked by its owner alone, logs in, and can be removed', async ({ browser }) => {
  const mara = await named(await newcomerOf(browser, 'mara-links@example.org'), 'Mara Links');
  await answerAsDiscord(mara.context(), PROFILE);
  await mara.goto('/me');
  await mara.getByRole('button', { name: 'Link Discord' }).click();
  await mara.waitForURL('/me');
  const linked = mara.getByRole('listitem').filter({ hasText: 'Discord, linked' });
  await expect(linked).toBeVisible();
  await expectAccessible(mara);

  await test.step('it logs in to the account in another browser', async () => {
    const context = await browser.newContext();
    await answerAsDiscord(context, PROFILE);
    const page = await context.newPage();
    await page.goto('/signin');
    await page.getByRole('button', { name: 'Log in with Discord' }).click();
    await page.waitForURL('/');
    await page.goto('/me');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mara Links');
    await context.close();
  });

  await test.step('removed, it opens a separate account', async () => {
    await linked.getByRole('button', { name: /^Remove/ }).click();
    await expect(linked).toHaveCount(0);
    const context = await browser.newContext();
    await answerAsDiscord(context, PROFILE);
    const page = await context.newPage();
    await page.goto('/signin');
    await page.getByRole('button', { name: 'Log in with Discord' }).click();
    await page.waitForURL(/signin\/name/);
    await context.close();
  });
});

test('a login by a service in somebody else’s browser does not reach their account', async ({ browser }) => {
  const mara = await named(await newcomerOf(browser, 'mara-keeps@example.org'), 'Mara Keeps');
  await answerAsDiscord(mara.context(), { ...PROFILE, id: '666' });
  await mara.goto('/signin?again=1');
  await mara.getByRole('button', { name: 'Log in with Discord' }).click();
  await mara.waitForURL(/signin\/name/);
  await mara.goto('/me');
  await expect(mara.getByRole('heading', { level: 1 })).not.toHaveText('Mara Keeps');
});

test('logging out removes the cookie and ends the session behind it', async ({ browser }) => {
  const mara = await named(await newcomerOf(browser, 'mara-leaves@example.org'), 'Mara Leaves');
  const sessionOf = async () =>
    (await mara.context().cookies()).find(({ name }) => name.endsWith('next-auth.session-token'))?.value;
  const session = await sessionOf();
  /** Who the session belongs to, whatever cookies the browser has now; null for a session that has ended. */
  const ownerOf = async () => {
    const headers = { authorization: `Bearer ${session}`, cookie: '' };
    const { player } = (await (await mara.request.get('/v1/me', { headers })).json()) as Me;
    return player?.name ?? null;
  };
  expect(await ownerOf()).toBe('Mara Leaves');
  await mara.goto('/me');
  await mara.getByRole('button', { name: 'Log out', exact: true }).click();
  await mara.waitForURL('/');
  expect(await sessionOf()).toBeUndefined();
  expect(await ownerOf()).toBeNull();
});

test('a passkey is added and logs in', async ({ browser }) => {
  const mara = await named(await newcomerOf(browser, 'mara-passkey@example.org'), 'Mara Passkey');
  await attachDevice(mara);
  await addPasskey(mara);
  await mara.getByRole('button', { name: 'Log out', exact: true }).click();
  await mara.waitForURL('/');
  await logInWithPasskey(mara);
  await mara.goto('/me');
  await expect(mara.getByRole('heading', { level: 1 })).toHaveText('Mara Passkey');
  await expect(mara.getByRole('listitem').filter({ hasText: 'My phone, a passkey' })).toContainText(
    'last used',
  );
});
