import { expect, type Page } from '@playwright/test';
import { GAME_SYSTEM_IDS, GAMES } from '../../engine/games';
import german from '../../messages/de/new-era.json' with { type: 'json' };
import english from '../../messages/en/new-era.json' with { type: 'json' };
import spanish from '../../messages/es/new-era.json' with { type: 'json' };
import { isNightly } from '../support/nightly';
import { addresses } from './addresses';
import { networkQuiet } from './network-quiet';
import { clippedControls, controlsWithin } from './overflow-check';
import { coveredControls } from './overlap-check';
import { personOf } from './people';
import { test } from './test';

/** A desktop of 1280 by 1024 pixels, and its zooms: fewer CSS pixels, or letters twice as large. */
const FULL = { width: 1280, height: 1024 };
const ZOOMS = [
  { zoom: '200 %', size: { width: 640, height: 512 }, text: 1 },
  { zoom: '400 %', size: { width: 320, height: 256 }, text: 1 },
  { zoom: '200 % for text alone', size: FULL, text: 2 },
] as const;

/** The most visited pages, as a person of the demo league sees them. */
const PAGES = [
  'today',
  'the games',
  'what can be joined',
  'a league',
  'a running season',
  'the standing of a season',
  'ratings',
  'a result',
  'the end of a game',
  'a replay',
  'a lesson',
  'the components',
  'the rules',
  'the account',
] as const;

/** What the effects of New Era's cards say on the table, in all languages. */
const EFFECTS = [english, german, spanish].flatMap(({ short }) => Object.values(short));

type Zoom = (typeof ZOOMS)[number];

/**
 * The zooms in which one of many pages is checked: every one in nightly runs; otherwise one in turn for every other
 * page, so that three pages cover all three.
 */
function zoomsOf(turn: number): readonly Zoom[] {
  return isNightly ? ZOOMS : ZOOMS.filter((_, at) => at === turn % ZOOMS.length);
}

test('zoomed pages lose nothing', async ({ browser }) => {
  const ines = await personOf(browser, 'Ines Okafor');
  const all = await addresses(ines);
  const olga = await personOf(browser, 'Olga Brandt');
  const looked = [
    ...PAGES.map((name) => ({ page: ines, name, address: all[name] ?? '' })),
    { page: olga, name: 'the desk of a league', address: `${all['a league']}/desk` },
  ];
  const faults: string[] = [];
  const some = isNightly ? looked : looked.filter((_, at) => at % 2 === 0);
  for (const [turn, { page, ...at }] of some.entries())
    faults.push(...(await lostWhereZoomed(page, at, turn)));
  expect(faults).toEqual([]);
});

test('the five tables lose nothing where they are zoomed', async ({ page }) => {
  const faults: string[] = [];
  for (const [turn, id] of GAME_SYSTEM_IDS.entries()) {
    await page.setViewportSize(FULL);
    await page.goto(`/${id}`);
    await page.getByRole('button', { name: /^Play now/ }).click();
    await page.waitForURL(/games\/practice/);
    const table = { name: GAMES[id].title, address: page.url() };
    faults.push(...(await lostWhereZoomed(page, table, turn)));
  }
  expect(faults).toEqual([]);
});

test('the cards of New Era keep each of their effects within their edges in large letters', async ({
  page,
}) => {
  await page.setViewportSize(FULL);
  await page.goto('/new-era');
  await page.getByRole('button', { name: /^Play now/ }).click();
  await page.waitForURL(/games\/practice/);
  await expect(page.locator('.ranked .card-mini').first()).toBeVisible();
  await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
  // The cards of a board are drawn at random: each effect is written on those that are there.
  for (const words of EFFECTS) {
    await page.locator('.card-mini .strip-line:last-child').evaluateAll((lines, effect) => {
      for (const line of lines) {
        const written = document.createElement('span');
        written.className = 'exchange';
        written.append(
          Object.assign(document.createElement('span'), { className: 'tiny', textContent: effect }),
        );
        line.replaceChildren(written);
      }
    }, words);
    expect(await clippedControls(page), words).toEqual([]);
  }
});

interface Address {
  readonly name: string;
  readonly address: string;
}

/** Parts that are visible and usable at full size, but not in a zoom of the page. */
async function lostWhereZoomed(
  page: Page,
  { name, address }: Address,
  turn: number,
): Promise<readonly string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, address, FULL);
  const before = await controlsWithin(page);
  expect(before.size, name).toBeGreaterThan(5);
  const faults: string[] = [];
  for (const { zoom, size, text } of zoomsOf(turn)) {
    await open(page, address, size);
    if (text !== 1) await page.addStyleTag({ content: `html { font-size: ${text * 100}% !important }` });
    const found = [
      ...(await sideways(page)),
      ...(await clippedControls(page)),
      ...(await coveredControls(page)),
    ];
    const now = await controlsWithin(page);
    const missing = await stillAtFullSize(
      page,
      address,
      [...before].filter((control) => !now.has(control)),
    );
    faults.push(
      ...[...found, ...missing.map((one) => `${one} is missing`)].map(
        (fault) => `${name} at ${zoom}: ${fault}`,
      ),
    );
  }
  return faults;
}

/** Of these controls, those that the page still has at full size; the demo plays on, and a turn may remove some. */
async function stillAtFullSize(
  page: Page,
  address: string,
  controls: readonly string[],
): Promise<readonly string[]> {
  if (controls.length === 0) return [];
  await open(page, address, FULL);
  const there = await controlsWithin(page);
  return controls.filter((control) => there.has(control));
}

async function open(page: Page, address: string, size: Zoom['size']): Promise<void> {
  await page.setViewportSize(size);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }), address).toHaveCount(1);
  await networkQuiet(page);
}

async function sideways(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [`scrolls sideways by ${scrollWidth - clientWidth} px`] : [];
  });
}
