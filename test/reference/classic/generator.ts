import { PROVINCES } from '../../../engine/classic/data/map';
import { POWERS, type Position, type Power, type Unit } from '../../../engine/classic/types';
import { shuffled } from '../../../engine/core/shuffled';
import type { Random } from '../../../engine/random';
import { chance, pick } from '../../support/nyc-risk-orders';
import { legal, read } from '../../support/standard-classic';
import {
  chainExists,
  fleetsAtSea,
  isCoastal,
  isWater,
  provinceOf,
  reachOf,
  SPACES,
  spaceOf,
  touches,
} from './board';

export type Lists = Partial<Record<Power, unknown[]>>;

/** Corners of the map in which units meet: coasts around few waters, land around Munich, and all of it. */
const CORNERS: readonly (readonly string[] | null)[] = [
  ['bre', 'lon', 'wal', 'eng', 'iri', 'nth', 'bel', 'hol', 'yor', 'lvp', 'pic', 'mao', 'nwg', 'nwy', 'edi'],
  ['tun', 'nap', 'rom', 'tys', 'ion', 'gre', 'aeg', 'adr', 'apu', 'ven', 'tri', 'alb', 'eas', 'bul', 'con'],
  ['mun', 'bur', 'ruh', 'kie', 'ber', 'tyr', 'boh', 'sil', 'pru', 'hol', 'den', 'hel', 'bal', 'swe'],
  ['spa', 'por', 'mar', 'gas', 'lyo', 'wes', 'mao', 'stp', 'fin', 'bot', 'bar', 'nwy', 'swe', 'ska'],
  null,
];

/** A crowded position in which centres are shared out, so that every Winter has builds and removals. */
export function randomBoard(random: Random): Position {
  const corner = pick(CORNERS, random);
  const seats = POWERS.slice(0, random.draw(2, 7));
  const provinces = PROVINCES.filter(({ id }) => corner?.includes(id) ?? true);
  const share = random.draw(30, 95);
  const units = shuffled(provinces, random).flatMap(({ id, kind, berths }): readonly Unit[] => {
    if (!chance(random, share)) return [];
    const isFleet = kind === 'water' || (berths.length > 0 && chance(random, 35));
    const at = isFleet ? pick(berths, random).id : id;
    return [{ power: pick(seats, random), kind: isFleet ? 'fleet' : 'army', at }];
  });
  const generous = chance(random, 20) ? pick(seats, random) : undefined;
  const owned = random.draw(5, 90);
  const centres = Object.fromEntries(
    SPACES.filter(({ centre }) => centre && chance(random, owned)).map(({ id }) => [
      id,
      generous && chance(random, 85) ? generous : pick(seats, random),
    ]),
  );
  const season = chance(random, 35) ? 'spring' : 'fall';
  const result = read({ units, centres, season, year: 1903 }, seats);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}

/** A retreats phase in which many units have few spaces to go to. */
export function randomRetreats(random: Random): Position {
  const board = randomBoard(random);
  const units = board.units.filter(() => chance(random, 40));
  const isFree = (location: string) => units.every(({ at }) => provinceOf(at) !== provinceOf(location));
  const dislodged = units.flatMap(({ power, at }) => {
    const others = board.seats.filter((seat) => seat !== power);
    const kind = isWater(at) || at.includes('/') ? ('fleet' as const) : ('army' as const);
    const unit = { power: pick(others, random), kind, at };
    const options = reachOf(unit).filter((location) => isFree(location) && chance(random, 80));
    return options.length > 0 ? [{ ...unit, by: spaceOf(at).adj[0], options: [...options].sort() }] : [];
  });
  if (dislodged.length === 0) return board;
  const { season, year, centres, seats } = board;
  const written = { units, dislodged, season, year, centres, phase: 'retreats' };
  const result = read(written, seats);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}

/** A Fall after which only one power can own a centre. */
export function lastStand(random: Random): Position {
  const centres = { par: 'france', mar: 'france', mun: 'france' };
  const units = [
    { power: 'france', kind: 'army', at: pick(['par', 'gas', 'bur'], random) },
    { power: 'germany', kind: 'army', at: pick(['ruh', 'tyr', 'boh'], random) },
    { power: 'italy', kind: 'fleet', at: pick(['lyo', 'tys', 'wes'], random) },
  ];
  const result = read({ units, centres, season: 'fall', year: 1905 }, ['france', 'germany', 'italy']);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}

/**
 * An order for nearly every unit, which fits the others' orders more often than chance would, and some that are
 * refused.
 */
export function randomLists(position: Position, random: Random): Lists {
  const wanted = plannedVoyages(position, random);
  const lists: Lists = {};
  const mood = random.draw(1, 12);
  for (const seat of shuffled(position.seats, random)) {
    if (chance(random, 4)) continue;
    const offers = legal(position, seat, []).map(({ order }) => order as unknown as Record<string, unknown>);
    const groups = new Map<unknown, Record<string, unknown>[]>();
    for (const order of offers)
      if (order.type !== 'VOTE') groups.set(order.unit, [...(groups.get(order.unit) ?? []), order]);
    const list: unknown[] = [...groups].flatMap(([unit, orders]) =>
      chance(random, 5)
        ? []
        : (unit === undefined ? orders : [orders[0]]).slice(0, 3).map(() => chosen(orders, wanted, random)),
    );
    if (position.phase === 'orders') list.push(...someVotes(position, mood, random));
    while (chance(random, position.phase === 'orders' ? 30 : 60))
      list.splice(random.draw(0, list.length), 0, odd(position, seat, offers, random));
    lists[seat] = list;
  }
  return lists;
}

/** Armies that plan to go by convoy, if possible to an occupied space. */
function plannedVoyages(position: Position, random: Random): Map<string, string> {
  const armies = position.units.filter(({ kind, at }) => kind === 'army' && isCoastal(at));
  const fleets = fleetsAtSea(position);
  const planned = new Map<string, string>();
  for (const { at } of shuffled(armies, random).slice(0, random.draw(0, 4))) {
    const goals = SPACES.filter(({ id }) => id !== at && isCoastal(id) && chainExists(at, id, fleets));
    const held = goals.filter(({ id }) => position.units.some((unit) => provinceOf(unit.at) === id));
    const pool = held.length > 0 ? held : goals;
    if (pool.length > 0) planned.set(at, pick(pool, random).id);
  }
  return planned;
}

function chosen(
  orders: readonly Record<string, unknown>[],
  wanted: Map<string, string>,
  random: Random,
): Record<string, unknown> {
  const fits = ({ from, to, at }: Record<string, unknown>) =>
    (typeof from === 'string' && wanted.get(provinceOf(from)) === provinceOf(String(to))) ||
    (typeof at === 'string' && !wanted.has(provinceOf(at)) && chance(random, 20));
  const fitting = orders.filter(fits);
  const planned = orders.filter(({ type, unit, to }) => type === 'MOVE' && wanted.get(String(unit)) === to);
  const moves = orders.filter(({ type }) => type === 'MOVE' || type === 'RETREAT');
  const asked = moves.filter(({ to }) => [...wanted.values()].includes(provinceOf(String(to))));
  const pools = [planned, planned, planned, fitting, fitting, moves, asked, orders].filter(
    (pool) => pool.length > 0,
  );
  const order = pick(pick(pools, random), random);
  if ('to' in order && order.type !== 'SUPPORT') {
    const from = String(order.from ?? order.unit);
    if (!wanted.has(provinceOf(from))) wanted.set(provinceOf(from), provinceOf(String(order.to)));
  }
  return order;
}

/** In some steps all vote alike, or all but the one to whom they concede. */
function someVotes(position: Position, mood: number, random: Random): readonly unknown[] {
  const [winner] = position.seats;
  if (mood === 1) return [{ type: 'VOTE', vote: 'draw' }];
  if (mood === 2) return [{ type: 'VOTE', vote: 'concede', to: winner }];
  return chance(random, 5)
    ? [{ type: 'VOTE', vote: pick(['draw', 'concede', 'peace'], random), to: pick(POWERS, random) }]
    : [];
}

const PLACES: readonly unknown[] = [
  ...SPACES.map(({ id }) => id),
  ...['bul/ec', 'bul/sc', 'spa/nc', 'spa/sc', 'stp/nc', 'stp/sc', 'par/nc', 'xyz', '', null, 7, '__proto__'],
];
const TYPES = [
  'HOLD',
  'MOVE',
  'SUPPORT',
  'CONVOY',
  'VOTE',
  'RETREAT',
  'DISBAND',
  'BUILD',
  'WAIVE',
  'constructor',
  3,
];
const FIELDS = ['unit', 'to', 'from', 'at', 'viaConvoy', 'type', 'kind'];

/** An order of another power, an order with one field changed, or a value that is no order. */
function odd(
  position: Position,
  seat: Power,
  offers: readonly Record<string, unknown>[],
  random: Random,
): unknown {
  if (chance(random, 10)) return pick([null, 7, [], {}, { type: 'HOLD' }], random);
  if (position.phase === 'orders' && chance(random, 30)) return strayConvoy(position, seat, random);
  if (position.phase === 'orders' && chance(random, 15)) return strayCoast(position, seat, random);
  const other = chance(random, 20) ? legal(position, pick(position.seats, random), []) : [];
  const pool =
    other.length > 0 ? other.map(({ order }) => order as unknown as Record<string, unknown>) : offers;
  const plain = {
    type: pick(TYPES, random),
    unit: pick(PLACES, random),
    at: pick(PLACES, random),
    kind: 'fleet',
  };
  const order = pool.length > 0 ? pick(pool, random) : plain;
  if (chance(random, 30)) return order;
  const field = pick(FIELDS, random);
  const values = field === 'type' ? TYPES : field === 'viaConvoy' ? [true, false, null] : PLACES;
  const kinds = field === 'kind' ? ['army', 'fleet', 'camel'] : values;
  return { ...order, [field]: pick(kinds, random) };
}

/** A convoy that may or may not need the fleet (4.9), or a support for a move over the supporter's own fleet (4.8). */
function strayConvoy(position: Position, seat: Power, random: Random): unknown {
  const fleets = position.units.filter(({ power, kind }) => power === seat && kind === 'fleet');
  const armies = position.units.filter(({ kind, at }) => kind === 'army' && isCoastal(at));
  if (fleets.length === 0 || armies.length === 0) return { type: 'CONVOY' };
  const { at: unit } = pick(fleets, random);
  const { at: from } = pick(armies, random);
  const goals = SPACES.filter(({ id }) => isCoastal(id) && chainExists(from, id, fleetsAtSea(position)));
  const to = goals.length > 0 ? pick(goals, random).id : 'par';
  return { type: chance(random, 60) ? 'CONVOY' : 'SUPPORT', unit, from, to };
}

/** A fleet to a province with two coasts, whichever it names, at any distance (4.7). */
function strayCoast(position: Position, seat: Power, random: Random): unknown {
  const fleets = position.units.filter(({ power, kind }) => power === seat && kind === 'fleet');
  const near = fleets.filter((unit) => ['bul', 'spa', 'stp'].some((province) => touches(unit, province)));
  const unit = pick(near.length > 0 ? near : [...fleets, ...position.units], random);
  return { type: 'MOVE', unit: unit?.at, to: pick(COASTS, random) };
}

const COASTS = ['bul', 'bul/ec', 'bul/sc', 'spa', 'spa/nc', 'spa/sc', 'stp', 'stp/nc', 'stp/sc'];

/** Given lists with one order left out, doubled or replaced by another. */
export function withOneChange(
  position: Position,
  lists: Readonly<Partial<Record<Power, readonly unknown[]>>>,
  random: Random,
): Partial<Record<Power, readonly unknown[]>> {
  const seat = pick(position.seats, random);
  const list = [...(lists[seat] ?? [])];
  const changed = randomLists(position, random)[seat] ?? [];
  if (changed.length > 0) list.splice(random.draw(0, list.length), random.draw(0, 1), pick(changed, random));
  return { ...lists, [seat]: list };
}
