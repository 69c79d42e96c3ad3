import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Me } from '../../../functions/core/account/me.schema';
import { openTab, type Tab } from '../../../test/support/browser-tab';
import { fakedPlatform } from '../../../test/support/faked-platform';
import { shownTable } from '../../../test/support/shown-game';
import { keepChoice } from '../../lib/keep-choice';
import {
  type CachedTable,
  type Draft,
  drafts,
  forgetKept,
  keepFor,
  keepTable,
  type OutcomeWords,
  outcomes,
  saveOfflineDraft,
} from '../../lib/offline/offline-db';
import { waitingElsewhere } from '../../lib/waiting-boards';
import { LanguageChoice } from '../frame/language-choice';
import { ReaderProvider } from '../frame/reader';
import { RefreshPage } from '../frame/refresh-page';
// What the parts load later, so that it is there as soon as they ask.
import '../../lib/offline/cache-page';
import '../../lib/offline/send-and-read';
import './sent-outcomes';
import { CachePage } from './cache-page';
import { OfflinePages } from './offline-pages';
import { SentLater } from './sent-later';
import { TryAgain } from './try-again';
import { WaitingBadge } from './waiting-badge';

let tab: Tab;
async function open(path = '/', hasWorker = true): Promise<void> {
  tab = await openTab({ path, hasWorker });
  await forgetKept();
}
beforeEach(() => open());
afterEach(() => tab.close());

const draft = (game: string): Draft => ({
  ...{ reader: 'ann', game, title: `Game ${game}`, step: 3, orders: ['x'], ready: true, version: 2 },
});
const WORDS: OutcomeWords = {
  ...{
    stored: 'Stored.',
    closed: 'Too late.',
    elsewhere: 'Elsewhere.',
    refused: '{detail}',
    'logged-out': 'Log in.',
  },
};
const NOW = '2026-01-01T00:00:00.000Z';

function platformFor(player: string | null) {
  const me = { player: player === null ? null : { id: player } } as Me;
  return fakedPlatform(({ path }) => (path === '/me' ? me : { storedAt: NOW }));
}

describe('drafts that a page of the site sends', () => {
  const later = (words = WORDS) => tab.show(createElement(SentLater, { dismissWord: 'OK', words }));
  const text = (page: { readonly container: HTMLElement }) => page.container.textContent;

  test('are sent as the page opens, and their outcomes stay until they are dismissed', async () => {
    await keepFor('ann');
    await saveOfflineDraft(draft('g'));
    platformFor('ann');
    const page = await later();
    await tab.passes(0);
    await tab.passes(0);
    expect(text(page)).toBe('Game g: Stored.OK');
    await tab.does(() => page.container.querySelector('button')?.click());
    expect([text(page), await outcomes()]).toEqual(['', []]);
  });

  test('are sent again every five seconds while some are left, and when the browser is online', async () => {
    await keepFor('ann');
    await saveOfflineDraft(draft('g'));
    const platform = platformFor('ann');
    platform.faults.push('lost', 'lost', 'none', 503);
    const page = await later();
    const asked = [platform.asked.length];
    for (const milliseconds of [4_999, 1]) {
      await tab.passes(milliseconds);
      asked.push(platform.asked.length);
    }
    await tab.hears('online');
    asked.push(platform.asked.length);
    await tab.passes(4_999);
    asked.push(platform.asked.length);
    await tab.passes(1);
    asked.push(platform.asked.length);
    expect(asked).toEqual([1, 1, 2, 4, 4, 6]);
    expect([text(page), await drafts()]).toEqual(['Game g: Stored.OK', []]);
    await tab.passes(60_000);
    expect(platform.asked).toHaveLength(6);
  });

  test('are sent no more once the page was left', async () => {
    await keepFor('ann');
    await saveOfflineDraft(draft('g'));
    const platform = fakedPlatform(
      () => ({}),
      () => 'lost',
    );
    const page = await later();
    expect(platform.asked).toHaveLength(1);
    await page.leave();
    await tab.hears('online');
    await tab.passes(60_000);
    expect(platform.asked).toHaveLength(1);
  });

  test('are sent no more where the page was left while it sent them', async () => {
    await keepFor('ann');
    await saveOfflineDraft(draft('g'));
    const platform = platformFor('ann');
    platform.faults.push('late', 503);
    const page = await later();
    await page.leave();
    await tab.does(() => platform.late[0]?.());
    await tab.passes(60_000);
    expect(platform.lines()).toEqual(['GET /me', 'PUT /games/g/steps/3/orders']);
  });

  test('are not looked for in a browser that stores nothing', async () => {
    await tab.close();
    await open('/', false);
    await saveOfflineDraft(draft('g'));
    const platform = platformFor('ann');
    await later();
    expect(platform.asked).toEqual([]);
  });
});

describe('a page on its reader’s device', () => {
  const cache = (keeper: string | null = 'ann', game?: string) =>
    tab.show(
      createElement(CachePage, {
        ...{ keeper, at: '2025-12-01T00:00:00.000Z', lastSeen: 'As of {time}.' },
        ...(game === undefined ? {} : { game }),
      }),
    );
  const comesFrom = (mark: string) =>
    vi
      .spyOn(performance, 'getEntriesByType')
      .mockImplementation((kind) =>
        kind === 'navigation' ? ([{ name: location.href, serverTiming: [{ name: mark }] }] as never) : [],
      );
  const site = () => {
    const fetched: string[] = [];
    vi.stubGlobal('fetch', async (path: string) => {
      fetched.push(path);
      return new Response('<p data-keeper="ann">', { headers: { date: new Date().toUTCString() } });
    });
    return fetched;
  };

  test('is stored six seconds after it was opened', async () => {
    comesFrom('cache');
    const fetched = site();
    const page = await cache();
    await tab.passes(5_999);
    expect([fetched, page.container.textContent]).toEqual([[], '']);
    await tab.passes(1);
    expect(fetched).toEqual(['/']);
    expect(page.container.querySelector('[data-keeper=ann]')).not.toBeNull();
  });

  test.each([
    ['was left before', true],
    ['has no reader who may store it', false],
  ])('is not stored where it %s', async (_, isLeft) => {
    comesFrom('cache');
    const fetched = site();
    const page = await cache(isLeft ? 'ann' : null);
    if (isLeft) await page.leave();
    await tab.passes(60_000);
    expect(fetched).toEqual([]);
    if (!isLeft) expect(page.container.innerHTML).toBe('');
  });

  test('says of when it is where it comes from there, until the platform answers', async () => {
    comesFrom('kept');
    const platform = fakedPlatform(
      () => ({}),
      () => 'lost',
    );
    const page = await cache();
    expect(page.container.textContent).toMatch(/^As of .*2025|^As of .*Dec/);
    await tab.passes(10_000);
    expect(platform.lines()).toEqual(['GET /receipts/keys']);
    expect(page.container.querySelector('[role=status]')).not.toBeNull();
    site();
    await tab.passes(10_000);
    expect([page.container.textContent, tab.visited]).toEqual(['', ['refresh']]);
  });
});

describe('pages to read without network', () => {
  const list = () =>
    tab.show(
      createElement(OfflinePages, {
        words: { title: 'On this device', board: '{season}, {board}', draft: 'Waits.' },
      }),
    );
  const table = (id: string): CachedTable => {
    const { game, press } = shownTable();
    return { game: { ...game, id, me: { ...game.me, keeper: 'ann' } }, press };
  };

  test('are the tables of this device, with the orders that wait', async () => {
    await keepFor('ann');
    await keepTable(table('g'));
    await keepTable(table('h'));
    await saveOfflineDraft(draft('h'));
    const page = await list();
    const rows = [...page.container.querySelectorAll('li')].map((row) => row.textContent);
    expect(rows).toEqual(['Winter Tide, 3 Spring', 'Winter Tide, 3 SpringWaits.']);
    expect([...page.container.querySelectorAll('a')].map((one) => one.getAttribute('href'))).toEqual([
      '/games/g',
      '/games/h',
    ]);
  });

  test('are not mentioned where there are none', async () => {
    await keepFor('ann');
    await saveOfflineDraft(draft('h'));
    const page = await list();
    expect(page.container.innerHTML).toBe('');
  });

  test.each([
    ['#%2Fgames%2Fg%3Fa%3D1', '/games/g?a=1'],
    ['', '/'],
    ['#%2F%2Felsewhere.example', '/'],
    ['#%2F%5Celsewhere.example', '/'],
    ['#https%3A%2F%2Felsewhere.example', '/'],
  ])('lead back to where the reader wanted to go: %s', async (hash, path) => {
    const opened: string[] = [];
    vi.spyOn(tab.window.location, 'assign').mockImplementation((to) => void opened.push(String(to)));
    location.hash = hash;
    const page = await tab.show(createElement(TryAgain, null, 'Again'));
    await tab.does(() => page.container.querySelector('button')?.click());
    expect(opened).toEqual([path]);
  });
});

test('waiting turns are counted in the title, on the icon, and for other tables', async () => {
  document.title = 'Today';
  const badge = (games: readonly string[]) => createElement(WaitingBadge, { games });
  const page = await tab.show(badge(['g', 'h']));
  expect([document.title, tab.device.state.badges, waitingElsewhere('g')]).toEqual(['(2) Today', [2], 1]);
  await page.again(badge([]));
  expect([document.title, tab.device.state.badges, waitingElsewhere('g')]).toEqual(['Today', [2, 0], 0]);
});

describe('a page that shows itself anew', () => {
  test('does so every few seconds, while it is visible and the platform answers', async () => {
    const platform = fakedPlatform(() => ({}));
    const page = await tab.show(createElement(RefreshPage, { seconds: 5 }));
    await tab.passes(4_999);
    expect(tab.visited).toEqual([]);
    await tab.passes(1);
    expect(tab.visited).toEqual(['refresh']);
    platform.faults.push('lost');
    await tab.passes(5_000);
    expect([tab.visited.length, platform.asked.length]).toEqual([1, 2]);
    await tab.turn('hidden');
    await tab.passes(60_000);
    expect(platform.asked).toHaveLength(2);
    await tab.turn('visible');
    await page.leave();
    await tab.passes(60_000);
    expect(platform.asked).toHaveLength(2);
  });

  const reader = (zone: string) =>
    createElement(ReaderProvider, {
      ...{ zone, language: 'en' as const, errorWords: {} as never, children: null },
      platformWords: { unreachable: '', unexpected: '' },
    });

  test('in the zone of its browser, once', async () => {
    vi.stubGlobal('Temporal', { Now: { timeZoneId: () => 'Asia/Tokyo' } });
    await tab.show(reader('Asia/Tokyo'));
    expect([document.cookie, tab.visited]).toEqual(['', []]);
    await tab.show(reader('UTC'));
    expect([document.cookie, tab.visited]).toEqual(['zone=Asia%2FTokyo', ['refresh']]);
    vi.stubGlobal('Temporal', { Now: { timeZoneId: () => '' } });
    await tab.show(reader('UTC'));
    expect(tab.visited).toHaveLength(1);
  });

  const choice = (account: 'en' | 'de' | null | undefined) =>
    tab.show(createElement(LanguageChoice, { label: 'Languages', shown: 'en', account }));

  test.each([
    ['de', '', ['refresh'], 'language=de'],
    ['en', '', [], ''],
    [null, '', [], ''],
    [undefined, '', [], ''],
    // Nobody's choice is taken to a computer that others use too.
    ['de', 'shared=yes', [], 'shared=yes'],
  ] as const)('in the language of its account (%s; %s)', async (account, cookie, visited, after) => {
    if (cookie !== '') keepChoice('shared', 'yes');
    await choice(account);
    expect([tab.visited, document.cookie]).toEqual([visited, after]);
  });

  test.each([
    ['de', '/', [['PUT', { language: 'de' }]], ['refresh']],
    [null, '/me?language=en&x=1#a', [['PUT', { language: 'de' }]], ['/me?x=1#a', 'refresh']],
    [undefined, '/', [], ['refresh']],
  ] as const)('in a language that its reader chooses (%s at %s)', async (account, path, sent, visited) => {
    await tab.close();
    await open(path);
    keepChoice('shared', 'yes');
    const platform = fakedPlatform(() => ({}));
    const page = await choice(account);
    const link = page.container.querySelector('a[lang=de]') as HTMLAnchorElement;
    await tab.does(
      () => void link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })),
    );
    expect(platform.asked.map(({ method, body }) => [method, body])).toEqual(sent);
    expect([tab.visited, document.cookie]).toEqual([visited, 'shared=yes; language=de']);
    expect(page.container.querySelector('[aria-current]')?.getAttribute('lang')).toBe('en');
  });
});
