import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Problem } from '../../../engine/game';
import type { Game, Step } from '../../../functions/core/game/games.schema';
import { openTab, type Tab } from '../../../test/support/browser-tab';
import { fakedPlatform, refusal } from '../../../test/support/faked-platform';
import { closedStep, shownGame, storedOrders } from '../../../test/support/shown-game';
import { inEnglish } from '../../../test/support/texts';
import { firstProblems } from './first-problems';
import { moved } from './moved';
import { keepSeenStep, useSeenStep } from './seen-step';
import { numberBefore, stepBefore } from './step-before';
import { useStoryChoices, wantsNoMotion } from './story-choices';
import { useHistory } from './use-history';
import { useLastTurn } from './use-last-turn';
import { useOrderList } from './use-order-list';
import { usePlayback } from './use-playback';
import { useSharedOrders } from './use-shared-orders';
import { useStepState } from './use-step-state';
import { useSteps } from './use-steps';

let tab: Tab;
beforeEach(async () => {
  tab = await openTab({ path: '/games/g?x=1' });
});
afterEach(() => tab.close());

/** A platform that has the first steps of a game. */
function platformWith(count: number) {
  return fakedPlatform(({ path }) => {
    const step = Number(/\/steps\/(\d+)$/.exec(path)?.[1]);
    return step >= 1 && step <= count ? closedStep(step) : refusal(404, 'not-found');
  });
}

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
const stepsTo = (count: number) => numbers(count).map((step) => ({ step, label: '', name: '' }));

describe('the log of a game', () => {
  const keep = ({ step, label }: Step) => ({ step, label });
  const log = (game: Game, initial: readonly number[]) => {
    const first = initial.map((step) => keep(closedStep(step)));
    return tab.hook((now: Game) => useHistory(now, first, keep), game);
  };
  const shownSteps = (shown: { readonly now: () => ReturnType<typeof useHistory> }) =>
    shown.now().steps.map(({ step }) => step);
  const gameAfter = (last: number | null) =>
    shownGame({ last: last === null ? null : closedStep(last), step: (last ?? 0) + 1 });

  test.each([
    // What the page has, the last step, the steps that are fetched, and those then shown.
    [[], null, [], []],
    [[2, 1], 2, [], [2, 1]],
    [[], 1, [], [1]],
    [[1], 2, [], [2, 1]],
    [[1], 4, [2, 3], [4, 3, 2, 1]],
    [[1], 10, [2, 3, 4, 5, 6, 7, 8, 9], [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]],
    // A page that has slept for long fetches the latest ones, not all.
    [[1], 12, [4, 5, 6, 7, 8, 9, 10, 11], [12, 11, 10, 9, 8, 7, 6, 5, 4, 1]],
    // A ruling took a step back.
    [[3, 2], 2, [], [3, 2]],
  ] as const)('with %j gets step %d, and fetches %j', async (initial, last, fetched, after) => {
    const platform = platformWith(20);
    const shown = await log(gameAfter(last), initial);
    expect(platform.lines()).toEqual(fetched.map((step) => `GET /games/g/steps/${step}`));
    expect(shownSteps(shown)).toEqual(after);
  });

  test.each([
    [[], false, []],
    [[1], false, []],
    [[2], true, [1]],
    [[20], true, [12, 13, 14, 15, 16, 17, 18, 19]],
    [[10, 9], true, [1, 2, 3, 4, 5, 6, 7, 8]],
    [[9], true, [1, 2, 3, 4, 5, 6, 7, 8]],
    [[8], true, [1, 2, 3, 4, 5, 6, 7]],
  ] as const)('that has %j has more: %s, and loads %j', async (initial, more, fetched) => {
    const platform = platformWith(20);
    const shown = await log(gameAfter(initial[0] ?? null), initial);
    platform.forget();
    if (initial.length === 0) return expect(shown.now().more).toBe(more);
    expect(shown.now().more).toBe(more);
    await tab.does(() => shown.now().loadMore());
    expect(platform.lines()).toEqual(fetched.map((step) => `GET /games/g/steps/${step}`));
    expect(shownSteps(shown)).toEqual([...new Set([...initial, ...[...fetched].reverse()])]);
  });

  test('keeps its steps where one cannot be fetched, and goes on with the next', async () => {
    const platform = platformWith(20);
    const shown = await log(gameAfter(1), [1]);
    platform.faults.push(404);
    await shown.again(gameAfter(3));
    expect(shownSteps(shown)).toEqual([3, 1]);
    await shown.again(gameAfter(4));
    expect(shownSteps(shown)).toEqual([4, 3, 1]);
  });

  test('does not take over what comes for a page that has gone on', async () => {
    const platform = platformWith(20);
    const shown = await log(gameAfter(1), [1]);
    platform.faults.push('late');
    await shown.again(gameAfter(3));
    await shown.again(gameAfter(4));
    await tab.does(() => platform.late[0]?.());
    expect(shownSteps(shown)).toEqual([4, 3, 2, 1]);
  });
});

describe('the last turn', () => {
  const isTurn = ({ label }: Step) => !label.startsWith('Phase');
  const phase = (step: number) => closedStep(step, { label: `Phase ${step}` });
  const last = (game: Game, first: Step | null = null) =>
    tab.hook((now: Game) => useLastTurn(now, first, isTurn), game);
  const seen = (shown: { readonly now: () => ReturnType<typeof useLastTurn> }) => {
    const { turn, after } = shown.now();
    return [turn?.step ?? null, after?.step ?? null];
  };

  test.each([
    ['before the first', null, [null, null]],
    ['after a turn', closedStep(2), [2, null]],
  ] as const)('is known %s without a request', async (_, step, expected) => {
    const platform = platformWith(9);
    expect(seen(await last(shownGame({ last: step, steps: stepsTo(2) })))).toEqual(expected);
    expect(platform.asked).toEqual([]);
  });

  test('stays when a phase has closed since, and is not fetched where the page has seen it', async () => {
    const platform = platformWith(9);
    const shown = await last(shownGame({ last: closedStep(2), steps: stepsTo(2) }));
    await shown.again(shownGame({ last: phase(3), steps: stepsTo(3) }));
    expect(seen(shown)).toEqual([2, 3]);
    expect(platform.asked).toEqual([]);
    await shown.again(shownGame({ last: closedStep(4), steps: stepsTo(4) }));
    expect(seen(shown)).toEqual([4, null]);
  });

  test('is fetched once where the page was loaded after the phase, and asked for until it is answered', async () => {
    const platform = platformWith(9);
    platform.faults.push(503);
    const shown = await last(shownGame({ last: phase(3), steps: stepsTo(3) }));
    expect(seen(shown)).toEqual([null, 3]);
    await tab.passes(1_000);
    expect(seen(shown)).toEqual([2, 3]);
    expect(platform.lines()).toEqual(['GET /games/g/steps/2', 'GET /games/g/steps/2']);
  });

  test('is the one that the page was loaded with, if it is the one before the phase', async () => {
    const platform = platformWith(9);
    expect(seen(await last(shownGame({ last: phase(3), steps: stepsTo(3) }), closedStep(2)))).toEqual([2, 3]);
    expect(platform.asked).toEqual([]);
    // A ruling took steps back: the turn before is another one.
    const steps = [1, 3].map((step) => ({ step, label: '', name: '' }));
    expect(seen(await last(shownGame({ last: phase(3), steps }), closedStep(2)))).toEqual([1, 3]);
    expect(platform.lines()).toEqual(['GET /games/g/steps/1']);
  });

  test('is none before a phase that is the first step', async () => {
    expect(seen(await last(shownGame({ last: phase(1), steps: stepsTo(1) })))).toEqual([null, 1]);
  });
});

describe('steps that are shown one after the other', () => {
  test('are fetched with the three after them, each once', async () => {
    const platform = platformWith(9);
    const shown = await tab.hook(() => useSteps({ id: 'g', steps: STEPS }, closedStep(2)), undefined);
    await tab.does(() => shown.now().ask(1));
    expect(platform.lines()).toEqual([1, 3, 4].map((step) => `GET /games/g/steps/${step}`));
    await tab.does(() => shown.now().ask(2));
    await tab.does(() => shown.now().ask(1));
    await tab.does(() => shown.now().ask(99));
    expect(platform.lines()).toEqual([1, 3, 4, 5].map((step) => `GET /games/g/steps/${step}`));
    expect([...shown.now().known.keys()].sort()).toEqual([1, 2, 3, 4, 5]);
  });
  const STEPS = stepsTo(9);
});

describe('state of a step', () => {
  test('begins anew with the next step, and the old one does not come back', async () => {
    const shown = await tab.hook((step: number) => useStepState(step, 'none'), 1);
    await tab.does(() => shown.now()[1]('chosen'));
    expect(shown.now()[0]).toBe('chosen');
    await tab.does(() => shown.now()[1]((now) => `${now} again`));
    expect(shown.now()[0]).toBe('chosen again');
    await shown.again(2);
    expect(shown.now()[0]).toBe('none');
    await tab.does(() => shown.now()[1]((now) => `${now} yet`));
    expect(shown.now()[0]).toBe('none yet');
    await shown.again(1);
    expect(shown.now()[0]).toBe('none');
  });
});

describe('the last step that a reader has seen', () => {
  const seen = (game: string, last: number) => tab.hook(() => useSeenStep(game, last), undefined);

  test.each([
    ['the last one at the first visit', null, 5, 5],
    ['the one of the last visit', 3, 5, 3],
    ['the last one if it is the same', 5, 5, 5],
    ['the last one if a ruling took steps back', 6, 5, 5],
    ['none of a game that had none', 0, 5, 0],
  ])('is %s', async (_, kept, last, shown) => {
    if (kept !== null) keepSeenStep('g', kept);
    expect((await seen('g', last)).now()[0]).toBe(shown);
    expect(localStorage.getItem('seen-step:g')).toBe(`${shown}`);
  });

  test('is noted for the next visit, for each game', async () => {
    const shown = await seen('g', 5);
    await tab.does(() => shown.now()[1](7));
    expect(shown.now()[0]).toBe(7);
    expect([(await seen('g', 9)).now()[0], (await seen('h', 2)).now()[0]]).toEqual([7, 2]);
  });

  test('lasts as long as the page in a browser that stores nothing', async () => {
    const none = () => {
      throw new Error('This browser stores nothing.');
    };
    vi.stubGlobal('localStorage', { getItem: none, setItem: none });
    const shown = await seen('g', 5);
    await tab.does(() => shown.now()[1](7));
    expect(shown.now()[0]).toBe(7);
  });
});

describe('the choices for how steps are told', () => {
  test.each([
    [null, true, false],
    ['{"sounds":true}', true, true],
    ['{"plays":false}', false, false],
    ['{', true, false],
  ])('are those that were kept: %s', async (kept, plays, sounds) => {
    if (kept !== null) localStorage.setItem('playback', kept);
    const shown = await tab.hook(() => useStoryChoices(), undefined);
    expect(shown.now()[0]).toEqual({ plays, sounds });
    await tab.does(() => shown.now()[1]({ plays: !plays, sounds }));
    expect(shown.now()[0]).toEqual({ plays: !plays, sounds });
    const later = await tab.hook(() => useStoryChoices(), undefined);
    expect(later.now()[0]).toEqual({ plays: !plays, sounds });
  });

  test('no motion is wanted where the system asks for none', () => {
    const asked: string[] = [];
    for (const matches of [true, false]) {
      vi.stubGlobal('matchMedia', (query: string) => {
        asked.push(query);
        return { matches };
      });
      expect(wantsNoMotion()).toBe(matches);
    }
    expect(asked[0]).toBe('(prefers-reduced-motion: reduce)');
  });
});

describe('a story that plays', () => {
  const scenes = ['orders', 'arriving'] as const;
  const play = (count: number, plays: boolean, isLoaded = true) =>
    tab.hook(
      ({ steps, loaded }: { readonly steps: number; readonly loaded: boolean }) =>
        usePlayback(steps, plays, () => (loaded ? scenes : undefined)),
      { steps: count, loaded: isLoaded },
    );
  const at = (shown: { readonly now: () => ReturnType<typeof usePlayback> }) => {
    const { place, isOver, isPlaying } = shown.now();
    return [place.at, place.scene, isOver, isPlaying];
  };

  test('shows each scene for its time, and is over after the last', async () => {
    const shown = await play(2, true);
    const places: unknown[] = [];
    for (const milliseconds of [1_799, 1, 1_499, 1, 1_799, 1, 1_499, 1]) {
      await tab.passes(milliseconds);
      places.push(at(shown));
    }
    expect(places).toEqual([
      [0, 0, false, true],
      [0, 1, false, true],
      [0, 1, false, true],
      [1, 0, false, true],
      [1, 0, false, true],
      [1, 1, false, true],
      [1, 1, false, true],
      [2, 0, true, false],
    ]);
    // Another step has closed.
    await shown.again({ steps: 3, loaded: true });
    expect(at(shown)).toEqual([2, 0, false, true]);
  });

  test('that does not play is over at once, and can be told again', async () => {
    const shown = await play(2, false);
    expect(at(shown)).toEqual([2, 0, true, false]);
    await tab.does(() => shown.now().again());
    expect(at(shown)).toEqual([0, 0, false, true]);
    await tab.does(() => shown.now().setPlaying(false));
    await tab.passes(60_000);
    expect(at(shown)).toEqual([0, 0, false, false]);
    await tab.does(() => shown.now().skip());
    expect(at(shown)).toEqual([2, 0, true, false]);
  });

  test('waits for a step that is not loaded', async () => {
    const shown = await play(1, true, false);
    await tab.passes(60_000);
    expect(at(shown)).toEqual([0, 0, false, true]);
    await shown.again({ steps: 1, loaded: true });
    await tab.passes(1_800);
    await tab.passes(1_500);
    expect(at(shown)).toEqual([1, 0, true, false]);
  });
});

describe('orders in a link', () => {
  test.each([
    ['#orders=A%20Par-Bur', 'A Par-Bur'],
    ['#orders=%', '%'],
    ['#orders=', ''],
  ])('are taken over once and leave the address: %s', async (hash, text) => {
    location.hash = hash;
    const take = vi.fn();
    const shown = await tab.hook(() => useSharedOrders(take), undefined);
    expect(shown.now()).toBe(true);
    expect(take.mock.calls).toEqual([[text]]);
    expect(location.href).toBe('http://localhost:3000/games/g?x=1');
  });

  test('are none in another link', async () => {
    location.hash = '#press';
    const take = vi.fn();
    expect((await tab.hook(() => useSharedOrders(take), undefined)).now()).toBe(false);
    expect([take.mock.calls.length, location.hash]).toEqual([0, '#press']);
  });
});

describe('the reader’s list of orders', () => {
  const bad = (path: readonly (string | number)[]) => ({ path, message: 'No.' }) as unknown as Problem;
  const validate = (orders: readonly string[]) =>
    orders.flatMap((order, at) => (order === 'bad' ? [bad([at])] : []));
  const list = (game: Game) =>
    tab.hook(
      (now: Game) => useOrderList<string>(now, validate, async () => now),
      game,
      (page) => inEnglish(page),
    );
  const platform = () => {
    let version = 0;
    return fakedPlatform(({ body }) => {
      version += 1;
      return { ...storedOrders([], version), ...(body as object), version, closed: false };
    });
  };

  test('begins with what is stored, and stores what is legal with each change', async () => {
    const { asked } = platform();
    const shown = await list(shownGame({ me: { stored: storedOrders(['x'], 0, true) } }));
    expect([shown.now().orders, shown.now().isStored('x'), shown.now().isStored('y')]).toEqual([
      ['x'],
      true,
      false,
    ]);
    await tab.does(() => shown.now().change(['x', 'bad', 'y']));
    await tab.passes(100);
    expect(asked[0]?.body).toEqual({ orders: ['x', 'y'], ready: false, version: 0 });
    expect([shown.now().orders, [...shown.now().refused.keys()]]).toEqual([['x', 'bad', 'y'], [1]]);
    expect([shown.now().isStored('y'), shown.now().isStored('bad')]).toEqual([true, false]);
    await tab.does(() => shown.now().change(['z'], true));
    await tab.passes(100);
    expect(asked[1]?.body).toEqual({ orders: ['z'], ready: true, version: 1 });
    await tab.does(() => shown.now().setReady(false));
    await tab.passes(100);
    expect(asked[2]?.body).toEqual({ orders: ['z'], ready: false, version: 2 });
  });

  test('is that of the next step once it begins, and that of another tab', async () => {
    platform();
    const shown = await list(shownGame());
    await shown.again(shownGame({ me: { stored: storedOrders(['y'], 4) } }));
    expect(shown.now().orders).toEqual(['y']);
    await shown.again(shownGame({ step: 4 }));
    expect(shown.now().orders).toEqual([]);
  });

  test('has the first problem of each entry', () => {
    const problems = [bad([1, 'to']), bad([1]), bad(['orders']), bad([]), bad([0])];
    expect([...firstProblems(problems)]).toEqual([
      [1, problems[0]],
      [0, problems[4]],
    ]);
  });

  test.each([
    [0, 1, 'bac'],
    [1, -1, 'bac'],
    [2, -1, 'acb'],
    [2, 1, 'abc'],
    [1, 1, 'acb'],
  ])('lets the entry at %d go by %d: %s', (at, by, after) => {
    expect(moved(['a', 'b', 'c'], at, by).join('')).toBe(after);
  });
});

test.each([
  [1, null, null],
  [3, 1, '/games/g/steps/1'],
  [4, 3, '/games/g/steps/3'],
  [9, null, null],
])('before step %d comes %s', (step, before, page) => {
  const steps = [1, 3, 4].map((one) => ({ step: one, label: '', name: '' }));
  expect(numberBefore({ steps }, step)).toBe(before);
  expect(stepBefore({ id: 'g', steps }, { step })).toBe(page);
  expect(stepBefore({ id: 'g', steps }, null)).toBeNull();
});
