import { filled } from '../../engine/core/filled';
import { ACTION_CARD_IDS, CARD_IDS } from '../../engine/domination/data/cards';
import { AREA_IDS } from '../../engine/domination/data/map';
import { legal } from '../../engine/domination/offers/legal';
import type { Order } from '../../engine/domination/orders/order-types';
import { FOG_SETTINGS, type Point, type Position, type Standing } from '../../engine/domination/types';
import type { SeatId } from '../../engine/game';
import type { Random } from '../../engine/random';
import { chance, pick } from './nyc-risk-orders';

/** An offer, an offer with a fault, or a value that is no order. */
export function randomOrder(position: Position, seat: SeatId, random: Random): unknown {
  if (chance(random, 15)) return pick(STRANGE, random);
  if (chance(random, 10)) return { type: 'take_over' };
  if (chance(random, 30)) return randomStandingOrder(position.order, random);
  const source = chance(random, 60) ? seat : pick(position.order, random);
  const offers = legal(position, source, []).filter(
    ({ order }) => order.type !== 'resign' || chance(random, 8),
  );
  if (offers.length === 0) return { type: 'pass' };
  const order = filled(pick(offers, random), random);
  return chance(random, 60) ? order : broken(order, random);
}

/** An order with one field changed, or one too many. */
function broken(order: Order, random: Random): unknown {
  const field = pick([...Object.keys(order), 'areas', 'card'], random);
  return { ...order, [field]: pick(VALUES, random) };
}

/** A player's orders for every moment at which they are not asked. */
export function randomStandingOrder(seats: readonly SeatId[], random: Random): Order {
  const { bio, airborne, fog } = randomStanding(seats, random);
  return { type: 'standing', bio, airborne, fog };
}

export function randomStanding(seats: readonly SeatId[], random: Random): Standing {
  const point = (): Point => ({ do: chance(random, 50) ? 'build' : 'reduce', area: pick(AREA_IDS, random) });
  const times = (most: number) => Array.from({ length: random.draw(1, most) });
  return {
    bio: chance(random, 30)
      ? null
      : { areas: times(6).map(() => pick(AREA_IDS, random)), against: [...seats], times: random.draw(1, 3) },
    airborne: times(3).map(() => ({
      when: chance(random, 50) ? 'scoring' : { after: pick(seats, random) },
      actions: times(18).map(point),
    })),
    fog: pick(FOG_SETTINGS, random),
  };
}

const VALUES: readonly unknown[] = [
  ...CARD_IDS,
  ...ACTION_CARD_IDS.slice(0, 2).map((card) => [card, card]),
  ...AREA_IDS.map((area) => [area]),
  AREA_IDS,
  [...AREA_IDS, ...AREA_IDS],
  [],
  ['usa', 'usa', 'usa'],
  [{ do: 'build', area: 'usa' }],
  [{ do: 'reduce', area: 'constructor' }],
  ...[-1, 0, 1.5, null, true, '', 'yellow', 'teal', '__proto__', {}],
];

const STRANGE: readonly unknown[] = [
  null,
  7,
  'pass',
  [],
  {},
  { type: 'constructor' },
  { type: 'text', card: 'toString' },
  { type: 'build', card: 'domination', areas: ['__proto__'] },
  { type: 'discard1', card: 'domination', take: 'domination' },
  { type: 'text', card: 'domination' },
  { type: 'text', card: 'fog_of_war' },
  JSON.parse('{"type":"standing","bio":{"areas":[],"__proto__":1}}'),
];
