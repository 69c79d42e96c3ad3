import type { Atlas } from '../../../engine/classic/data/atlas';
import type { Kind, LocationId, Order, Position, ProvinceId } from '../../../engine/classic/types';
import { orderedUnit, provinceId, unitIn } from './places';
import { readOrder } from './read-order';
import { seaRoute } from './sea-route';

/** How an order is drawn: as a plan, or with its result. */
export type Fate = 'plain' | 'bounced' | 'cut' | 'void' | 'lost' | 'refused';

interface Drawing {
  readonly key: string;
  readonly seat: string;
  readonly fate: Fate;
}

/** An order on the map. Spaces are locations, so that fleets on coasts are drawn where they are. */
export type DrawnOrder = Drawing &
  (
    | {
        readonly kind: 'move';
        readonly from: LocationId;
        readonly to: LocationId;
        /** The waters over which it goes by convoy, if the fleets are known. */
        readonly over: readonly ProvinceId[];
      }
    | { readonly kind: 'hold'; readonly at: LocationId }
    | {
        readonly kind: 'support';
        readonly by: LocationId;
        readonly from: LocationId | null;
        readonly to: LocationId;
      }
    | {
        readonly kind: 'convoy';
        readonly by: LocationId;
        readonly from: LocationId;
        readonly to: LocationId;
      }
    | { readonly kind: 'retreat'; readonly from: LocationId; readonly to: LocationId }
    | { readonly kind: 'build'; readonly unit: Kind; readonly at: LocationId }
    | { readonly kind: 'disband'; readonly at: LocationId; readonly isDislodged: boolean }
  );

/** One order of a list, with its seat. */
export interface GivenOrder {
  readonly seat: string;
  readonly order: unknown;
  readonly fate: Fate;
}

interface Read extends Omit<GivenOrder, 'order'> {
  readonly order: Order;
}

/** The drawings of orders on the board that they were given for, without those that have no place on the map. */
export function drawnOrders(
  atlas: Atlas,
  position: Position,
  given: readonly GivenOrder[],
): readonly DrawnOrder[] {
  const read = given.flatMap(({ order: entry, ...rest }): readonly Read[] => {
    const order = readOrder(atlas, position, entry);
    return order === null ? [] : [{ ...rest, order }];
  });
  return read.flatMap((one) => drawn(atlas, position, one, read) ?? []);
}

function drawn(
  atlas: Atlas,
  position: Position,
  { seat, order, fate }: Read,
  all: readonly Read[],
): DrawnOrder | null {
  const key = `${seat} ${JSON.stringify(order)}`;
  if (order.type === 'BUILD') return { kind: 'build', key, seat, fate, unit: order.kind, at: order.at };
  if (order.type === 'VOTE' || order.type === 'WAIVE') return null;
  const unit = orderedUnit(position, order.unit);
  if (unit === undefined) return null;
  const at = unit.at;
  switch (order.type) {
    case 'HOLD':
      return { kind: 'hold', key, seat, fate, at };
    case 'MOVE': {
      const over = unit.kind === 'army' ? overWaters(atlas, position, order, all) : [];
      return { kind: 'move', key, seat, fate, from: at, to: order.to, over };
    }
    case 'SUPPORT': {
      const aid =
        'at' in order
          ? { from: null, to: standing(position, order.at) }
          : { from: standing(position, order.from), to: order.to };
      return { kind: 'support', key, seat, fate, by: at, ...aid };
    }
    case 'CONVOY':
      return { kind: 'convoy', key, seat, fate, by: at, from: order.from, to: order.to };
    case 'RETREAT':
      return { kind: 'retreat', key, seat, fate, from: at, to: order.to };
    case 'DISBAND':
      return { kind: 'disband', key, seat, fate, at, isDislodged: position.phase === 'retreats' };
    default:
      return order satisfies never;
  }
}

/** The location of a province's unit: its coast, if it has one. */
function standing(position: Position, place: string): LocationId {
  return unitIn(position, place)?.at ?? place;
}

/** 7.5 The waters of an army's route by convoy: those of the fleets with orders to carry exactly this move. */
function overWaters(
  { locationOf, provinceOf }: Atlas,
  position: Position,
  move: Extract<Order, { type: 'MOVE' }>,
  all: readonly Read[],
): readonly ProvinceId[] {
  const [from, to] = [provinceOf(move.unit), provinceOf(move.to)];
  const carriers = all.flatMap(({ order, seat }) =>
    order.type === 'CONVOY' && provinceId(order.from) === from.id && provinceId(order.to) === to.id
      ? [{ seat, water: provinceOf(order.unit) }]
      : [],
  );
  const isNext = from.armyTo.includes(locationOf(to.id));
  const own = unitIn(position, move.unit)?.power;
  if (isNext && move.viaConvoy !== true && !carriers.some(({ seat }) => seat === own)) return [];
  return seaRoute(
    from,
    to,
    carriers.map(({ water }) => water),
  );
}

interface GivenVerdict {
  readonly seat: string;
  readonly order: unknown;
  readonly result: string;
}

const FATES: Readonly<Record<string, Fate>> = {
  bounced: 'bounced',
  disrupted: 'bounced',
  dislodged: 'lost',
  collided: 'lost',
  cut: 'cut',
  void: 'void',
};

/** The drawings of a step's orders with their results. Holds are drawn only if the unit was dislodged. */
export function drawnVerdicts(
  atlas: Atlas,
  before: Position,
  verdicts: readonly GivenVerdict[],
): readonly DrawnOrder[] {
  const given = verdicts.flatMap(({ seat, order, result }): readonly GivenOrder[] => {
    if (result === 'rejected' || result === 'noted' || result === 'held') return [];
    return [{ seat, order, fate: FATES[result] ?? 'plain' }];
  });
  return drawnOrders(atlas, before, given);
}
