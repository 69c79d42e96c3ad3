import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Game } from '../../functions/core/game/games.schema';
import { openTab, type Tab } from '../../test/support/browser-tab';
import { fakedPlatform, refusal } from '../../test/support/faked-platform';
import { closedStep } from '../../test/support/shown-game';
import { usePlayedOrders } from './corrections/use-played-orders';
import { CorrectionsFrame } from './corrections/with-corrections';
import { useNow } from './frame/use-now';
import { useSelectedPlace } from './map/use-selected-place';
import { useEffectAhead } from './rulings/use-effect-ahead';
import { usePreview } from './scoring/use-preview';
import { useScorings } from './scoring/use-scorings';
import { useCalendar } from './season/use-calendar';
import { useOrderRows } from './sequential-table/use-order-rows';
import { useQuotable } from './simultaneous-table/use-quotable';

let tab: Tab;
beforeEach(async () => {
  tab = await openTab();
});
afterEach(() => tab.close());

describe('the effect of a ruling, while its fields are filled in', () => {
  const effect = (first: string) =>
    tab.hook((reason: string) => useEffectAhead('s', { reason } as never), first);

  test('is asked for once they rest, with what they then hold', async () => {
    const platform = fakedPlatform(({ body }) => body);
    const shown = await effect('a');
    await tab.passes(399);
    await shown.again('ab');
    await tab.passes(399);
    expect(platform.asked).toEqual([]);
    await tab.passes(1);
    expect(platform.asked).toMatchObject([
      { method: 'POST', path: '/seasons/s/clocks/effect', body: { reason: 'ab' } },
    ]);
    expect(shown.now()).toEqual({ reason: 'ab' });
    // The same fields in a new object are no change.
    await shown.again('ab');
    await tab.passes(400);
    expect(platform.asked).toHaveLength(1);
  });

  test('is asked for until there is an answer, and never takes that to earlier fields', async () => {
    const platform = fakedPlatform(({ body }) => body);
    platform.faults.push(503, 'late');
    const shown = await effect('a');
    await tab.passes(400);
    await tab.passes(1_000);
    expect(platform.asked).toHaveLength(2);
    await shown.again('b');
    await tab.passes(400);
    await tab.does(() => platform.late[0]?.());
    expect(shown.now()).toEqual({ reason: 'b' });
    platform.faults.push(422);
    await shown.again('c');
    await tab.passes(400);
    expect(shown.now()).toBeNull();
  });

  test('is not asked for once the page was left', async () => {
    const platform = fakedPlatform(({ body }) => body);
    const shown = await effect('a');
    await shown.leave();
    await tab.passes(400);
    platform.faults.push(503);
    const other = await effect('b');
    await tab.passes(400);
    await other.leave();
    await tab.passes(60_000);
    expect(platform.asked.map(({ body }) => body)).toEqual([{ reason: 'b' }]);
  });
});

describe('the points that a scoring would give', () => {
  interface Params {
    readonly id?: string;
    readonly parameters?: Record<string, number>;
    readonly season?: string | null;
    readonly seats?: number;
    readonly system?: string;
  }
  const preview = (first: Params) =>
    tab.hook(
      ({ id = 'sum', parameters = {}, season = null, seats = 4, system = 'classic' }: Params) =>
        usePreview({ id, parameters }, system, season, seats),
      first,
    );

  test('are asked for after a pause, and again after each change', async () => {
    const platform = fakedPlatform(({ path }) => ({ path }));
    const shown = await preview({});
    await tab.passes(349);
    expect(platform.asked).toEqual([]);
    await tab.passes(1);
    const addresses: string[] = [];
    for (const params of [
      {},
      { parameters: { win: 2 } },
      { season: 's' },
      { seats: 5 },
      { system: 'ny2047' },
      { id: 'x' },
    ]) {
      await shown.again(params);
      await tab.passes(350);
      addresses.push(decodeURIComponent(platform.lines().at(-1) ?? ''));
    }
    expect(addresses).toEqual([
      'GET /scorings/sum/preview?parameters={}&seats=4&system=classic',
      'GET /scorings/sum/preview?parameters={"win":2}&seats=4&system=classic',
      'GET /scorings/sum/preview?parameters={}&seats=4&system=classic&season=s',
      'GET /scorings/sum/preview?parameters={}&seats=5&system=classic',
      'GET /scorings/sum/preview?parameters={}&seats=4&system=ny2047',
      'GET /scorings/x/preview?parameters={}&seats=4&system=classic',
    ]);
    expect(platform.asked).toHaveLength(6);
    expect(shown.now().shown).not.toBeNull();
  });

  test('stay until the next ones are there, but not for another scoring; a problem takes their place', async () => {
    const platform = fakedPlatform(({ path }) => ({ path }));
    const shown = await preview({});
    await tab.passes(350);
    const first = shown.now();
    expect([first.shown === null, first.problem]).toEqual([false, null]);
    await shown.again({ seats: 5 });
    expect(shown.now()).toEqual(first);
    platform.faults.push(422);
    await tab.passes(350);
    expect([shown.now().shown, shown.now().problem?.code]).toEqual([null, 'http-422']);
    await shown.again({ id: 'x' });
    expect(shown.now()).toEqual({ shown: null, problem: null });
  });

  test('are never those of an earlier choice, nor of a page that was left', async () => {
    const platform = fakedPlatform(({ path }) => ({ path }));
    platform.faults.push('late');
    const shown = await preview({});
    await tab.passes(350);
    await shown.again({ seats: 5 });
    await tab.passes(350);
    await tab.does(() => platform.late[0]?.());
    expect(shown.now().shown).toMatchObject({ path: expect.stringContaining('seats=5') });
    await shown.again({ seats: 6 });
    await shown.leave();
    await tab.passes(350);
    expect(platform.asked).toHaveLength(2);
  });
});

describe('scorings in the terms of a game', () => {
  const scorings = (system: string) => ({ system }) as never;

  test('are those of the page, and asked for once for another game', async () => {
    const platform = fakedPlatform(({ path }) => ({ system: path.split('=')[1] }));
    const shown = await tab.hook((system: string) => useScorings(scorings('classic'), system), 'classic');
    expect(platform.asked).toEqual([]);
    platform.faults.push(503);
    await shown.again('ny2047');
    expect(shown.now().system).toBe('classic');
    await tab.passes(1_000);
    expect(shown.now().system).toBe('ny2047');
    expect(platform.lines()).toEqual(Array(2).fill('GET /scorings?system=ny2047'));
    await shown.again('classic');
    expect([shown.now().system, platform.asked.length]).toEqual(['classic', 2]);
    await shown.again('ny2047');
    expect([shown.now().system, platform.asked.length]).toEqual(['ny2047', 2]);
  });
});

describe('the calendar of a season that is set up', () => {
  test('is asked for after a pause, with the settings of that moment', async () => {
    const platform = fakedPlatform(({ body }) => ({ rounds: [body] }));
    const shown = await tab.hook((rounds: number) => useCalendar(() => ({ rounds }) as never), 1);
    await tab.passes(399);
    expect([platform.asked, shown.now().rounds]).toEqual([[], []]);
    await tab.passes(1);
    expect(shown.now().rounds).toEqual([{ rounds: 1 }]);
    await shown.again(2);
    await tab.passes(400);
    expect(platform.asked).toHaveLength(1);
    await tab.does(() => shown.now().changed());
    await tab.passes(399);
    await tab.does(() => shown.now().changed());
    await shown.again(3);
    await tab.passes(400);
    expect(platform.asked.map(({ body }) => body)).toEqual([{ rounds: 1 }, { rounds: 3 }]);
  });

  test('says why there is none, and never takes an answer to earlier settings', async () => {
    const platform = fakedPlatform(({ body }) => ({ rounds: [body] }));
    platform.faults.push(422);
    const shown = await tab.hook((rounds: number) => useCalendar(() => ({ rounds }) as never), 1);
    await tab.passes(400);
    expect(shown.now()).toMatchObject({ rounds: [], problem: 'It said http-422.' });
    platform.faults.push('late');
    await tab.does(() => shown.now().changed());
    await tab.passes(400);
    await shown.again(2);
    await tab.does(() => shown.now().changed());
    await tab.passes(400);
    await tab.does(() => platform.late[0]?.());
    expect(shown.now()).toMatchObject({ rounds: [{ rounds: 2 }], problem: null });
    await tab.does(() => shown.now().changed());
    await shown.leave();
    await tab.passes(400);
    expect(platform.asked).toHaveLength(3);
  });
});

describe('the orders of a seat in a step', () => {
  const CORRECTIONS = { name: 'those of the game' } as never;
  const load = async () => CORRECTIONS;
  const played = (onRead: (given: readonly unknown[]) => void, first: readonly [number, string]) =>
    tab.hook(
      ([step, seat]: readonly [number, string]) => usePlayedOrders({ id: 'g' }, step, seat, onRead),
      first,
      (children) => createElement(CorrectionsFrame, { load, children }),
    );
  const platform = () =>
    fakedPlatform(({ path }) => {
      const step = Number(path.split('/').at(-1));
      const order = (seat: string) => ({ seat, order: `${seat} ${step}`, result: '', reason: '' });
      return closedStep(step, { before: `before ${step}`, orders: [order('a'), order('b'), order('a')] });
    });

  test('are read for each step and seat, and never those of an earlier choice', async () => {
    const { asked, faults, late } = platform();
    const read = vi.fn();
    const shown = await played(read, [1, 'a']);
    expect(shown.now()).toEqual({ corrections: CORRECTIONS, before: 'before 1', given: ['a 1', 'a 1'] });
    await shown.again([1, 'b']);
    expect(shown.now()?.given).toEqual(['b 1']);
    faults.push('late');
    await shown.again([2, 'b']);
    expect(shown.now()).toBeNull();
    await shown.again([3, 'b']);
    await tab.does(() => late[0]?.());
    expect(shown.now()?.given).toEqual(['b 3']);
    expect(read.mock.calls).toEqual([[['a 1', 'a 1']], [['b 1']], [['b 3']]]);
    expect(asked).toHaveLength(4);
  });

  test('are none of a step that the reader may not see', async () => {
    fakedPlatform(() => refusal(404));
    expect((await played(vi.fn(), [1, 'a'])).now()).toBeNull();
  });
});

describe('the platform’s clock', () => {
  test('ticks from the time of the last answer, and no more once the page was left', async () => {
    const shown = await tab.hook(([now, every]: readonly [number, number?]) => useNow(now, every), [
      5_000,
    ] as readonly [number, number?]);
    expect(shown.now()).toBe(5_000);
    await tab.passes(999);
    expect(shown.now()).toBe(5_000);
    await tab.passes(1);
    expect(shown.now()).toBe(6_000);
    await tab.passes(2_000);
    expect(shown.now()).toBe(8_000);
    await shown.again([100_000, 500]);
    expect(shown.now()).toBe(100_000);
    await tab.passes(500);
    expect(shown.now()).toBe(100_500);
    await shown.leave();
    const { length } = shown.all;
    await tab.passes(10_000);
    expect([shown.all.length, vi.getTimerCount()]).toEqual([length, 0]);
  });

  test.each([
    ['time', [100_000, 1_000], [100_000, 100_000, 101_000]],
    ['interval', [5_000, 500], [5_000, 5_500, 6_000]],
  ] as const)('goes on from another %s alone', async (_, next, expected) => {
    const shown = await tab.hook(([now, every]: readonly [number, number]) => useNow(now, every), [
      5_000, 1_000,
    ] as readonly [number, number]);
    await tab.passes(3_000);
    const times: number[] = [];
    await shown.again(next);
    times.push(shown.now());
    for (const _half of [1, 2]) {
      await tab.passes(500);
      times.push(shown.now());
    }
    expect(times).toEqual(expected);
  });
});

describe('the rows of a list of orders', () => {
  test('change the list, and open the row that is then of interest', async () => {
    const changes: string[] = [];
    const shown = await tab.hook(
      (orders: readonly string[]) => useOrderRows(orders, (next) => changes.push(next.join(''))),
      ['a', 'b', 'c'] as readonly string[],
    );
    const opens: (number | null)[] = [shown.now().open];
    const does = async (act: (rows: ReturnType<typeof shown.now>) => void) => {
      await tab.does(() => act(shown.now()));
      opens.push(shown.now().open);
    };
    await does((rows) => rows.add('d'));
    await does((rows) => rows.add('e', false));
    await does((rows) => rows.show(1));
    await does((rows) => rows.replace(1, 'x'));
    await does((rows) => rows.move(1, -1));
    await does((rows) => rows.move(1, 1));
    await does((rows) => rows.remove(0));
    expect(changes).toEqual(['abcd', 'abce', 'axc', 'bac', 'acb', 'bc']);
    expect(opens).toEqual([null, 3, null, 1, 1, 0, 2, null]);
  });
});

describe('the place that a map describes', () => {
  test('is the last one tapped, until it is tapped again or left', async () => {
    const shown = await tab.hook(
      (takes: string | null) => useSelectedPlace((place) => place === takes),
      null as string | null,
    );
    const taps: (string | null)[] = [];
    for (const place of ['a', 'b', 'b', 'a']) {
      await tab.does(() => shown.now().tap(place));
      taps.push(shown.now().selected);
    }
    expect(taps).toEqual(['a', 'b', null, 'a']);
    await shown.again('c');
    await tab.does(() => shown.now().tap('c'));
    expect(shown.now().selected).toBeNull();
    await tab.does(() => shown.now().tap('a'));
    await tab.does(() => shown.now().leave());
    expect(shown.now().selected).toBeNull();
  });
});

test('orders to quote are the reader’s own and everybody’s last, each once, without refused ones', async () => {
  const line = (before: unknown, order: unknown) => (order === 'none' ? null : `${before} ${order}`);
  const verdict = (order: string, result = '') => ({ seat: 'a', order, result, reason: '' });
  const last = closedStep(1, {
    before: 'p1',
    orders: [verdict('x'), verdict('y', 'rejected'), verdict('none'), verdict('x')],
  });
  const shown = await tab.hook(
    (step: Game['last']) => useQuotable(['x', 'none', 'z'], 'p2', step, line),
    last as Game['last'],
  );
  expect(shown.now()).toEqual(['p2 x', 'p2 z', 'p1 x']);
  await shown.again(null);
  expect(shown.now()).toEqual(['p2 x', 'p2 z']);
});
