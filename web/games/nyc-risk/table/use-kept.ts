import { useCallback, useEffect, useLayoutEffect, useState } from 'react';

interface Kept<Order> {
  readonly key: string;
  /** Null until orders are read or given. */
  readonly orders: readonly Order[] | null;
}

type Change<Order> = (now: readonly Order[]) => readonly Order[];

/** A list of orders stored on this device beyond the life of the page; another key begins with its own stored list. */
export function useKept<Order>(key: string): readonly [readonly Order[], (change: Change<Order>) => void] {
  const [kept, setKept] = useState<Kept<Order>>({ key, orders: null });
  // Before the reader can act: a later read would replace the orders that they have just added.
  useLayoutEffect(() => {
    const orders = readKept<Order>(key);
    // Without stored orders, the table stays as it was first drawn.
    setKept((now) => (orders.length === 0 && now.key === key ? now : { key, orders }));
  }, [key]);
  useEffect(() => writeKept(kept), [kept]);
  const keep = useCallback(
    (change: Change<Order>) =>
      setKept((now) => (now.key === key ? { key, orders: change(now.orders ?? []) } : now)),
    [key],
  );
  return [kept.key === key ? (kept.orders ?? NONE) : NONE, keep];
}

const NONE: readonly never[] = [];

function readKept<Order>(key: string): readonly Order[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) && kept.length > 0 ? kept : NONE;
  } catch {
    return NONE;
  }
}

function writeKept({ key, orders }: Kept<unknown>): void {
  if (orders === null) return;
  try {
    localStorage.setItem(key, JSON.stringify(orders));
  } catch {
    // Without storage the plan lives as long as the page.
  }
}
