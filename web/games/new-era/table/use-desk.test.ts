import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Order } from '../../../../engine/new-era/orders/order-types';
import type { View } from '../../../../engine/new-era/types';
import type { Game } from '../../../../functions/core/game/games.schema';
import { openTab, type Tab } from '../../../../test/support/browser-tab';
import { fakedPlatform } from '../../../../test/support/faked-platform';
import { newEraAction, SEATS } from '../../../../test/support/new-era-action';
import { shownGame, storedOrders } from '../../../../test/support/shown-game';
import { inEnglish } from '../../../../test/support/texts';
import { useDesk } from './use-desk';

let tab: Tab;
beforeEach(async () => {
  tab = await openTab();
});
afterEach(() => tab.close());

const { asked: mine, viewOf, actions } = newEraAction('desk');
const other = SEATS.find((one) => one !== mine) ?? '';

const [FIRST, SECOND] = actions as [Order, Order];
const RESIGN = { type: 'resign' } as unknown as Order;
const IMPOSSIBLE = { type: 'action', action: 'nothing of the kind' } as unknown as Order;

interface Given {
  readonly seat?: string | null;
  /** The seat that is asked. */
  readonly awaits?: string;
  readonly step?: number;
  readonly stored?: readonly Order[];
  readonly resigned?: boolean;
  readonly status?: Game['status'];
}
interface Shown {
  readonly game: Game;
  readonly view: View;
}

function shownWith(given: Given): Shown {
  const { seat = mine, awaits = mine, step = 3, stored, resigned = false } = given;
  const seen = viewOf(seat);
  const players = Object.fromEntries(
    Object.entries(seen.players).map(([name, one]) => [name, name === seat ? { ...one, resigned } : one]),
  );
  const awaiting = seen.awaiting === null ? null : { ...seen.awaiting, seat: awaits };
  return {
    view: { ...seen, players, awaiting } as View,
    game: shownGame({
      ...{ step, status: given.status ?? ('running' as never), now: `2026-01-01T00:00:0${step}.000Z` },
      me: { seat, stored: stored === undefined ? null : storedOrders(stored, 1) },
    }),
  };
}

async function desk(given: Given = {}, first: readonly Order[] = []) {
  let plan = first;
  let version = 1;
  const platform = fakedPlatform(({ method, path, body }) => {
    if (path.endsWith('/orders')) {
      version += 1;
      return { ...storedOrders([], version), ...(body as object), version, closed: false };
    }
    if (method === 'PUT') plan = (body as { orders: readonly Order[] }).orders;
    if (method === 'DELETE') plan = [];
    return { plan: plan.length === 0 ? null : { orders: plan, refused: null } };
  });
  const refetch = vi.fn(async () => undefined);
  const shown = await tab.hook(
    ({ game, view }: Shown) => useDesk(game, view, refetch),
    shownWith(given),
    inEnglish,
  );
  return {
    ...shown,
    platform,
    becomes: (now: readonly Order[]) => {
      plan = now;
    },
    goesOn: (next: Given) => shown.again(shownWith(next)),
    /** Requests go out once the page has been painted. */
    does: async (act: (now: ReturnType<typeof useDesk>) => unknown) => {
      await tab.does(() => void act(shown.now()));
      await tab.passes(100);
    },
    sent: () =>
      platform.asked
        .filter(({ method }) => method !== 'GET')
        .map(({ method, path, body }) => [
          `${method} ${path}`,
          (body as { orders?: unknown } | undefined)?.orders,
        ]),
  };
}
const STEP_3 = 'PUT /games/g/steps/3/orders';
const STEP_4 = 'PUT /games/g/steps/4/orders';
const PLAN = 'PUT /games/g/plan';
const NO_PLAN = 'DELETE /games/g/plan';

test('the position has two actions to choose from', () => {
  expect([FIRST, SECOND].every((order) => order !== undefined)).toBe(true);
  expect(FIRST).not.toEqual(SECOND);
});

describe('a reader', () => {
  test.each([
    ['who is asked', {}, [true, true], true],
    ['who waits', { awaits: other }, [true, false], true],
    ['who has resigned, though they would be asked', { resigned: true }, [false, false], false],
    ['of a finished game', { status: 'finished' }, [false, false], false],
    ['without a seat', { seat: null }, [false, false], false],
  ] as const)('%s can do what is theirs to do', async (_, given, [playing, asked], hasOffers) => {
    const { now } = await desk(given as Given);
    expect([now().playing, now().asked]).toEqual([playing, asked]);
    expect([now().queue.offers.length > 0, now().queue.seat !== null]).toEqual([hasOffers, hasOffers]);
    expect(now().own === undefined).toBe('seat' in given);
  });

  test('of another seat sees their own state, and is not asked', async () => {
    const { now } = await desk({ seat: other });
    expect([now().own, now().asked]).toEqual([viewOf(other).players[other], false]);
    expect(now().queue.seat).toBe(other);
  });

  test.each([
    ['without a seat', { seat: null }],
    ['of a finished game', { status: 'finished' }],
  ] as const)('%s asks for no plan', async (_, given) => {
    expect((await desk(given as Given)).platform.asked).toEqual([]);
  });
});

describe('a queue', () => {
  test('is sent as the orders of the step, and a plan for the turns after', async () => {
    const shown = await desk();
    await shown.does((now) => now.queue.set([FIRST, SECOND]));
    expect(shown.sent()).toEqual(
      expect.arrayContaining([
        [STEP_3, [FIRST]],
        [PLAN, [SECOND]],
      ]),
    );
    expect([shown.now().queue.orders, shown.now().queue.now, shown.now().queue.busy]).toEqual([
      [FIRST, SECOND],
      1,
      false,
    ]);
    expect([shown.now().list.orders, shown.now().plan.orders]).toEqual([[FIRST], [SECOND]]);
  });

  test('of a seat that waits is a plan, and leaves the orders of the step alone', async () => {
    const shown = await desk({ awaits: other, stored: [RESIGN] });
    await shown.does((now) => now.queue.set([FIRST]));
    expect(shown.sent()).toEqual([[PLAN, [FIRST]]]);
    // It may hold the actions of several turns, unlike the orders of a step.
    await shown.does((now) => now.queue.set([FIRST, SECOND]));
    expect([...shown.now().plan.refused]).toEqual([...shown.now().queue.refused]);
    await shown.does((now) => now.queue.set([]));
    expect(shown.sent().at(-1)).toEqual([NO_PLAN, undefined]);
    expect(shown.now().list.orders).toEqual([RESIGN]);
  });

  test('is busy until both lists are stored, and keeps what was chosen meanwhile', async () => {
    const shown = await desk();
    shown.platform.faults.push('late', 'late');
    await shown.does((now) => now.queue.set([FIRST, SECOND]));
    expect([shown.now().queue.busy, shown.platform.late.length]).toEqual([true, 2]);
    await shown.does((now) => now.queue.set([SECOND]));
    expect(shown.now().queue.orders).toEqual([SECOND]);
    await tab.does(() => shown.platform.late[0]?.());
    expect(shown.now().queue.busy).toBe(true);
    await tab.does(() => shown.platform.late[1]?.());
    await tab.passes(100);
    expect([shown.now().queue.orders, shown.now().queue.busy]).toEqual([[SECOND], false]);
    expect(shown.sent().slice(2)).toEqual(
      expect.arrayContaining([
        [STEP_3, [SECOND]],
        [NO_PLAN, undefined],
      ]),
    );
  });

  test.each([
    ['is lost', 'lost', 'offline'],
    ['was stored, but the answer is lost', 'answer-lost', 'offline'],
    ['comes too often', 429, 'offline'],
    ['comes after the session has ended', 401, 'logged-out'],
    ['is refused', 422, 'refused'],
  ] as const)('keeps an action whose list %s', async (_, fault, saving) => {
    const shown = await desk();
    shown.platform.faults.push(fault);
    await shown.does((now) => now.queue.set([FIRST]));
    expect([shown.now().queue.orders, shown.now().list.saving]).toEqual([[FIRST], saving]);
  });

  test('says of an order that is not possible why, and does not send it for this step', async () => {
    const shown = await desk();
    await shown.does((now) => now.list.change([IMPOSSIBLE]));
    expect([[...shown.now().list.refused.keys()], shown.sent()]).toEqual([[0], [[STEP_3, []]]]);
  });

  test('says of a plan what could not be carried out now', async () => {
    const shown = await desk({ awaits: other }, [IMPOSSIBLE]);
    expect([[...shown.now().plan.refused.keys()], [...shown.now().queue.refused.keys()]]).toEqual([[0], [0]]);
  });
});

describe('a step that closes', () => {
  test('takes its action along: the plan is what remains', async () => {
    const shown = await desk();
    await shown.does((now) => now.queue.set([FIRST, SECOND]));
    await shown.goesOn({ awaits: other, step: 4 });
    expect([shown.now().queue.orders, shown.now().queue.now]).toEqual([[SECOND], 0]);
    // The platform has given the plan for this turn.
    shown.becomes([]);
    await shown.goesOn({ step: 5, stored: [SECOND] });
    expect([shown.now().queue.orders, shown.now().queue.now]).toEqual([[SECOND], 1]);
  });

  test('while an answer is on its way does not bring its action into the next one', async () => {
    const shown = await desk();
    shown.platform.faults.push('late');
    await shown.does((now) => now.queue.set([FIRST]));
    await shown.goesOn({ step: 4 });
    expect(shown.now().queue.orders).toEqual([]);
    await shown.does((now) => now.queue.set([SECOND]));
    await tab.does(() => shown.platform.late[0]?.());
    await tab.passes(100);
    expect([shown.now().queue.orders, shown.sent()]).toEqual([
      [SECOND],
      [
        [STEP_3, [FIRST]],
        [STEP_4, [SECOND]],
      ],
    ]);
  });
});
