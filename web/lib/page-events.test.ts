import { createElement, useRef } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openTab, type Tab } from '../../test/support/browser-tab';
import { fakedPlatform } from '../../test/support/faked-platform';
import { afterPaint } from './after-paint';
import { saveFile } from './save-file';
import { useArrowKeys } from './use-arrow-keys';
import { useInView } from './use-in-view';
import { useReachedAgain } from './use-reached-again';
import { useSeen } from './use-seen';
import { useTitleCount } from './use-title-count';
import { byTimer } from './wait';
import { whenQuiet } from './when-quiet';

let tab: Tab;
beforeEach(async () => {
  tab = await openTab();
});
afterEach(() => tab.close());

describe('a page that waits for the platform', () => {
  const shown = async (waits = true) => {
    const back = vi.fn();
    return { back, page: await tab.hook((now: boolean) => useReachedAgain(now, back), waits) };
  };

  test('asks every ten seconds, and is called back once it answers', async () => {
    const platform = fakedPlatform(() => ({}));
    platform.faults.push('lost', 503);
    const { back } = await shown();
    const calls: number[] = [];
    for (const milliseconds of [9_999, 1, 9_999, 1, 10_000]) {
      await tab.passes(milliseconds);
      calls.push(platform.asked.length, back.mock.calls.length);
    }
    expect(calls).toEqual([0, 0, 1, 0, 1, 0, 2, 0, 3, 1]);
  });

  test('asks at once when the browser is online again', async () => {
    const platform = fakedPlatform(() => ({}));
    const { back } = await shown();
    await tab.hears('online');
    expect([platform.asked.length, back.mock.calls.length]).toEqual([1, 1]);
  });

  test.each([
    ['does not wait', false],
    ['has been left', true],
  ])('asks nothing where it %s', async (_, waits) => {
    const platform = fakedPlatform(() => ({}));
    const { page } = await shown(waits);
    if (waits) await page.leave();
    await tab.hears('online');
    await tab.passes(60_000);
    expect(platform.asked).toEqual([]);
  });

  test('asks nothing more once it no longer waits', async () => {
    const platform = fakedPlatform(() => ({}));
    const { page } = await shown();
    await page.again(false);
    await tab.hears('online');
    await tab.passes(60_000);
    expect(platform.asked).toEqual([]);
  });
});

describe('a page that reports that it was seen', () => {
  test('reports it once, as soon as it is visible', async () => {
    const report = vi.fn(async () => undefined);
    await tab.turn('hidden');
    await tab.hook(() => useSeen(report), undefined);
    await tab.turn('hidden');
    expect(report).not.toHaveBeenCalled();
    await tab.turn('visible');
    await tab.turn('hidden');
    await tab.turn('visible');
    expect(report).toHaveBeenCalledTimes(1);
  });

  test('reports it at once where it is visible, and anew what is another report', async () => {
    const [one, other] = [vi.fn(async () => undefined), vi.fn(async () => undefined)];
    const shown = await tab.hook((report: typeof one | null) => useSeen(report), one);
    await shown.again(one);
    await shown.again(other);
    expect([one.mock.calls.length, other.mock.calls.length]).toEqual([1, 1]);
  });

  test('reports nothing where there is nothing to report, or the page was left unseen', async () => {
    const report = vi.fn(async () => undefined);
    await tab.turn('hidden');
    await tab.hook(() => useSeen(null), undefined);
    await (await tab.hook(() => useSeen(report), undefined)).leave();
    await tab.turn('visible');
    expect(report).not.toHaveBeenCalled();
  });
});

describe('a part of a page', () => {
  test('is in view while it is visible, and was in view from then on', async () => {
    const watched: unknown[] = [];
    let tell = (_: readonly { readonly isIntersecting: boolean }[]) => undefined as unknown;
    let ended = 0;
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(told: typeof tell) {
          tell = told;
        }
        observe = (element: unknown) => void watched.push(element);
        disconnect = () => (ended += 1);
      },
    );
    const states: unknown[] = [];
    const Part = () => {
      const place = useRef<HTMLParagraphElement>(null);
      const { isInView, wasInView } = useInView(place);
      states.push(`${isInView} ${wasInView}`);
      return createElement('p', { ref: place });
    };
    const page = await tab.show(createElement(Part));
    expect(watched).toEqual([page.container.firstChild]);
    const entries = [[true], [false], [false, true], [true, false]];
    for (const one of entries) await tab.does(() => tell(one.map((isIntersecting) => ({ isIntersecting }))));
    expect(states).toEqual(['false false', 'true true', 'false true', 'true true', 'false true']);
    await page.leave();
    expect(ended).toBe(1);
  });

  test('that was never visible was not in view', async () => {
    let tell = (_: readonly unknown[]) => undefined as unknown;
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(told: typeof tell) {
          tell = told;
        }
        observe = () => undefined;
        disconnect = () => undefined;
      },
    );
    const shown = await tab.hook(() => useInView({ current: null }), undefined);
    await tab.does(() => tell([{ isIntersecting: false }]));
    expect(shown.now()).toEqual({ isInView: false, wasInView: false });
    await tab.does(() => tell([]));
    expect(shown.now()).toEqual({ isInView: false, wasInView: false });
  });
});

describe('the title of a tab', () => {
  test.each([
    [0, 'Today', 'Today'],
    [1, 'Today', '(1) Today'],
    [12, '(3) Today', '(12) Today'],
    [0, '(3) Today', 'Today'],
    [2, 'Round (2) of 3', '(2) Round (2) of 3'],
  ])('shows %d waiting turns: %s', async (count, before, after) => {
    document.title = before;
    const shown = await tab.hook((now: number) => useTitleCount(now), count);
    expect(document.title).toBe(after);
    await shown.leave();
    expect(document.title).toBe(before.replace(/^\(\d\) /, ''));
  });

  test('follows the count, and a title that the framework writes later', async () => {
    document.title = 'Today';
    const shown = await tab.hook((now: number) => useTitleCount(now), 1);
    await shown.again(2);
    expect(document.title).toBe('(2) Today');
    await tab.does(() => {
      document.title = 'Game';
    });
    expect(document.title).toBe('(2) Game');
    await shown.leave();
    await tab.does(() => {
      document.title = 'Left';
    });
    expect(document.title).toBe('Left');
  });
});

describe('the arrow keys', () => {
  const press = (key: string, target: EventTarget = document.body, more: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
    target.dispatchEvent(event);
    return event.defaultPrevented;
  };

  test('open a page or do something, each its own', async () => {
    const back = vi.fn();
    const shown = await tab.hook(
      (right: string | null) => useArrowKeys({ left: back, right }),
      '/next' as string | null,
    );
    expect([press('ArrowLeft'), press('ArrowRight'), press('ArrowUp'), press('Enter')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect([back.mock.calls.length, tab.visited]).toEqual([1, ['/next']]);
    await shown.again(null);
    expect(press('ArrowRight')).toBe(false);
    await shown.leave();
    expect([press('ArrowLeft'), back.mock.calls.length]).toEqual([false, 1]);
  });

  test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])('mean something else with %s', async (name) => {
    await tab.hook(() => useArrowKeys({ left: '/before', right: null }), undefined);
    expect(press('ArrowLeft', document.body, { [name]: true })).toBe(false);
    expect(tab.visited).toEqual([]);
  });

  test.each([
    ['<input>', true],
    ['<textarea></textarea>', true],
    ['<select></select>', true],
    ['<p contenteditable="true"></p>', true],
    ['<div role="listbox"></div>', true],
    ['<div role="slider"></div>', true],
    ['<i class="actor"></i>', true],
    ['<pre></pre>', true],
    ['<table></table>', true],
    ['<p></p>', false],
    ['<button></button>', false],
  ])('are left to what uses them: %s', async (html, isTaken) => {
    await tab.hook(() => useArrowKeys({ left: '/before', right: null }), undefined);
    document.body.innerHTML = html;
    expect(press('ArrowLeft', document.body.firstElementChild as Element)).toBe(!isTaken);
  });

  test('are left to whoever has already acted on them', async () => {
    await tab.hook(() => useArrowKeys({ left: '/before', right: null }), undefined);
    document.body.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
    press('ArrowLeft');
    expect(tab.visited).toEqual([]);
  });
});

describe('work that waits for a quiet page', () => {
  test.each([
    'pointermove',
    'pointerdown',
    'scroll',
    'keydown',
  ])('begins once with the first %s', async (name) => {
    const act = vi.fn();
    whenQuiet(act);
    await tab.hears(name);
    await tab.hears(name);
    await tab.passes(10_000);
    expect(act).toHaveBeenCalledTimes(1);
  });

  test('begins once after five seconds without an act', async () => {
    const act = vi.fn();
    whenQuiet(act);
    await tab.passes(4_999);
    expect(act).not.toHaveBeenCalled();
    await tab.passes(1);
    await tab.hears('scroll');
    expect(act).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['is called off', undefined],
    ['the reader saves data', { saveData: true }],
  ])('never begins where it %s', async (_, connection) => {
    const act = vi.fn();
    Object.assign(navigator, { connection });
    const callOff = whenQuiet(act);
    if (connection === undefined) callOff();
    await tab.hears('keydown');
    await tab.passes(10_000);
    expect(act).not.toHaveBeenCalled();
  });

  test('begins for a reader who does not save data', async () => {
    const act = vi.fn();
    Object.assign(navigator, { connection: { saveData: false } });
    whenQuiet(act);
    await tab.passes(5_000);
    expect(act).toHaveBeenCalledTimes(1);
  });
});

describe('timers', () => {
  test('a wait ends after its time, and not at all once it is called off', async () => {
    const [ends, never] = [vi.fn(), vi.fn()];
    byTimer(100, ends);
    byTimer(100, never)();
    await tab.passes(99);
    expect(ends).not.toHaveBeenCalled();
    await tab.passes(1);
    expect([ends.mock.calls.length, never.mock.calls.length]).toEqual([1, 0]);
  });

  test('a page is painted after its next frame, or after a tenth of a second while it is hidden', async () => {
    const painted = vi.fn();
    void afterPaint().then(painted);
    await tab.passes(17);
    expect(painted).toHaveBeenCalledTimes(1);
    vi.stubGlobal('requestAnimationFrame', () => 0);
    void afterPaint().then(painted);
    await tab.passes(99);
    expect(painted).toHaveBeenCalledTimes(1);
    await tab.passes(1);
    expect(painted).toHaveBeenCalledTimes(2);
  });
});

test('a file is offered under its name, and its address is given up later', async () => {
  const [made, given] = [[] as unknown[], [] as string[]];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    made.push(blob);
    return 'blob:1';
  });
  const revoked = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  const clicked: string[] = [];
  document.addEventListener('click', () => undefined);
  vi.spyOn(document, 'createElement').mockImplementation(
    () =>
      ({
        set href(value: string) {
          given.push(value);
        },
        set download(value: string) {
          given.push(value);
        },
        click: () => clicked.push('now'),
      }) as unknown as HTMLElement,
  );
  const blob = new Blob(['x']);
  saveFile('a.csv', 'one;two');
  saveFile('b.csv', blob);
  expect(given).toEqual(['blob:1', 'a.csv', 'blob:1', 'b.csv']);
  expect(await (made[0] as Blob).text()).toBe('one;two');
  expect([made[1], clicked.length]).toEqual([blob, 2]);
  await tab.passes(9_999);
  expect(revoked).not.toHaveBeenCalled();
  await tab.passes(1);
  expect(revoked.mock.calls).toEqual([['blob:1'], ['blob:1']]);
  vi.restoreAllMocks();
});
