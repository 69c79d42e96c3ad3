import type { Random } from '../../core/random';
import { legal } from '../legal';
import { type Space, spaceOf } from '../map';
import type { Faction, Position, SpaceId } from '../types';
import { type ActorOrder, actorsOf } from './actors';
import { appeal, holderOf, resistance, type Scene, sceneOf, threat, worth } from './scene';

/** A plan in the making: who is still free, and what has been ordered. */
interface Draft {
  readonly scene: Scene;
  readonly free: Map<string, readonly ActorOrder[]>;
  readonly orders: ActorOrder[];
  /** Land that a friend enters or stays in. */
  readonly taken: Set<SpaceId>;
}

interface Target {
  readonly space: Space;
  readonly value: number;
}

/** What a faction can do from a position; the same for all of its plans. */
export interface Prospect {
  readonly scene: Scene;
  readonly actors: ReadonlyMap<string, readonly ActorOrder[]>;
}

/** Looks at what a faction can do. */
export function prospectOf(position: Position, own: Faction): Prospect {
  const offers = legal(position, own, []).map((offer) => offer.order);
  return { scene: sceneOf(position, own), actors: actorsOf(offers) };
}

/**
 * One reasonable list of orders: guards for what is threatened, attacks with as much support as they need, the best
 * first, and an advance for the rest. `noise` lets plans differ, so that the best of several can be picked.
 */
export function planOrders({ scene, actors }: Prospect, random: Random, noise: number): ActorOrder[] {
  const draft: Draft = { scene, free: new Map(actors), orders: [], taken: new Set() };
  guardHome(draft);
  for (const target of targetsOf(draft, random, noise)) attack(draft, target);
  advance(draft, random, noise);
  support(draft);
  return draft.orders;
}

function give(draft: Draft, actor: string, order: ActorOrder): void {
  draft.orders.push(order);
  draft.free.delete(actor);
}

/** Keeps a unit at a home base that somebody could walk into. */
function guardHome({ scene, free, orders, taken }: Draft): void {
  const home = scene.position.homes[scene.own];
  const guard = home && scene.unitsAt.get(home)?.[0];
  if (!guard || threat(scene, spaceOf(home), 'entry') === 0) return;
  orders.push({ unit: guard.id, type: 'HOLD' });
  free.delete(guard.id);
  taken.add(home);
}

/** Everything within a move, dearest first. */
function targetsOf({ scene, free }: Draft, random: Random, noise: number): readonly Target[] {
  const spaces = new Set<Space>();
  for (const orders of free.values())
    for (const order of orders) if (order.type === 'MOVE') spaces.add(spaceOf(order.to));
  return [...spaces]
    .filter((space) => holderOf(scene, space.id) !== scene.own)
    .map((space) => ({ space, value: appeal(scene, space) * jitter(random, noise) }))
    .filter(({ space, value }) => value > 0 && scene.goals.includes(space))
    .sort((one, other) => other.value - one.value);
}

function jitter(random: Random, noise: number): number {
  return 1 + (noise * random.draw(-100, 100)) / 100;
}

/** Sends one unit and as many supports as the target needs, or nobody. */
function attack(draft: Draft, { space }: Target): void {
  const { scene } = draft;
  const defended = holderOf(scene, space.id) !== undefined;
  const rivals = threat(scene, space, 'entry');
  const needed = defended ? resistance(scene, space.id) + 1 : rivals > 0 ? 2 : 1;
  const lead = leadFor(draft, space, defended);
  if (!lead) return;
  const helpers = helpersFor(draft, lead, space);
  if (defended && helpers.length + 1 < needed) return;
  give(draft, lead.unit, { unit: lead.unit, type: 'MOVE', to: space.id });
  draft.taken.add(space.id);
  for (const { actor, order } of helpers.slice(0, needed - 1)) give(draft, actor, order);
}

/** The free unit whose present place matters least. */
function leadFor(
  { scene, free }: Draft,
  space: Space,
  defended: boolean,
): { readonly unit: string; readonly from: SpaceId } | undefined {
  const units = scene.position.units.filter(
    ({ id, space: from }) =>
      free.get(id)?.some((order) => order.type === 'MOVE' && order.to === space.id) &&
      (!defended || spaceOf(from).land === space.land),
  );
  const [best] = units.sort(
    (one, other) => stake(scene, one.space, space) - stake(scene, other.space, space),
  );
  return best && { unit: best.id, from: best.space };
}

/** What leaving a space risks; a unit on the other side of the shore is a weak lead. */
function stake(scene: Scene, from: SpaceId, to: Space): number {
  const here = spaceOf(from);
  const guards = scene.unitsAt.get(from)?.length ?? 0;
  const exposed = guards <= 1 && (threat(scene, here, 'entry') > 0 || !here.land);
  return (exposed ? worth(scene, from) : 0) + (here.land === to.land ? 0 : 3);
}

interface Helper {
  readonly actor: string;
  readonly order: ActorOrder;
}

function helpersFor(
  { free }: Draft,
  lead: { readonly unit: string; readonly from: SpaceId },
  space: Space,
): readonly Helper[] {
  if (spaceOf(lead.from).land !== space.land) return [];
  const helpers: Helper[] = [];
  for (const [actor, orders] of free) {
    if (actor === lead.unit) continue;
    const order = orders.find(
      (one) => one.type === 'SUPPORT' && 'from' in one && one.from === lead.from && one.to === space.id,
    );
    if (order) helpers.push({ actor, order });
  }
  return helpers;
}

/** The rest go where the most is to be had, or stay where something could be lost. */
function advance(draft: Draft, random: Random, noise: number): void {
  const { scene, free, taken } = draft;
  for (const { id, space } of scene.position.units) {
    const orders = free.get(id);
    if (!orders) continue;
    const moves = orders
      .filter((order) => order.type === 'MOVE')
      .filter(({ to }) => mayEnter(scene, taken, to))
      .map((order) => ({ order, value: appeal(scene, spaceOf(order.to)) * jitter(random, noise) }))
      .sort((one, other) => other.value - one.value);
    const stay = appeal(scene, spaceOf(space)) + Math.min(stake(scene, space, spaceOf(space)), 6);
    const [best] = moves;
    if (!best || best.value <= stay) continue;
    give(draft, id, best.order);
    if (spaceOf(best.order.to).land) taken.add(best.order.to);
  }
}

function mayEnter(scene: Scene, taken: ReadonlySet<SpaceId>, to: SpaceId): boolean {
  const holder = holderOf(scene, to);
  if (holder === undefined) return !taken.has(to);
  return holder === scene.own && (!spaceOf(to).land || scene.position.homes[scene.own] === to);
}

/** Whoever is still free helps a friend's move, or a friend that stays where there is something to lose. */
function support(draft: Draft): void {
  const { scene, free } = draft;
  const moving = new Map(
    draft.orders.flatMap((order) => (order.type === 'MOVE' ? [[order.unit, order.to] as const] : [])),
  );
  const legs = new Set(
    scene.position.units
      .filter(({ id, space }) => {
        const to = moving.get(id);
        return to !== undefined && spaceOf(space).land === spaceOf(to).land;
      })
      .map(({ id, space }) => `${space}>${moving.get(id)}`),
  );
  const stayers = new Set(
    scene.position.units
      .filter(({ id, faction, space }) => faction === scene.own && !moving.has(id) && worth(scene, space) > 0)
      .map(({ space }) => space),
  );
  for (const [actor, orders] of [...free]) {
    const useful =
      orders.find((one) => one.type === 'SUPPORT' && 'from' in one && legs.has(`${one.from}>${one.to}`)) ??
      orders.find(
        (one) =>
          one.type === 'SUPPORT' &&
          'at' in one &&
          stayers.has(one.at) &&
          threat(scene, spaceOf(one.at), 'attack') > 0,
      ) ??
      orders.find((one) => one.type === 'HOLD');
    if (useful) give(draft, actor, useful);
  }
}
