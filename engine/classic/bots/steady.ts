import { memoize } from '../../core/memoize';
import type { Bot } from '../../game/bot';
import type { Random } from '../../random';
import type { Atlas } from '../data/atlas';
import { legal } from '../offers/legal';
import { adjudicate } from '../rules/adjudicate';
import { survivorsOf } from '../rules/votes';
import type { Order, Position, Power } from '../types';
import { planOrders } from './plan';
import { outlook, type Scene, sceneOf } from './scene';

/** The noise, in per cent, in the values of the plans that are compared. */
const NOISES = [0, 20, 20, 40, 40, 60, 60, 80] as const;

/** Makes several plans, plays each against possible orders of the others, and chooses the best. */
export function steadyBotOn(atlas: Atlas): Bot<Order> {
  return {
    orders(view, seat, random) {
      const position = view as Position;
      if (!atlas.isPower(seat)) return [];
      return position.phase === 'orders'
        ? bestPlan(atlas, position, seat, random)
        : settle(atlas, position, seat);
    },
  };
}

function bestPlan(atlas: Atlas, position: Position, own: Power, random: Random): readonly Order[] {
  const others: Record<string, readonly Order[]> = {};
  for (const power of survivorsOf(position))
    if (power !== own) others[power] = planOrders(atlas, position, power, random, 0);
  let best: readonly Order[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const plan of ideas(atlas, position, own, random)) {
    const score = outlook(atlas, adjudicate(atlas, position, { ...others, [own]: plan }, {}).position, own);
    if (score <= most) continue;
    best = plan;
    most = score;
  }
  return best;
}

/** The plans of one turn to choose from. */
export function ideas(
  atlas: Atlas,
  position: Position,
  own: Power,
  random: Random,
): readonly (readonly Order[])[] {
  return NOISES.map((noise) => planOrders(atlas, position, own, random, noise));
}

/** Retreats, builds and removals: the most valuable option for each choice. */
export function settle(atlas: Atlas, position: Position, own: Power): readonly Order[] {
  const scene = sceneOf(atlas, position, own);
  const given: Order[] = [];
  for (
    let left = legal(atlas, position, own, given);
    left.length > 0;
    left = legal(atlas, position, own, given)
  ) {
    const [best] = left
      .map(({ order }) => ({ order, value: gainOf(scene, order, given) }))
      .sort((one, other) => other.value - one.value);
    if (best) given.push(best.order);
  }
  return given;
}

function gainOf(scene: Scene, order: Order, given: readonly Order[]): number {
  const at = (id: string) => {
    const { index } = scene.atlas.provinceOf(id);
    return (scene.worth[index] ?? 0) + (scene.pull[index] ?? 0);
  };
  switch (order.type) {
    case 'RETREAT':
      return at(order.to);
    case 'BUILD':
      return at(order.at) + (order.kind === neededKind(scene, given) ? 1 : 0);
    case 'DISBAND':
      return scene.position.phase === 'retreats' ? -1 : -at(order.unit);
    default:
      return -1;
  }
}

/** A power of islands, as England, depends on fleets; others build one for every two armies. */
function neededKind({ atlas, position, own }: Scene, given: readonly Order[]): 'army' | 'fleet' {
  const builds = given.flatMap((order) => (order.type === 'BUILD' ? [order.kind] : []));
  const kinds = [...position.units.flatMap(({ power, kind }) => (power === own ? [kind] : [])), ...builds];
  const fleets = kinds.filter((kind) => kind === 'fleet').length;
  return fleets < kinds.length * (islandersOf(atlas).has(own) ? 0.75 : 0.34) ? 'fleet' : 'army';
}

/** The powers whose armies reach no centre overland but their own homes. */
const islandersOf = memoize(
  ({ powers, homesOf }: Atlas): ReadonlySet<Power> =>
    new Set(
      powers.filter((power) => {
        const reached = new Set(homesOf(power));
        for (const { armyTo } of reached) for (const { province } of armyTo) reached.add(province);
        return [...reached].every(({ centre, home }) => !centre || home === power);
      }),
    ),
);
