import { type Browser, chromium, type Page } from '@playwright/test';
import { GAMES } from '../../engine/games';
import { textRandom } from '../../engine/random';
import { gameSystem } from '../../engine/systems';
import { presentChromium } from '../support/chromium';
import { quantile } from '../support/quantiles';
import type { Figure } from './measuring';
import { withOwnHost } from './own-host';

/** The factor by which the phone is slower than this machine. */
const SLOWER = 4;
/** The games whose orders are drawn on a map. */
const GAMES_WITH_ARROWS = ['ny2047', 'classic'] as const;
/** The number of own units on a crowded board: more than a fair share of it. */
const CROWDED = 8;
/** The steps within which the strongest bot has that many against gentle ones. */
const MOST_STEPS = 40;

type DrawnGame = (typeof GAMES_WITH_ARROWS)[number];

/** The time from a tap on a target to the drawn order on a crowded board, in a browser with a throttled processor. */
export async function benchTap(): Promise<readonly Figure[]> {
  const executablePath = presentChromium();
  return withOwnHost(false, async (site) => {
    const browser = await chromium.launch({
      args: ['--no-sandbox'],
      ...(executablePath !== undefined && { executablePath }),
    });
    try {
      const figures: Figure[] = [];
      for (const game of GAMES_WITH_ARROWS) figures.push(...(await measure(browser, site, game)));
      return figures;
    } finally {
      await browser.close();
    }
  });
}

async function measure(browser: Browser, site: string, system: DrawnGame): Promise<readonly Figure[]> {
  const { title } = GAMES[system];
  const page = await (
    await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
  ).newPage();
  // The compiler here gives functions their names, also in code that runs in the page.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.goto(site);
  await page.getByRole('button', { name: `Play now: ${title}` }).click();
  await page.waitForURL(/\/games\/practice/);
  const units = await playUntilCrowded(page, system);
  await page.reload();
  await page.locator('.table-map .actor').first().waitFor();
  const throttled = await page.context().newCDPSession(page);
  await throttled.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const taps = await page.evaluate(measureTaps);
  if (taps.length < CROWDED) throw new Error(`${title}: ${taps.length} orders drawn for ${CROWDED} units`);
  const shown = (sample: readonly number[], share: number) => `${quantile(sample, share).toFixed(0)} ms`;
  const what = `${title}, ${units} units: from a tap to the drawn order, ${SLOWER} times slower`;
  return [
    { what: `${what}, p50`, value: shown(taps, 0.5) },
    { what: `${what}, p95`, value: shown(taps, 0.95) },
    { what: `${title}: the last of ${taps.length} orders`, value: shown(taps.slice(-1), 0) },
  ];
}

/**
 * The strongest bot orders for the visitor until their side is large and its units move.
 * @returns the units on the board
 */
async function playUntilCrowded(page: Page, system: DrawnGame): Promise<number> {
  const game = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  for (let played = 0; played < MOST_STEPS; ) {
    const { status, step, me, position } = await page.evaluate(fetchGame, game);
    if (status === 'finished') throw new Error('the game ended before its board was crowded');
    if (me.decision === null) continue;
    const own = position.units.filter(({ faction, power }) => (faction ?? power) === me.seat);
    if (own.length >= CROWDED && position.phase === 'orders') return position.units.length;
    const orders = gameSystem(system).bots.sharp.orders(position, me.seat, textRandom(`tap ${step}`));
    await page.evaluate(sendOrders, { game, step, orders });
    played += 1;
  }
  throw new Error(`no board of ${GAMES[system].title} was crowded after ${MOST_STEPS} steps`);
}

interface Board {
  readonly status: string;
  readonly step: number;
  readonly me: { readonly seat: string; readonly decision: string | null };
  readonly position: {
    readonly phase: string;
    readonly units: readonly { readonly faction?: string; readonly power?: string }[];
  };
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

/**
 * Runs in the page: taps a target of each own piece that has no order.
 * @returns the time of each tap, in milliseconds
 */
async function measureTaps(): Promise<number[]> {
  // The first task after the paint: the reader does not wait for what the page does with the order after it is drawn.
  const painted = () =>
    new Promise<number>((done) => {
      const note = () => done(performance.now());
      requestAnimationFrame(() => void scheduler.postTask(note, { priority: 'user-blocking' }));
    });
  const click = (element: Element) => element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  // Arrows are paths; rings are circles, and the marks of targets reuse existing outlines.
  const drawn = () => document.querySelectorAll('.table-map svg.map path').length;
  const took: number[] = [];
  for (let order = 0; order < 40; order += 1) {
    const piece = document.querySelector('.table-map .actor.unordered');
    if (piece === null) break;
    click(piece);
    // The first tap waits until the page is ready.
    const goalsNow = () => [...document.querySelectorAll('.table-map .space-goal')];
    for (let frames = 0; goalsNow().length === 0 && frames < 600; frames += 1) await painted();
    const goals = goalsNow();
    const goal = goals[order % goals.length]?.getAttribute('href')?.replace(/^#[a-z]+-/, '');
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
