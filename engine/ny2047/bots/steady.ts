import type { Bot } from '../../game/bot';
import type { Random } from '../../random';
import { distance } from '../data/atlas';
import { atlasAt } from '../data/atlases';
import { isFaction } from '../data/factions';
import { legal } from '../offers/legal';
import { adjudicate } from '../rules/adjudicate';
import type { Faction, Order, Position } from '../types';
import { type Mood, type PlanOrder, planOrders } from './plan';
import { groundOf, pull, resistance, type Scene, sceneOf, threat, worth } from './scene';

/** The mood that the other factions are assumed to have. */
const PLAIN: Mood = { noise: 0, daring: 0 };
/** The moods of the plans that are compared. */
export const MOODS: readonly Mood[] = [
  PLAIN,
  { noise: 20, daring: 0.3 },
  { noise: 40, daring: 0.3 },
  { noise: 20, daring: 0.6 },
  { noise: 40, daring: 0.6 },
  { noise: 20, daring: 1 },
  { noise: 40, daring: 1 },
];

/**
 * Makes several plans, plays each against the assumed plans of the others, and takes the one that leaves it best off.
 */
export const steadyBot: Bot<Order> = {
  orders(view, seat, random) {
    const position = view as Position;
    if (!isFaction(seat)) return [];
    if (position.phase === 'adjustment') return adjust(position, seat);
    return position.phase === 'orders' ? bestPlan(position, seat, random) : [];
  },
};

function bestPlan(position: Position, own: Faction, random: Random): readonly Order[] {
  const ground = groundOf(position);
  const scene = sceneOf(ground, own);
  const others: Record<string, readonly PlanOrder[]> = {};
  for (const seat of position.seats)
    if (seat !== own) others[seat] = planOrders(sceneOf(ground, seat), random, PLAIN);
  let best: readonly Order[] = [];
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const mood of MOODS) {
    const plan = planOrders(scene, random, mood);
    const score = outlook(position, own, plan, others);
    if (score <= bestScore) continue;
    best = plan;
    bestScore = score;
  }
  return best;
}

function outlook(
  position: Position,
  own: Faction,
  plan: readonly Order[],
  others: Readonly<Record<string, readonly Order[]>>,
): number {
  return outlookOf(adjudicate(position, { ...others, [own]: plan }, { adjustment: false }).position, own);
}

/** The value of a position for a faction. */
export function outlookOf(position: Position, own: Faction): number {
  if (position.outcome) return position.outcome.winners.includes(own) ? 1000 : -1000;
  return standingOf(sceneOf(groundOf(position), own));
}

/**
 * The value of a faction's position: stars, units, possible losses next turn, the distance of the next stars, and the
 * leader.
 */
function standingOf(scene: Scene): number {
  const { ground, own } = scene;
  const { position, stars, atlas } = ground;
  const { spaces, spaceOf } = atlas;
  if (!position.homes[own]) return -100;
  let score = 10 * (stars[own] ?? 0);
  let lead = 0;
  for (const seat of position.seats) if (seat !== own) lead = Math.max(lead, stars[seat] ?? 0);
  score -= lead;
  for (const unit of position.units)
    if (unit.faction === own) score += 2 + pull(scene, spaceOf(unit.space)) / 4;
  for (const space of spaces) {
    if (ground.owners[space.index] !== own) continue;
    const loss = worth(scene, space);
    if (loss > 0 && threat(ground, own, space, 'entry') > resistance(ground, space)) score -= loss / 10;
    else if (loss === 0) score += 0.5;
  }
  return score;
}

/**
 * Moves the base to the star with the most friends near, and disbands units that hold no star and stand farthest back.
 */
export function adjust(position: Position, own: Faction): readonly Order[] {
  const { spaceOf } = atlasAt(position);
  const given: Order[] = [];
  const army = position.units.filter((unit) => unit.faction === own);
  const spread = (space: string) =>
    army.reduce((sum, unit) => sum + distance(spaceOf(unit.space), spaceOf(space)), 0);
  const scene = sceneOf(groundOf(position), own);
  const cost = (order: Order): number => {
    if (order.type === 'RELOCATE') return spread(order.to) - 1000;
    const unit = army.find((one) => 'unit' in order && one.id === order.unit);
    return unit ? worth(scene, spaceOf(unit.space)) + pull(scene, spaceOf(unit.space)) : 0;
  };
  for (let offers = legal(position, own, given); offers.length > 0; offers = legal(position, own, given)) {
    const [cheapest] = offers.map((offer) => offer.order).sort((one, other) => cost(one) - cost(other));
    if (cheapest) given.push(cheapest);
  }
  return given;
}
