import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAME_SYSTEM_IDS } from '../../engine/games';
import { sessionToken } from '../../functions/tokens';
import type { FunctionName } from '../../infra/entries';
import { type BuiltPages, readPages } from '../../infra/lib/open-next';
import { TABLE_PATHS } from '../../infra/lib/routes';
import { templates } from '../../infra/testing';
import { presentChromium } from '../support/chromium';
import { httpEvent } from '../support/lambda/events';
import type { DeployedFunction } from '../support/lambda/functions';
import { type DeployedPlatform, FROM_EDGE, SECRET, startDeployedPlatform } from '../support/lambda/platform';
import { isNightly } from '../support/nightly';
import { type Front, type Origin, startFront } from './front';
import { type LambdaEndpoint, startLambdaEndpoint } from './lambda-endpoint';

// The pages as `npm run build:aws` makes them for AWS: OpenNext's function in a process that can import only its own
// folder, which runs the API's bundles as Lambda would, behind the distribution of the template.

const MB = 2 ** 20;
/** The most that the pages' function may unpack to. */
const MOST_BYTES = 60 * MB;

let built: BuiltPages;
let platform: DeployedPlatform;
let fn: Readonly<Record<FunctionName, DeployedFunction>>;
let lambda: LambdaEndpoint;
let pages: DeployedFunction;
let front: Front;
let browser: Browser;
/** A running season of Olga's, in which Ines plays. */
let league: string;
let season: string;

/** What the origins of the template are on this machine, by a part of their domain names. */
function originOf(id: string): Origin {
  const origin = ORIGINS.find(([part]) => domainOf(id).includes(part))?.[1];
  if (origin === undefined) throw new Error(`nothing stands for the origin ${id}`);
  return origin();
}

const ORIGINS: readonly (readonly [string, () => Origin])[] = [
  ['PagesServer', () => ({ kind: 'function', serving: () => pages })],
  ['PagesApi', () => ({ kind: 'function', serving: () => pages })],
  ['Bucket', () => ({ kind: 'files', folder: resolve(built.assets.folder) })],
  // The API, and the URL of the function that answers on changes.
  ['', () => ({ kind: 'function', serving: (path) => fn[platform.serving(path)] })],
];

function domainOf(id: string): string {
  const { web } = templates('prod');
  const [distribution] = Object.values(web.findResources('AWS::CloudFront::Distribution'));
  const origins = distribution?.Properties.DistributionConfig.Origins as {
    Id: string;
    DomainName: unknown;
  }[];
  return JSON.stringify(origins.find((one) => one.Id === id)?.DomainName);
}

async function call(who: string, method: string, path: string, body?: unknown) {
  const token = await sessionToken(SECRET, { sub: who, name: who, email: `${who}@example.org` });
  const event = httpEvent(method, `/v1${path}`, token, body, FROM_EDGE);
  const reply = await fn[platform.serving(`/v1${path}`)].invoke<{ statusCode: number; body: string }>(event);
  expect(reply.statusCode, `${method} ${path}: ${reply.body}`).toBe(200);
  return JSON.parse(reply.body) as { id: string };
}

const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${front.address}${path}`, { headers });

/** The link to log in of the last mail. */
function lastLink(): string {
  const { raw } = platform.services.mails.at(-1) ?? { raw: '' };
  const text = raw.replaceAll('=\r\n', '').replaceAll('=3D', '=');
  return /https?:\/\/[^\s"<>]*signin\/confirm[^\s"<>]*/.exec(text)?.[0] ?? '';
}

describe.runIf(isNightly)('the pages as AWS runs them', () => {
  beforeAll(async () => {
    built = readPages();
    platform = await startDeployedPlatform();
    fn = await platform.startAll();
    lambda = await startLambdaEndpoint({ tables: fn.api, leagues: fn.leagues });
    front = await startFront(templates('prod').web, originOf);
    pages = await platform.startPages(built.server.folder, {
      NEXTAUTH_URL: front.address,
      API_FUNCTIONS: JSON.stringify({ tables: 'tables', leagues: 'leagues', paths: TABLE_PATHS }),
      AWS_ENDPOINT_URL_LAMBDA: lambda.endpoint,
    });
    ({ id: league } = await call('olga', 'POST', '/leagues', { name: 'On AWS' }));
    const settings = { name: 'Season 1', system: 'ny2047', deadlines: { orders: 60, adjustment: 30 } };
    ({ id: season } = await call('olga', 'POST', `/leagues/${league}/seasons`, settings));
    await call('ines', 'POST', `/seasons/${season}/entries`);
    await call('olga', 'POST', `/seasons/${season}/start`, {});
    await platform.follow(fn);
    const executablePath = presentChromium();
    browser = await chromium.launch({
      args: ['--no-sandbox', '--disable-gpu'],
      ...(executablePath !== undefined && { executablePath }),
    });
  }, 600_000);

  afterAll(async () => {
    await browser?.close();
    front?.close();
    lambda?.close();
    await platform?.close();
  });

  test('every kind of page is answered, with its policy of content', async () => {
    const games = GAME_SYSTEM_IDS.flatMap((id) => [`/${id}`, `/${id}/rules`]);
    const table = `/games/${season}r1b1`;
    const parts = ['', '/players', '/rounds', '/standing', '/statistics'].map(
      (part) => `/seasons/${season}${part}`,
    );
    const rooms = ['', '/seasons', '/members', '/log', '/ratings'].map((room) => `/leagues/${league}${room}`);
    const others = ['/', '/games', '/leagues', '/join', '/ratings', '/live', '/practice', '/maps', '/signin'];
    const texts = ['/credits', '/privacy', '/terms', '/reference', '/ny2047/learn', '/ny2047/gallery'];
    for (const path of [...others, ...texts, ...games, ...rooms, ...parts, table, `${table}/replay`]) {
      const answer = await get(path);
      const html = await answer.text();
      expect([path, answer.status]).toEqual([path, 200]);
      expect(answer.headers.get('content-security-policy'), path).toContain("default-src 'self'");
      expect(answer.headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(html, path).toMatch(/<h1[ >]/);
    }
  });

  test('what is not a page is answered as what it is', async () => {
    const kinds = {
      '/worker.js': 'javascript',
      '/robots.txt': 'text/plain',
      '/.well-known/security.txt': 'text/plain',
      '/sitemap.xml': 'xml',
      '/manifest.webmanifest': 'manifest+json',
      [`/leagues/${league}/link-picture`]: 'image/png',
      [`/games/${season}r1b1/link-picture`]: 'image/png',
      [`/v1/seasons/${season}/feed.atom`]: 'atom+xml',
      [`/v1/changed/games/${season}r1b1`]: 'json',
    };
    for (const [path, kind] of Object.entries(kinds)) {
      const answer = await get(path);
      const bytes = (await answer.arrayBuffer()).byteLength;
      expect([path, answer.status, bytes > 0]).toEqual([path, 200, true]);
      expect(answer.headers.get('content-type'), path).toContain(kind);
    }
  });

  test('each file that a page names is in the bucket; what is gone is no page', async () => {
    const html = await (await get('/')).text();
    const named = new Set(html.match(/\/_next\/static\/[\w./~-]+\.(js|css|woff2)/g));
    expect(named.size).toBeGreaterThan(5);
    for (const path of named) expect([path, (await get(path)).status]).toEqual([path, 200]);
    const gone = await get('/_next/static/chunks/of-an-earlier-release.js');
    expect([gone.status, gone.headers.get('content-type')]).toEqual([403, 'application/xml']);
    expect((await get('/no/such/page')).status).toBe(404);
    expect((await get('/games/nowhere')).status).toBe(404);
  });

  test('a page that is opened from another arrives as data', async () => {
    const answer = await get('/games', { rsc: '1' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/x-component');
  });

  test('the language of a visitor is chosen at the edge', async () => {
    for (const language of ['en', 'de', 'es'])
      expect(await (await get('/games', { 'accept-language': language })).text()).toContain(
        `<html lang="${language}"`,
      );
  });

  test('nobody gets past the distribution', async () => {
    const event = { ...httpEvent('GET', '/games', ''), headers: { host: 'origin.lambda-url.example' } };
    expect(await pages.invoke(event)).toMatchObject({ statusCode: 403 });
  });

  test('a form that a browser posts without scripts opens a board, for a guest', async () => {
    const post = (origin: string) =>
      fetch(`${front.address}/api/play`, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          origin,
          'sec-fetch-site': 'same-origin',
        },
        body: new URLSearchParams({ system: 'ny2047', level: 'gentle' }),
        redirect: 'manual',
      });
    const opened = await post(front.address);
    expect([opened.status, opened.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^\/games\/practice\w+$/),
    ]);
    expect(opened.headers.getSetCookie().join()).toContain('session');
  });

  describe('in a browser', () => {
    let page: Page;
    const failures: string[] = [];

    beforeAll(async () => {
      const context = await browser.newContext({ locale: 'en-GB', permissions: ['notifications'] });
      page = await context.newPage();
      page.on('pageerror', (error) => failures.push(error.message));
      page.on('response', (answer) => {
        if (answer.status() >= 500) failures.push(`${answer.status()} ${answer.url()}`);
      });
    });
    afterAll(() => page?.context().close());

    test('a newcomer logs in by mail', async () => {
      await page.goto(`${front.address}/signin`);
      await page.getByRole('textbox').fill('newcomer@example.org');
      await page.getByRole('button', { name: /link/i }).click();
      await page.waitForURL(/signin\/sent/, { timeout: 120_000 });
      expect(platform.services.mails.at(-1)).toMatchObject({ configurationSet: 'turreton-mail' });
      await page.goto(lastLink());
      await page.getByRole('button', { name: /^Log in/ }).click();
      await page.getByLabel('Name').fill('Mara Mailed');
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.waitForURL(`${front.address}/`);
      expect(failures).toEqual([]);
    });

    test('the worker is installed, shows a push, and opens pages without a connection', async () => {
      const devtools = await page.context().newCDPSession(page);
      const registered = new Promise<string>((done) => {
        devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
          const found = registrations.find(({ isDeleted }) => !isDeleted);
          if (found !== undefined) done(found.registrationId);
        });
      });
      await devtools.send('ServiceWorker.enable');
      await page.evaluate(() => navigator.serviceWorker.ready);
      const push = { title: 'One order missing', body: 'Closes today', path: '/games/one', tag: 'a' };
      const { origin } = new URL(front.address);
      const data = JSON.stringify(push);
      await devtools.send('ServiceWorker.deliverPushMessage', {
        origin,
        registrationId: await registered,
        data,
      });
      const shown = () =>
        page.evaluate(async () =>
          (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title }) => title),
        );
      await expect.poll(shown).toEqual([push.title]);
      await page.reload({ waitUntil: 'networkidle' });
      await page.context().setOffline(true);
      await page.goto(`${front.address}/ny2047/rules`);
      expect(await page.getByRole('heading', { level: 1 }).textContent()).not.toBe('');
      await page.context().setOffline(false);
      expect(failures).toEqual([]);
    });
  });

  test('figures of the function: its size, the time to load it, its memory', async () => {
    const files = readdirSync(built.server.folder, { recursive: true, encoding: 'utf8' });
    const sizes = files
      .map((path) => statSync(join(built.server.folder, path)))
      .filter((one) => one.isFile());
    const bytes = sizes.reduce((all, { size }) => all + size, 0);
    const { loadMs, memory } = await pages.figures();
    const code = readFileSync(join(built.server.folder, 'index.mjs')).byteLength;
    expect(code).toBeGreaterThan(0);
    console.log(
      `The pages' function: ${(bytes / MB).toFixed(1)} MB unpacked, loaded in ${loadMs.toFixed(0)} ms, ${(memory / MB).toFixed(0)} MB of memory after these pages`,
    );
    expect(bytes).toBeLessThan(MOST_BYTES);
  });
});
