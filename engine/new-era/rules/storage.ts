import type { SeatId } from '../../game';
import type { Good, Goods, Holds } from '../card-types';
import { locationOf } from '../data/cards';
import { addGood, addGoods, countOf, covers, entriesOf, isResource, takeGoods } from '../data/goods';
import type { Deposit } from '../orders/order-types';
import type { CardId, Player, Rule } from '../types';
import { cardsOf, type Limits, playerAt, standingAt, type WorkingCopy } from './working-copy';

/** The capacity of a location; undefined if it is not a storage (10.5). */
export function holdsOf(card: CardId): Holds | undefined {
  const storage = locationOf(card).capability.find((one) => one.effect === 'storage');
  return storage?.effect === 'storage' ? storage.holds : undefined;
}

/** The key of a storage under which a good counts: its own, or that of all resources together. */
function keyOf(holds: Holds, good: Good): Good | 'resource' | undefined {
  if (holds[good] !== undefined) return good;
  return holds.resource !== undefined && isResource(good) ? 'resource' : undefined;
}

/** How much more of a good a storage can hold beside its contents; 0 for a good that it does not hold. */
export function roomFor(holds: Holds, stored: Goods, good: Good): number {
  const key = keyOf(holds, good);
  if (key === undefined) return 0;
  const lying = entriesOf(stored)
    .filter(([other]) => keyOf(holds, other) === key)
    .reduce((sum, [, count]) => sum + count, 0);
  return (holds[key] ?? 0) - lying;
}

/** 10.5 Whether a storage holds each of these goods, and this many of them. */
function fits(holds: Holds, stored: Goods, storesAnyGood: boolean): boolean {
  return entriesOf(stored).every(([good]) =>
    keyOf(holds, good) === undefined ? storesAnyGood : roomFor(holds, stored, good) >= 0,
  );
}

/** The future contents of the pool and of the storages; changed as goods are moved. */
interface Stock {
  readonly pool: Goods;
  readonly stored: Map<CardId, Goods>;
}

function stockOf({ goods, locations }: Pick<Player, 'goods' | 'locations'>): Stock {
  const stored = new Map(Object.entries(locations).map(([card, built]) => [card, { ...built.stored }]));
  return { pool: { ...goods }, stored };
}

/** 10.5 Moves goods; `take` comes before `put`, and limits are checked after both. */
function move(
  player: Pick<Player, 'locations'>,
  { pool, stored }: Stock,
  {
    location,
    put = {},
    take = {},
  }: { readonly location: CardId; readonly put?: Goods; readonly take?: Goods },
  storesAnyGood: boolean,
): Rule | undefined {
  if (!standingAt(player, location)) return '6.7';
  const holds = holdsOf(location);
  const lying = stored.get(location);
  if (!holds || !lying) return '10.5';
  if (!covers(lying, take)) return '6.4';
  takeGoods(lying, take);
  addGoods(pool, take);
  if (!covers(pool, put)) return '6.4';
  takeGoods(pool, put);
  addGoods(lying, put);
  return fits(holds, lying, storesAnyGood) ? undefined : '10.5';
}

/** The result of moving goods, or the rule that forbids it. */
export type Storing =
  | { readonly refusal: Rule }
  | { readonly carryOut: (copy: WorkingCopy, seat: SeatId) => void };

export function storingOf(
  player: Pick<Player, 'goods' | 'locations'>,
  moves: readonly { readonly location: CardId; readonly put?: Goods; readonly take?: Goods }[],
  { storesAnyGood = false }: Pick<Limits, 'storesAnyGood'>,
): Storing {
  const stock = stockOf(player);
  for (const one of moves) {
    const refusal = move(player, stock, one, storesAnyGood);
    if (refusal !== undefined) return { refusal };
  }
  return {
    carryOut: (copy, seat) => {
      const own = playerAt(copy, seat);
      own.goods = stock.pool;
      for (const { location } of moves) {
        const built = own.locations[location];
        if (built) built.stored = stock.stored.get(location) ?? {};
        copy.events.push({ type: 'stored', seat, card: location });
      }
    },
  };
}

/** 10.6 The order in which goods are stored for a seat that gives none. */
const KEPT_FIRST = ['any', 'material', 'weapons', 'fuel', 'scrap', 'worker'] as const;

/** 10.6 The goods that are stored for a seat that passes by default: as many as fit, storages in ascending card id. */
export function automaticDeposits(player: Pick<Player, 'goods' | 'locations'>): readonly Deposit[] {
  const { pool, stored } = stockOf(player);
  return cardsOf(player.locations).flatMap((location) => {
    const holds = standingAt(player, location) && holdsOf(location);
    const lying = stored.get(location);
    if (!holds || !lying) return [];
    const put: Goods = {};
    for (const good of KEPT_FIRST) {
      const count = Math.min(roomFor(holds, lying, good), countOf(pool, good));
      if (count <= 0) continue;
      addGood(put, good, count);
      addGood(lying, good, count);
      addGood(pool, good, -count);
    }
    return Object.keys(put).length > 0 ? [{ location, put }] : [];
  });
}
