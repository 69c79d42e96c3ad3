import { expect, type Page } from '@playwright/test';
import { GAMES, type GameSystemId } from '../../engine/games';
import { personOf } from './people';
import { test } from './test';

const PHONE = { width: 390, height: 844 };

/** A stranger's practice board. */
async function practice(page: Page, system: GameSystemId): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: `Play now: ${GAMES[system].title}` }).click();
  await page.waitForURL(/\/games\/practice/);
  await expect(page.locator('svg.map').first()).toBeVisible();
}

test('the first visit says who one is and what wins; a seat’s chip says how far everyone is', async ({
  page,
}) => {
  await practice(page, 'ny2047');
  const first = page.getByRole('region', { name: 'Who you are and what wins' });
  await expect(first).toContainText('You are The Tower Syndicate, in blue.');
  await expect(first).toContainText('Hold eleven stars after a Fall turn, and you win.');
  await expect(first).toContainText('The game ends after 2062 at the latest');
  await expect(first.getByRole('link', { name: 'Lessons' })).toHaveAttribute('href', '/ny2047/learn');
  await first.getByRole('button', { name: 'Got it' }).click();
  await expect(first).toHaveCount(0);
  await page.reload();
  await expect(page.locator('svg.map').first()).toBeVisible();
  await expect(first).toHaveCount(0);
  await page.getByRole('button', { name: 'About Papst' }).click();
  await expect(first.getByRole('listitem')).toHaveCount(7);
  await expect(first.getByRole('listitem').filter({ hasText: 'Papst' })).toContainText('(bot)');
  await first.getByRole('button', { name: 'Close' }).click();
  await expect(first).toBeHidden();
});

test('what is selected on the map ends with its turn, and the tab counts the turn that waits', async ({
  page,
}) => {
  await practice(page, 'ny2047');
  await expect(page).toHaveTitle(/^\(1\) /);
  const turn = await page.getByRole('heading', { level: 1 }).innerText();
  await page.locator('.actor.unordered').first().click({ force: true });
  await expect(page.locator('.map-bar')).toBeVisible();
  await page.getByRole('button', { name: 'Ready', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(turn);
  await expect(page.locator('.map-bar')).toHaveCount(0);
});

test('on a phone the places of a prompt have their full names, and the key lists codes', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await practice(page, 'ny2047');
  const names = page.locator('svg.map text.land-label, svg.map text.water-label');
  const written = async () => (await names.allTextContents()).filter((name) => name.trim().length > 4).length;
  await expect.poll(written).toBe(0);
  await page.locator('.actor.unordered').first().click({ force: true });
  await expect(page.locator('.map-bar')).toBeVisible();
  const goals = await page.locator('.space-goal').count();
  expect(goals).toBeGreaterThan(0);
  await expect.poll(written).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Key', exact: true }).click();
  const codes = page.locator('#sign-key .sign-group').filter({ hasText: 'Codes and names' });
  await expect(codes.getByRole('listitem').filter({ hasText: 'Wall Street' })).toBeVisible();
});

for (const system of ['ny2047', 'classic'] as const)
  test(`a practice game of ${GAMES[system].title} ends when its player resigns`, async ({ page }) => {
    await practice(page, system);
    await page.locator('summary', { hasText: 'Resign' }).click();
    await page.getByRole('button', { name: 'Resign', exact: true }).click();
    await page.getByRole('button', { name: 'Yes, resign this seat' }).click();
    await expect(page.locator('.table-clock')).toContainText('Finished');
  });

test('a login link says where it went, and can be sent again', async ({ page }) => {
  await page.goto('/signin');
  await page.getByLabel('Your address').fill('kai.berg@players.example');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('We sent it to kai.berg@players.example.')).toBeVisible();
  await page.getByRole('button', { name: 'Send it again' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Sent again' })).toBeVisible();
  expect(page.url()).not.toContain('kai.berg');
});

test('a report shows what it is about', async ({ browser }) => {
  const page = await personOf(browser, 'Ines Okafor');
  const about = { kind: 'account', player: 'demo-tomasz' };
  await page.goto(`/report?about=${encodeURIComponent(JSON.stringify(about))}`);
  await expect(page.getByRole('region', { name: 'You report this:' })).toContainText('Tomasz Wrona');
});
