import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { quantile } from '../support/quantiles';
import type { Figure } from './measuring';

/** How much slower than this machine the phone is. */
const SLOWER = 4;
/** Turns after which the board of New York 2047 is crowded. */
const TURNS = 14;

/** From a tap on a target to the order drawn on a crowded board, in a browser whose processor is throttled. */
export async function benchTap(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'turreton-tap-'));
  const port = await freePort();
  const host = spawn(process.execPath, ['--import', 'tsx', 'functions/host/main.ts'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, DEMO: '0' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const { CHROMIUM } = process.env;
  const browser = await chromium.launch({
    args: ['--no-sandbox'],
    ...(CHROMIUM === undefined ? {} : { executablePath: CHROMIUM }),
  });
  try {
    await new Promise<void>((listening) => {
      host.stdout.on('data', (text) => {
        if (String(text).includes('Turreton is at')) listening();
      });
    });
    return await measure(browser, `http://localhost:${port}`);
  } finally {
    await browser.close();
    host.kill();
    await once(host, 'exit');
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(browser: Browser, site: string): Promise<readonly Figure[]> {
  const page = await (
    await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
  ).newPage();
  // What runs in the page is compiled here, where functions are told their names.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.goto(site);
  await page.getByRole('button', { name: 'Play now: New York 2047' }).click();
  await page.waitForURL(/\/games\/practice/);
  for (let turn = 0; turn < TURNS; turn += 1) await playOn(page);
  const throttled = await page.context().newCDPSession(page);
  await throttled.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const taps = (await page.evaluate(measureTaps)).sort((one, other) => one - other);
  const shown = (share: number) => `${quantile(taps, share).toFixed(0)} ms`;
  return [
    { what: 'orders given by tap on that board', value: String(taps.length) },
    { what: `from a tap to the drawn order, ${SLOWER} times slower, p50`, value: shown(0.5) },
    { what: `from a tap to the drawn order, ${SLOWER} times slower, p95`, value: shown(0.95) },
  ];
}

/** Orders each piece to one of its targets, ends the turn, and waits for the next. */
async function playOn(page: Page): Promise<void> {
  await page.evaluate(measureTaps);
  const title = page.getByRole('heading', { level: 1 });
  const before = await title.innerText();
  await page.getByRole('button', { name: 'Mark ready' }).click();
  await page.waitForFunction((known) => document.querySelector('h1')?.innerText !== known, before);
}

/** Runs in the page: takes each own piece that has no order and taps one of its targets. @returns how long each took, in milliseconds */
async function measureTaps(): Promise<number[]> {
  const painted = () =>
    new Promise<number>((done) => requestAnimationFrame(() => setTimeout(() => done(performance.now()))));
  const click = (element: Element) => element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  const drawn = () => document.querySelectorAll('.table-map .drawn').length;
  const took: number[] = [];
  for (let order = 0; order < 40; order += 1) {
    const piece = document.querySelector('.table-map .actor.unordered');
    if (piece === null) break;
    click(piece);
    await painted();
    const goals = [...document.querySelectorAll('.table-map .space-goal')];
    const goal = goals[order % goals.length]?.getAttribute('href')?.slice('#space-'.length);
    const target = document.querySelector(`.table-map .space-area[data-space="${goal}"]`);
    if (target === null) break;
    const before = drawn();
    const start = performance.now();
    click(target);
    let end = await painted();
    for (let frames = 0; drawn() <= before && frames < 60; frames += 1) end = await painted();
    if (drawn() > before) took.push(end - start);
    await new Promise((rest) => setTimeout(rest, 300));
  }
  return took;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('there is no free port');
  return address.port;
}
