/** The list of orders of a seat; empty if it has sent none, or something else. */
export function ordersOfSeat(lists: Readonly<Record<string, unknown>>, seat: string): readonly unknown[] {
  const list = Object.hasOwn(lists, seat) ? lists[seat] : undefined;
  return Array.isArray(list) ? list : [];
}
