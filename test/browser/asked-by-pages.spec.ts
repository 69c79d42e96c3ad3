import { expect } from '@playwright/test';
import { addresses } from './addresses';
import { type CountedPages, startCountedPages } from './counted-pages';
import { personOf } from './people';
import { test } from './test';

// The requests that the main pages send before they can be shown: each is a run of a function on AWS.

let pages: CountedPages;
test.beforeAll(async ({ baseURL }) => {
  pages = await startCountedPages(baseURL ?? '');
});
test.afterAll(() => pages.close());

/** The requests of each page, without the parts that differ between demo leagues. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  today: ['GET /me', 'GET /me/today'],
  leagues: ['GET /leagues', 'GET /me'],
  'a league': ['GET /leagues/<id>', 'GET /me'],
  'a running season': [
    'GET /leagues/<id>/announcements',
    'GET /me',
    'GET /seasons/<id>',
    'GET /seasons/<id>/absence',
    'GET /seasons/<id>/awards',
    'GET /seasons/<id>/log',
  ],
  'the game table': ['GET /games/<id>/table'],
  'a replay': ['GET /games/<id>', 'GET /games/<id>/progress', 'GET /games/<id>/steps/<n>', 'GET /me'],
};

const withoutIds = (question: string): string =>
  question.replace(/\/(leagues|seasons|games)\/[^/?]+/, '/$1/<id>').replace(/\/steps\/\d+/, '/steps/<n>');

test('no page asks twice for the same, and the main pages ask for no more than they need', async ({
  browser,
}) => {
  const ines = await personOf(browser, 'Ines');
  const all = await addresses(ines);
  const cookies = await ines.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  for (const [name, expected] of Object.entries(PAGES)) {
    pages.asked.length = 0;
    const answer = await fetch(`${pages.address}${all[name]}`, { headers: { cookie } });
    expect(answer.status, name).toBe(200);
    await answer.text();
    const asked = pages.asked.map(withoutIds).sort();
    expect(asked, name).toEqual(asked.filter((one, at) => one !== asked[at - 1]));
    // A page may send fewer requests: the replay of a public game does not ask who reads it.
    expect(expected, name).toEqual(expect.arrayContaining(asked));
    expect(asked.length, name).toBeGreaterThan(0);
  }
});

test('the first page asks one question for a visitor', async () => {
  pages.asked.length = 0;
  const answer = await fetch(pages.address);
  expect(await answer.text()).toContain('You can join these now');
  expect(pages.asked.sort()).toEqual(['GET /welcome']);
});

test('no page fetches another one before somebody goes there', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if ('next-router-prefetch' in request.headers()) fetched.push(request.url());
  });
  for (const address of ['/', '/games', '/leagues', '/join', '/ratings', '/ny2047/rules']) {
    await page.goto(address, { waitUntil: 'networkidle' });
    expect(fetched, address).toEqual([]);
  }
});

test('the reader learns at once that the platform does not answer', async ({ page }) => {
  pages.answers = false;
  await page.goto(`${pages.address}/leagues`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page failed to load');
  await expect(page.getByText('The platform takes too long to answer.')).toBeVisible();
  await expect(page.getByText('unreachable', { exact: true })).toBeVisible();
  pages.answers = true;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leagues');
});
