import { type Browser, chromium, type Page } from '@playwright/test';
import { ny2047 } from '../../engine/ny2047';
import { textRandom } from '../../engine/random';
import { presentChromium } from '../support/chromium';
import { quantile } from '../support/quantiles';
import type { Figure } from './measuring';
import { withOwnHost } from './own-host';

/** How much slower than this machine the phone is. */
const SLOWER = 4;
/** Units of the visitor's own with which the board of New York 2047 is crowded: each has its order drawn in the end. */
const CROWDED = 8;
/** Boards that are tried until one is: the bots may win before. */
const BOARDS = 12;

/** From a tap on a target to the order drawn on a crowded board, in a browser whose processor is throttled. */
export async function benchTap(): Promise<readonly Figure[]> {
  const executablePath = presentChromium();
  return withOwnHost(false, async (site) => {
    const browser = await chromium.launch({
      args: ['--no-sandbox'],
      ...(executablePath !== undefined && { executablePath }),
    });
    try {
      return await measure(browser, site);
    } finally {
      await browser.close();
    }
  });
}

async function measure(browser: Browser, site: string): Promise<readonly Figure[]> {
  const page = await (
    await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
  ).newPage();
  // What runs in the page is compiled here, where functions are told their names.
  await page.addInitScript('globalThis.__name = (named) => named');
  const units = await openCrowdedBoard(page, site);
  await page.reload();
  await page.locator('.table-map .actor').first().waitFor();
  const throttled = await page.context().newCDPSession(page);
  await throttled.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const taps = (await page.evaluate(measureTaps)).sort((one, other) => one - other);
  const shown = (share: number) => `${quantile(taps, share).toFixed(0)} ms`;
  return [
    { what: 'units on the board', value: String(units) },
    { what: 'orders given by tap on that board', value: String(taps.length) },
    { what: `from a tap to the drawn order, ${SLOWER} times slower, p50`, value: shown(0.5) },
    { what: `from a tap to the drawn order, ${SLOWER} times slower, p95`, value: shown(0.95) },
  ];
}

/** @returns how many units stand on it */
async function openCrowdedBoard(page: Page, site: string): Promise<number> {
  for (let board = 0; board < BOARDS; board += 1) {
    await page.goto(site);
    await page.getByRole('button', { name: 'Play now: New York 2047' }).click();
    await page.waitForURL(/\/games\/practice/);
    const units = await playUntilCrowded(page);
    if (units !== null) return units;
  }
  throw new Error(`none of ${BOARDS} boards got crowded`);
}

/** Lets the best bot order for the visitor, so that the own side grows as a good player's does; stops where units move. */
async function playUntilCrowded(page: Page): Promise<number | null> {
  const game = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  for (;;) {
    const { status, step, me, position } = await page.evaluate(fetchGame, game);
    if (status === 'finished') return null;
    if (me.decision === null) continue;
    const own = position.units.filter(({ faction }) => faction === me.seat).length;
    if (own >= CROWDED && position.phase === 'orders') return position.units.length;
    const orders = ny2047.bots.sharp.orders(position, me.seat, textRandom(`tap ${step}`));
    await page.evaluate(sendOrders, { game, step, orders });
  }
}

interface Board {
  readonly status: string;
  readonly step: number;
  readonly me: { readonly seat: string; readonly decision: string | null };
  readonly position: { readonly phase: string; readonly units: readonly { readonly faction: string }[] };
}

/** Runs in the page. */
async function fetchGame(game: string): Promise<Board> {
  return (await fetch(`/v1/games/${game}`)).json();
}

/** Runs in the page. */
async function sendOrders({
  game,
  step,
  orders,
}: {
  game: string;
  step: number;
  orders: readonly unknown[];
}) {
  const body = JSON.stringify({ orders, ready: true });
  const headers = { 'content-type': 'application/json' };
  await fetch(`/v1/games/${game}/steps/${step}/orders`, { method: 'PUT', headers, body });
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
    const target = document.querySelector(`.table-map .space-area[data-place="${goal}"]`);
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
