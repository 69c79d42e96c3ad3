import { expect, type Page } from '@playwright/test';
import { addresses } from './addresses';
import { networkQuiet } from './network-quiet';
import { test } from './test';

/** A function that deploys a release: from then on the platform answers this page as that one. */
async function deployments(page: Page): Promise<(release: string) => void> {
  let deployed: string | undefined;
  // One route for all releases: taking one away while it answers a request fails the test.
  await page.route('**/v1/**', async (route) => {
    const answer = await route.fetch();
    const headers = { ...answer.headers(), ...(deployed !== undefined && { 'x-release': deployed }) };
    await route.fulfill({ response: answer, headers });
  });
  return (release) => {
    deployed = release;
  };
}

const offer = (page: Page) => page.getByRole('status').filter({ hasText: 'Turreton has been updated' });

/** The next request of an open table, which it sends when it comes into sight. */
const askAgain = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

test('a table of an earlier release goes on, and is offered the new one once', async ({ page }) => {
  const table = (await addresses(page))['the game table'] ?? '';
  const deploy = await deployments(page);
  await page.goto(table);
  await networkQuiet(page);
  await expect(offer(page)).toHaveCount(0);
  deploy('0.2.0+next');
  await expect(async () => {
    await askAgain(page);
    await expect(offer(page)).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await offer(page).getByRole('button', { name: 'Reload' }).click();
  await networkQuiet(page);
  // The pages are still being deployed: the same release is not offered again, the next one is.
  const asked = page.waitForResponse('**/v1/**');
  await askAgain(page);
  await asked;
  await expect(offer(page)).toHaveCount(0);
  deploy('0.2.0+after-next');
  await expect(async () => {
    await askAgain(page);
    await expect(offer(page)).toBeVisible({ timeout: 2000 });
  }).toPass();
});
