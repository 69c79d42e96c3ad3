import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { weighedOffers } from '../../../../engine/new-era/offers/brings';
import type { Order } from '../../../../engine/new-era/orders/order-types';
import { openTab, type Tab } from '../../../../test/support/browser-tab';
import { newEraAction } from '../../../../test/support/new-era-action';
import type { PlanAhead } from '../../../components/sequential-table/use-plan-ahead';
import { textOf } from '../../../components/table/order-text';
import type { OrderList } from '../../../components/table/use-order-list';
import { useQueue } from './use-queue';

let tab: Tab;
beforeEach(async () => {
  tab = await openTab();
});
afterEach(() => tab.close());

const { asked: seat, viewOf, actions } = newEraAction('queue');
const view = viewOf(seat);
const [FIRST, SECOND] = actions as [Order, Order];
const RESIGN = { type: 'resign' } as unknown as Order;

/** The lists of the table, which record what they are told to keep. */
function lists(now: readonly Order[], later: readonly Order[], isDraft = false) {
  const kept: string[] = [];
  const list = {
    ...{ orders: now, saving: 'calm', refused: new Map(), isStored: (order: Order) => order === FIRST },
    change: (orders: readonly Order[]) => void kept.push(`orders ${textOf(orders)}`),
  } as unknown as OrderList<Order>;
  const plan = {
    ...{
      orders: later,
      saving: 'calm',
      refused: new Map(),
      isDraft,
      isStored: (order: Order) => order === FIRST,
    },
    store: async (orders: readonly Order[]) => void kept.push(`plan ${textOf(orders)}`),
  } as unknown as PlanAhead<Order>;
  return { kept, list, plan };
}

async function shows(
  now: readonly Order[],
  later: readonly Order[],
  more: { asked?: boolean; mine?: string | null; isDraft?: boolean } = {},
) {
  const { asked = true, mine = seat, isDraft } = more;
  const { kept, list, plan } = lists(now, later, isDraft);
  const shown = await tab.hook(() => useQueue(view, mine, asked, list, plan), undefined);
  return {
    kept,
    queue: () => shown.now(),
    set: (orders: readonly Order[]) => tab.does(() => shown.now().set(orders)),
  };
}

test('the position has two actions to choose from', () => expect(FIRST).not.toEqual(SECOND));

describe('a seat that is asked now', () => {
  test('gives its first action for this turn, and keeps the rest as a plan', async () => {
    const { kept, set } = await shows([], []);
    await set([FIRST, SECOND]);
    expect(kept).toEqual([`orders ${textOf([FIRST])}`, `plan ${textOf([SECOND])}`]);
  });

  test('stores only the list that has changed', async () => {
    const first = await shows([FIRST], []);
    await first.set([FIRST, SECOND]);
    expect(first.kept).toEqual([`plan ${textOf([SECOND])}`]);
    const second = await shows([FIRST], [SECOND]);
    await second.set([SECOND]);
    expect(second.kept).toEqual([`orders ${textOf([SECOND])}`, `plan ${textOf([])}`]);
    const third = await shows([FIRST], [SECOND]);
    await third.set([FIRST, SECOND]);
    expect(third.kept).toEqual([]);
  });

  test('keeps what it has ordered as a seat, which is no action', async () => {
    const { kept, queue, set } = await shows([RESIGN, FIRST], []);
    expect(queue().orders).toEqual([FIRST]);
    await set([SECOND]);
    expect(kept).toEqual([`orders ${textOf([RESIGN, SECOND])}`]);
  });

  test('sees which orders are of this turn, and whether it has its action', async () => {
    const { queue } = await shows([FIRST], [SECOND]);
    expect([queue().orders, queue().now, queue().complete]).toEqual([[FIRST, SECOND], 1, true]);
    const empty = await shows([], [SECOND]);
    expect([empty.queue().now, empty.queue().complete]).toEqual([0, false]);
  });

  test('sees offers for the place after the orders before it', async () => {
    const { queue } = await shows([FIRST], []);
    expect(queue().offersAt(0)).toEqual(weighedOffers(view, seat, []));
    expect(queue().offersAt(1)).toEqual(weighedOffers(view, seat, [FIRST]));
    expect(queue().offers).toEqual(queue().offersAt(1));
  });

  test('sees for each order whether it is stored, in its own list', async () => {
    const { queue } = await shows([FIRST], [SECOND]);
    expect([0, 1, 2].map((place) => queue().isStored(place))).toEqual([true, true, false]);
    const draft = await shows([FIRST], [SECOND], { isDraft: true });
    expect([0, 1].map((place) => draft.queue().isStored(place))).toEqual([true, false]);
  });
});

describe('a seat that waits for its turn', () => {
  test('plans all of it, whatever is in the list of the open step', async () => {
    const { kept, queue, set } = await shows([FIRST], [SECOND], { asked: false });
    expect([queue().orders, queue().now, queue().complete]).toEqual([[SECOND], 0, false]);
    await set([FIRST, SECOND]);
    expect(kept).toEqual([`plan ${textOf([FIRST, SECOND])}`]);
  });
});

test('somebody without a seat has nothing to order', async () => {
  const { queue } = await shows([], [], { asked: false, mine: null });
  expect([queue().orders, queue().offers, queue().offersAt(0), queue().brings]).toEqual([[], [], [], []]);
});
