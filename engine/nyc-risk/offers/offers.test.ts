import { expect, test } from 'vitest';
import { stepsOfGames } from '../../../test/support/nyc-risk-generator';
import { randomStandingOrder } from '../../../test/support/nyc-risk-orders';
import { otherSecrets } from '../../../test/support/nyc-risk-secrets';
import { always } from '../../../test/support/random-games';
import { canonicalJson } from '../../core/canonical';
import { filled } from '../../core/filled';
import type { SeatId } from '../../game';
import type { Offer, OpenPart } from '../../game/offer';
import { type Random, textRandom } from '../../random';
import { nycRisk } from '../index';
import type { Order } from '../orders/order-types';
import { adjudicate } from '../rules/adjudicate';
import { decidingSeats } from '../rules/deciding';
import type { Position } from '../types';
import { legal } from './legal';

const STEPS = stepsOfGames(20);

test('every offer passes the check and is carried out, as it stands and with its open parts filled', () => {
  always(STEPS, 7, ({ position, options }, random) => {
    for (const seat of position.seats)
      for (const offer of sample(legal(position, seat, []), random))
        for (const order of waysOf(offer, random)) {
          expect(nycRisk.validate(position, seat, [order]), JSON.stringify(order)).toEqual([]);
          const lists = { ...silence(position), [seat]: [order] };
          const { orders } = adjudicate(position, lists, options, textRandom('offer'));
          expect(orders[0], JSON.stringify(order)).toMatchObject({ result: 'done' });
        }
  });
});

/** Some offers of each type of order. */
function sample(offers: readonly Offer<Order>[], random: Random): readonly Offer<Order>[] {
  const types = new Set(offers.map(({ order }) => order.type));
  return [...types].flatMap((type) => {
    const alike = offers.filter(({ order }) => order.type === type);
    const from = random.draw(0, alike.length - 1);
    return type === 'playCard' ? alike : [...alike.slice(from), ...alike.slice(0, from)].slice(0, 3);
  });
}

/** As offered; each open part at each of its bounds; all of them at once, low, high and at random. */
function waysOf(offer: Offer<Order>, random: Random): readonly Order[] {
  const { order, open = [] } = offer;
  const bounds = open.map((part) => ({ field: part.field, values: boundsOf(part) }));
  const all = (pickOne: (values: readonly unknown[]) => unknown) =>
    bounds.reduce((sum, { field, values }) => withField(sum, field, pickOne(values)), order);
  return [
    order,
    ...bounds.flatMap(({ field, values }) => values.map((value) => withField(order, field, value))),
    all((values) => values[0]),
    all((values) => values.at(-1)),
    ...(open.some(({ field }) => field.includes('.')) ? [] : [filled(offer, random)]),
  ];
}

function boundsOf(part: OpenPart): readonly unknown[] {
  switch (part.kind) {
    case 'number':
      return [part.min, part.max];
    case 'choice':
      return [part.from[0], part.from.at(-1)];
    case 'placements':
      return [[{ to: part.to[0], count: part.min }], [{ to: part.to.at(-1), count: part.max }]].filter(
        ([placement]) => (placement?.count ?? 0) > 0,
      );
    case 'list':
      return [part.from.slice(0, part.min), part.from.slice(0, part.max), part.from.slice(-part.max)];
  }
}

/** A dot in the name refers to a nested field. */
function withField(order: Order, path: string, value: unknown): Order {
  const [field = '', inner] = path.split('.');
  const fields: Record<string, unknown> = { ...order };
  fields[field] = inner === undefined ? value : { ...(fields[field] as object), [inner]: value };
  return fields as unknown as Order;
}

/** No seat misses a deadline and none sends an order. */
function silence(position: Position): Record<SeatId, unknown[]> {
  return Object.fromEntries(decidingSeats(position).map((seat) => [seat, []]));
}

test('what a seat may not know makes no difference to anything it is shown', () => {
  always(STEPS, 4, ({ position, lists }, random) => {
    for (const seat of position.seats) {
      const other = otherSecrets(position, seat, random);
      const seen = (one: Position) =>
        canonicalJson([
          nycRisk.view(one, { kind: 'seat', seat }),
          legal(one, seat, []),
          nycRisk.validate(one, seat, lists[seat] ?? []),
          nycRisk.pending(one),
          nycRisk.label(one),
          nycRisk.figures(one),
        ]);
      expect(seen(other)).toBe(seen(position));
    }
  });
});

/**
 * Orders whose outcome does not depend on information hidden from others; and trades, which do not depend on
 * information hidden from the seat itself.
 */
const OPEN_ORDERS = ['claim', 'place', 'draft', 'reinforce', 'setStandingOrder'];
const OWN_ORDERS = [...OPEN_ORDERS, 'trade'];

test('a step that rests on nothing hidden shows a seat the same, whatever is hidden from it', () => {
  always(STEPS, 2, ({ position, lists, options }, random) => {
    for (const seat of position.seats) {
      // The secret requests of the others differ in the two cases as well.
      const given = () => {
        const openLists = position.seats.map((one) => {
          const list = (lists[one] ?? []).filter((order) =>
            isOneOf(one === seat ? OWN_ORDERS : OPEN_ORDERS, order),
          );
          return [one, one === seat ? list : [...list, randomStandingOrder(random)]];
        });
        return { ...silence(position), ...Object.fromEntries(openLists) };
      };
      const seen = (one: Position) => {
        const result = adjudicate(one, given(), options, textRandom('same'));
        if (result.position.phase !== position.phase) return undefined;
        return canonicalJson(nycRisk.viewResult(result, { kind: 'seat', seat }));
      };
      const other = otherSecrets(position, seat, random);
      const shown = seen(position);
      if (shown !== undefined) expect(seen(other)).toBe(shown);
    }
  });
});

function isOneOf(types: readonly string[], order: unknown): boolean {
  return types.includes((order as { type?: string } | null)?.type ?? '');
}
