import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Game } from '../../../functions/core/game/games.schema';
import type { Message, Thread } from '../../../functions/core/press/press.schema';
import { openTab, type Tab } from '../../../test/support/browser-tab';
import { type Asked, fakedPlatform, refusal } from '../../../test/support/faked-platform';
import { shownGame } from '../../../test/support/shown-game';
import { inEnglish } from '../../../test/support/texts';
import { Composer } from './composer';
import type { Press } from './press';
import { PressPanel } from './press-panel';
import { useDraft } from './use-draft';
import { useThread } from './use-thread';

let tab: Tab;
beforeEach(async () => {
  tab = await openTab({ path: '/games/g' });
});
afterEach(() => tab.close());

const message = (number: number, thread = 'all') =>
  ({
    ...{ id: `m${number}`, thread, from: 'b', at: '2026-01-01T00:00:00.000Z', text: `Text ${number}` },
    ...{ deletedAt: null, mine: false, blocked: false, waiting: false },
  }) as Message;

/** A platform whose threads have this many messages, of which it sends three at once. */
function platformWith(counts: Record<string, number>) {
  return fakedPlatform(({ path }: Asked) => {
    const { pathname, searchParams } = new URL(path, 'http://localhost');
    const thread = decodeURIComponent(/^\/games\/g\/press\/([^/]+)$/.exec(pathname)?.[1] ?? '');
    const before = searchParams.get('before');
    const last = before === null ? (counts[thread] ?? 0) : Number(before.slice(1)) - 1;
    const first = Math.max(1, last - 2);
    const messages = Array.from({ length: last - first + 1 }, (_, at) => message(first + at, thread));
    return counts[thread] === undefined ? refusal(404, 'not-found') : { thread, messages, more: first > 1 };
  });
}

const threadOf = (id: string, messages: number, more: Partial<Thread> = {}) =>
  ({ id, seats: ['a', 'b'], messages, deleted: 0, unread: 0, lastAt: '', ...more }) as Thread;

describe('text that is being written', () => {
  test('is kept for its thread until it is empty', async () => {
    const draft = (thread: string | null) => tab.hook(() => useDraft('g', thread), undefined);
    const shown = await draft('all');
    expect([shown.now().text, shown.now().kept]).toEqual(['', false]);
    await tab.does(() => shown.now().write('hello'));
    expect([shown.now().text, shown.now().kept]).toEqual(['hello', true]);
    const [again, other, fresh] = [await draft('all'), await draft('a+b'), await draft(null)];
    expect([again, other, fresh].map((one) => [one.now().text, one.now().kept])).toEqual([
      ['hello', true],
      ['', false],
      ['', false],
    ]);
    await tab.does(() => fresh.now().write('to whom?'));
    expect(localStorage.getItem('press-draft:g:new')).toBe('to whom?');
    await tab.does(() => shown.now().write(''));
    expect([shown.now().kept, localStorage.getItem('press-draft:g:all')]).toEqual([false, null]);
  });
});

describe('text that is written in two tabs', () => {
  const draft = () => tab.hook(() => useDraft('g', 'all'), undefined);

  test('is the same in both, whichever was written in last', async () => {
    const [one, other] = [await draft(), await draft()];
    const texts = () => [one.now().text, other.now().text, localStorage.getItem('press-draft:g:all')];
    await tab.does(() => one.now().write('hello'));
    await tab.hears('storage');
    expect(texts()).toEqual(['hello', 'hello', 'hello']);
    await tab.does(() => other.now().write('hello you'));
    await tab.hears('storage');
    expect(texts()).toEqual(['hello you', 'hello you', 'hello you']);
    await tab.does(() => one.now().write(''));
    await tab.hears('storage');
    expect(texts()).toEqual(['', '', null]);
  });

  test('lasts as long as the page in a browser that stores nothing', async () => {
    const none = () => {
      throw new Error('This browser stores nothing.');
    };
    vi.stubGlobal('localStorage', { getItem: none, setItem: none, removeItem: none });
    const shown = await draft();
    await tab.does(() => shown.now().write('hello'));
    await tab.hears('storage');
    expect(shown.now().text).toBe('hello');
    await tab.does(() => shown.now().write(''));
    expect(shown.now().text).toBe('');
  });
});

describe('the messages of a thread', () => {
  interface Shown {
    readonly id: string | null;
    readonly thread?: Thread | undefined;
    readonly target?: string;
  }
  const open = (first: Shown) =>
    tab.hook(({ id, thread, target }: Shown) => useThread('g', id, thread, target ?? null), first);
  const ids = (shown: Awaited<ReturnType<typeof open>>) => shown.now().messages?.map(({ id }) => id) ?? null;

  test('are loaded once, again when the list shows a change, and until there is an answer', async () => {
    const counts = { all: 1 };
    const platform = platformWith(counts);
    platform.faults.push(503);
    const shown = await open({ id: 'all', thread: threadOf('all', 1) });
    expect(ids(shown)).toBeNull();
    await tab.passes(1_000);
    expect([ids(shown), shown.now().more]).toEqual([['m1'], false]);
    await shown.again({ id: 'all', thread: threadOf('all', 1, { unread: 1 }) });
    expect(platform.asked).toHaveLength(2);
    counts.all = 2;
    await shown.again({ id: 'all', thread: threadOf('all', 2) });
    expect(ids(shown)).toEqual(['m1', 'm2']);
    await shown.again({ id: 'all', thread: threadOf('all', 2, { deleted: 1 }) });
    expect(platform.asked).toHaveLength(4);
  });

  test('keep the earlier ones that were loaded, until there is a gap', async () => {
    const counts = { all: 7 };
    platformWith(counts);
    const shown = await open({ id: 'all', thread: threadOf('all', 7) });
    expect([ids(shown), shown.now().more]).toEqual([['m5', 'm6', 'm7'], true]);
    await tab.does(() => shown.now().earlier());
    expect([ids(shown), shown.now().more]).toEqual([['m2', 'm3', 'm4', 'm5', 'm6', 'm7'], true]);
    await tab.does(() => shown.now().earlier());
    expect([ids(shown)?.length, shown.now().more]).toEqual([7, false]);
    counts.all = 8;
    await shown.again({ id: 'all', thread: threadOf('all', 8) });
    expect([ids(shown)?.length, shown.now().more]).toEqual([8, false]);
    counts.all = 20;
    await tab.does(() => shown.now().reload());
    expect([ids(shown), shown.now().more]).toEqual([['m18', 'm19', 'm20'], true]);
  });

  test('of another thread take their place, and late ones of the earlier thread do not', async () => {
    const platform = platformWith({ all: 1, 'a+b': 2 });
    platform.faults.push('late');
    const shown = await open({ id: 'all' });
    await shown.again({ id: 'a+b' });
    await tab.does(() => platform.late[0]?.());
    expect(shown.now().messages?.map(({ thread, id }) => `${thread} ${id}`)).toEqual(['a+b m1', 'a+b m2']);
    platform.faults.push('late');
    await shown.again({ id: 'all' });
    expect([ids(shown), shown.now().more]).toEqual([null, false]);
  });

  test('keep one that comes while the earlier ones are on their way', async () => {
    const counts = { all: 7 };
    const platform = platformWith(counts);
    const shown = await open({ id: 'all', thread: threadOf('all', 7) });
    platform.faults.push('late');
    await tab.does(() => void shown.now().earlier());
    counts.all = 8;
    await shown.again({ id: 'all', thread: threadOf('all', 8) });
    await tab.does(() => platform.late[0]?.());
    expect(ids(shown)).toEqual(['m2', 'm3', 'm4', 'm5', 'm6', 'm7', 'm8']);
  });

  test('come once where earlier ones are asked for twice', async () => {
    const platform = platformWith({ all: 7 });
    const shown = await open({ id: 'all' });
    platform.faults.push('late', 'late');
    await tab.does(() => void [shown.now().earlier(), shown.now().earlier()]);
    for (const at of [0, 1]) await tab.does(() => platform.late[at]?.());
    expect(ids(shown)).toEqual(['m2', 'm3', 'm4', 'm5', 'm6', 'm7']);
  });

  test.each([
    'earlier',
    'reload',
  ] as const)('stay where %s answers for a thread left meanwhile', async (ask) => {
    const platform = platformWith({ all: 7, 'a+b': 2 });
    const shown = await open({ id: 'all' });
    platform.faults.push('late');
    await tab.does(() => void shown.now()[ask]());
    await shown.again({ id: 'a+b' });
    expect(ids(shown)).toEqual(['m1', 'm2']);
    await tab.does(() => platform.late[0]?.());
    expect(ids(shown)).toEqual(['m1', 'm2']);
  });

  test('are none of a thread that is about to begin', async () => {
    const platform = platformWith({});
    const shown = await open({ id: null });
    await tab.does(() => shown.now().reload());
    await tab.does(() => shown.now().earlier());
    expect([platform.asked, ids(shown)]).toEqual([[], null]);
  });

  test('reach back to the message that a search has found, and stay where it is there', async () => {
    const platform = platformWith({ all: 9 });
    const shown = await open({ id: 'all', target: 'm2' });
    expect(ids(shown)).toEqual(Array.from({ length: 9 }, (_, at) => `m${at + 1}`));
    expect(platform.asked).toHaveLength(3);
    await shown.again({ id: 'all', target: 'm8' });
    expect(platform.asked).toHaveLength(3);
  });

  test('stay where an answer is a refusal', async () => {
    const platform = platformWith({ all: 9 });
    const shown = await open({ id: 'all' });
    platform.faults.push(403, 403);
    await tab.does(() => shown.now().reload());
    await tab.does(() => shown.now().earlier());
    expect(ids(shown)).toEqual(['m7', 'm8', 'm9']);
  });
});

const field = (page: { readonly container: HTMLElement }) =>
  page.container.querySelector('textarea') as HTMLTextAreaElement;
const button = (page: { readonly container: HTMLElement }) =>
  page.container.querySelector('button[type=submit]') as HTMLButtonElement;

/** Writes as a reader does: React hears of the change. */
const write = (page: { readonly container: HTMLElement }, text: string) =>
  tab.does(() => {
    const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field(page)), 'value')?.set;
    setter?.call(field(page), text);
    field(page).dispatchEvent(new Event('input', { bubbles: true }));
  });
const submit = (page: { readonly container: HTMLElement }) =>
  tab.does(
    () =>
      void page.container
        .querySelector('form')
        ?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
  );

describe('the field for a message', () => {
  const onSent = vi.fn(async () => undefined);
  const compose = (to: 'all' | readonly string[] = 'all', thread: string | null = 'all') =>
    tab.show(inEnglish(createElement(Composer, { game: 'g', thread, to, people: {}, quotable: [], onSent })));
  beforeEach(() => onSent.mockClear());

  test('sends its text trimmed, once, and is empty only after the platform has taken it', async () => {
    const platform = fakedPlatform(() => message(1));
    const page = await compose(['b', 'c'], 'a+b+c');
    await write(page, '  hello ');
    platform.faults.push('late');
    await submit(page);
    await submit(page);
    expect(platform.asked).toMatchObject([
      { method: 'POST', path: '/games/g/press', body: { to: ['b', 'c'], text: 'hello' } },
    ]);
    expect([field(page).value, button(page).disabled, onSent.mock.calls.length]).toEqual([
      '  hello ',
      true,
      0,
    ]);
    await tab.does(() => platform.late[0]?.());
    expect([field(page).value, onSent.mock.calls]).toEqual(['', [[message(1)]]]);
    expect(localStorage.getItem('press-draft:g:a+b+c')).toBeNull();
  });

  test('keeps what is written while the message is on its way', async () => {
    const platform = fakedPlatform(() => message(1));
    const page = await compose();
    await write(page, 'hello ');
    platform.faults.push('late');
    await submit(page);
    await write(page, 'hello and more');
    await tab.does(() => platform.late[0]?.());
    expect([field(page).value, localStorage.getItem('press-draft:g:all')]).toEqual(['and more', 'and more']);
    await write(page, 'first');
    platform.faults.push('late');
    await submit(page);
    await write(page, 'other');
    await tab.does(() => platform.late[1]?.());
    expect(field(page).value).toBe('other');
  });

  test.each(['lost', 503, 422] as const)('keeps its text after %s, and says why', async (fault) => {
    const platform = fakedPlatform(() => message(1));
    const page = await compose();
    await write(page, 'hello');
    platform.faults.push(fault);
    await submit(page);
    expect([field(page).value, onSent.mock.calls.length, button(page).disabled]).toEqual(['hello', 0, false]);
    expect(page.container.querySelector('[role=alert]')).not.toBeNull();
    await submit(page);
    const [first, second] = platform.asked.map(({ key }) => key);
    expect([second === first, onSent.mock.calls.length]).toEqual([fault !== 422, 1]);
    expect(page.container.querySelector('[role=alert]')?.textContent ?? '').toBe('');
  });

  test.each([
    ['', 'all', 0],
    ['   ', 'all', 0],
    ['hello', [], 0],
    ['hello', ['b'], 1],
    ['x'.repeat(4000), 'all', 1],
  ] as const)('sends "%s" to %j: %d', async (text, to, times) => {
    const platform = fakedPlatform(() => message(1));
    const page = await compose(to);
    await write(page, text);
    expect(button(page).disabled).toBe(times === 0);
    await submit(page);
    expect(platform.asked).toHaveLength(times);
  });

  test.each([
    [3800, false, /keeps/],
    [3801, false, /199/],
    [4000, false, /0/],
    [4001, true, /1/],
  ])('shows the room that is left after %d characters', async (length, isDisabled, note) => {
    const page = await compose();
    await write(page, 'x'.repeat(length));
    expect(button(page).disabled).toBe(isDisabled);
    expect(page.container.querySelector('.composer-note, [role=alert]')?.textContent).toMatch(note);
  });
});

describe('the press of a board', () => {
  const panel = (
    press: Partial<Press>,
    inView: boolean,
    game: Game = shownGame({ press: 'full' as never }),
  ) =>
    tab.show(
      inEnglish(
        createElement(PressPanel, {
          ...{ game, now: 0, inView },
          press: {
            ...{ threads: [], mark: '', unread: 0, refresh: async () => undefined },
            ...{ writing: { to: 'anybody' as const, why: null }, ...press },
          },
        }),
      ),
    );
  const readings = (platform: ReturnType<typeof fakedPlatform>) =>
    platform.asked.filter(({ method }) => method === 'PUT');

  test('counts an open thread in view as read, and then asks for the list again', async () => {
    const platform = platformWith({ all: 4 });
    const refresh = vi.fn(async () => undefined);
    await panel({ threads: [threadOf('all', 4, { unread: 2 })], refresh }, true);
    expect(readings(platform)).toMatchObject([{ path: '/games/g/press/all/reading', body: { messages: 4 } }]);
    // The faked platform knows no such address.
    expect(refresh).not.toHaveBeenCalled();
  });

  test('tells its list of what was read', async () => {
    const refresh = vi.fn(async () => undefined);
    fakedPlatform(({ method }) =>
      method === 'PUT' ? {} : { thread: 'all', messages: [message(1)], more: false },
    );
    await panel({ threads: [threadOf('all', 1, { unread: 1 })], refresh }, true);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['is not in view', false, threadOf('all', 4, { unread: 2 })],
    ['has nothing unread', true, threadOf('all', 4)],
    ['is not open', true, threadOf('a+b', 4, { unread: 2 })],
  ])('does not count a thread as read that %s', async (_, inView, thread) => {
    const platform = platformWith({ all: 4, 'a+b': 4 });
    await panel({ threads: [thread] }, inView);
    expect(readings(platform)).toEqual([]);
  });

  test.each([
    ['none', null, null],
    ['gunboat', null, null],
    ['none', 'steady', null],
    ['none', 'steady', { begun: true }],
  ])('is not there with %s press, or in practice (%s)', async (press, practice, friends) => {
    const platform = platformWith({ all: 1 });
    const page = await panel({}, true, shownGame({ press, practice, friends } as never));
    expect([page.container.querySelector('.empty')?.tagName, platform.asked]).toEqual(['P', []]);
  });

  test.each([
    ['full', true, 'running', true],
    ['public', true, 'running', true],
    ['full', false, 'running', false],
    ['full', true, 'finished', false],
  ])('says in %s press that seats are anonymous (%s) while the game is %s', async (press, anonymous, status, says) => {
    platformWith({ all: 1 });
    const page = await panel({}, true, shownGame({ press, anonymous, status } as never));
    expect(page.container.textContent?.includes('Seats are anonymous')).toBe(says);
  });

  test.each([
    ['anybody', null, true],
    ['everybody', null, true],
    ['nobody', 'Muted.', false],
  ] as const)('lets a reader write who may write to %s', async (to, why, may) => {
    platformWith({ all: 1 });
    const page = await panel({ writing: { to, why } }, true);
    expect(page.container.querySelector('form.composer') !== null).toBe(may);
    expect(page.container.querySelector('.press-note')?.textContent ?? null).toBe(why);
  });
});
