import { shuffled } from '../../engine/core/shuffled';
import { printedBase, SPACES, type Space, seatOf, spaceOf } from '../../engine/ny2047/data/map';
import { STANDARD } from '../../engine/ny2047/data/standard';
import { legal } from '../../engine/ny2047/offers/legal';
import { read } from '../../engine/ny2047/reading/read';
import {
  FACTIONS,
  type Faction,
  type Order,
  type Position,
  type SupportOrder,
  TURRETONS,
  type Unit,
} from '../../engine/ny2047/types';
import type { Random } from '../../engine/random';

/** The parameters of a random position; a small one suits exhaustive checks. */
export interface Shape {
  readonly factions: readonly [number, number];
  readonly unitsEach: readonly [number, number];
  /** The spaces units may stand in; all by default. */
  readonly spaces?: readonly Space[];
}

export const ANY_SHAPE: Shape = { factions: [2, 7], unitsEach: [0, 6] };
export const CROWDED: Shape = { factions: [7, 7], unitsEach: [4, 6] };

/** A random position that obeys rules 3.2 to 3.4, in some cases far from any that play would reach. */
export function randomPosition(random: Random, shape: Shape = ANY_SHAPE): Position {
  const seats = shuffled(FACTIONS, random).slice(0, random.draw(...shape.factions));
  const out = seats.length > 2 && chance(random, 15) ? seats.slice(-1) : [];
  const inPlay = seats.filter((faction) => !out.includes(faction));
  const homes = randomHomes(inPlay, random);
  const units = inPlay.flatMap(() => []) as Unit[];
  for (const faction of inPlay) placeUnits(units, faction, homes[faction] ?? null, random, shape);
  const position = {
    year: random.draw(2047, 2050),
    season: chance(random, 50) ? 'spring' : 'fall',
    seats,
    units,
    homes,
    control: randomControl(inPlay, homes, random),
    turretons: randomTurretons(inPlay, units, random),
    due: Object.fromEntries(inPlay.map((faction) => [faction, random.draw(0, 3)])),
    eliminated: out.map((faction) => ({ faction, year: 2047, season: 'spring', by: inPlay[0] })),
  };
  const result = read(STANDARD, position, seats);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}

export function chance(random: Random, percent: number): boolean {
  return random.draw(1, 100) <= percent;
}

export function pick<T>(list: readonly T[], random: Random): T {
  return list[random.draw(0, list.length - 1)] as T;
}

const LAND_STARS = SPACES.filter((space) => space.land && space.star);

function randomHomes(factions: readonly Faction[], random: Random): Record<string, string | null> {
  const taken = new Set<string>(factions.map((faction) => printedBase(faction).id));
  const homes: Record<string, string | null> = {};
  for (const faction of factions) {
    const other = pick(LAND_STARS, random);
    const moves = chance(random, 20) && !taken.has(other.id);
    if (moves) taken.add(other.id);
    homes[faction] = chance(random, 4) ? null : moves ? other.id : printedBase(faction).id;
  }
  return homes;
}

/** Units near each other, so that they meet. */
function placeUnits(
  units: Unit[],
  faction: Faction,
  home: string | null,
  random: Random,
  { unitsEach, spaces = SPACES }: Shape,
): void {
  let spot = chance(random, 50) && home ? spaceOf(home) : pick(spaces, random);
  const count = random.draw(...unitsEach);
  let number = random.draw(1, 3);
  for (let placed = 0; placed < count; placed += 1) {
    for (let tries = 0; tries < 20; tries += 1) {
      const space = chance(random, 30)
        ? spot
        : chance(random, 60)
          ? spaceOf(pick(spot.adj, random))
          : pick(spaces, random);
      if (!spaces.includes(space) || !mayStand(units, faction, home, space)) continue;
      units.push({ id: `${faction}-${number}`, faction, space: space.id });
      number += random.draw(1, 2);
      spot = space;
      break;
    }
  }
}

function mayStand(units: readonly Unit[], faction: Faction, home: string | null, space: Space): boolean {
  const there = units.filter((unit) => unit.space === space.id);
  if (there.length === 0) return true;
  return there.every((unit) => unit.faction === faction) && (!space.land || space.id === home);
}

function randomControl(
  factions: readonly Faction[],
  homes: Readonly<Record<string, string | null>>,
  random: Random,
): Record<string, Faction> {
  const control: Record<string, Faction> = {};
  const bases = Object.values(homes);
  for (const { land, id } of SPACES)
    if (land && chance(random, 40) && !bases.includes(id)) control[id] = pick(factions, random);
  return control;
}

function randomTurretons(
  factions: readonly Faction[],
  units: readonly Unit[],
  random: Random,
): Record<string, Faction | null> {
  return Object.fromEntries(
    TURRETONS.map((name) => {
      const there = units.find((unit) => unit.space === seatOf(name).id);
      return [name, there?.faction ?? (chance(random, 50) ? pick(factions, random) : null)];
    }),
  );
}

/** The kinds of orders, in per cent of all units. */
export interface Habits {
  readonly supports: number;
  readonly illegal: number;
}

/** Random orders of all factions: moves, supports that mostly match them, holds, and some that are refused. */
export function randomLists(
  position: Position,
  random: Random,
  habits: Habits = { supports: 35, illegal: 10 },
): Record<string, unknown[]> {
  const plans = position.seats.map((seat) => ({
    seat,
    offers: legal(position, seat, []).map((offer) => offer.order),
  }));
  const lists: Record<string, unknown[]> = {};
  const movesTo = new Map<string, string>();
  const waiting: { seat: Faction; actor: string; offers: readonly Order[] }[] = [];
  for (const { seat, offers } of plans) {
    const list: unknown[] = [];
    lists[seat] = list;
    for (const [actor, choices] of byActor(offers)) {
      if (chance(random, habits.supports)) waiting.push({ seat, actor, offers: choices });
      else if (!chance(random, 10)) list.push(moveOrHold(choices, movesTo, position, random));
    }
  }
  for (const { seat, offers } of waiting) lists[seat]?.push(supportFor(offers, movesTo, random));
  for (const seat of position.seats) {
    const list = lists[seat] ?? [];
    if (chance(random, habits.illegal)) list.push(...garbage(position, seat, random));
    if (chance(random, 30)) lists[seat] = shuffled(list, random);
  }
  return lists;
}

function byActor(offers: readonly Order[]): Map<string, Order[]> {
  const groups = new Map<string, Order[]>();
  for (const order of offers) {
    const actor = 'unit' in order ? order.unit : 'turreton' in order ? order.turreton : undefined;
    if (actor === undefined) continue;
    const group = groups.get(actor);
    if (group) group.push(order);
    else groups.set(actor, [order]);
  }
  return groups;
}

function moveOrHold(
  offers: readonly Order[],
  movesTo: Map<string, string>,
  position: Position,
  random: Random,
): Order {
  const moves = offers.filter((order) => order.type === 'MOVE');
  const held = new Set(position.units.map((unit) => unit.space));
  const bold = moves.filter((move) => held.has(move.to));
  const move =
    bold.length > 0 && chance(random, 60)
      ? pick(bold, random)
      : moves.length > 0
        ? pick(moves, random)
        : null;
  if (!move || chance(random, 15))
    return pick(
      offers.filter((order) => order.type === 'HOLD'),
      random,
    );
  const unit = position.units.find((one) => one.id === move.unit);
  if (unit) movesTo.set(`${unit.space}>${move.to}`, move.unit);
  return move;
}

function supportFor(offers: readonly Order[], movesTo: ReadonlyMap<string, string>, random: Random): Order {
  const supports = offers.filter((order): order is SupportOrder => order.type === 'SUPPORT');
  const apt = supports.filter((order) => 'at' in order || movesTo.has(`${order.from}>${order.to}`));
  if (apt.length > 0 && chance(random, 85)) return pick(apt, random);
  return supports.length > 0 ? pick(supports, random) : pick(offers, random);
}

/** Orders that are refused, or make no sense. */
function garbage(position: Position, seat: Faction, random: Random): unknown[] {
  const anyUnit = position.units.length > 0 ? pick(position.units, random).id : 'nobody-1';
  const anySpace = pick(SPACES, random).id;
  return [
    pick<unknown>([null, 7, 'HOLD', [], {}, { type: 'HOLD' }], random),
    { unit: anyUnit, type: 'MOVE', to: anySpace },
    { unit: anyUnit, type: 'SUPPORT', at: anySpace, from: null },
    { unit: `${seat}-1`, type: pick(['HOLD', 'FLY'], random) },
    {
      turreton: pick([...TURRETONS, 'shemp'], random),
      type: pick(['MOVE', 'SUPPORT'], random),
      at: anySpace,
    },
    { type: 'VOTE', vote: pick(['draw', 'concede', 'war'], random), to: pick(FACTIONS, random) },
    { type: 'PREFER', home: [anySpace], disband: [anyUnit, null] },
  ];
}
