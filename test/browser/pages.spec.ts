import { readdirSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { GAME_SYSTEM_IDS } from '../../engine/games';
import { LANGUAGES, type Language } from '../../messages/languages';
import { isNightly } from '../support/nightly';
import { expectAccessible } from './accessibility';
import { addresses, LIKE_ANOTHER, organizerAddresses } from './addresses';
import { forbiddenAttempts } from './forbidden';
import { expectInLooks } from './looks';
import { coveredControls } from './overlap-check';
import { personOf } from './people';
import { readIn } from './read-in';
import { test } from './test';

const READERS = { 'Ines Okafor': addresses, 'Olga Brandt': organizerAddresses };

// No test needs another: the parts of a long list are checked at once, by as many browsers as there are.
test.describe.configure({ mode: 'parallel' });
const PARTS = [1, 2, 3, 4];

const VIEWS = Object.entries(READERS).flatMap(([reader, addressesOf]) =>
  PARTS.map((part) => ({ reader, addressesOf, part })),
);

for (const { reader, addressesOf, part } of VIEWS)
  test(`pages of ${reader}, part ${part}: accessible, nothing sideways, no errors`, async ({ browser }) => {
    test.setTimeout(isNightly ? 1_800_000 : 900_000);
    const page = await personOf(browser, reader);
    const errors: string[] = [];
    const forbidden = await forbiddenAttempts(page);
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
    });
    const all = Object.entries(await addressesOf(page)).filter(
      ([name]) => isNightly || !LIKE_ANOTHER.has(name),
    );
    const mine = all.filter((_, index) => index % PARTS.length === part - 1);
    expect(mine.length).toBeGreaterThan(0);
    for (const [turn, [name, address]] of mine.entries())
      for (const language of languagesOf(turn + part))
        await test.step(`${name}, ${language}`, async () => {
          await readIn(page, language);
          // On a shared computer the site asks no one for a name.
          if (address === '/signin/name') await page.context().clearCookies({ name: 'shared' });
          const response = await page.goto(address);
          expect(response?.status(), name).toBe(200);
          expect(page.url(), `${name} leads elsewhere`).toContain(address.split('?')[0]);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          // Texts for programs are in the reference and the rules' chapter on orders; people read words.
          if (!/^the (API reference|rules)/.test(name)) expect(await writtenForPrograms(page), name).toBe('');
          await lookAt(page, name, turn);
          expect([...errors, ...forbidden], name).toEqual([]);
        });
  });

/** The languages in which one of many pages is checked: all three in nightly runs; otherwise one in turn. */
function languagesOf(turn: number): readonly Language[] {
  return isNightly ? LANGUAGES : LANGUAGES.filter((_, at) => at === turn % LANGUAGES.length);
}

/** Pages for visitors without a login; the same addresses show others something else, or redirect them. */
const FOR_VISITORS = [
  '/',
  '/join',
  '/ny2047/openings',
  '/ny2047/gallery',
  '/nyc-risk/gallery',
  '/new-era/gallery',
  '/domination/gallery',
  '/signin',
  '/signin/sent',
  '/leagues',
  '/games',
  '/ratings',
  '/domination',
  '/offline',
];

test('pages of a visitor: accessible, nothing sideways, no errors', async ({ page }) => {
  for (const [turn, address] of FOR_VISITORS.entries())
    await test.step(address, async () => {
      await page.goto(address);
      expect(page.url()).toContain(address);
      await lookAt(page, address, turn);
    });
});

test('pages of a guest: accessible, nothing sideways', async ({ page }) => {
  const boards: string[] = [];
  for (const id of GAME_SYSTEM_IDS) {
    await page.goto(`/${id}`);
    await page.getByRole('button', { name: /^Play now/ }).click();
    await page.waitForURL(/games\/practice/);
    boards.push(page.url());
  }
  for (const [turn, address] of ['/', '/practice', ...boards].entries())
    await test.step(address, async () => {
      await page.goto(address);
      await lookAt(page, address, turn);
    });
});

/** The beginning of a JSON object or list that a page shows. */
async function writtenForPrograms(page: Page): Promise<string> {
  const text = await page.locator('body').innerText();
  return /[{[]\s*["{][^\n]{0,80}/.exec(text)?.[0] ?? '';
}

async function lookAt(page: Page, name: string, turn: number): Promise<void> {
  // A streamed page has its heading once the first placeholder is replaced.
  await expect(page.getByRole('heading', { level: 1 }), name).toHaveCount(1);
  await expectInLooks(page, { name, turn }, async (look) => {
    await expectAccessible(page, look);
    expect(await coveredControls(page), look).toEqual([]);
  });
}

/** Pages of things that the demo league does not have: the specs that create such a thing check them. */
const LOOKED_AT_ELSEWHERE = {
  '/games/[id]/friends': 'friends.spec.ts',
  '/games/[id]/rulings/[n]': 'rulings.spec.ts',
  '/leagues/[id]/drafts/[draft]': 'season-life.spec.ts',
  '/offline': 'pages.spec.ts',
  '/leagues/[id]/join': 'private-league.spec.ts',
  '/seasons/[id]/bracket': 'bracket.spec.ts',
  '/seasons/[id]/divisions': 'scoring.spec.ts',
  '/seasons/[id]/teams': 'scoring.spec.ts',
  '/seasons/[id]/room': 'results-only.spec.ts',
  '/seasons/[id]/slips': 'results-only.spec.ts',
  '/seasons/practice/[[...rest]]': 'play-now.spec.ts',
  '/signin': 'pages.spec.ts',
  '/contact': 'site.spec.ts',
  '/hidden': 'site.spec.ts',
  '/privacy': 'site.spec.ts',
  '/report': 'site.spec.ts',
  '/site': 'site.spec.ts',
  '/terms': 'site.spec.ts',
  '/leagues/[id]/ratings': 'site.spec.ts',
  '/seasons/[id]/confirm': 'site.spec.ts',
  '/signin/confirm': 'login-ways.spec.ts',
  '/invitations/[token]': 'invitations.spec.ts',
  '/live': 'watching.spec.ts',
  '/embed/games/[id]': 'watching.spec.ts',
  '/leagues/[id]/circuits/[circuit]/settings': 'circuit.spec.ts',
  '/leagues/[id]/teams/[team]': 'teams.spec.ts',
};

test('every page there is has been looked at', async ({ browser }) => {
  const pages = await Promise.all(
    Object.entries(READERS).map(async ([reader, addressesOf]) =>
      addressesOf(await personOf(browser, reader)),
    ),
  );
  const looked = pages.flatMap((one) => Object.values(one)).map((address) => address.split('?')[0] ?? '');
  const routes = readdirSync(new URL('../../web/app', import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)page\.tsx$/.test(file))
    .map((file) => `/${file}`.replace(/\/page\.tsx$/, '') || '/');
  const pattern = (route: string) => new RegExp(`^${route.replace(/\[\w+\]/g, '[^/]+')}$`);
  const missed = routes.filter(
    (route) => !(route in LOOKED_AT_ELSEWHERE) && !looked.some((address) => pattern(route).test(address)),
  );
  expect(routes.length).toBeGreaterThan(40);
  expect(missed).toEqual([]);
});

test('the edge may keep the rules for visitors, and no page of somebody who has logged in', async ({
  page,
  browser,
}) => {
  const kept = async (asked: Page, path: string) =>
    (await asked.request.get(path)).headers()['cache-control'] ?? '';
  expect(await kept(page, '/ny2047/rules')).toBe('public, max-age=0, s-maxage=60');
  expect(await kept(page, '/')).toContain('private');
  const ines = await personOf(browser, 'Ines Okafor');
  for (const path of ['/ny2047/rules', '/']) expect(await kept(ines, path)).toContain('private');
});

test('the large scripts of a page are compiled while they are loaded', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const large = (await Promise.all(scripts)).filter((source) => source.length > 50_000);
  expect(large.length).toBeGreaterThan(1);
  for (const source of large) expect(source.slice(0, 40)).toContain('//# allFunctionsCalledOnLoad\n');
});

test('the pages that visitors see first: under 130 kB of HTML, uncompressed', async ({ page }) => {
  // The page of New Era explains goods and exchanges by signs, which are drawn in the page.
  const ofGames = GAME_SYSTEM_IDS.filter((id) => id !== 'new-era').map((id) => `/${id}`);
  for (const path of ['/', '/practice', ...ofGames]) {
    const { length } = await (await page.request.get(path)).body();
    console.log(`${path}: ${(length / 1000).toFixed(0)} kB of HTML`);
    expect(length, path).toBeGreaterThan(20_000);
    expect.soft(length, path).toBeLessThan(130_000);
  }
});

test('a visitor finds the demo league, a game to watch and the way in', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'You can join these now' })).toBeVisible();
});

for (const address of ['/nowhere/at/all', '/games/none', '/leagues/none'])
  test(`a page that does not exist has the bar of every other page: ${address}`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Page not found', level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });

test('the rules of every game fit a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const id of GAME_SYSTEM_IDS) {
    await page.goto(`/${id}/rules`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), id).toBeLessThanOrEqual(390);
  }
});

test('who does not organize a league reads who opens its seasons', async ({ browser }) => {
  const page = await personOf(browser, 'Ines Okafor');
  await page.goto(`${(await addresses(page))['a league']}/seasons/new`);
  await expect(page.getByRole('heading', { name: 'Only organizers open seasons', level: 1 })).toBeVisible();
  await expect(page.getByText('Ask Olga Brandt for a new season')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('a finished game is verified in the browser', async ({ page }) => {
  const verify = (await addresses(page))['a verification'] ?? '';
  await page.goto(verify);
  await page.getByRole('button', { name: 'Play it again' }).click();
  await expect(page.getByText('It holds.')).toBeVisible({ timeout: 20_000 });
});
