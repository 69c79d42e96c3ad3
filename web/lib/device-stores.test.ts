import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openTab, type Tab } from '../../test/support/browser-tab';
import { isSharedComputer, keepChoice, keptChoice } from './keep-choice';
import { keepLearned, keepLessonDone, useLessonsDone } from './lessons-done';
import { localGames, rememberLocalGame } from './local-games';
import { keepMailLogin, lastMailLogin } from './mail-login';
import { emitMutation, onOwnMutation } from './mutation-events';
import { keyOfRequest, noteAnswered } from './unanswered';
import { keepWaitingBoards, waitingElsewhere } from './waiting-boards';

let tab: Tab;
beforeEach(async () => {
  tab = await openTab();
});
afterEach(() => tab.close());

/** A browser that stores nothing: each access throws. */
function withoutStorage(): void {
  const none = () => {
    throw new Error('This browser stores nothing.');
  };
  const storage = { getItem: none, setItem: none, removeItem: none };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
}

const HOUR = 3_600_000;

describe('the key of a request', () => {
  test('is the same until it is answered, then another one', () => {
    const first = keyOfRequest('/a\n{}');
    expect(first).toMatch(/^[\da-f-]{36}$/);
    expect(keyOfRequest('/a\n{}')).toBe(first);
    noteAnswered('/a\n{}');
    const second = keyOfRequest('/a\n{}');
    expect(second).not.toBe(first);
    noteAnswered('/a\n{}');
  });

  test('belongs to one request: an answer to another one does not end it', () => {
    const [one, other] = [keyOfRequest('/a\n1'), keyOfRequest('/a\n2')];
    expect(one).not.toBe(other);
    noteAnswered('/a\n1');
    expect(keyOfRequest('/a\n2')).toBe(other);
    expect(keyOfRequest('/a\n1')).not.toBe(one);
    noteAnswered('/a\n1');
    noteAnswered('/a\n2');
    expect(localStorage.getItem('unanswered')).toBeNull();
  });

  test.each([
    [48 * HOUR - 1, true],
    [48 * HOUR, false],
  ])('is known for less than two days after the last attempt: %d ms', (later, isSame) => {
    const first = keyOfRequest('/a', 1_000);
    expect(keyOfRequest('/a', 1_000 + later) === first).toBe(isSame);
    noteAnswered('/a', 1_000 + later);
  });

  test('each attempt begins the two days anew', () => {
    const first = keyOfRequest('/a', 0);
    keyOfRequest('/a', 40 * HOUR);
    expect(keyOfRequest('/a', 80 * HOUR)).toBe(first);
    noteAnswered('/a', 80 * HOUR);
  });

  test('is kept for the last twenty requests', () => {
    const keys = Array.from({ length: 21 }, (_, at) => keyOfRequest(`/${at}`));
    expect(keyOfRequest('/1')).toBe(keys[1]);
    expect(keyOfRequest('/0')).not.toBe(keys[0]);
    localStorage.clear();
  });

  test.each([
    ['is stored for the next page', 20_000, true],
    ['lasts as long as the page where it is too long to store', 20_001, false],
  ])('%s', (_, length, isStored) => {
    const long = 'x'.repeat(length);
    const first = keyOfRequest(long);
    expect(localStorage.getItem('unanswered') !== null).toBe(isStored);
    expect(keyOfRequest(long)).toBe(first);
    noteAnswered(long);
    expect(keyOfRequest(long)).not.toBe(first);
    noteAnswered(long);
  });

  test('is that of another tab, which has sent the same', () => {
    const other = { request: '/a', key: 'other', at: Date.now() };
    localStorage.setItem('unanswered', JSON.stringify([other]));
    expect(keyOfRequest('/a')).toBe('other');
    noteAnswered('/a');
  });

  test('lasts as long as the page in a browser that stores nothing', () => {
    withoutStorage();
    const first = keyOfRequest('/a');
    expect(keyOfRequest('/a')).toBe(first);
    noteAnswered('/a');
    expect(keyOfRequest('/a')).not.toBe(first);
    noteAnswered('/a');
  });

  test('is new where the stored ones cannot be read', () => {
    localStorage.setItem('unanswered', '{');
    expect(keyOfRequest('/a')).toMatch(/^[\da-f-]{36}$/);
    noteAnswered('/a');
  });
});

describe('boards that wait elsewhere', () => {
  test.each([
    [[], 'a', 0],
    [['a'], 'a', 0],
    [['a'], 'b', 1],
    [['a', 'b', 'c'], 'b', 2],
  ])('of %j, as %s counts them: %d', (games, own, count) => {
    keepWaitingBoards(games);
    expect(waitingElsewhere(own)).toBe(count);
  });

  test('are none before the device has asked, or where it stores nothing', () => {
    expect(waitingElsewhere('a')).toBe(0);
    withoutStorage();
    keepWaitingBoards(['b']);
    expect(waitingElsewhere('a')).toBe(0);
  });
});

describe('finished lessons', () => {
  test('are shown as soon as one is finished, each once, and after a reload', async () => {
    const shown = await tab.hook(() => useLessonsDone(), undefined);
    expect([...shown.now()]).toEqual([]);
    await tab.does(() => keepLessonDone('ny2047', 'first'));
    expect([...shown.now()]).toEqual(['ny2047/first']);
    await tab.does(() => keepLessonDone('classic', 'first'));
    await tab.does(() => keepLessonDone('ny2047', 'first'));
    expect([...shown.now()]).toEqual(['classic/first', 'ny2047/first']);
    const later = await tab.hook(() => useLessonsDone(), undefined);
    expect(later.now().has('classic/first')).toBe(true);
  });

  test('are followed in another tab until the page is left', async () => {
    const shown = await tab.hook(() => useLessonsDone(), undefined);
    localStorage.setItem('lessons-done', 'classic/first');
    await tab.hears('storage');
    expect([...shown.now()]).toEqual(['classic/first']);
    await shown.leave();
    const before = shown.all.length;
    await tab.does(() => keepLessonDone('ny2047', 'first'));
    await tab.hears('storage');
    expect(shown.all.length).toBe(before);
  });

  test('are none in a browser that stores nothing', async () => {
    withoutStorage();
    const shown = await tab.hook(() => useLessonsDone(), undefined);
    await tab.does(() => keepLessonDone('ny2047', 'first'));
    expect([...shown.now()]).toEqual([]);
  });
});

describe('choices for the next page', () => {
  test('are kept by name, with every character', () => {
    keepChoice('zone', 'Europe/Berlin; a=b %');
    keepChoice('theme', 'dark');
    expect([keptChoice('zone'), keptChoice('theme'), keptChoice('language')]).toEqual([
      'Europe/Berlin; a=b %',
      'dark',
      undefined,
    ]);
  });

  test('are sent as a cookie of the whole site, for a year or as long as said, over a safe line only where there is one', () => {
    const cookies: string[] = [];
    const at = (protocol: string) => vi.stubGlobal('window', { location: { protocol } });
    vi.stubGlobal('document', {
      set cookie(value: string) {
        cookies.push(value);
      },
    });
    at('http:');
    keepChoice('theme', 'dark');
    at('https:');
    keepChoice('shared', 'yes', 60);
    expect(cookies).toEqual([
      'theme=dark; path=/; max-age=31536000; samesite=lax',
      'shared=yes; path=/; max-age=60; samesite=lax; secure',
    ]);
  });

  test('a shared computer is one on which a reader said so', () => {
    expect(isSharedComputer()).toBe(false);
    keepChoice('shared', 'yes');
    expect(isSharedComputer()).toBe(true);
  });

  test('the games whose lessons a reader knows are kept each once', () => {
    keepLearned('classic', []);
    expect(keptChoice('learned')).toBe('classic');
    keepLearned('ny2047', ['classic', 'ny2047']);
    expect(keptChoice('learned')).toBe('classic ny2047');
  });
});

describe('a login by mail', () => {
  test('is known to the next page of this tab', () => {
    expect(lastMailLogin()).toBeNull();
    keepMailLogin({ email: 'ann@example.org', goal: '/me' });
    expect(lastMailLogin()).toEqual({ email: 'ann@example.org', goal: '/me' });
  });

  test.each([
    '{',
    'null',
    '1',
    '{"email":"a"}',
    '{"goal":"/"}',
    '{"email":1,"goal":"/"}',
    '{"email":"a","goal":1}',
  ])('is none where something else is stored: %s', (stored) => {
    sessionStorage.setItem('mail-login', stored);
    expect(lastMailLogin()).toBeNull();
  });

  test('is none in a browser that stores nothing', () => {
    withoutStorage();
    keepMailLogin({ email: 'ann@example.org', goal: '/me' });
    expect(lastMailLogin()).toBeNull();
  });
});

describe('games that this page plays itself', () => {
  const here = async () => new Response();

  test.each([
    ['/games/lesson-a', true],
    ['/games/lesson-a/table', true],
    ['/games/lesson-a?x=1', true],
    ['/changed/games/lesson-a?pass=1', true],
    ['/games/lesson%2Da/steps/1/orders', true],
    ['/games/lesson-ab', false],
    ['/seasons/lesson-a', false],
    ['/me/games/lesson-a', false],
    ['/games', false],
  ])('answer for their own addresses: %s', (path, isHere) => {
    const end = rememberLocalGame('lesson-a', here);
    expect(localGames(path) === here).toBe(isHere);
    end();
    expect(localGames(path)).toBeUndefined();
  });

  test('a page that has gone does not end the next one of the same game', () => {
    const end = rememberLocalGame('lesson-a', here);
    const next = async () => new Response();
    const endNext = rememberLocalGame('lesson-a', next);
    end();
    expect(localGames('/games/lesson-a')).toBe(next);
    endNext();
  });
});

test('changes of this page are told to whoever listens, until they no longer do', () => {
  const [one, other] = [vi.fn(), vi.fn()];
  const ends = [onOwnMutation(one), onOwnMutation(other)];
  emitMutation();
  ends[0]?.();
  emitMutation();
  ends[1]?.();
  emitMutation();
  expect([one.mock.calls.length, other.mock.calls.length]).toEqual([1, 2]);
});
