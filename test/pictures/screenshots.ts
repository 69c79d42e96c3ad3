import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { buildPagesIfStale } from '../../functions/host/pages';
import { withOwnHost } from '../bench/own-host';
import { findChromium } from '../support/chromium';
import { looksAlike } from './looks-alike';
import { type Reader, type ShownPage, shownPages } from './shown-pages';

// npm run screenshots: the main pages with the demo league, into docs/screenshots and docs/screenshots.md.

const DOCS = join(import.meta.dirname, '..', '..', 'docs');
const FOLDER = join(DOCS, 'screenshots');
const QUALITY = 34;
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;
const SCHEMES = ['light', 'dark'] as const;
const LOOKS = SIZES.flatMap((size) => SCHEMES.map((scheme) => ({ size, scheme })));
type Look = (typeof LOOKS)[number];

const fileOf = ({ name }: ShownPage, { size, scheme }: Look) => `${name}-${size.width}-${scheme}.webp`;

async function main(): Promise<void> {
  await buildPagesIfStale();
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--hide-scrollbars'],
    ...(executablePath !== undefined && { executablePath }),
  });
  mkdirSync(FOLDER, { recursive: true });
  try {
    const pages = await withOwnHost(true, (site) => takeAll(browser, site));
    writeFileSync(join(DOCS, 'screenshots.md'), indexOf(pages));
    const wanted = new Set(pages.flatMap((shown) => LOOKS.map((look) => fileOf(shown, look))));
    for (const file of readdirSync(FOLDER)) if (!wanted.has(file)) rmSync(join(FOLDER, file));
  } finally {
    await browser.close();
  }
}

/**
 * Takes a picture of every page in every look, with touch on a phone; a picture that looks like the previous one leaves
 * its file unchanged.
 */
async function takeAll(browser: Browser, site: string): Promise<readonly ShownPage[]> {
  const scale = await browser.newPage();
  const all = await shownPages(await pageOf(browser, site, null, SIZES[0]));
  const open = new Map<string, Page>();
  let changed = 0;
  for (const shown of all)
    for (const look of LOOKS) {
      const device = `${shown.reader} at ${look.size.width}`;
      const page = open.get(device) ?? (await pageOf(browser, site, shown.reader, look.size));
      open.set(device, page);
      const path = join(FOLDER, fileOf(shown, look));
      const taken = await take(page, shown, look);
      if (await looksAlike(scale, readIfThere(path), taken)) continue;
      writeFileSync(path, taken);
      changed += 1;
    }
  console.log(`${all.length * LOOKS.length} pictures, ${changed} of them changed.`);
  return all;
}

async function pageOf(browser: Browser, site: string, reader: Reader, viewport: Look['size']): Promise<Page> {
  const context = await browser.newContext({
    baseURL: site,
    viewport,
    hasTouch: viewport.width < 1000,
    locale: 'en-GB',
    timezoneId: 'Europe/Amsterdam',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  if (reader === null) return page;
  await page.goto('/signin');
  await page.getByRole('button', { name: reader }).click();
  await page.waitForURL('/');
  return page;
}

/** The first screen of a page, as WebP. */
async function take(page: Page, { path }: ShownPage, { scheme }: Look): Promise<Buffer> {
  await page.emulateMedia({ colorScheme: scheme });
  const answer = await page.goto(path, { waitUntil: 'networkidle' });
  if (answer?.ok() !== true) throw new Error(`${path} answered ${answer?.status()}`);
  await page.evaluate(() => document.fonts.ready);
  const client = await page.context().newCDPSession(page);
  const { data } = await client.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  await client.detach();
  return Buffer.from(data, 'base64');
}

function readIfThere(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch {
    return null;
  }
}

function indexOf(pages: readonly ShownPage[]): string {
  const picture = (shown: ShownPage, look: Look) => {
    const { width } = look.size;
    return `<img src="screenshots/${fileOf(shown, look)}" width="${Math.round(width / 4)}" alt="${shown.title}, ${width} px, ${look.scheme}">`;
  };
  const rows = pages.map((shown) => [shown.title, ...LOOKS.map((look) => picture(shown, look))]);
  const heads = ['Page', ...LOOKS.map(({ size, scheme }) => `${size.width} px, ${scheme}`)];
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    '# Screenshots',
    '',
    'The first screen of the main pages, on a phone and a desk, by day and by night. `npm run screenshots` starts a platform of its own with the demo league, takes them and writes this page.',
    '',
    'The demo plays its past anew each time: positions, names of its bots, dates and countdowns differ from one run to the next. A picture that differs from the one before in fewer than one pixel of a hundred is left as it was.',
    '',
    line(heads),
    line(heads.map(() => '---')),
    ...rows.map(line),
    '',
  ].join('\n');
}

await main();
