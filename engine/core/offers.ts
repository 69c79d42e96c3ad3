import type { Offer, OpenPart } from '../game/offer';

type Fields = Readonly<Record<string, unknown>>;
type Part<Kind extends OpenPart['kind']> = Extract<OpenPart, { readonly kind: Kind }>;

/**
 * The offer from which an order was made: all parts that the offer fixes are in the order. If there are several, the
 * one that covers most of the order.
 */
export function offerOf<Order extends object, Made extends Offer<Order>>(
  offers: readonly Made[],
  order: Order,
): Made | undefined {
  let best: { readonly offer: Made; readonly accounted: number } | undefined;
  for (const offer of offers) {
    const accounted = accountedFor(offer, order);
    if (accounted !== null && accounted > (best?.accounted ?? -1)) best = { offer, accounted };
  }
  return best?.offer;
}

/** How many parts of the order the offer fixes or leaves open; null if it fixes one differently. */
function accountedFor<Order extends object>(offer: Offer<Order>, order: Order): number | null {
  const open = (offer.open ?? []).map(({ field }) => field);
  const given = partsOf(order, open);
  const fixed = [...partsOf(offer.order, open)].filter(([field]) => !open.includes(field));
  if (fixed.some(([field, value]) => given.get(field) !== value)) return null;
  return fixed.length + open.filter((field) => given.has(field)).length;
}

/** Every part of an order as text, by field; a value that contains an open part is split into its parts. */
function partsOf(order: object, open: readonly string[], path = ''): ReadonlyMap<string, string> {
  const parts = Object.entries(order).flatMap(([key, value]): readonly (readonly [string, string])[] => {
    const field = `${path}${key}`;
    const isParted = isObject(value) && open.some((one) => one.startsWith(`${field}.`));
    return isParted ? [...partsOf(value, open, `${field}.`)] : [[field, textOf(value)]];
  });
  return new Map(parts);
}

/** Lists of names are the same in any order: three cards are one set. */
function textOf(value: unknown): string {
  return JSON.stringify(Array.isArray(value) && !value.some(isObject) ? [...value].sort() : value);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** The open part of that kind in a field; undefined if the offer leaves none open there. */
export function partOf<Kind extends OpenPart['kind']>(
  offer: Offer<unknown> | undefined,
  field: string,
  kind: Kind,
): Part<Kind> | undefined {
  return offer?.open?.find((part): part is Part<Kind> => part.field === field && part.kind === kind);
}

/** The value of a field in an order; undefined if it has none. */
export function valueAt(order: object, field: string): unknown {
  return field
    .split('.')
    .reduce<unknown>((value, key) => (isObject(value) ? (value as Fields)[key] : undefined), order);
}

/** The order with another value in a field; `undefined` leaves the field out. */
export function withValue<Order extends object>(order: Order, field: string, value: unknown): Order {
  return replaced(order, field.split('.'), value) as Order;
}

function replaced(whole: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(whole))
    return whole.map((entry, at) => (String(at) === key ? replaced(entry, rest, value) : entry));
  const { [key]: before, ...others } = (whole ?? {}) as Fields;
  const after = replaced(before, rest, value);
  return after === undefined ? others : { ...others, [key]: after };
}

/** Whether a part can be filled in more than one way. */
export function hasChoice(part: OpenPart): boolean {
  switch (part.kind) {
    case 'choice':
      return part.from.length > 1;
    case 'list':
      return part.from.length > part.min;
    case 'number':
      return part.max > part.min;
    case 'placements':
      return true;
  }
}

/** The indices of list entries that can still be chosen after these: each once, within the list's limits. */
export function placesLeft(
  { from, limits = [] }: Pick<Part<'list'>, 'from' | 'limits'>,
  taken: readonly number[],
): readonly number[] {
  const isFull = (place: number) =>
    limits.some(
      ({ places, most }) =>
        places.includes(place) && places.filter((other) => taken.includes(other)).length >= most,
    );
  return [...from.keys()].filter((place) => !taken.includes(place) && !isFull(place));
}
