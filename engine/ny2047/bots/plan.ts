import { shuffled } from '../../core/shuffled';
import type { Random } from '../../random';
import { adjacent, neighbours, type Space } from '../data/atlas';
import { type Actor, type HoldOrder, type MoveOrder, type SupportOrder, TURRETONS } from '../types';
import { holderOf, pull, resistance, type Scene, threat, worth } from './scene';

/** The orders that plans are made of. */
export type PlanOrder = HoldOrder | MoveOrder | SupportOrder;

/** How a plan is made: the error in its estimates, and the risk it accepts for the sake of an attack. */
export interface Mood {
  /** In per cent. */
  readonly noise: number;
  /** 0 guards every star that another faction could enter, 1 only the home base. */
  readonly daring: number;
}

/** A unit, or a Turreton, which can only support. */
interface Hand {
  readonly actor: Actor;
  readonly unit: string | null;
  readonly space: Space;
}

/** An unfinished plan: the actors that are still free, and the orders so far. */
interface Draft {
  readonly scene: Scene;
  readonly mood: Mood;
  readonly random: Random;
  readonly free: Set<Hand>;
  readonly orders: PlanOrder[];
  /** The number of units that stay in each space, or enter it. */
  readonly taken: number[];
  readonly legs: { readonly from: Space; readonly to: Space }[];
}

/**
 * One reasonable list of orders: guards for threatened spaces, attacks with as much support as they need, the best
 * first, an advance for the rest, and help from units with nothing better to do.
 */
export function planOrders(scene: Scene, random: Random, mood: Mood): PlanOrder[] {
  const free = new Set(handsOf(scene, random));
  const draft: Draft = { scene, mood, random, free, orders: [], taken: [], legs: [] };
  for (const { index } of scene.ground.atlas.spaces) draft.taken[index] = 0;
  for (const hand of free) if (isNeeded(draft, hand)) stay(draft, hand);
  for (const target of targetsOf(draft)) attack(draft, target);
  for (const hand of [...free]) advance(draft, hand);
  for (const hand of [...free]) help(draft, hand);
  return draft.orders;
}

/** A faction's units in random order, then its Turretons. */
function handsOf({ ground, own }: Scene, random: Random): readonly Hand[] {
  const { seatOf, spaceOf } = ground.atlas;
  const hands: Hand[] = [];
  for (const { id, faction, space } of ground.position.units)
    if (faction === own) hands.push({ actor: { unit: id }, unit: id, space: spaceOf(space) });
  const mixed = shuffled(hands, random);
  for (const turreton of TURRETONS)
    if (ground.position.turretons[turreton] === own)
      mixed.push({ actor: { turreton }, unit: null, space: seatOf(turreton) });
  return mixed;
}

/** Whether a unit has to stay: the home base must not be left open, another star should not be. */
function isNeeded({ scene, mood, random, taken }: Draft, { unit, space }: Hand): boolean {
  if (unit === null || taken[space.index]) return false;
  const loss = worth(scene, space);
  if (loss === 0 || threat(scene.ground, scene.own, space, 'entry') === 0) return false;
  return scene.ground.bases[space.index] === scene.own || random.draw(1, 100) > 100 * mood.daring;
}

function stay(draft: Draft, hand: Hand): void {
  draft.taken[hand.space.index] = (draft.taken[hand.space.index] ?? 0) + 1;
  draft.free.delete(hand);
  draft.orders.push({ ...hand.actor, type: 'HOLD' });
}

function move(draft: Draft, hand: Hand, to: Space): void {
  if (hand.unit === null) return;
  draft.taken[to.index] = (draft.taken[to.index] ?? 0) + 1;
  draft.free.delete(hand);
  draft.legs.push({ from: hand.space, to });
  draft.orders.push({ unit: hand.unit, type: 'MOVE', to: to.id });
}

/** 4.6, 4.8 Whether a SUPPORT from one space reaches another. */
function reaches(from: Space, battle: Space): boolean {
  return adjacent(from, battle) && (!from.land || battle.land);
}

function supportMove(draft: Draft, hand: Hand, from: Space, to: Space): void {
  draft.free.delete(hand);
  draft.orders.push({ ...hand.actor, type: 'SUPPORT', from: from.id, to: to.id });
}

/** Stars within one move, the most valuable first; and enemies next to own stars, which could take them. */
function targetsOf({ scene, free, random, mood }: Draft): readonly Space[] {
  const values = new Map<Space, number>();
  for (const { space } of free)
    for (const near of neighbours(space)) {
      if (values.has(near)) continue;
      const value = (scene.prizes[near.index] ?? 0) || nuisance(scene, near);
      if (value > 0) values.set(near, value * (1 + (mood.noise * random.draw(-100, 100)) / 10_000));
    }
  return [...values].sort(([, one], [, other]) => other - one).map(([space]) => space);
}

function nuisance({ ground, own }: Scene, space: Space): number {
  const holder = holderOf(ground, space);
  if (holder === undefined || holder === own) return 0;
  return neighbours(space).some((near) => near.star && ground.owners[near.index] === own) ? 3 : 0;
}

/** Sends one unit and as many supports as the target needs, or none. */
function attack(draft: Draft, target: Space): void {
  const { scene, free, taken } = draft;
  const holder = holderOf(scene.ground, target);
  if (holder === scene.own || taken[target.index]) return;
  const rivals = threat(scene.ground, scene.own, target, 'attack');
  const lead = leadFor(draft, target, holder !== undefined || rivals > 0);
  if (!lead) return;
  const helpers =
    lead.space.land === target.land ? [...free].filter((hand) => canHelp(hand, lead, target)) : [];
  const needed = holder ? resistance(scene.ground, target) + 1 : Math.min(rivals, helpers.length) + 1;
  if (helpers.length + 1 < needed) return;
  const from = lead.space;
  move(draft, lead, target);
  for (const helper of helpers.slice(0, needed - 1)) supportMove(draft, helper, from, target);
}

function canHelp(hand: Hand, lead: Hand, target: Space): boolean {
  return hand !== lead && reaches(hand.space, target);
}

/** The free unit whose present space matters least; across the shore only into spaces that no other faction wants. */
function leadFor({ scene, free }: Draft, target: Space, contested: boolean): Hand | undefined {
  let best: Hand | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const hand of free) {
    if (hand.unit === null || !adjacent(hand.space, target)) continue;
    const ashore = hand.space.land !== target.land;
    if (ashore && contested) continue;
    const cost = worth(scene, hand.space) + (ashore ? 3 : 0);
    if (cost >= least) continue;
    best = hand;
    least = cost;
  }
  return best;
}

/** Sends the other units to the spaces with the strongest pull. */
function advance(draft: Draft, hand: Hand): void {
  if (hand.unit === null) return;
  const { scene, random, mood } = draft;
  let best: Space | undefined;
  let most = pull(scene, hand.space);
  for (const near of neighbours(hand.space)) {
    if (!mayEnter(draft, near)) continue;
    const drawn = pull(scene, near) * (1 + (mood.noise * random.draw(-100, 100)) / 10_000);
    if (drawn <= most) continue;
    best = near;
    most = drawn;
  }
  if (best) move(draft, hand, best);
}

function mayEnter({ scene, taken, legs }: Draft, to: Space): boolean {
  const holder = holderOf(scene.ground, to);
  if (holder === undefined) return !to.land || !taken[to.index];
  if (holder !== scene.own) return false;
  if (!to.land || scene.ground.bases[to.index] === scene.own) return true;
  return !taken[to.index] && legs.some((leg) => leg.from === to);
}

/** A unit that is still free supports a friend's move, or a friend that holds a space worth keeping. */
function help(draft: Draft, hand: Hand): void {
  const { scene, legs, taken } = draft;
  const leg = legs.find(
    ({ from, to }) => from.land === to.land && from !== hand.space && reaches(hand.space, to),
  );
  if (leg) {
    supportMove(draft, hand, leg.from, leg.to);
    return;
  }
  const held = neighbours(hand.space).find(
    (near) =>
      taken[near.index] &&
      reaches(hand.space, near) &&
      worth(scene, near) > 0 &&
      holderOf(scene.ground, near) === scene.own &&
      threat(scene.ground, scene.own, near, 'attack') > 0,
  );
  if (!held) {
    stay(draft, hand);
    return;
  }
  draft.free.delete(hand);
  draft.orders.push({ ...hand.actor, type: 'SUPPORT', at: held.id });
}
