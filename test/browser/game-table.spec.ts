import { expect } from '@playwright/test';
import { addresses } from './addresses';
import { boardOf } from './board';
import { networkQuiet } from './network-quiet';
import { freshBrowserOf, personOf } from './people';
import { scriptBytes } from './table-checks';
import { hasTakenOver } from './taken-over';
import { closePages, test } from './test';

/** A separate board, on which nothing happens while its page opens: those of the demo league go on. */
let table: string;
test.beforeAll(async ({ browser }) => {
  const { game } = await boardOf(browser, [await personOf(browser, 'Ines Okafor')]);
  table = `/games/${game}`;
});
test.afterAll(closePages);

/** An entry of the observer below; TypeScript's library does not have its type yet. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

test('the game table: under 182 kB of compressed scripts, no layout shift', async ({ browser }) => {
  const ines = await personOf(browser, 'Ines Okafor');
  const page = await freshBrowserOf(browser, ines);
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        const moved = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 120) : '',
        );
        shifts.push(`${value} ${moved.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const bytes = await scriptBytes(page, table);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
  const shift = shifts.reduce((sum, entry) => sum + Number.parseFloat(entry), 0);
  console.log(
    `game table: ${(bytes / 1000).toFixed(0)} kB of compressed scripts, layout shift ${shift.toFixed(4)}`,
  );
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThan(182_000);
  expect(shift, shifts.join('\n')).toBeLessThan(0.01);
});

test('what a faction says leaves the table when its player switches stories off', async ({ browser }) => {
  const ines = await personOf(browser, 'Ines Okafor');
  const { game } = await boardOf(browser, [ines]);
  const isGreeted = async () =>
    (await (await ines.request.get(`/games/${game}`)).text()).includes('about-greeting');
  const choose = async (wanted: boolean) => {
    await ines.goto('/me');
    await ines.getByRole('checkbox', { name: /^Stories of the games/ }).setChecked(wanted);
    const saved = ines.waitForResponse((answer) => answer.url().endsWith('/v1/me') && answer.ok());
    await ines.getByRole('button', { name: 'Save', exact: true }).click();
    await saved;
  };
  expect(await isGreeted()).toBe(true);
  await choose(false);
  expect(await isGreeted()).toBe(false);
  await choose(true);
  expect(await isGreeted()).toBe(true);
});

test('orders are readable before any script has run', async ({ browser }) => {
  const ines = await personOf(browser, 'Ines Okafor');
  const page = await freshBrowserOf(browser, ines, { javaScriptEnabled: false });
  await page.goto(table);
  await expect(page.getByRole('heading', { name: 'Your orders' })).toBeVisible();
  await expect(page.locator('.order-row').first()).toBeVisible();
  await expect(page.locator('svg.map')).toBeVisible();
});

test('a place or piece of the map that is used before the page is ready answers once it is', async ({
  browser,
}) => {
  const ines = await personOf(browser, 'Ines Okafor');
  const all = await addresses(ines);
  const page = await freshBrowserOf(browser, ines);
  const open = (address: string | undefined) => page.goto(address ?? '', { waitUntil: 'commit' });
  await page.route('**/*.js', async (route) => {
    await new Promise((resume) => setTimeout(resume, 3000));
    await route.continue();
  });

  await test.step('a place by pointer', async () => {
    await open(table);
    await page.locator('[data-place=washington-heights]').click({ force: true });
    await expect(page.locator('.map-bar')).toContainText('Washington Heights');
  });

  await test.step('a piece by keyboard', async () => {
    await open(table);
    await page.locator('svg .actor[tabindex="0"]').first().press('Enter');
    await expect(page.getByRole('listbox')).toBeVisible();
  });

  await test.step('the slider of a replay', async () => {
    await open(`${all['a finished game']}/replay`);
    await page.getByRole('slider').fill('1');
    await expect(page).toHaveURL(/step=1$/);
    await expect(page.getByRole('slider')).toHaveValue('1');
  });
});

test('the key of signs opens by keyboard and without scripts', async ({ browser }) => {
  const ines = await personOf(browser, 'Ines Okafor');
  const page = await freshBrowserOf(browser, ines, { javaScriptEnabled: false });
  await page.goto(table);
  const key = page.getByRole('region', { name: 'What the signs mean' });
  await expect(key).toBeHidden();
  await page.getByRole('button', { name: 'Key', exact: true }).press('Enter');
  await expect(key.getByText('The Tower Syndicate')).toBeVisible();
  await expect(key.getByText('A support that was cut')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(key).toBeHidden();
});

test('a rule opens beside the board, and Escape leads back to where it was tapped', async ({ browser }) => {
  const ines = await personOf(browser, 'Ines Okafor');
  const finished = (await addresses(ines))['a finished game'] ?? '';
  await ines.goto(finished);
  await networkQuiet(ines);
  // Until then the number leads to the rules page.
  await ines.waitForFunction(hasTakenOver);
  const rule = ines.locator('#panel-results a.rule:visible').first();
  const number = (await rule.textContent()) ?? '';
  await rule.click();
  const rules = ines.getByRole('complementary', { name: 'Rules' });
  await expect(rules.locator('.asked-rule')).toContainText(number);
  await expect(rules.locator('.asked-rule')).toBeInViewport();
  expect(new URL(ines.url()).pathname).toBe(finished);
  await ines.keyboard.press('Escape');
  await expect(rules).toHaveCount(0);
  await expect(rule).toBeFocused();
});

test('past steps: whose signs these are, and arrow keys from step to step', async ({ browser }) => {
  const ines = await personOf(browser, 'Ines Okafor');
  const past = (await addresses(ines))['a past turn'] ?? '';
  await ines.goto(past);
  // Before the scripts run no key has an effect.
  await ines.waitForFunction(hasTakenOver);
  await networkQuiet(ines);
  await expect(ines.getByRole('list', { name: 'Seats' }).getByText('Tower')).toBeVisible();
  const step = ines.getByText(/, step \d+$/);
  await ines.keyboard.press('ArrowLeft');
  await expect(step).toContainText('step 2');
  await ines.keyboard.press('ArrowRight');
  await expect(step).toContainText('step 3');
  await ines.getByRole('button', { name: 'The board after' }).focus();
  await ines.keyboard.press('ArrowRight');
  await expect(step).toContainText('step 4');
});
