import { shuffled } from '../../core/shuffled';
import type { Random } from '../../random';
import type { Atlas, Province } from '../data/atlas';
import type { Position, Power, UnitOrder } from '../types';
import { blurred, type Draft, give } from './draft';
import { choicesByUnit } from './random';
import { sceneOf, threat } from './scene';
import { embark, isOverland, isStranded, voyagesOf } from './voyages';

/** One reasonable list of orders: units keep what they take, attack with support, guard, advance, or support. */
export function planOrders(
  atlas: Atlas,
  position: Position,
  own: Power,
  random: Random,
  noise: number,
): readonly UnitOrder[] {
  const choices = choicesByUnit(atlas, position, own);
  const free = new Set(shuffled([...choices.keys()], random));
  const scene = sceneOf(atlas, position, own);
  const draft: Draft = { scene, choices, free, orders: [], taken: new Set(), noise, random };
  for (const unit of [...free]) if (mustStay(draft, unit)) give(draft, unit, { unit, type: 'HOLD' });
  for (const voyage of voyagesOf(draft, isStranded)) embark(draft, voyage);
  for (const target of targetsOf(draft)) attack(draft, target);
  for (const voyage of voyagesOf(draft, () => true)) embark(draft, voyage);
  for (const unit of [...free]) if (isGuard(draft, unit)) give(draft, unit, { unit, type: 'HOLD' });
  for (const unit of [...free]) advance(draft, unit);
  const { orders } = draft;
  return orders.map((order) => (order.type === 'HOLD' ? (helpFrom(draft, order.unit) ?? order) : order));
}

/** A unit in a centre that its power does not own yet takes it by being there when centres are counted. */
function mustStay({ scene }: Draft, unit: string): boolean {
  const { id, centre } = scene.atlas.provinceOf(unit);
  const { position, own } = scene;
  return position.season === scene.atlas.lastSeason && centre && position.centres[id] !== own;
}

function isGuard({ scene, random }: Draft, unit: string): boolean {
  const province = scene.atlas.provinceOf(unit);
  if ((scene.worth[province.index] ?? 0) === 0) return false;
  return threat(scene.atlas, scene.position, scene.own, province) > 0 && random.draw(1, 100) <= 60;
}

/** Valuable provinces within one move, the best first. */
function targetsOf(draft: Draft): readonly Province[] {
  const { scene, choices, free } = draft;
  const values = new Map<Province, number>();
  for (const unit of free)
    for (const order of choices.get(unit) ?? []) {
      if (order.type !== 'MOVE') continue;
      const province = scene.atlas.provinceOf(order.to);
      const worth = scene.worth[province.index] ?? 0;
      const holder = scene.holders[province.index];
      const isFoe = holder !== undefined && holder.power !== scene.own;
      const value = worth > 0 ? worth : isFoe ? 2 : 0;
      if (value > 0 && holder?.power !== scene.own && !values.has(province))
        values.set(province, blurred(draft, value - (isFoe ? 2 : 0)));
    }
  return [...values].sort(([, one], [, other]) => other - one).map(([province]) => province);
}

/** Sends one unit with as much support as the target needs, or none. */
function attack(draft: Draft, target: Province): void {
  const { scene, choices, free, taken } = draft;
  if (taken.has(target)) return;
  const movers = [...free]
    .flatMap((unit) => (choices.get(unit) ?? []).filter((order) => isMoveTo(scene.atlas, order, target)))
    .sort((one, other) => costOf(draft, one.unit) - costOf(draft, other.unit));
  const holder = scene.holders[target.index];
  const rivals = threat(scene.atlas, scene.position, scene.own, target);
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

function isMoveTo(atlas: Atlas, order: UnitOrder, target: Province): boolean {
  return (
    order.type === 'MOVE' &&
    !order.viaConvoy &&
    atlas.provinceOf(order.to) === target &&
    isOverland(atlas, order)
  );
}

function costOf({ scene }: Draft, unit: string): number {
  return scene.worth[scene.atlas.provinceOf(unit).index] ?? 0;
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

/** The remaining units move towards the most valuable area, and hold where they are best placed. */
function advance(draft: Draft, unit: string): void {
  const { scene, choices, taken } = draft;
  let best: UnitOrder = { unit, type: 'HOLD' };
  let most = taken.has(scene.atlas.provinceOf(unit))
    ? -1
    : (scene.pull[scene.atlas.provinceOf(unit).index] ?? 0);
  for (const order of choices.get(unit) ?? []) {
    if (order.type !== 'MOVE' || order.viaConvoy || !isOverland(scene.atlas, order)) continue;
    const province = scene.atlas.provinceOf(order.to);
    if (taken.has(province) || scene.holders[province.index]) continue;
    const pull = blurred(draft, scene.pull[province.index] ?? 0);
    if (pull <= most) continue;
    best = order;
    most = pull;
  }
  give(draft, unit, best);
}

/** A unit that stays supports an own move, or an own unit that holds where there is something to lose. */
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
        (scene.worth[scene.atlas.provinceOf(order.at).index] ?? 0) > 0,
    );
}
