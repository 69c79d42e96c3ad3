import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { domination } from '../../../../engine/domination';
import { withSeatToMove } from '../../../../engine/domination/offers/preview';
import type { Order } from '../../../../engine/domination/orders/order-types';
import type { View } from '../../../../engine/domination/types';
import type { Problem } from '../../../../engine/game';
import type { Game } from '../../../../functions/core/game/games.schema';
import { openTab, type Tab } from '../../../../test/support/browser-tab';
import { positionOf } from '../../../../test/support/domination-play';
import { type Asked, fakedPlatform } from '../../../../test/support/faked-platform';
import { shownGame, storedOrders } from '../../../../test/support/shown-game';
import { inEnglish } from '../../../../test/support/texts';
import { useDesk } from './use-desk';

let tab: Tab;
beforeEach(async () => {
  tab = await openTab();
});
afterEach(() => tab.close());

const POSITION = positionOf({
  board: { usa: 'ana F', brazil: 'ana S', mexico: 'ben S' },
  stacks: { military_base: 6 },
});
const viewOf = (seat: string | null) =>
  domination.view(POSITION, seat === null ? { kind: 'spectator' } : { kind: 'seat', seat }) as View;

const BUILD: Order = { type: 'build', card: 'domination', areas: ['canada', 'andes'] };
const OTHER: Order = { type: 'attack', card: 'domination', areas: ['mexico'] };
const BEGUN: Order = { type: 'build', card: 'domination', areas: [] };
/** Nobody stands there. */
const IMPOSSIBLE: Order = { type: 'attack', card: 'domination', areas: ['siberia'] };
const PASS: Order = { type: 'pass' };
const WHY = { code: 'order-refused', path: [0], rule: '6.1', message: 'No.' } as unknown as Problem;

interface Given {
  /** The seat on turn. */
  readonly active?: string;
  readonly step?: number;
  readonly stored?: readonly Order[];
  readonly version?: number;
  /** The reader's seat. */
  readonly seat?: string | null;
  readonly vacant?: boolean;
  readonly phase?: View['phase'];
  readonly status?: Game['status'];
}

function gameWith(given: Given): Game {
  const {
    active = 'ana',
    step = 3,
    stored,
    version = 1,
    seat = 'ana',
    vacant = false,
    phase = 'turn',
  } = given;
  const seen = viewOf(seat);
  const seats = Object.fromEntries(
    Object.entries(seen.seats).map(([name, one]) => [name, name === seat ? { ...one, vacant } : one]),
  );
  const board = { ...withSeatToMove(seen, active), seats };
  const asked = (name: string) => (phase === 'turn' ? name === active : phase === 'scoring');
  return shownGame({
    ...{ step, status: given.status ?? ('running' as never), now: `2026-01-01T00:00:0${step}.000Z` },
    position: (phase === 'turn' ? board : { ...board, phase, active: null }) as never,
    seats: ['ana', 'ben', 'cho'].map((name) => ({
      seat: name,
      state: asked(name) ? 'nothing' : 'none-owed',
    })) as never,
    me: { seat, stored: stored === undefined ? null : storedOrders(stored, version) },
  });
}

interface Plan {
  readonly orders: readonly Order[];
  readonly refused: Problem | null;
}

async function desk(given: Given = {}, first: Plan | null = null) {
  let plan = first;
  let version = 1;
  const platform = fakedPlatform(({ method, path, body }) => {
    if (path.endsWith('/orders')) {
      version += 1;
      return { ...storedOrders([], version), ...(body as object), version, closed: false };
    }
    if (method === 'PUT') plan = { ...(body as Plan), refused: null };
    if (method === 'DELETE') plan = null;
    return { plan };
  });
  const refetch = vi.fn(async () => undefined);
  const shown = await tab.hook((game: Game) => useDesk(game, refetch), gameWith(given), inEnglish);
  return {
    ...shown,
    platform,
    becomes: (now: Plan | null) => {
      plan = now;
    },
    goesOn: (next: Given) => shown.again(gameWith(next)),
    /** Requests go out once the page has been painted. */
    does: async (act: (now: ReturnType<typeof useDesk>) => unknown) => {
      await tab.does(() => void act(shown.now()));
      await tab.passes(100);
    },
    sent: () =>
      platform.asked
        .filter(({ method }) => method !== 'GET')
        .map(({ method, path, body }: Asked) => ({ line: `${method} ${path}`, ...(body as object) })),
    state: () => {
      const { asked, planning } = shown.now();
      return asked ? 'asked' : planning ? 'planning' : 'neither';
    },
  };
}
const STEP_3 = 'PUT /games/g/steps/3/orders';
const STEP_4 = 'PUT /games/g/steps/4/orders';
const PLAN = 'PUT /games/g/plan';

describe('a reader', () => {
  test.each([
    ['on turn is asked', {}, 'asked'],
    ['before the scoring is asked', { phase: 'scoring' }, 'asked'],
    ['whose turn is later plans it', { active: 'ben' }, 'planning'],
    ['without a seat does neither', { seat: null }, 'neither'],
    ['who has left their seat does neither', { vacant: true }, 'neither'],
    ['who has left it while others play does neither', { vacant: true, active: 'ben' }, 'neither'],
    ['of a finished game does neither', { status: 'finished', phase: 'over' }, 'neither'],
  ] as const)('%s', async (_, given, state) => {
    const shown = await desk(given as Given);
    expect(shown.state()).toBe(state);
    expect(shown.now().own === undefined).toBe('seat' in given);
    // Only with a plan can a card be played while another player has the turn.
    expect(shown.now().isPlayable('domination')).toBe(
      state === 'planning' || (state === 'asked' && !('phase' in given)),
    );
  });

  test('who only looks on sends nothing, and asks for no plan', async () => {
    const shown = await desk({ seat: null });
    await shown.does((now) => now.turn.play('domination'));
    expect([shown.platform.asked, shown.now().turn.rows.open]).toEqual([[], null]);
  });
});

describe('a turn', () => {
  test('is sent card by card for its step; what is not finished stays in the page', async () => {
    const shown = await desk();
    await shown.does((now) => now.turn.play('domination'));
    expect([shown.now().list.orders, shown.now().accepted]).toEqual([[BEGUN], []]);
    expect(shown.sent()).toEqual([{ line: STEP_3, orders: [], ready: false, version: 0 }]);
    await shown.does((now) => now.turn.tap('canada'));
    await shown.does((now) => now.turn.tap('andes'));
    expect([shown.now().list.orders, shown.now().accepted]).toEqual([[BUILD], [BUILD]]);
    expect(shown.sent().at(-1)).toMatchObject({ line: STEP_3, orders: [BUILD] });
  });

  test('has the cards that its list takes into the hand', async () => {
    const take: Order = { type: 'discard2', cards: ['domination', 'domination'], take: 'military_base' };
    const shown = await desk({ stored: [take] });
    expect([shown.now().accepted, shown.now().own?.hand?.at(-1)]).toEqual([[take], 'military_base']);
    expect(shown.now().isPlayable('military_base')).toBe(true);
  });

  test('leaves refused orders out of what is carried out', async () => {
    const shown = await desk({ stored: [IMPOSSIBLE, BUILD] });
    expect([shown.now().list.orders, shown.now().accepted]).toEqual([[IMPOSSIBLE, BUILD], [BUILD]]);
  });

  test('that closes meanwhile does not bring its cards into what comes next', async () => {
    const shown = await desk();
    shown.platform.faults.push('late');
    await shown.does((now) => now.list.change([BUILD]));
    await shown.goesOn({ active: 'ben', step: 4 });
    expect([shown.state(), shown.now().accepted]).toEqual(['planning', []]);
    await tab.does(() => shown.platform.late[0]?.());
    await shown.goesOn({ active: 'ana', step: 5 });
    expect([shown.state(), shown.now().list.orders]).toEqual(['asked', []]);
  });
});

describe('a plan', () => {
  test('is made on the board as if it were the reader’s turn, and stored on demand', async () => {
    const shown = await desk({ active: 'ben' });
    await shown.does((now) => now.turn.play('domination'));
    await shown.does((now) => now.turn.tap('canada'));
    await shown.does((now) => now.turn.tap('andes'));
    const { ahead, accepted, list } = shown.now();
    expect([ahead.plan.orders, accepted, list.orders]).toEqual([[BUILD], [BUILD], []]);
    expect([ahead.view.active, ahead.plan.refused.size, shown.sent()]).toEqual(['ana', 0, []]);
    await shown.does((now) => now.ahead.plan.store(now.ahead.plan.orders));
    expect(shown.sent()).toEqual([{ line: PLAN, orders: [BUILD], replaces: null }]);
  });

  test('marks what the board does not allow', async () => {
    const shown = await desk({ active: 'ben' }, { orders: [IMPOSSIBLE, BUILD], refused: null });
    expect([[...shown.now().ahead.plan.refused.keys()], shown.now().accepted]).toEqual([[0], [BUILD]]);
  });

  test('is not in the list while another player has the turn, nor once it was given', async () => {
    const shown = await desk({ active: 'ben' }, { orders: [BUILD], refused: WHY });
    expect([shown.now().list.orders, shown.now().list.notGiven]).toEqual([[], null]);
    shown.becomes(null);
    await shown.goesOn({ step: 4, stored: [BUILD] });
    expect([shown.now().list.orders, shown.now().list.notGiven]).toEqual([[BUILD], null]);
  });

  test('that could not be given is where the turn begins, until something is stored for it', async () => {
    const shown = await desk({}, { orders: [IMPOSSIBLE, BUILD], refused: WHY });
    const { list } = shown.now();
    expect([list.orders, list.notGiven, [...list.refused.keys()]]).toEqual([[IMPOSSIBLE, BUILD], WHY, [0]]);
    expect(list.isStored(BUILD)).toBe(false);
    await shown.does((now) => now.turn.rows.remove(0));
    expect(shown.sent()).toMatchObject([{ line: STEP_3, orders: [BUILD] }]);
    await shown.does((now) => now.turn.rows.remove(0));
    expect(shown.now().list.orders).toEqual([]);
  });

  test('that could not be given does not come back while other orders are on their way', async () => {
    const shown = await desk({}, { orders: [BUILD], refused: WHY });
    shown.platform.faults.push('late');
    await shown.does((now) => now.list.change([PASS]));
    expect([shown.now().list.saving, shown.now().list.orders]).toEqual(['saving', [PASS]]);
  });

  test('that is about to be given is not a draft of the turn', async () => {
    const shown = await desk({}, { orders: [BUILD], refused: null });
    expect([shown.now().ahead.plan.stored?.orders, shown.now().list.orders]).toEqual([[BUILD], []]);
  });

  test('that could not be given does not take the place of stored orders', async () => {
    const shown = await desk({ stored: [PASS] }, { orders: [BUILD], refused: WHY });
    expect([shown.now().list.orders, shown.now().list.notGiven]).toEqual([[PASS], WHY]);
  });

  test('that was refused does not appear before the scoring', async () => {
    const shown = await desk({ phase: 'scoring' }, { orders: [BUILD], refused: WHY });
    expect([shown.now().list.orders, shown.now().list.notGiven]).toEqual([[], null]);
  });
});

describe('a plan that is not stored when the turn comes', () => {
  const planned = async (orders: readonly Order[], stored: Plan | null = null) => {
    const shown = await desk({ active: 'ben' }, stored);
    await shown.does((now) => now.ahead.plan.change(orders));
    await shown.goesOn({ step: 4 });
    return shown;
  };

  test('is where it begins, and is sent with the first change', async () => {
    const shown = await planned([BUILD, BEGUN]);
    const { list, accepted } = shown.now();
    expect([list.orders, [...list.refused.keys()], accepted]).toEqual([[BUILD, BEGUN], [1], [BUILD]]);
    expect([list.isStored(BUILD), list.isDraft, shown.sent()]).toEqual([false, true, []]);
    await shown.does((now) => now.turn.rows.replace(1, OTHER));
    expect(shown.sent()).toMatchObject([{ line: STEP_4, orders: [BUILD, OTHER], ready: false }]);
    expect([shown.now().list.orders, shown.now().list.isDraft]).toEqual([[BUILD, OTHER], false]);
  });

  test('can be carried out as it is', async () => {
    const shown = await planned([BUILD]);
    await shown.does((now) => now.list.setReady(true));
    expect(shown.sent()).toMatchObject([{ line: STEP_4, orders: [BUILD], ready: true }]);
  });

  test('is the newer one where an earlier one was stored and could not be given', async () => {
    const shown = await desk({ active: 'ben' }, { orders: [PASS], refused: null });
    await shown.does((now) => now.ahead.plan.change([BUILD]));
    shown.becomes({ orders: [PASS], refused: WHY });
    await shown.goesOn({ step: 4 });
    expect([shown.now().list.orders, shown.now().list.notGiven]).toEqual([[BUILD], WHY]);
  });

  test('does not take the place of what is stored for the turn', async () => {
    const shown = await desk({ active: 'ben' }, { orders: [PASS], refused: null });
    await shown.does((now) => now.ahead.plan.change([BUILD]));
    await shown.goesOn({ step: 4, stored: [PASS] });
    expect([shown.now().list.orders, shown.now().list.isDraft]).toEqual([[PASS], false]);
  });

  test('is not the plan of the turn after, once the turn has its orders', async () => {
    const shown = await planned([BUILD]);
    await shown.does((now) => now.list.setReady(true));
    await shown.goesOn({ active: 'ben', step: 5 });
    expect([shown.state(), shown.now().ahead.plan.orders]).toEqual(['planning', []]);
  });

  test('is still the plan where the turn went by without orders', async () => {
    const shown = await planned([BUILD]);
    await shown.goesOn({ active: 'ben', step: 5 });
    expect([shown.state(), shown.now().ahead.plan.orders]).toEqual(['planning', [BUILD]]);
  });

  test('stays a plan before the scoring', async () => {
    const shown = await desk({ active: 'ben' });
    await shown.does((now) => now.ahead.plan.change([BUILD]));
    await shown.goesOn({ phase: 'scoring', step: 4 });
    expect([shown.state(), shown.now().list.orders]).toEqual(['asked', []]);
    await shown.goesOn({ phase: 'scoring', step: 4, stored: [PASS], version: 2 });
    await shown.goesOn({ active: 'ben', step: 5 });
    expect(shown.now().ahead.plan.orders).toEqual([BUILD]);
  });
});
