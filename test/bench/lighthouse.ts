import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { GAME_SYSTEM_IDS, GAMES } from '../../engine/games';
import type { League, Leagues } from '../../functions/core/league/leagues.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { presentChromium } from '../support/chromium';
import { quantile } from '../support/quantiles';
import type { Figure } from './measuring';
import { withOwnHost } from './own-host';

/** Loads of each page; the median counts, because the machine is sometimes busy with other work. */
const RUNS = Number(process.env.LIGHTHOUSE_RUNS ?? 3);
/** Only pages whose names contain this. */
const ONLY = process.env.LIGHTHOUSE_PAGES ?? '';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Downloaded on demand: nothing else here uses its two hundred packages. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const DEVICES = { phone: [], desktop: ['--preset=desktop'] } as const;
/**
 * How the phone's connection is throttled: `simulate` loads the page at full speed and computes the result of a slow
 * connection; `devtools` slows down connection and processor while the page loads.
 */
const THROTTLING = process.env.LIGHTHOUSE_THROTTLING ?? 'simulate';
const ATTEMPTS = 4;
const LARGEST_REPORT = 64 * 2 ** 20;
/** The player whose seat the tables show. */
const PLAYER = { id: 'demo-ines', name: 'Ines Okafor' };

interface Visit {
  readonly page: string;
  readonly path: string;
  readonly cookie: string | null;
}

/** The four scores of Lighthouse for the pages that visitors see first, on a phone and on a desktop. */
export function benchLighthouse(): Promise<readonly Figure[]> {
  return withOwnHost(true, async (site) => {
    const visits = (await visitsOf(site)).filter(({ page }) => page.includes(ONLY));
    const figures: Figure[] = [];
    const speeds: number[] = [];
    for (const visit of visits)
      for (const device of devices()) {
        const results = await load(`${site}${visit.path}`, visit.cookie, device);
        process.stderr.write(`${visit.page}, ${device}: ${inWords(results)}\n`);
        speeds.push(...results.map(({ environment }) => environment.benchmarkIndex));
        figures.push({ what: `${visit.page}, ${device}`, value: inWords(results) });
      }
    const speed = quantile(speeds, 0.5).toFixed(0);
    return [
      { what: `pages, median of ${RUNS}`, value: CATEGORIES.join(', ') },
      ...figures,
      { what: 'benchmark index of this machine (a usual desktop: 1000 to 2000)', value: speed },
    ];
  });
}

/** A phone and a desktop, or the one that `LIGHTHOUSE_DEVICE` names. */
function devices(): readonly (keyof typeof DEVICES)[] {
  const { LIGHTHOUSE_DEVICE: only } = process.env;
  return (['phone', 'desktop'] as const).filter((device) => only === undefined || device === only);
}

/** The parts of a report that are read here (Lighthouse, `types/lhr`). */
interface Result {
  readonly categories: Readonly<
    Record<string, { score: number | null; auditRefs: readonly { id: string; weight: number }[] }>
  >;
  readonly audits: Readonly<Record<string, { score: number | null; numericValue?: number }>>;
  readonly environment: { readonly benchmarkIndex: number };
}

async function load(url: string, cookie: string | null, device: keyof typeof DEVICES): Promise<Result[]> {
  const results: Result[] = [];
  // The first run lets the platform compress each script, and does not count.
  for (let run = 0; run <= RUNS; run += 1) {
    const result = await loadOnce(url, cookie, device);
    if (run > 0) results.push(result);
  }
  return results;
}

/** Chromium sometimes loses the beginning of its trace: such a run is repeated. */
async function loadOnce(url: string, cookie: string | null, device: keyof typeof DEVICES): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await report(url, cookie, device).catch((failed: Error & { stderr?: string }) => failed);
    if (!(result instanceof Error)) return result;
    if (attempt === ATTEMPTS) throw new Error(`${url}: ${result.stderr ?? result.message}`);
  }
}

async function report(url: string, cookie: string | null, device: keyof typeof DEVICES): Promise<Result> {
  const chromium = presentChromium();
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      ...['--yes', LIGHTHOUSE, url, '--output=json', '--quiet', ...DEVICES[device]],
      `--only-categories=${CATEGORIES.join(',')}`,
      `--throttling-method=${THROTTLING}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-quic --disable-background-networking',
      ...(cookie === null ? [] : [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`]),
    ],
    {
      maxBuffer: LARGEST_REPORT,
      env: { ...process.env, ...(chromium !== undefined && { CHROME_PATH: chromium }) },
    },
  );
  return JSON.parse(stdout) as Result;
}

/** The median of each score, the parts of the speed score, and failures found in any run. */
function inWords(results: readonly Result[]): string {
  const median = (read: (result: Result) => number) => quantile(results.map(read), 0.5);
  const scores = CATEGORIES.map((id) =>
    String(Math.round(100 * median(({ categories }) => categories[id]?.score ?? 0))).padStart(3),
  );
  const measure = (id: string) => median(({ audits }) => audits[id]?.numericValue ?? 0);
  const [first, largest] = ['first-contentful-paint', 'largest-contentful-paint'].map(
    (id) => `${(measure(id) / 1000).toFixed(1)} s`,
  );
  const blocked = `${measure('total-blocking-time').toFixed(0)} ms`;
  const shift = measure('cumulative-layout-shift').toFixed(3);
  const faults = [...new Set(results.flatMap(faultsOf))].map((id) => `, ${id}`).join('');
  return `${scores.join(' ')}  first ${first}, largest ${largest}, blocked ${blocked}, shift ${shift}${faults}`;
}

/** The failed checks of all categories except speed. */
function faultsOf({ categories, audits }: Result): readonly string[] {
  return CATEGORIES.slice(1)
    .flatMap((id) => categories[id]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
}

async function visitsOf(site: string): Promise<readonly Visit[]> {
  const read = async <T>(path: string) => (await fetch(`${site}/v1${path}`)).json() as Promise<T>;
  const [league] = (await read<Leagues>('/leagues')).leagues;
  const { seasons } = await read<League>(`/leagues/${league?.id}`);
  const running = new Map(
    seasons.flatMap(({ id, system, status, name }) =>
      status === 'running' && name !== 'Always open' ? [[system, id] as const] : [],
    ),
  );
  const cookie = await cookieOf(site, PLAYER.name);
  const tables = await Promise.all(
    GAME_SYSTEM_IDS.map(async (id): Promise<readonly Visit[]> => {
      const { title } = GAMES[id];
      const { boards } = await read<Season>(`/seasons/${running.get(id)}`);
      const board = boards.find(({ seats }) => seats.some(({ player }) => player.id === PLAYER.id));
      if (board === undefined) throw new Error(`${PLAYER.name} plays no ${title}`);
      const path = `/games/${board.game}`;
      return [
        { page: `${title}, a visitor`, path, cookie: null },
        { page: `${title}, a player`, path, cookie },
      ];
    }),
  );
  return [
    { page: 'home', path: '/', cookie: null },
    { page: 'league', path: `/leagues/${league?.id}`, cookie: null },
    { page: 'leaderboard', path: '/ratings/overall', cookie: null },
    ...tables.flat(),
  ];
}

/** The cookie of a person of the demo league, logged in by one click. */
async function cookieOf(site: string, name: string): Promise<string> {
  const executablePath = presentChromium();
  const browser = await chromium.launch({
    args: ['--no-sandbox'],
    ...(executablePath !== undefined && { executablePath }),
  });
  try {
    const page = await browser.newPage();
    await page.goto(`${site}/signin`);
    await page.getByRole('button', { name }).click();
    await page.waitForURL(`${site}/`);
    const cookies = await page.context().cookies();
    return cookies.map((cookie) => `${cookie.name}=${cookie.value}`).join('; ');
  } finally {
    await browser.close();
  }
}
