import { expect, type Page } from '@playwright/test';
import { GAME_SYSTEM_IDS, GAMES } from '../../engine/games';
import { addresses } from './addresses';
import { clippedControls, controlsWithin } from './clipped';
import { coveredControls } from './covered';
import { personOf } from './people';
import { test } from './test';

/** A desk of 1280 by 1024 pixels, and what a browser makes of it: so many pixels of CSS, or letters twice as large. */
const FULL = { width: 1280, height: 1024 };
const ZOOMS = [
  { zoom: '200 %', size: { width: 640, height: 512 }, text: 1 },
  { zoom: '400 %', size: { width: 320, height: 256 }, text: 1 },
  { zoom: '200 % for text alone', size: FULL, text: 2 },
] as const;

/** The pages that most readers come to, as somebody of the demo league sees them. */
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
  'the rules',
  'the account',
] as const;

for (const { zoom, size, text } of ZOOMS) {
  test(`at ${zoom} nothing of the pages is lost`, async ({ browser }) => {
    test.setTimeout(300_000);
    const page = await personOf(browser, 'Ines Okafor');
    const all = await addresses(page);
    const faults: string[] = [];
    for (const name of PAGES) {
      faults.push(...(await lostAt(page, { name, address: all[name] ?? '', size, text })));
    }
    const organizer = await personOf(browser, 'Olga Brandt');
    const desk = { name: 'the desk of a league', address: `${all['a league']}/desk`, size, text };
    faults.push(...(await lostAt(organizer, desk)));
    expect(faults).toEqual([]);
  });

  test(`at ${zoom} nothing of the five tables is lost`, async ({ page }) => {
    test.setTimeout(300_000);
    const faults: string[] = [];
    for (const id of GAME_SYSTEM_IDS) {
      await page.setViewportSize(FULL);
      await page.goto(`/${id}`);
      await page.getByRole('button', { name: /^Play now/ }).click();
      await page.waitForURL(/games\/practice/);
      faults.push(...(await lostAt(page, { name: GAMES[id].title, address: page.url(), size, text })));
    }
    expect(faults).toEqual([]);
  });
}

interface Looked {
  readonly name: string;
  readonly address: string;
  readonly size: { readonly width: number; readonly height: number };
  /** How much larger letters are. */
  readonly text: number;
}

/** What cannot be seen or used at a size of the page that can at full size. */
async function lostAt(page: Page, { name, address, size, text }: Looked): Promise<readonly string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(FULL);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }), name).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  const before = await controlsWithin(page);
  expect(before.size, name).toBeGreaterThan(5);
  await page.setViewportSize(size);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }), name).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  if (text !== 1) await page.addStyleTag({ content: `html { font-size: ${text * 100}% !important }` });
  const sideways = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [`scrolls sideways by ${scrollWidth - clientWidth} px`] : [];
  });
  const clipped = await clippedControls(page);
  const covered = await coveredControls(page);
  const now = await controlsWithin(page);
  const missing = [...before]
    .filter((control) => !now.has(control))
    .map((control) => `${control} is missing`);
  return [...sideways, ...clipped, ...covered, ...missing].map((fault) => `${name}: ${fault}`);
}
