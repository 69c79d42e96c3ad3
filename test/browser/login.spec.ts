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
