import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import drawn from '../../web/games/drawn-covers.json';
import { withOwnHost } from '../bench/own-host';
import { findChromium } from '../support/chromium';

// npm run covers: pictures of the boards that cards and pages of games show, into web/public/covers, and the hash of each
// drawing into web/games/drawn-covers.json, by which a test notices that a picture is older than its drawing. Reads the
// drawings from the built pages.

const ROOT = join(import.meta.dirname, '..', '..');
const FOLDER = join(ROOT, 'web', 'public', 'covers');
/** A card shows a part of a board behind its words; a page shows the whole with its names. */
const WIDTHS = { cover: 400, page: 720 };
const QUALITY = 0.75;

/** The fonts of the pages, for the names on a board. */
const FONTS = [
  [
    'Public Sans',
    'normal 100 900',
    '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
  ],
  ['Besley', 'italic 600', '@fontsource/besley/files/besley-latin-600-italic.woff2'],
]
  .map(([family = '', kind = '', file = '']) => {
    const [style, ...weight] = kind.split(' ');
    const font = readFileSync(join(ROOT, 'node_modules', file)).toString('base64');
    return `@font-face{font-family:"${family}";font-style:${style};font-weight:${weight.join(' ')};src:url(data:font/woff2;base64,${font})}`;
  })
  .join('');

const executablePath = findChromium();
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(executablePath !== undefined && { executablePath }),
});
try {
  await withOwnHost(false, (site) => drawCovers(browser, site));
} finally {
  await browser.close();
}

async function drawCovers(browser: Browser, site: string): Promise<void> {
  const hashes: Record<string, string> = {};
  for (const name of Object.keys(drawn)) {
    const answer = await fetch(`${site}/${name}`);
    if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
    const svg = await answer.text();
    const file = join(FOLDER, `${name}.webp`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await webpOf(browser, svg, name.endsWith('/cover') ? WIDTHS.cover : WIDTHS.page));
    hashes[name] = createHash('sha256').update(svg).digest('hex');
  }
  writeFileSync(join(ROOT, 'web', 'games', 'drawn-covers.json'), `${JSON.stringify(hashes, null, 2)}\n`);
}

/** A drawing as a picture. Chromium draws and compresses it. */
async function webpOf(browser: Browser, svg: string, wide: number): Promise<Buffer> {
  const [, width = '', height = ''] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  const size = { width: wide, height: Math.round((wide * Number(height)) / Number(width)) };
  const sized = svg
    .replace('<svg', `<svg width="${size.width}" height="${size.height}"`)
    .replace('<style>', `<style>${FONTS}`);
  const page = await browser.newPage();
  const url = await page.evaluate(
    async ({ sized, size, quality }) => {
      const image = new Image();
      image.src = `data:image/svg+xml,${encodeURIComponent(sized)}`;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), size);
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', quality);
    },
    { sized, size, quality: QUALITY },
  );
  await page.close();
  return Buffer.from(url.replace('data:image/webp;base64,', ''), 'base64');
}
