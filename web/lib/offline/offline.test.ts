import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Me } from '../../../functions/core/account/me.schema';
import { openTab, type Tab } from '../../../test/support/browser-tab';
import { type Asked, fakedPlatform, refusal } from '../../../test/support/faked-platform';
import { logOut } from '../log-out';
import { cachePage, lastSeen } from './cache-page';
import { forgetReader } from './forget';
import { pageToKeep } from './keep-page';
import {
  type CachedTable,
  cachedTable,
  cachedTables,
  type Draft,
  draftOf,
  drafts,
  dropDraft,
  forgetKept,
  forgetOutcomes,
  forgetPages,
  keepFor,
  keepOutcome,
  keepOutcomeWords,
  keepTable,
  keptOutcomeWords,
  markTaken,
  type OutcomeWords,
  outcomes,
  PAGES,
  saveOfflineDraft,
  takenOf,
} from './offline-db';
import { outcomeText } from './outcome-text';
import { queueOrders } from './queue-orders';
import { sendAndRead } from './send-and-read';
import { fateOf, sendDrafts } from './send-drafts';

let tab: Tab;
beforeEach(async () => {
  tab = await openTab({ hasWorker: true });
  await forgetKept();
});
afterEach(() => tab.close());

const draft = (game: string, more: Partial<Draft> = {}): Draft => ({
  ...{ reader: 'ann', game, title: `Game ${game}`, step: 3, orders: ['x'], ready: true, version: 2 },
  ...more,
});

const WORDS: OutcomeWords = {
  stored: 'Stored at {time}.',
  closed: 'Too late.',
  elsewhere: 'Changed elsewhere.',
  refused: 'Refused: {detail}',
  'logged-out': 'Log in.',
};

const NOW = '2026-01-01T00:00:00.000Z';

function tableAt(now: string, me: object = {}, id = 'g'): CachedTable {
  const game = { id, now, me: { seat: 'a', keeper: 'ann', ...me } };
  return { game, press: { mark: now } } as unknown as CachedTable;
}

/** A platform on which somebody is logged in, and which answers orders so. */
function platformFor(player: string | null, orders: (asked: Asked) => unknown = () => ({ storedAt: NOW })) {
  const me = { player: player === null ? null : { id: player } } as Me;
  return fakedPlatform((asked) => (asked.path === '/me' ? me : orders(asked)));
}

const NONE_OPEN = async () => false;

describe('the storage of a device', () => {
  test('belongs to one reader: with another one it is empty', async () => {
    await keepFor('ann');
    await saveOfflineDraft(draft('g'));
    await keepFor('ann');
    expect(await drafts()).toHaveLength(1);
    await (await caches.open(PAGES)).put('/', new Response());
    await keepFor('bob');
    expect([await drafts(), tab.device.caches.size]).toEqual([[], 0]);
    await keepTable(tableAt(NOW, { keeper: 'bob' }));
    expect(await cachedTables()).toHaveLength(1);
  });

  test('keeps a draft, an outcome and a table for each game', async () => {
    await keepFor('ann');
    for (const game of ['g', 'h']) {
      await saveOfflineDraft(draft(game, { step: 1 }));
      await saveOfflineDraft(draft(game));
      await keepOutcome({ game, title: game, fate: 'stored', detail: NOW });
      await keepTable(tableAt(NOW, {}, game));
    }
    expect((await drafts()).map(({ game, step }) => `${game} ${step}`)).toEqual(['g 3', 'h 3']);
    expect((await outcomes()).map(({ game }) => game)).toEqual(['g', 'h']);
    expect((await cachedTables()).map(({ game }) => game.id)).toEqual(['g', 'h']);
    expect(await draftOf('h')).toEqual(draft('h'));
    await dropDraft(draft('g'));
    expect([await draftOf('g'), (await draftOf('h'))?.game]).toEqual([undefined, 'h']);
    await forgetOutcomes();
    expect([await outcomes(), (await drafts()).length, (await cachedTables()).length]).toEqual([[], 1, 2]);
  });

  test('forgets pages and tables without drafts when nobody is logged in', async () => {
    await keepFor('ann');
    await saveOfflineDraft(draft('g'));
    await keepTable(tableAt(NOW));
    await (await caches.open(PAGES)).put('/', new Response());
    await forgetPages();
    expect([await cachedTables(), (await drafts()).length, tab.device.caches.size]).toEqual([[], 1, 0]);
  });

  test.each([
    ['a newer one', '2026-01-01T00:00:01.000Z', {}, '2026-01-01T00:00:01.000Z'],
    ['one of the same moment', NOW, { seat: 'b' }, NOW],
    ['no older one', '2025-12-31T23:59:59.000Z', {}, NOW],
    ['none of a visitor', '2026-01-01T00:00:01.000Z', { keeper: null }, NOW],
    ['none without a seat', '2026-01-01T00:00:01.000Z', { seat: null }, NOW],
    ['none of another reader', '2026-01-01T00:00:01.000Z', { keeper: 'bob' }, NOW],
  ])('takes in place of a table %s', async (_, now, me, kept) => {
    await keepFor('ann');
    await keepTable(tableAt(NOW));
    await keepTable(tableAt(now, me));
    const table = await cachedTable('g');
    expect([table?.game.now, table?.press.mark]).toEqual([kept, kept]);
    if (kept === now) expect(table?.game.me).toMatchObject(me);
    expect(await lastSeen('g')).toBe(kept);
  });

  test('was last seen never where there is no table', async () => {
    expect([await lastSeen('g'), await lastSeen(undefined)]).toEqual([undefined, undefined]);
  });

  test('takes words for outcomes only while it has a reader', async () => {
    await keepOutcomeWords(WORDS);
    expect(await keptOutcomeWords()).toBeUndefined();
    await keepFor('ann');
    await keepOutcomeWords(WORDS);
    expect(await keptOutcomeWords()).toEqual(WORDS);
  });

  test('is empty after a logout, except for what belongs to nobody', async () => {
    await keepFor('ann');
    await saveOfflineDraft(draft('g'));
    localStorage.setItem('lessons-done', 'a');
    localStorage.setItem('press-draft:g:all', 'secret');
    localStorage.setItem('unanswered', '[]');
    await forgetReader();
    expect([await drafts(), Object.keys(localStorage), tab.device.state.badges]).toEqual([
      [],
      ['lessons-done'],
      [null],
    ]);
  });

  test('is empty after a logout in which another page has stored something, and the home page opens', async () => {
    const platform = fakedPlatform(({ path }) => {
      localStorage.setItem('press-draft:g:all', path);
      return { csrfToken: 't' };
    });
    const opened: string[] = [];
    vi.spyOn(tab.window.location, 'assign').mockImplementation((to) => void opened.push(String(to)));
    await keepFor('ann');
    await saveOfflineDraft(draft('g'));
    await logOut();
    expect(platform.lines()).toEqual(['GET /api/auth/csrf', 'POST /api/auth/signout']);
    expect(Object.fromEntries(platform.asked[1]?.body as URLSearchParams)).toMatchObject({ csrfToken: 't' });
    expect([Object.keys(localStorage), await drafts(), opened]).toEqual([[], [], ['/']]);
  });
});

describe('drafts that are sent later', () => {
  test.each([
    ['a success', { ok: true, value: null }, 'stored'],
    ['no network', [0, 'unreachable'], null],
    ['too many requests', [429, 'too-many'], null],
    ['a failure', [500, 'http-500'], null],
    ['a busy platform', [503, 'busy'], null],
    ['a closed step', [409, 'step-closed'], 'closed'],
    ['a later step', [409, 'stale-step'], 'closed'],
    ['another list', [409, 'version-conflict'], 'elsewhere'],
    ['another conflict', [409, 'finished'], 'refused'],
    ['a wrong list', [422, 'orders-refused'], 'refused'],
    ['no login', [401, 'not-logged-in'], 'logged-out'],
    ['no right', [403, 'forbidden'], 'refused'],
    ['no game', [404, 'not-found'], 'refused'],
  ] as const)('mean for %s: %s', (_, said, fate) => {
    const answer =
      'ok' in said
        ? said
        : {
            ...{ ok: false as const, status: said[0] },
            problem: { type: '', title: '', status: said[0], detail: '', code: said[1] },
          };
    expect(fateOf(answer)).toBe(fate);
  });

  test.each([
    ['none', 'stored', false],
    ['lost', null, true],
    ['answer-lost', null, true],
    [429, null, true],
    [500, null, true],
    [401, 'logged-out', true],
    [403, 'refused', false],
  ] as const)('after %s have the fate %s, and are still there: %s', async (fault, fate, isKept) => {
    await saveOfflineDraft(draft('g'));
    const platform = platformFor('ann');
    platform.faults.push('none', fault);
    const told = await sendDrafts(NONE_OPEN);
    expect(told.map((one) => one.fate)).toEqual(fate === null ? [] : [fate]);
    expect(await outcomes()).toEqual(told);
    expect((await drafts()).length).toBe(isKept ? 1 : 0);
  });

  test.each([
    ['step-closed', 'closed'],
    ['stale-step', 'closed'],
    ['version-conflict', 'elsewhere'],
    ['orders-refused', 'refused'],
  ] as const)('that were refused with %s are told and dropped', async (code, fate) => {
    await saveOfflineDraft(draft('g'));
    platformFor('ann', () => refusal(409, code, 'Why.'));
    expect(await sendDrafts(NONE_OPEN)).toEqual([{ game: 'g', title: 'Game g', fate, detail: 'Why.' }]);
    expect(await drafts()).toEqual([]);
  });

  test('are sent as they were given, each to its game and step', async () => {
    await saveOfflineDraft(draft('g'));
    await saveOfflineDraft(draft('h/2', { step: 4, orders: [], ready: false, version: 0 }));
    const platform = platformFor('ann');
    expect(await sendDrafts(NONE_OPEN)).toEqual([
      { game: 'g', title: 'Game g', fate: 'stored', detail: NOW },
      { game: 'h/2', title: 'Game h/2', fate: 'stored', detail: NOW },
    ]);
    expect(platform.asked.slice(1).map(({ method, path, body }) => [method, path, body])).toEqual([
      ['PUT', '/games/g/steps/3/orders', { orders: ['x'], ready: true, version: 2 }],
      ['PUT', '/games/h%2F2/steps/4/orders', { orders: [], ready: false, version: 0 }],
    ]);
  });

  test('are left to an open table of their game', async () => {
    await saveOfflineDraft(draft('g'));
    await saveOfflineDraft(draft('h'));
    const platform = platformFor('ann');
    expect((await sendDrafts(async (game) => game === 'g')).map(({ game }) => game)).toEqual(['h']);
    expect(platform.lines()).toEqual(['GET /me', 'PUT /games/h/steps/3/orders']);
    expect((await drafts()).map(({ game }) => game)).toEqual(['g']);
  });

  test('ask nothing where there are none, and send nothing while it is unknown who is logged in', async () => {
    const platform = platformFor('ann');
    expect(await sendDrafts(NONE_OPEN)).toEqual([]);
    expect(platform.asked).toEqual([]);
    await saveOfflineDraft(draft('g'));
    platform.faults.push('lost', 503);
    for (const times of [1, 2]) {
      expect(await sendDrafts(NONE_OPEN)).toEqual([]);
      expect(platform.asked).toHaveLength(times);
    }
    expect(await drafts()).toHaveLength(1);
  });

  test('wait for their reader while nobody is logged in, and say so', async () => {
    await keepFor('ann');
    await saveOfflineDraft(draft('g'));
    const platform = platformFor(null);
    const told = await sendDrafts(NONE_OPEN);
    expect(told).toEqual([{ game: 'g', title: 'Game g', fate: 'logged-out', detail: '' }]);
    expect([await outcomes(), await drafts()]).toEqual([told, [draft('g')]]);
    expect(platform.lines()).toEqual(['GET /me']);
  });

  test('of another reader are never sent: the login of somebody else discards them', async () => {
    await keepFor('ann');
    await saveOfflineDraft(draft('g'));
    await keepTable(tableAt(NOW));
    const platform = platformFor('bob');
    expect(await sendDrafts(NONE_OPEN)).toEqual([]);
    expect(platform.lines()).toEqual(['GET /me']);
    expect([await drafts(), await outcomes(), await cachedTables()]).toEqual([[], [], []]);
    await keepTable(tableAt(NOW, { keeper: 'bob' }));
    expect(await cachedTables()).toHaveLength(1);
  });

  test('are sent once by two pages at the same time', async () => {
    await saveOfflineDraft(draft('g'));
    const platform = platformFor('ann');
    const both = await Promise.all([sendDrafts(NONE_OPEN), sendDrafts(NONE_OPEN)]);
    expect(both.flat()).toHaveLength(1);
    expect(platform.lines()).toEqual(['GET /me', 'PUT /games/g/steps/3/orders']);
  });

  test('are queued for the worker where the browser can wake it', async () => {
    await queueOrders(draft('g'));
    expect([await draftOf('g'), tab.device.state.asked]).toEqual([draft('g'), ['sync drafts']]);
    tab.device.state.hasWorker = false;
    await queueOrders(draft('h'));
    expect(await draftOf('h')).toEqual(draft('h'));
  });
});

describe('a page that sends drafts', () => {
  test.each([
    ['/', ['g', 'h'], false],
    ['/games/g', ['h'], false],
    ['/games/g/notes', ['g', 'h'], false],
  ])('at %s sends those of %j and tells their outcomes', async (path, sent, areLeft) => {
    await tab.close();
    tab = await openTab({ path, hasWorker: true });
    await forgetKept();
    await keepFor('ann');
    await saveOfflineDraft(draft('g'));
    await saveOfflineDraft(draft('h'));
    platformFor('ann', () => refusal(422, 'orders-refused', 'Not so.'));
    const told = await sendAndRead(WORDS);
    expect(told.outcomes.map(({ game, said }) => [game, said])).toEqual(
      sent.map((game) => [game, 'Refused: Not so.']),
    );
    expect(told.areLeft).toBe(areLeft);
    expect(await keptOutcomeWords()).toEqual(WORDS);
  });

  test('knows whether some are left that were not answered', async () => {
    await saveOfflineDraft(draft('g'));
    const platform = platformFor('ann');
    platform.faults.push('none', 503);
    expect(await sendAndRead(WORDS)).toEqual({ outcomes: [], areLeft: true });
    expect((await sendAndRead(WORDS)).areLeft).toBe(false);
  });

  test.each([
    ['stored', NOW, `Stored at ${new Date(NOW).toLocaleTimeString()}.`],
    ['closed', '', 'Too late.'],
    ['elsewhere', '', 'Changed elsewhere.'],
    ['refused', '$& and $1', 'Refused: $& and $1'],
    ['logged-out', '', 'Log in.'],
  ] as const)('says what became of orders that were %s', (fate, detail, words) => {
    expect(outcomeText({ fate, detail }, WORDS)).toBe(words);
  });
});

describe('a page that is kept for use without network', () => {
  const page = (reader: string | null, more: ResponseInit = {}) =>
    new Response(reader === null ? '<p>' : `<p data-keeper="${reader}">`, {
      headers: { date: new Date().toUTCString() },
      ...more,
    });

  test('is marked as kept, for the reader whom it names', async () => {
    await keepFor('bob');
    await saveOfflineDraft(draft('g', { reader: 'bob' }));
    const kept = await pageToKeep('/games/g', page('ann'));
    expect([kept?.status, kept?.headers.get('server-timing'), await kept?.text()]).toEqual([
      200,
      'kept',
      '<p data-keeper="ann">',
    ]);
    expect(await drafts()).toEqual([]);
  });

  test.each([
    ['names no reader', page(null)],
    ['is a failure', page('ann', { status: 500 })],
    ['is partial', page('ann', { status: 206 })],
    ['was redirected', Object.defineProperty(page('ann'), 'redirected', { value: true })],
  ])('is not kept where it %s', async (_, answer) => {
    expect(await pageToKeep('/games/g', answer)).toBeNull();
  });

  test.each([
    ['/', 0],
    ['/games/g', 1],
  ])('without a reader at %s leaves %d tables', async (path, left) => {
    await keepFor('ann');
    await keepTable(tableAt(NOW));
    await pageToKeep(path, page(null));
    expect(await cachedTables()).toHaveLength(left);
  });

  const MINUTE = 60_000;
  test.each([
    ['/games/g', 60 * MINUTE, 1],
    ['/', 10 * MINUTE - 1000, 1],
    ['/', 10 * MINUTE, 2],
  ])('at %s is fetched again after %d ms: %d times in all', async (path, later, times) => {
    await tab.close();
    tab = await openTab({ path });
    await forgetKept();
    let fetched = 0;
    vi.stubGlobal('fetch', async () => {
      fetched += 1;
      return page('ann');
    });
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
    vi.stubEnv('NEXT_PUBLIC_RELEASE', 'r1');
    await cachePage('ann');
    expect(tab.device.state.asked).toEqual(['register /worker.js', 'claim']);
    expect(await (await caches.open(PAGES)).match(path)).toBeDefined();
    vi.setSystemTime(Date.now() + later);
    await cachePage('ann');
    expect(fetched).toBe(times);
    vi.unstubAllEnvs();
  });

  test('comes with its scripts and those that they name, once for each release', async () => {
    const scripts: Record<string, string> = {
      '/_next/static/chunks/a.js': 'load("static/chunks/b.js"), "static/chunks/c.css"',
      '/_next/static/chunks/b.js': '"static/chunks/a.js" "static/chunks/gone.js"',
      '/_next/static/chunks/c.css': '"static/chunks/d.js"',
    };
    const fetched: string[] = [];
    vi.stubGlobal('fetch', async (path: string) => {
      fetched.push(path);
      if (path === '/') return page('ann');
      return path in scripts ? new Response(scripts[path]) : new Response('', { status: 404 });
    });
    const names = ['/_next/static/chunks/a.js', '/v1/me', '/icon.png'].map(
      (path) => `http://localhost:3000${path}`,
    );
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue(
      [...names, 'http://elsewhere/_next/static/x.js'].map((name) => ({ name })) as never,
    );
    vi.stubEnv('NEXT_PUBLIC_RELEASE', 'r1');
    await cachePage('ann');
    expect(fetched).toEqual(['/', ...Object.keys(scripts), '/_next/static/chunks/gone.js']);
    expect(await takenOf('/')).toBe('r1');
    fetched.splice(0);
    await cachePage('ann');
    expect(fetched).toEqual([]);
    vi.stubEnv('NEXT_PUBLIC_RELEASE', 'r2');
    await cachePage('ann');
    expect([fetched, await takenOf('/')]).toEqual([['/_next/static/chunks/gone.js'], 'r2']);
    await markTaken('/', 'r3');
    expect(await takenOf('/')).toBe('r3');
    vi.unstubAllEnvs();
  });
});

test('a page comes from this device if its document says so, until it was shown anew', async () => {
  // A freshly loaded page has not been shown anew.
  const fresh = './from-device?fresh';
  const { isFromDevice, noteRefreshed }: typeof import('./from-device') = await import(
    /* @vite-ignore */ fresh
  );
  const document = (name: string, ...marks: string[]) =>
    vi
      .spyOn(performance, 'getEntriesByType')
      .mockReturnValue([
        { name: `http://localhost:3000${name}`, serverTiming: marks.map((mark) => ({ name: mark })) },
      ] as never);
  document('/', 'cache', 'kept');
  expect(isFromDevice()).toBe(true);
  document('/', 'cache');
  expect(isFromDevice()).toBe(false);
  // The reader has gone on to another page without loading a document.
  document('/games/g', 'kept');
  expect(isFromDevice()).toBe(false);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
  expect(isFromDevice()).toBe(false);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name: 'http://localhost:3000/' }] as never);
  expect(isFromDevice()).toBe(false);
  document('/', 'kept');
  noteRefreshed();
  expect(isFromDevice()).toBe(false);
});
