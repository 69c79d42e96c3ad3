import { expect, test } from '@playwright/test';

test('a link by mail logs in once', async ({ page, browser }) => {
  await page.goto('/signin');
  await page.getByRole('textbox').fill('newcomer@example.org');
  await page.getByRole('button', { name: /link/i }).click();
  await page.waitForURL(/signin\/sent/);
  await page.goto('/mailbox');
  const link = page.getByRole('link', { name: /api\/auth\/callback\/email/ }).first();
  const address = (await link.getAttribute('href')) ?? '';
  await page.goto(address);
  await page.goto('/me');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('newcomer@example.org')).toBeVisible();
  const other = await (await browser.newContext()).newPage();
  await other.goto(address);
  await expect(other).toHaveURL(/signin\?error=Verification/);
});

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
  await page.goto('/mailbox');
  const link = page.getByRole('link', { name: /api\/auth\/callback\/email/ }).first();
  const address = (await link.getAttribute('href')) ?? '';
  await page.goto(address.replace(/callbackUrl=[^&]*/, 'callbackUrl=a%3Ahttps%3A%2F%2Fevil.example'));
  await expect(page).toHaveURL(`${baseURL}/`);
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
