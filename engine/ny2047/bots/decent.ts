import type { Random } from '../../core/random';
import type { Bot } from '../../game';
import { adjudicate } from '../adjudicate';
import { isFaction } from '../factions';
import { legal } from '../legal';
import { distance, spaceOf } from '../map';
import { figuresOf } from '../tally';
import type { Faction, Order, Position } from '../types';
import { planOrders, prospectOf } from './plan';
import { appeal, resistance, sceneOf, threat, worth } from './scene';

const PLANS = 5;
const REPLIES = 2;
const NOISE = 0.5;

/** Makes several plans, plays each against what the others may do, and takes the one that leaves it best off. */
export const decentBot: Bot<Order> = {
  id: 'decent',
  name: 'Decent',
  orders(view, seat, random) {
    const position = view as Position;
    if (!isFaction(seat)) return [];
    if (position.phase === 'adjustment') return adjust(position, seat);
    if (position.phase !== 'orders' || legal(position, seat, []).length === 0) return [];
    return bestPlan(position, seat, random);
  },
};

function bestPlan(position: Position, own: Faction, random: Random): readonly Order[] {
  const prospect = prospectOf(position, own);
  const others = position.seats
    .filter((seat) => seat !== own)
    .map((seat) => ({ seat, prospect: prospectOf(position, seat) }));
  const replies = Array.from({ length: REPLIES }, (_, at) =>
    Object.fromEntries(others.map((one) => [one.seat, planOrders(one.prospect, random, at * NOISE)])),
  );
  let best: readonly Order[] = [];
  let bestScore = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < PLANS; at += 1) {
    const plan = planOrders(prospect, random, at === 0 ? 0 : NOISE);
    const score = replies.reduce((sum, reply) => sum + outlook(position, own, plan, reply), 0);
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
  const { position: after } = adjudicate(position, { ...others, [own]: plan }, { adjustment: false });
  return standingOf(after, own);
}

/** How well a faction stands: stars, units, land, what it may lose next turn, and how near the next stars are. */
function standingOf(position: Position, own: Faction): number {
  if (position.outcome?.winners.includes(own)) return 1000;
  const figures = figuresOf(position);
  const { stars = 0, land = 0, units = 0 } = figures[own] ?? {};
  if (!position.homes[own]) return -100;
  const scene = sceneOf(position, own);
  const rival = Math.max(
    0,
    ...position.seats.filter((seat) => seat !== own).map((seat) => figures[seat]?.stars ?? 0),
  );
  let score = stars * 10 + land + units * 4 - rival * 2;
  for (const unit of position.units)
    if (unit.faction === own) score += appeal(scene, spaceOf(unit.space)) / 4;
  for (const [id, owner] of Object.entries(position.control)) {
    if (owner !== own || worth(scene, id) === 0) continue;
    if (threat(scene, spaceOf(id), 'entry') > resistance(scene, id)) score -= worth(scene, id) / 3;
  }
  return score;
}

/** Moves the base to where most friends are near, and disbands those that hold no star and stand farthest back. */
function adjust(position: Position, own: Faction): readonly Order[] {
  const given: Order[] = [];
  const army = position.units.filter((unit) => unit.faction === own);
  const spread = (space: string) =>
    army.reduce((sum, unit) => sum + distance(spaceOf(unit.space), spaceOf(space)), 0);
  const scene = sceneOf(position, own);
  const cost = (order: Order): number => {
    if (order.type === 'RELOCATE') return spread(order.to) - 1000;
    const unit = army.find((one) => 'unit' in order && one.id === order.unit);
    return unit ? worth(scene, unit.space) * 10 + appeal(scene, spaceOf(unit.space)) : 0;
  };
  for (let offers = legal(position, own, given); offers.length > 0; offers = legal(position, own, given)) {
    const [cheapest] = offers.map((offer) => offer.order).sort((one, other) => cost(one) - cost(other));
    if (cheapest) given.push(cheapest);
  }
  return given;
}
