/** The fields of an order that every game of simultaneous orders has. Each game adds types and fields of its own. */
export interface AnyOrder {
  readonly type: string;
  readonly at?: string;
  readonly from?: string;
  readonly to?: string;
}

/** An actor of the reader that can be given an order, with its current order. */
export interface Actor<Order> {
  readonly key: string;
  /** The place on the map where a tap selects it. */
  readonly place: string;
  readonly name: string;
  /** The index of its order in the reader's list, or null. */
  readonly index: number | null;
  readonly order: Order | null;
}

/** The actor of a list entry; null for votes, and for entries that cannot be read. */
export type KeyOf<Order> = (entry: Order) => string | null;

/** The entry that counts for an actor: the first that is not refused, else the first; null if it has none. */
export function entryFor<Order>(
  key: string,
  orders: readonly Order[],
  refused: ReadonlyMap<number, unknown>,
  keyOf: KeyOf<Order>,
): number | null {
  const entries = orders.flatMap((entry, at) => (keyOf(entry) === key ? [at] : []));
  return entries.find((at) => !refused.has(at)) ?? entries[0] ?? null;
}

/** The list with this order in place of its actor's former one. */
export function withOrder<Order>(
  orders: readonly Order[],
  order: Order,
  keyOf: KeyOf<Order>,
): readonly Order[] {
  const key = keyOf(order);
  const at = key === null ? -1 : orders.findIndex((one) => keyOf(one) === key);
  if (key === null || at < 0) return [...orders, order];
  const others = withoutActor(orders, key, keyOf);
  return [...others.slice(0, at), order, ...others.slice(at)];
}

/** The list without all entries for an actor. */
export function withoutActor<Order>(
  orders: readonly Order[],
  key: string,
  keyOf: KeyOf<Order>,
): readonly Order[] {
  return orders.filter((entry) => keyOf(entry) !== key);
}
