import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../support/chromium';

// npm run icons: the app's icons from the site's sign, into web/public/icons.

const WEB = join(import.meta.dirname, '..', '..', 'web');
const FOLDER = join(WEB, 'public', 'icons');
const GROUND = '#edf2f3';
/** Of a maskable icon a system may show a circle of four fifths alone. */
const SAFE = 0.7;

const ICONS = [
  { name: '192.png', size: 192, share: 1 },
  { name: '512.png', size: 512, share: 1 },
  { name: 'maskable-512.png', size: 512, share: SAFE },
  { name: 'apple-180.png', size: 180, share: 0.86 },
] as const;

const executablePath = findChromium();
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(executablePath !== undefined && { executablePath }),
});
const page = await browser.newPage();
const sign = readFileSync(join(WEB, 'app', 'icon.svg'), 'utf8');
mkdirSync(FOLDER, { recursive: true });
for (const { name, size, share } of ICONS) {
  const ground = share === 1 ? 'transparent' : GROUND;
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>body{margin:0;height:100vh;display:grid;place-items:center;background:${ground}}svg{width:${100 * share}%}</style>${sign}`,
  );
  await page.screenshot({ path: join(FOLDER, name), omitBackground: share === 1 });
}
await browser.close();
