import type { Offer, OpenPart } from '../game/offer';
import type { Random } from '../random';
import { placesLeft, withValue } from './offers';

/** The order with each of its open parts filled at random, as the offer allows. */
export function filled<Order extends object>({ order, open = [] }: Offer<Order>, random: Random): Order {
  return open.reduce((filling, part) => withValue(filling, part.field, valueFor(part, random)), order);
}

function valueFor(part: OpenPart, random: Random): unknown {
  switch (part.kind) {
    case 'number':
      return random.draw(part.min, part.max);
    case 'choice':
      return part.from[random.draw(0, part.from.length - 1)];
    case 'placements':
      return spread(part.to, random.draw(part.min, part.max), random);
    case 'list':
      return picked(part, random.draw(part.min, Math.min(part.max, part.from.length)), random);
  }
}

/** Spreads units over places, one by one. */
function spread(
  places: readonly string[],
  units: number,
  random: Random,
): readonly { readonly to: string; readonly count: number }[] {
  const counts = new Map<string, number>();
  for (let unit = 0; unit < units; unit += 1) {
    const place = places[random.draw(0, places.length - 1)] ?? '';
    counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  return [...counts].map(([to, count]) => ({ to, count }));
}

/** That many different entries, or as many as the limits of the list allow. */
function picked(
  part: Extract<OpenPart, { readonly kind: 'list' }>,
  count: number,
  random: Random,
): readonly unknown[] {
  const taken: number[] = [];
  while (taken.length < count) {
    const left = placesLeft(part, taken);
    const place = left[random.draw(0, Math.max(0, left.length - 1))];
    if (place === undefined) break;
    taken.push(place);
  }
  return taken.map((place) => part.from[place]);
}
