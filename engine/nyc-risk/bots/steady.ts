import type { SeatId } from '../../game';
import type { Bot } from '../../game/bot';
import type { Order } from '../orders/order-types';
import { isDefence } from '../rules/standing-orders';
import type { View } from '../types';
import { heldBy, playMissions } from './adventures';
import { type Campaign, campaignFrom, playOut } from './campaign';
import { endWell, fortifyWell } from './ending';
import { claimNothing, pickWell, placeWell } from './opening';
import { type Plan, planOf } from './plan';
import { ferryFor, reinforceWell, tradeByForce } from './reinforcing';
import { idOf, PLAIN, type Scene, type Taste } from './scene';

/** Weighs campaigns by their exact odds and their gain in points, and plays its cards for their points. */
export const steadyBot: Bot<Order> = {
  orders(view, seat) {
    return decide(view as View, seat);
  },
};

/**
 * All orders of a seat now.
 * @param taste how it plays
 */
export function decide(view: View, seat: SeatId, taste = PLAIN): readonly Order[] {
  const plan = planOf(view, seat, taste);
  leaveOrders(plan);
  if (view.phase === 'claim') plan.give(claimNothing());
  else if (view.phase === 'draft') plan.give(pickWell(view, seat, taste));
  else if (view.phase === 'place') plan.give(placeWell(plan, view));
  else if (view.active === seat) playTurn(plan, taste);
  return plan.orders;
}

/** 12.3 Every defence card in hand is set to be played as soon as possible: each brings a point. */
function leaveOrders(plan: Plan): void {
  const { hoped, seat } = plan;
  if (hoped.phase === 'over') return;
  const cards = heldBy(plan).filter(isDefence);
  const left = hoped.standing[seat]?.cards.map(({ card }) => card) ?? [];
  if (cards.every((card) => left.includes(card))) return;
  plan.give({
    type: 'setStandingOrder',
    cards: cards.map((card) => ({ card, at: 'any' as const, minDice: card === 'jaywalkers' ? 2 : 1 })),
  });
}

/** The whole of a turn, or the rest of it; in portions, only as far as the next campaign. */
function playTurn(plan: Plan, { inPortions }: Taste): void {
  const { hoped } = plan;
  if (hoped.pending) plan.give({ type: 'occupy', count: hoped.pending.max });
  if (hoped.mustTrade) tradeByForce(plan);
  if (hoped.phase === 'reinforce') reinforceWell(plan);
  if (hoped.phase === 'attack') {
    const given = attackWell(plan, inPortions ? 1 : MOST_CAMPAIGNS);
    if (inPortions && given > 0) return;
    plan.give({ type: 'endPhase' });
  }
  if (hoped.phase === 'fortify') fortifyWell(plan);
  if (hoped.phase === 'end') endWell(plan);
}

const MOST_CAMPAIGNS = 8;

/**
 * Phase `attack`: one campaign after the other, as long as they are worth it.
 * @returns how many it gave
 */
function attackWell(plan: Plan, most: number): number {
  playAttackCards(plan);
  const scene = plan.scene(plan.hoped);
  for (let given = 0; given < most; given += 1) {
    const campaign = bestCampaign(scene);
    if (campaign.value < scene.taste.leastValue) return given;
    for (const strike of campaign.strikes) giveStrike(plan, strike);
    playOut(scene, campaign);
  }
  return most;
}

function playAttackCards(plan: Plan): void {
  if (heldBy(plan).includes('chartered-ferry')) plan.give(ferryFor(plan));
  for (const card of ['second-wind', 'shortcut'])
    if (heldBy(plan).includes(card)) plan.give({ type: 'playCard', card });
}

function bestCampaign(scene: Scene): Campaign {
  let found: Campaign = { value: 0, strikes: [] };
  for (const [at, owner] of scene.owners.entries()) {
    if (owner !== scene.own) continue;
    const campaign = campaignFrom(scene, at, scene.units[at] ?? 0);
    if (campaign.value > found.value) found = campaign;
  }
  return found;
}

const ALL = 99;

/** More rolls than any army survives; and the move is always given, so that no occupation stays open. */
function giveStrike(plan: Plan, { from, to, keep, mayor, movesOn }: Campaign['strikes'][number]): void {
  const order = {
    type: 'attack',
    from: idOf(from),
    to: idOf(to),
    rolls: ALL,
    move: movesOn ? ALL : 1,
  } as const;
  if (mayor) {
    // 6.10 With three dice the mayor is never lost; the remaining units press on without it.
    plan.give({ ...order, mayor: true, keep: 3 });
    playMissions(plan);
  }
  if (!mayor || keep < 3) plan.give({ ...order, keep });
}
