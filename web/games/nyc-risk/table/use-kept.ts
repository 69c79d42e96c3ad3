import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

interface Kept<Order> {
  readonly key: string;
  /** Null until orders are read or given. */
  readonly orders: readonly Order[] | null;
}

type Change<Order> = (now: readonly Order[]) => readonly Order[];

/**
 * A list of orders stored on this device beyond the life of the page, the same in all of its tabs; another key begins
 * with its own stored list.
 */
export function useKept<Order>(key: string): readonly [readonly Order[], (change: Change<Order>) => void] {
  const [kept, setKept] = useState<Kept<Order>>({ key, orders: null });
  /** What the device had last under the key, as far as this tab knows. */
  const known = useRef<{ readonly key: string; readonly text: string | null }>({ key, text: null });
  /** Takes over what another tab has stored since. */
  const follow = useCallback(() => {
    const text = readText(key);
    if (text === null || text === known.current.text) return;
    known.current = { key, text };
    setKept({ key, orders: ordersIn(text) });
  }, [key]);
  // Before the reader can act: a later read would replace the orders that they have just added.
  useLayoutEffect(() => {
    const text = readText(key);
    known.current = { key, text };
    const orders = ordersIn<Order>(text);
    // Without stored orders, the table stays as it was first drawn.
    setKept((now) => (orders.length === 0 && now.key === key ? now : { key, orders }));
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [key, follow]);
  useEffect(() => {
    const text = writeKept(kept);
    if (text !== null && kept.key === known.current.key) known.current = { key: kept.key, text };
  }, [kept]);
  const keep = useCallback(
    (change: Change<Order>) => {
      if (known.current.key === key) follow();
      setKept((now) => (now.key === key ? { key, orders: change(now.orders ?? []) } : now));
    },
    [key, follow],
  );
  return [kept.key === key ? (kept.orders ?? NONE) : NONE, keep];
}

const NONE: readonly never[] = [];

/** Null where nothing is stored, or in a browser that stores nothing. */
function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function ordersIn<Order>(text: string | null): readonly Order[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) && kept.length > 0 ? kept : NONE;
  } catch {
    return NONE;
  }
}

/** @returns the stored text; null if nothing was stored */
function writeKept({ key, orders }: Kept<unknown>): string | null {
  if (orders === null) return null;
  try {
    const text = JSON.stringify(orders);
    localStorage.setItem(key, text);
    return text;
  } catch {
    // Without storage the plan lives as long as the page.
    return null;
  }
}
