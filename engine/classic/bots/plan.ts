import { shuffled } from '../../core/shuffled';
import type { Random } from '../../random';
import { type Province, provinceOf } from '../data/map';
import type { MoveOrder, Position, Power, UnitOrder } from '../types';
import { choicesByUnit } from './random';
import { type Scene, sceneOf, threat } from './scene';

/** A plan in the making: who is still free, what was ordered, and where own units will stand. */
interface Draft {
  readonly scene: Scene;
  readonly choices: ReadonlyMap<string, readonly UnitOrder[]>;
  readonly free: Set<string>;
  readonly orders: UnitOrder[];
  readonly taken: Set<Province>;
  /** Per cent by which values may be off. */
  readonly noise: number;
  readonly random: Random;
}

/** A move by convoy, and what it brings more than a move overland. */
interface Voyage {
  readonly move: MoveOrder;
  readonly gain: number;
}

/** One reasonable list of orders: units keep what they take, attack with support, guard, advance, or help. */
export function planOrders(
  position: Position,
  own: Power,
  random: Random,
  noise: number,
): readonly UnitOrder[] {
  const choices = choicesByUnit(position, own);
  const free = new Set(shuffled([...choices.keys()], random));
  const scene = sceneOf(position, own);
  const draft: Draft = { scene, choices, free, orders: [], taken: new Set(), noise, random };
  for (const unit of [...free]) if (mustStay(draft, unit)) give(draft, unit, { unit, type: 'HOLD' });
  for (const target of targetsOf(draft)) attack(draft, target);
  for (const voyage of voyagesOf(draft)) embark(draft, voyage);
  for (const unit of [...free]) if (isGuard(draft, unit)) give(draft, unit, { unit, type: 'HOLD' });
  for (const unit of [...free]) advance(draft, unit);
  const { orders } = draft;
  return orders.map((order) => (order.type === 'HOLD' ? (helpFrom(draft, order.unit) ?? order) : order));
}

function give({ free, orders, taken }: Draft, unit: string, order: UnitOrder): void {
  free.delete(unit);
  orders.push(order);
  if (order.type !== 'MOVE') taken.add(provinceOf(unit));
  else taken.add(provinceOf(order.to));
}

function blurred({ noise, random }: Draft, value: number): number {
  return value * (1 + (noise * random.draw(-100, 100)) / 10_000);
}

/** A unit in a centre that is not its power's yet takes it by being there at the end of Fall. */
function mustStay({ scene }: Draft, unit: string): boolean {
  const { id, centre } = provinceOf(unit);
  const { position, own } = scene;
  return position.season === 'fall' && centre && position.centres[id] !== own;
}

function isGuard({ scene, random }: Draft, unit: string): boolean {
  const province = provinceOf(unit);
  if ((scene.worth[province.index] ?? 0) === 0) return false;
  return threat(scene.position, scene.own, province) > 0 && random.draw(1, 100) <= 60;
}

/** Provinces within a move that are worth having, the best first. */
function targetsOf(draft: Draft): readonly Province[] {
  const { scene, choices, free } = draft;
  const values = new Map<Province, number>();
  for (const unit of free)
    for (const order of choices.get(unit) ?? []) {
      if (order.type !== 'MOVE') continue;
      const province = provinceOf(order.to);
      const worth = scene.worth[province.index] ?? 0;
      const holder = scene.holders[province.index];
      const isFoe = holder !== undefined && holder.power !== scene.own;
      const value = worth > 0 ? worth : isFoe ? 2 : 0;
      if (value > 0 && holder?.power !== scene.own && !values.has(province))
        values.set(province, blurred(draft, value - (isFoe ? 2 : 0)));
    }
  return [...values].sort(([, one], [, other]) => other - one).map(([province]) => province);
}

/** Sends one unit with as much support as the target needs, or nobody. */
function attack(draft: Draft, target: Province): void {
  const { scene, choices, free, taken } = draft;
  if (taken.has(target)) return;
  const movers = [...free]
    .flatMap((unit) => (choices.get(unit) ?? []).filter((order) => isMoveTo(order, target)))
    .sort((one, other) => costOf(draft, one.unit) - costOf(draft, other.unit));
  const holder = scene.holders[target.index];
  const rivals = threat(scene.position, scene.own, target);
  for (const move of movers) {
    const helpers = [...free].flatMap((unit) => {
      const support = unit === move.unit ? undefined : supportOf(draft, unit, move);
      return support ? [support] : [];
    });
    const needed = holder ? 1 + Math.min(1, helpers.length) : Math.min(rivals, 1);
    if (helpers.length < (holder ? 1 : 0)) continue;
    give(draft, move.unit, move);
    for (const support of helpers.slice(0, needed)) give(draft, support.unit, support);
    return;
  }
}

/** Voyages over own free fleets to where an army gains more than by walking, the best first. */
function voyagesOf(draft: Draft): readonly Voyage[] {
  const { scene, choices, free } = draft;
  return [...free]
    .flatMap((unit) => {
      const walk = Math.max(
        gainAt(scene, provinceOf(unit)),
        ...(choices.get(unit) ?? []).map((order) => (isOverland(order) ? gainOf(scene, order) : 0)),
      );
      return (choices.get(unit) ?? []).flatMap((move) =>
        move.type === 'MOVE' && !isOverland(move)
          ? { move, gain: blurred(draft, gainOf(scene, move)) - walk }
          : [],
      );
    })
    .filter(({ gain }) => gain > 0)
    .sort((one, other) => other.gain - one.gain);
}

/** Sends an army by the shortest route over fleets that are still free, if nobody stands at its goal. */
function embark(draft: Draft, { move }: Voyage): void {
  const { scene, choices, free, taken } = draft;
  const goal = provinceOf(move.to);
  if (!free.has(move.unit) || taken.has(goal) || scene.holders[goal.index]) return;
  const carriers = new Map(
    [...free].flatMap((fleet) => {
      const convoy = choices.get(fleet)?.find((order) => isConvoyOf(order, move));
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

function isConvoyOf(order: UnitOrder, { unit, to }: MoveOrder): boolean {
  return order.type === 'CONVOY' && order.from === unit && order.to === provinceOf(to).id;
}

/** The fewest of these waters that lead from one shore to another; null where they do not. */
function routeOver(
  waters: readonly Province[],
  from: Province,
  goal: Province,
): readonly Province[] | null {
  let routes = waters.filter((water) => from.adj.includes(water)).map((water) => [water]);
  const seen = new Set(routes.flat());
  while (routes.length > 0) {
    const done = routes.find((route) => route.at(-1)?.adj.includes(goal));
    if (done) return done;
    routes = routes.flatMap((route) =>
      waters
        .filter((water) => !seen.has(water) && route.at(-1)?.adj.includes(water))
        .map((water) => {
          seen.add(water);
          return [...route, water];
        }),
    );
  }
  return null;
}

/** What it brings to be in a province: what it is worth, and how near others are. */
function gainAt({ worth, pull }: Scene, { index }: Province): number {
  return (worth[index] ?? 0) + (pull[index] ?? 0);
}

function gainOf(scene: Scene, order: UnitOrder): number {
  return order.type === 'MOVE' ? gainAt(scene, provinceOf(order.to)) : 0;
}

function isMoveTo(order: UnitOrder, target: Province): boolean {
  return order.type === 'MOVE' && !order.viaConvoy && provinceOf(order.to) === target && isOverland(order);
}

/** Whether a unit goes there by itself. */
function isOverland(order: UnitOrder): boolean {
  return order.type === 'MOVE' && provinceOf(order.unit).adj.includes(provinceOf(order.to));
}

function costOf({ scene }: Draft, unit: string): number {
  return scene.worth[provinceOf(unit).index] ?? 0;
}

function supportOf({ choices }: Draft, unit: string, move: UnitOrder): UnitOrder | undefined {
  return choices
    .get(unit)
    ?.find(
      (order) =>
        order.type === 'SUPPORT' &&
        'from' in order &&
        move.type === 'MOVE' &&
        order.from === move.unit &&
        order.to === move.to,
    );
}

/** The rest go where the most is near, and hold where they are best off. */
function advance(draft: Draft, unit: string): void {
  const { scene, choices, taken } = draft;
  let best: UnitOrder = { unit, type: 'HOLD' };
  let most = taken.has(provinceOf(unit)) ? -1 : (scene.pull[provinceOf(unit).index] ?? 0);
  for (const order of choices.get(unit) ?? []) {
    if (order.type !== 'MOVE' || order.viaConvoy || !isOverland(order)) continue;
    const province = provinceOf(order.to);
    if (taken.has(province) || scene.holders[province.index]) continue;
    const pull = blurred(draft, scene.pull[province.index] ?? 0);
    if (pull <= most) continue;
    best = order;
    most = pull;
  }
  give(draft, unit, best);
}

/** A unit that stays helps a friend's move, or a friend that stays where there is something to lose. */
function helpFrom(draft: Draft, unit: string): UnitOrder | undefined {
  const { orders, choices, scene } = draft;
  for (const order of orders) {
    const support = order.type === 'MOVE' ? supportOf(draft, unit, order) : undefined;
    if (support) return support;
  }
  return choices
    .get(unit)
    ?.find(
      (order) =>
        order.type === 'SUPPORT' &&
        'at' in order &&
        orders.some((other) => other.unit === order.at && other.type !== 'MOVE') &&
        (scene.worth[provinceOf(order.at).index] ?? 0) > 0,
    );
}
