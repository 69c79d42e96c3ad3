import type { SeatId } from '../../game';
import type { Goods, Resource } from '../card-types';
import { addGood } from '../data/goods';
import type { Order } from '../orders/order-types';
import type { View } from '../types';
import { problemsAhead } from './plans';

/** The part of a price that a seat cannot pay. */
export interface Missing {
  readonly goods: Goods;
  /** Whether the missing resource may be of any kind: the price names none. */
  readonly isAnyResource: boolean;
}

const RESOURCES: readonly Resource[] = ['scrap', 'fuel', 'weapons', 'material'];
const MOST_WORKERS = 4;
const MOST_RESOURCES = 3;

/**
 * The fewest workers and resources with which an order could be paid for after those before it (6.4); null if a few
 * would not suffice. It calls the rules with a fuller pool each time, so that prices are defined in one place.
 */
export function missingFor(view: View, seat: SeatId, before: readonly Order[], order: Order): Missing | null {
  for (let total = 1; total <= MOST_WORKERS + MOST_RESOURCES; total += 1) {
    const found = poolsOf(total).filter((more) => isPaidWith(view, seat, [...before, order], more));
    const [goods] = found;
    if (goods !== undefined) return { goods, isAnyResource: found.length === RESOURCES.length };
  }
  return null;
}

/** All pools of this number of workers and resources of one kind, those with the most workers first. */
function poolsOf(total: number): readonly Goods[] {
  const pools: Goods[] = total <= MOST_WORKERS ? [{ worker: total }] : [];
  for (let resources = 1; resources <= Math.min(total, MOST_RESOURCES); resources += 1)
    for (const resource of RESOURCES) {
      const pool: Goods = { [resource]: resources };
      if (total - resources <= MOST_WORKERS) {
        addGood(pool, 'worker', total - resources);
        pools.push(pool);
      }
    }
  return pools;
}

function isPaidWith(view: View, seat: SeatId, list: readonly Order[], more: Goods): boolean {
  const player = view.players[seat];
  if (player === undefined) return false;
  const goods: Goods = { ...player.goods };
  for (const [good, count] of Object.entries(more)) addGood(goods, good as keyof Goods, count);
  const richer = { ...view, players: { ...view.players, [seat]: { ...player, goods } } };
  return problemsAhead(richer, seat, list).every(({ path }) => path[0] !== list.length - 1);
}
