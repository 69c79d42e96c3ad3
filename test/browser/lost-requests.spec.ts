import { expect, type Page } from '@playwright/test';
import { addresses } from './addresses';
import { write } from './api-calls';
import { boardOf } from './board';
import { networkQuiet } from './network-quiet';
import { freshBrowserOf, personOf } from './people';
import { hasTakenOver } from './taken-over';
import { closePages, test } from './test';

// A phone in a train loses single requests. A page repeats the requests that it needs, without an act of its reader.

test.afterAll(closePages);

/**
 * From now on each address that a page requests is lost the first time; a script three times, of which the browser's
 * loader repeats one.
 * @returns the lost addresses
 */
async function loseFirst(page: Page): Promise<readonly string[]> {
  const lost: string[] = [];
  await page.route(/\/v1\/|\/_next\/static\/chunks\/.*\.js/, (route) => {
    const [method, path] = [route.request().method(), new URL(route.request().url()).pathname];
    const times = path.endsWith('.js') ? 3 : 1;
    const name = `${method} ${path}`;
    if (lost.filter((one) => one === name).length >= times) return route.continue();
    lost.push(name);
    return route.abort('connectionreset');
  });
  return lost;
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(hasTakenOver);
  await networkQuiet(page);
}

test('press opens and counts as read', async ({ browser }) => {
  const [ines, tomasz] = [await personOf(browser, 'Ines Okafor'), await personOf(browser, 'Tomasz Wrona')];
  const { game } = await boardOf(browser, [ines, tomasz]);
  await write(tomasz, 'POST', `/games/${game}/press`, { to: 'all', text: 'Can you hear me?' });
  const page = await freshBrowserOf(browser, ines, { viewport: { width: 390, height: 844 } });
  await open(page, `/games/${game}`);
  const lost = await loseFirst(page);
  const tab = page.getByRole('tab', { name: 'Press' });
  await expect(tab.locator('.unread')).toHaveText('1');
  await tab.click();
  await expect(page.getByText('Can you hear me?')).toBeVisible();
  await expect(tab.locator('.unread')).toHaveCount(0);
  expect(lost).toContain(`PUT /v1/games/${game}/press/all/reading`);
});

test('the rules open beside the board', async ({ page }) => {
  await open(page, (await addresses(page))['a past turn'] ?? '');
  const lost = await loseFirst(page);
  await page.locator('a.rule').first().click();
  await expect(page.getByRole('complementary', { name: 'Rules' }).locator('.asked-rule')).toBeVisible();
  expect(lost.filter((one) => one.endsWith('.js'))).not.toEqual([]);
});

test('a replay shows the step that was asked for', async ({ page }) => {
  await open(page, (await addresses(page))['a replay'] ?? '');
  const lost = await loseFirst(page);
  await page.getByRole('slider', { name: 'Step' }).press('End');
  await expect(page.getByRole('button', { name: 'One step on' })).toBeDisabled();
  await expect(page.locator('.table-map .map')).toBeVisible();
  await expect(page.getByText('Fetching this step.')).toHaveCount(0);
  expect(lost.filter((one) => one.includes('/steps/'))).not.toEqual([]);
});

test('a form shows the parameters of the scoring that was chosen', async ({ browser }) => {
  const olga = await personOf(browser, 'Olga Brandt');
  await open(olga, `${(await addresses(olga))['a league']}/seasons/new`);
  const lost = await loseFirst(olga);
  await olga.locator('.form-part > summary', { hasText: 'Scoring' }).click();
  await olga.getByLabel('Scoring', { exact: true }).selectOption({ label: 'Tribute' });
  await olga.getByText('Parameters', { exact: false }).first().click();
  await expect(olga.getByLabel('Free stars')).toBeVisible();
  expect(lost.filter((one) => one.includes('/scorings/'))).not.toEqual([]);
});
