import { filled } from '../../engine/core/filled';
import type { SeatId } from '../../engine/game';
import type { OpenPart } from '../../engine/game/offer';
import { ADVENTURES, CARDS } from '../../engine/nyc-risk/data/cards';
import { CROSSINGS, HOOD_IDS } from '../../engine/nyc-risk/data/map';
import { legal } from '../../engine/nyc-risk/offers/legal';
import type { Order } from '../../engine/nyc-risk/orders/order-types';
import type { Position } from '../../engine/nyc-risk/types';
import type { Random } from '../../engine/random';

/** An offer, an offer with a fault, or a value that is no order. */
export function randomOrder(position: Position, seat: SeatId, random: Random): unknown {
  if (chance(random, 20)) return pick(STRANGE, random);
  if (chance(random, 10)) return { type: 'takeOver' };
  if (chance(random, 15)) return randomStandingOrder(random);
  const sources = chance(random, 60) ? [seat] : position.seats;
  const offers = legal(position, pick(sources, random), []).filter(
    ({ order }) => order.type !== 'resign' || chance(random, 12),
  );
  if (offers.length === 0) return { type: pick(TYPES, random) };
  const offer = pick(offers, random);
  const order = filled(offer, random);
  if (offer.open && chance(random, 40)) return { ...order, ...tooFar(pick(offer.open, random), random) };
  return chance(random, 50) ? order : broken(order, random);
}

/** A field just outside its bounds. */
function tooFar(part: OpenPart, random: Random): Readonly<Record<string, unknown>> {
  switch (part.kind) {
    case 'number':
      return { [part.field]: chance(random, 50) ? part.min - 1 : part.max + 1 };
    case 'choice':
      return { [part.field]: pick(VALUES, random) };
    case 'placements':
      return { [part.field]: [{ to: pick(part.to, random), count: part.max + 1 }] };
    case 'list':
      return { [part.field]: part.from.slice(0, chance(random, 50) ? part.min - 1 : part.max + 1) };
  }
}

/** A player's orders for the defence, with cards held or not. */
export function randomStandingOrder(random: Random): Order {
  const cards = ['doorman', 'jaywalkers', 'fire-company'].filter(() => chance(random, 50));
  return {
    type: 'setStandingOrder',
    defend: { default: chance(random, 50) ? 1 : 2, at: { [pick(HOOD_IDS, random)]: 1 } },
    cards: cards.map((card) => ({
      card,
      at: chance(random, 70) ? 'any' : [pick(HOOD_IDS, random)],
      minDice: random.draw(1, 3),
    })),
    picks: [pick(HOOD_IDS, random), pick(HOOD_IDS, random)],
    pickAtOnce: chance(random, 20),
  };
}

/** An order with one field changed, or one too many. */
function broken(order: Order, random: Random): unknown {
  const field = pick([...Object.keys(order), 'mayor', 'keep', 'dice'], random);
  return { ...order, [field]: pick(VALUES, random) };
}

const TYPES = [
  'claim',
  'draft',
  'place',
  'trade',
  'reinforce',
  'attack',
  'occupy',
  'fortify',
  'playCard',
  'mayor',
  'discard',
  'endPhase',
  'setStandingOrder',
];

const VALUES: readonly unknown[] = [
  ...HOOD_IDS,
  ...CARDS,
  ...ADVENTURES.map(({ id }) => id),
  ...CROSSINGS.map(({ id }) => id),
  ...TYPES,
  ...[-1, 0, 1, 2, 3, 99, 1.5, null, true, false, '', 'hoboken', '__proto__', [], {}],
  [{ to: 'soho', count: 1 }],
  [
    { to: 'soho', count: 1 },
    { to: 'soho', count: 1 },
  ],
  [{ to: 'constructor', count: 1 }],
  ['wild-1', 'wild-2', 'soho'],
  { default: 3 },
];

const STRANGE: readonly unknown[] = [
  null,
  7,
  'endPhase',
  [],
  {},
  { type: 'constructor' },
  { type: 'toString', to: 'soho' },
  { type: 'attack', from: 'soho', to: 'soho' },
  { type: 'attack', from: 'secaucus', to: 'west-village' },
  { type: 'playCard', card: 'subway-series' },
  { type: 'playCard', card: 'doorman' },
  JSON.parse('{"type":"setStandingOrder","defend":{"at":{"__proto__":1}}}'),
];

export function chance(random: Random, percent: number): boolean {
  return random.draw(1, 100) <= percent;
}

export function pick<T>(list: readonly T[], random: Random): T {
  return list[random.draw(0, list.length - 1)] as T;
}
