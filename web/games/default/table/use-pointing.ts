import { useState } from 'react';
import type { GameSystem } from '../../../../engine/game';
import type { Offer } from '../../../../engine/game/offer';
import type { OrderList } from '../../../components/table/use-order-list';

/** Orders that are given by pointing at spaces, one after the other. */
export interface Pointing {
  /** The spaces that have been pointed at so far. */
  readonly path: readonly string[];
  /** The spaces that may come next. */
  readonly next: readonly string[];
  readonly tap: (space: string) => void;
  readonly leave: () => void;
}

/**
 * The next order by pointing. Where the list takes no further order, a new one replaces the last, so that a player who
 * gives one order in a turn can simply point again.
 */
export function usePointing(
  rules: GameSystem,
  view: unknown,
  seat: string | null,
  { orders, change }: Pick<OrderList<object>, 'orders' | 'change'>,
): Pointing {
  const [path, setPath] = useState<readonly string[]>([]);
  const { kept, offers } = seat === null ? NOTHING : openOffers(rules, view, seat, orders);
  const ways = offers.map(({ order }) => ({ order, spaces: rules.spacesOf?.(order) ?? [] }));
  const after = (begun: readonly string[]) =>
    ways.filter(({ spaces }) => spaces.length > begun.length && begun.every((one, at) => spaces[at] === one));
  const known = after(path).length > 0 ? path : [];
  const tap = (space: string) => {
    const continues = after(known).some(({ spaces }) => spaces[known.length] === space);
    const begun = continues ? [...known, space] : [space];
    const whole = ways.find(
      ({ spaces }) => spaces.length === begun.length && spaces.every((one, at) => one === begun[at]),
    );
    setPath(whole === undefined && after(begun).length > 0 ? begun : []);
    if (whole !== undefined) change([...kept, whole.order]);
  };
  return {
    path: known,
    next: [...new Set(after(known).flatMap(({ spaces }) => spaces[known.length] ?? []))],
    tap,
    leave: () => setPath([]),
  };
}

const NOTHING = { kept: [], offers: [] } as const;

/** The orders that stay, and the offers for one more after them. */
function openOffers(rules: GameSystem, view: unknown, seat: string, orders: readonly object[]) {
  const offersAfter = (kept: readonly object[]) => rules.legal(view, seat, kept) as readonly Offer<object>[];
  const more = offersAfter(orders);
  if (more.length > 0 || orders.length === 0) return { kept: orders, offers: more };
  const kept = orders.slice(0, -1);
  return { kept, offers: offersAfter(kept) };
}
