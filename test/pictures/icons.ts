import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../support/chromium';

// npm run icons: the app's icons from the site's symbol, into web/public/icons, and web/public/favicon.ico.

const WEB = join(import.meta.dirname, '..', '..', 'web');
const FOLDER = join(WEB, 'public', 'icons');
const GROUND = '#edf2f3';
/** Of a maskable icon a system may show only a circle of four fifths. */
const SAFE = 0.7;

const ICONS = [
  { name: '192.png', size: 192, share: 1 },
  { name: '512.png', size: 512, share: 1 },
  { name: 'maskable-512.png', size: 512, share: SAFE },
  { name: 'apple-180.png', size: 180, share: 0.86 },
] as const;

/** Feed readers, link previews, and browsers on pages that are pictures request this address automatically. */
const FAVICON_SIZES = [16, 32, 48];

const executablePath = findChromium();
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(executablePath !== undefined && { executablePath }),
});
const page = await browser.newPage();
const sign = readFileSync(join(WEB, 'app', 'icon.svg'), 'utf8');
mkdirSync(FOLDER, { recursive: true });
for (const { name, size, share } of ICONS) writeFileSync(join(FOLDER, name), await pictureOf(size, share));
const favicons = [];
for (const size of FAVICON_SIZES) favicons.push({ size, picture: await pictureOf(size, 1) });
writeFileSync(join(WEB, 'public', 'favicon.ico'), icoOf(favicons));
await browser.close();

async function pictureOf(size: number, share: number): Promise<Buffer> {
  const ground = share === 1 ? 'transparent' : GROUND;
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>body{margin:0;height:100vh;display:grid;place-items:center;background:${ground}}svg{width:${100 * share}%}</style>${sign}`,
  );
  return page.screenshot({ omitBackground: share === 1 });
}

/**
 * An ICO file: a header, one entry of 16 bytes for each picture, and the pictures as PNG. Sizes in pixels, below 256.
 */
function icoOf(icons: readonly { readonly size: number; readonly picture: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * icons.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(icons.length, 4);
  let offset = head.length;
  for (const [place, { size, picture }] of icons.entries()) {
    const entry = 6 + 16 * place;
    head.set([size, size], entry);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(picture.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += picture.length;
  }
  return Buffer.concat([head, ...icons.map(({ picture }) => picture)]);
}
