import { readFileSync } from 'node:fs';
import { type Browser, expect, type Page } from '@playwright/test';
import { GAME_SYSTEM_IDS, GAMES } from '../../engine/games';
import type { Joinable } from '../../functions/core/entry/joinable.schema';
import { LANGUAGE_NAME, LANGUAGE_NAMES } from '../../messages/languages';
import { addresses } from './addresses';
import { read, write } from './api-calls';
import { clippedControls } from './overflow-check';
import { newcomerOf, personOf } from './people';
import { readIn } from './read-in';
import { test } from './test';

/** A page whose browser prefers a language. */
async function pageIn(browser: Browser, locale: string, javaScriptEnabled = true): Promise<Page> {
  return (await browser.newContext({ locale, javaScriptEnabled })).newPage();
}

const HOME = {
  en: 'Play-by-turn strategy leagues. Every turn ends on time.',
  de: 'Strategieligen, Zug um Zug. Jeder Zug endet pünktlich.',
  es: 'Ligas de estrategia por turnos. Cada turno termina a su hora.',
} as const;

async function expectIn(page: Page, language: keyof typeof HOME): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HOME[language]);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

test('a visitor reads the language of their browser, chooses another one, and keeps it', async ({
  browser,
}) => {
  const page = await pageIn(browser, 'de-CH');
  await page.goto('/?from=somewhere');
  await expectIn(page, 'de');
  await page.getByRole('navigation', { name: 'Sprache' }).getByRole('link', { name: 'Español' }).click();
  await expectIn(page, 'es');
  expect(new URL(page.url()).search).toBe('?from=somewhere');
  await page.reload();
  await expectIn(page, 'es');
});

test('a language is chosen without scripts, and by a link', async ({ browser }) => {
  const page = await pageIn(browser, 'en-GB', false);
  await page.goto('/');
  await expectIn(page, 'en');
  await page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: 'Deutsch' }).click();
  await expectIn(page, 'de');
  await page.goto('/');
  await expectIn(page, 'de');
  await page.goto('/?language=es');
  await page.goto('/');
  await expectIn(page, 'es');
});

test('the choice of an account follows it to another browser, and no link changes it', async ({
  browser,
}) => {
  // A person of the demo league would show German in the tests beside this one.
  const lena = await newcomerOf(browser, 'lena@example.org');
  await lena.goto('/games');
  const main = (page: Page) => page.locator('nav.main-links');
  const choose = (name: string) => lena.locator('.languages').getByRole('link', { name }).click();
  await choose('Deutsch');
  await expect(main(lena)).toContainText('Mitspielen');
  const other = await sameAccountIn(browser, 'es', lena);
  await other.goto('/games');
  await expect(main(other)).toContainText('Mitspielen');
  await other.goto('/games?language=es');
  await expect(main(other)).toContainText('Mitspielen');
  await choose('English');
  await expect(main(lena)).toContainText('Join');
  await other.goto('/games');
  await expect(main(other)).toContainText('Join');
});

/** Another browser with the same login, without the other data that the person's own browser stores. */
async function sameAccountIn(browser: Browser, locale: string, person: Page): Promise<Page> {
  const { cookies } = await person.context().storageState();
  const kept = cookies.filter(({ name }) => name !== LANGUAGE_NAME);
  const context = await browser.newContext({ locale, storageState: { cookies: kept, origins: [] } });
  return context.newPage();
}

test('what the platform says on a page is in the language of its reader, chosen or of their browser', async ({
  browser,
}) => {
  const [german, spanish] = [await pageIn(browser, 'de'), await pageIn(browser, 'en')];
  const known = await addresses(german);
  await german.goto(`${known['a past turn']}`);
  await expect(german.getByRole('heading', { level: 1 })).toHaveText(/^(Frühling|Herbst) \d+/);
  await spanish.goto(`${known['a past turn']}?language=es`);
  await expect(spanish.getByRole('heading', { level: 1 })).toHaveText(/^(Primavera|Otoño) \d+/);
});

const OPENINGS = {
  ny2047: 'Frühling 2047',
  classic: 'Frühling 1901',
  'nyc-risk': 'Aufstellung',
  'new-era': 'Zug 1',
  domination: 'Durchgang',
};

test('a table names its moment in the language of its reader', async ({ browser }) => {
  for (const [id, opening] of Object.entries(OPENINGS)) {
    const page = await pageIn(browser, 'de');
    await page.goto(`/${id}`);
    await page
      .getByRole('button', { name: /^Jetzt spielen/ })
      .first()
      .click();
    await page.waitForURL(/games\/practice/);
    await expect(page.getByRole('heading', { level: 1 }), id).toContainText(opening);
    await page.close();
  }
});

test('a league introduces itself to each reader in their language', async ({ browser }) => {
  const olga = await personOf(browser, 'Olga Brandt');
  const about = { name: 'Baltic League', about: 'We meet in Kiel.' };
  const { id } = await write<{ id: string }>(olga, 'POST', '/leagues', about);
  await olga.goto(`/leagues/${id}/settings`);
  await olga.getByText('In other languages').first().click();
  await olga.getByLabel('Deutsch').first().fill('Wir treffen uns in Kiel.');
  await olga.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(olga).toHaveURL(`/leagues/${id}`);
  await expect(olga.getByText('We meet in Kiel.')).toBeVisible();
  const german = await pageIn(browser, 'de');
  await german.goto(`/leagues/${id}`);
  await expect(german.getByText('Wir treffen uns in Kiel.')).toBeVisible();
  await write(olga, 'PUT', `/leagues/${id}/closed`, { closed: true });
});

test('a page that does not exist is in the reader’s language', async ({ browser }) => {
  const page = await pageIn(browser, 'es');
  await page.goto('/nowhere/at/all?language=es');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página no encontrada');
});

/** The areas in the catalogue, as visitors see them. */
const CONVERTED = [
  '/',
  '/games',
  '/maps',
  '/maps/what-if',
  '/signin',
  '/signin?error=Verification',
  '/signin/sent',
  '/join',
  '/practice',
  '/practice/friends',
  '/ny2047/learn',
  '/credits',
  '/offline',
  '/nowhere',
];

/** The areas in the catalogue that only accounts see. */
const OF_ACCOUNTS = [
  '/me',
  '/me/notifications',
  '/unsubscribe/your-turn.someone.signature',
  '/unsubscribe/nothing',
];

/**
 * Texts that are the same in every language, come from `Intl` as dates do, or come from the platform and are not in the
 * catalogue yet.
 */
const SAME = [
  ...GAME_SYSTEM_IDS.map((id) => GAMES[id].title),
  ...Object.values(LANGUAGE_NAMES),
  ...['Turreton', 'Europe/Amsterdam', 'UTC', 'Winter Tide League', 'Always open'],
  ...['Moe', 'Larry', 'Curly'],
  // Cards and stops of City of New York Risk.
  ...textsIn(JSON.parse(readFileSync('engine/nyc-risk/data/map.json', 'utf8'))),
  // Places of New York 2047, in openings.
  ...textsIn(JSON.parse(readFileSync('engine/ny2047/data/map.json', 'utf8'))),
  // Variants on the drawing board, and the places and powers of the one that it begins with.
  ...textsIn(JSON.parse(readFileSync('docs/variant.example.json', 'utf8'))),
  ...textsIn(Object.values(GAMES).map((game) => ('variants' in game ? game.variants : []))),
  // The powers of that variant, on their chips.
  ...['HE', 'OT', 'LY'],
  // Seats, by their names and colours.
  ...GAME_SYSTEM_IDS.flatMap((id) => textsIn(GAMES[id].seats)),
  ...['Olga Brandt', 'Kenji Mori', 'Ines Okafor', 'Tomasz Wrona'],
  'IO',
  ...['organizes the', 'moderates it', 'plays'],
  ...['Chrome on Linux', 'demo-ines@turreton.example', 'https', 'delete my account', 'Discord'],
];

/** The pages of a season for its players; the pictures below its standings are still in English. */
const OF_SEASONS = ['', '/players', '/rounds'];

/**
 * Parts of those pages that are not in the catalogue: the rules that the story of a game cites, the names of its
 * players, and what people wrote in Markdown. Also texts from `Intl`: the time that a board has left, and the days of a
 * chart.
 */
const NOT_YET = [
  ...['.story .prose > :not(.form-actions)', '[aria-labelledby=cast]', '.rich', 'textarea', '.copy-quote'],
  ...['.board footer .numbers', '.rating-curve .plot-x'],
].join(', ');

/** Every text in an answer of the platform: names, and sentences that the catalogue does not have. */
function textsIn(answer: unknown): readonly string[] {
  if (typeof answer === 'string') return /\p{L}{2}/u.test(answer) ? [answer] : [];
  return typeof answer === 'object' && answer !== null ? Object.values(answer).flatMap(textsIn) : [];
}

/** Words on a page that did not come from the catalogue, which the pseudo-language puts into brackets. */
async function wordsOutside(page: Page, said: readonly string[]): Promise<readonly string[]> {
  const texts = await page.evaluate((notYet) => {
    const shown: string[] = [document.title.replace(' · Turreton', '')];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      if (!node.parentElement?.closest(`script, style, svg, time, select[name=zone], ${notYet}`))
        shown.push(node.nodeValue ?? '');
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
        if (!element.closest(`svg, ${notYet}`)) shown.push(element.getAttribute(name) ?? '');
      }
    return shown;
  }, NOT_YET);
  // Longer ones first: a name may be part of a sentence or an address.
  const known = [...said, ...SAME]
    .map(withoutTurns)
    .filter((one) => /\p{L}/u.test(one))
    .sort((one, other) => other.length - one.length);
  return texts.filter((text) => {
    // Durations and turns first: they may contain a short word of the platform.
    const plain = withoutTurns(text)
      .replaceAll(/\[[^\]]*\]/g, '')
      .replaceAll(/\d+ (?:seconds?|minutes?|hours?|days?)/g, '');
    const own = known.reduce((left, name) => left.replaceAll(name, ''), plain);
    // Lists of names come from `Intl`.
    return /\p{L}{2}/u.test(own.replaceAll(/\b(?:and|or)\b/g, ''));
  });
}

/** In small letters, without names of turns: they are those that the platform gives them, without the pseudo-language. */
function withoutTurns(text: string): string {
  return text.toLowerCase().replaceAll(/(?:spring|fall) \d{4}/g, '');
}

/** Opens pages in the pseudo-language on a phone. */
async function expectFitting(
  page: Page,
  addresses: readonly string[],
  said: () => Promise<readonly string[]> = async () => [],
): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await readIn(page, 'pseudo');
  for (const address of addresses)
    await test.step(address, async () => {
      // Before and after the page, as other tests change what it says.
      const before = [...(await said()), ...(await namesToJoin(page))];
      await page.goto(address);
      await expect(page.locator('.skip')).toContainText('~');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      expect(await clippedControls(page)).toEqual([]);
      const names = [...before, ...(await said()), ...(await namesToJoin(page))];
      expect(await wordsOutside(page, names)).toEqual([]);
    });
}

/** The names of seasons that can be joined now: other tests open and close some. */
async function namesToJoin(page: Page): Promise<readonly string[]> {
  const { seasons, seats } = await read<Joinable>(page, '/joinable');
  return [...seasons, ...seats].flatMap(({ season, league }) => [season.name, league.name]);
}

test('in a language of long words and accents nothing is cut off on a phone, and no English is left', async ({
  page,
}) => {
  await page.goto('/');
  await expectFitting(page, CONVERTED);
});

test('the same for an account and its notifications', async ({ browser }) => {
  await expectFitting(await personOf(browser, 'Ines Okafor'), OF_ACCOUNTS);
});

test('the same for what a season’s players read of it', async ({ page }) => {
  await page.goto('/');
  const known = await addresses(page);
  for (const season of [
    known['a running season'],
    known['a finished season'],
    known['an always-open season'],
  ]) {
    const id = season?.split('/').at(-1) ?? '';
    const read = async (part: string) => (await page.request.get(`/v1/seasons/${id}${part}`)).json();
    const parts = ['', '/boards', '/standing', '/entries', '/awards', '/log'];
    const said = async () => textsIn(await Promise.all(parts.map(read)));
    const pages = OF_SEASONS.map((part) => `/seasons/${id}${part}`);
    await expectFitting(page, pages, said);
  }
});

/** Pages of leagues, ratings and games, each with the platform's texts on it. */
const OF_READERS: Readonly<Record<string, readonly string[]>> = {
  leagues: ['/leagues'],
  'a league': ['/leagues/{id}'],
  'the champions of a league': ['/leagues/{id}', '/leagues/{id}/hall-of-fame'],
  'the hall of fame': ['/hall-of-fame', '/systems'],
  'the log of a league': ['/leagues/{id}', '/leagues/{id}/log'],
  ratings: ['/ratings/ny2047'],
  'ratings of those who play much': ['/ratings/overall'],
  'a player': ['/players/{id}'],
  'the export of a season': ['/seasons/{id}'],
  'a report': ['/seasons/{id}'],
  'a season to print': ['/seasons/{id}', '/seasons/{id}/standing', '/seasons/{id}/boards'],
  'a season to join': ['/seasons/{id}'],
  'a seat to take over': ['/seasons/{id}'],
  'the story': [],
  'the gallery': [],
  'cards in a gallery': [],
  'the openings': ['/systems/ny2047/openings'],
  'the openings of a game that nobody finished': ['/systems/new-era/openings'],
  'statistics of factions': ['/systems/ny2047/statistics'],
  'the end of a game': ['/games/{id}', '/games/{id}/end', '/games/{id}/progress', '/games/{id}/statements'],
  'the progress of a game': ['/games/{id}', '/games/{id}/progress'],
  'a result': ['/games/{id}/result', '/games/{id}/progress'],
  'a verification': ['/games/{id}'],
};

test('the same for leagues, ratings and games', async ({ page }) => {
  await page.goto('/');
  const known = await addresses(page);
  for (const [name, paths] of Object.entries(OF_READERS)) {
    const address = known[name] ?? '';
    const id = new URL(address, page.url()).pathname.split('/')[2] ?? '';
    const read = async (path: string) => (await page.request.get(`/v1${path.replace('{id}', id)}`)).json();
    await expectFitting(page, [address], async () => textsIn(await Promise.all(paths.map(read))));
  }
});
