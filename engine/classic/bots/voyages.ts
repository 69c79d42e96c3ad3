import type { Atlas, Province } from '../data/atlas';
import type { MoveOrder, UnitOrder } from '../types';
import { blurred, type Draft, give } from './draft';
import type { Scene } from './scene';

/** A move by convoy, and its gain over a move overland. */
interface Voyage {
  readonly move: MoveOrder;
  readonly gain: number;
}

/** Voyages that gain more than moves overland, the best first, for armies accepted by `may`. */
export function voyagesOf(draft: Draft, may: (draft: Draft, unit: string) => boolean): readonly Voyage[] {
  return [...draft.free]
    .filter((unit) => may(draft, unit))
    .flatMap((unit) => voyagesFrom(draft, unit))
    .filter(({ gain }) => gain > 0)
    .sort((one, other) => other.gain - one.gain);
}

function voyagesFrom(draft: Draft, unit: string): readonly Voyage[] {
  const { scene, choices } = draft;
  const orders = choices.get(unit) ?? [];
  // Moving around an island without valuable provinces leads nowhere.
  const walks = isStranded(draft, unit)
    ? []
    : orders.filter((order) => isOverland(scene.atlas, order)).map((order) => gainOf(scene, order));
  const least = Math.max(scene.worth[scene.atlas.provinceOf(unit).index] ?? 0, ...walks);
  return orders.flatMap((move) =>
    move.type === 'MOVE' && !isOverland(scene.atlas, move)
      ? { move, gain: blurred(draft, gainOf(scene, move)) - least }
      : [],
  );
}

/** Whether an army can never reach a valuable province overland, as on an island that its power owns. */
export function isStranded({ scene }: Draft, unit: string): boolean {
  const from = scene.atlas.provinceOf(unit);
  if (scene.holders[from.index]?.kind !== 'army') return false;
  const reached = new Set([from]);
  for (const province of reached) {
    if (province !== from && (scene.worth[province.index] ?? 0) > 0) return false;
    for (const next of province.armyTo) reached.add(next.province);
  }
  return true;
}

/** Sends an army by the shortest route over fleets that are still free, if its goal is empty. */
export function embark(draft: Draft, { move }: Voyage): void {
  const { scene, choices, free, taken } = draft;
  const { provinceOf } = scene.atlas;
  const goal = provinceOf(move.to);
  if (!free.has(move.unit) || taken.has(goal) || scene.holders[goal.index]) return;
  const carriers = new Map(
    [...free].flatMap((fleet) => {
      const convoy = choices.get(fleet)?.find((order) => isConvoyOf(scene.atlas, order, move));
      return convoy ? [[provinceOf(fleet), convoy] as const] : [];
    }),
  );
  const route = routeOver([...carriers.keys()], provinceOf(move.unit), goal);
  if (route === null) return;
  give(draft, move.unit, move);
  for (const water of route) {
    const convoy = carriers.get(water);
    if (convoy) give(draft, convoy.unit, convoy);
  }
}

function isConvoyOf({ provinceOf }: Atlas, order: UnitOrder, { unit, to }: MoveOrder): boolean {
  return order.type === 'CONVOY' && order.from === unit && order.to === provinceOf(to).id;
}

/** The fewest of these waters that connect one shore to another; null if they do not. */
function routeOver(waters: readonly Province[], from: Province, goal: Province): readonly Province[] | null {
  let routes = waters.filter((water) => from.adj.includes(water)).map((water) => [water]);
  const seen = new Set(routes.flat());
  while (routes.length > 0) {
    const done = routes.find((route) => route.at(-1)?.adj.includes(goal));
    if (done) return done;
    routes = routes.flatMap((route) => onwards(route, waters, seen));
  }
  return null;
}

function onwards(
  route: readonly Province[],
  waters: readonly Province[],
  seen: Set<Province>,
): readonly Province[][] {
  const next = waters.filter((water) => !seen.has(water) && route.at(-1)?.adj.includes(water));
  for (const water of next) seen.add(water);
  return next.map((water) => [...route, water]);
}

/** Whether a unit can make the move by itself. */
export function isOverland({ provinceOf }: Atlas, order: UnitOrder): boolean {
  return order.type === 'MOVE' && provinceOf(order.unit).adj.includes(provinceOf(order.to));
}

/** The gain of going there: its value, and how close others are. */
function gainOf({ atlas, worth, pull }: Scene, order: UnitOrder): number {
  if (order.type !== 'MOVE') return 0;
  const { index } = atlas.provinceOf(order.to);
  return (worth[index] ?? 0) + (pull[index] ?? 0);
}
