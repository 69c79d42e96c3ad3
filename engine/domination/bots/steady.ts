import type { SeatId } from '../../game';
import type { Bot } from '../../game/bot';
import type { ActionCardId, CardId } from '../card-ids';
import { ACTION_CARD_IDS } from '../data/cards';
import { REGIONS } from '../data/map';
import { previewOf } from '../offers/preview';
import type { Order } from '../orders/order-types';
import { carryOutNext, type OrderRun, startRun } from '../rules/carry-out';
import { monopolies } from '../rules/scoring';
import { takingRefused } from '../rules/uses';
import { seatAt, type WorkingCopy } from '../rules/working-copy';
import type { View } from '../types';
import { CARD_WORTH } from './card-worth';
import { sceneOf } from './scene';
import { actionsIdea, type Board, ideasFor } from './uses';

/**
 * Uses the card with the best gain for its cost, buys better ones while they can still pay off, and keeps reactions.
 */
export const steadyBot: Bot<Order> = {
  orders: (view, seat) => ordersInStyle(view as View, seat, STEADY),
};

/** How a bot plays its turn. */
export interface Style {
  /** The part of its hand that a turn uses: kept cards can answer rivals, and used ones save a deadline. */
  readonly used: number;
  /** The minimum gain for using a card. */
  readonly least: number;
  /** Whether it considers purchases, which takes most of the time. */
  readonly buys: boolean;
  /** The assumed gain of a use with this actual gain. */
  taste(rate: number): number;
}

const STEADY: Style = { used: 0.5, least: 0.3, buys: true, taste: (rate) => rate };

/** All orders of a seat now. */
export function ordersInStyle(view: View, seat: SeatId, style: Style): readonly Order[] {
  const plan = planOf(view, seat, style);
  leaveOrders(plan);
  if (plan.copy.position.phase === 'scoring') react(plan);
  else if (plan.copy.position.active === seat) playTurn(plan);
  return plan.orders;
}

/** A list of orders in progress, tried out on what the seat can see. */
interface Plan {
  readonly seat: SeatId;
  readonly view: View;
  readonly copy: WorkingCopy;
  readonly run: OrderRun;
  readonly orders: Order[];
  readonly style: Style;
}

function planOf(view: View, seat: SeatId, style: Style): Plan {
  return { seat, view, style, copy: previewOf(view, seat), run: startRun(seat), orders: [] };
}

function give({ copy, run, orders }: Plan, order: Order): boolean {
  const isTaken = carryOutNext(copy, run, order).result !== 'rejected';
  if (isTaken) orders.push(order);
  return isTaken;
}

function boardOf({ copy: { position }, view, seat }: Plan): Board {
  const scene = sceneOf({ ...view, forces: position.forces }, seat);
  return { position, seat, scene };
}

const MOST_ANSWERS = 12;

/** 8.8 Reductions offered by Bio Weapons cost nothing, so they are always taken. */
function leaveOrders(plan: Plan): void {
  const { copy, seat } = plan;
  const { phase, stacks, order } = copy.position;
  if (phase === 'over' || stacks.bio_weapons === undefined) return;
  const own = seatAt(copy, seat);
  if (own.vacant || own.standing.bio !== null) return;
  const rank = (rival: SeatId) => seatAt(copy, rival).vp;
  const against = order.filter((one) => one !== seat).sort((one, other) => rank(other) - rank(one));
  give(plan, { type: 'standing', bio: { areas: [], against, times: MOST_ANSWERS } });
}

/**
 * 8.3, 8.5 Airborne Forces are kept for the scoring window, where no one can answer; Fog of War gains more than it
 * costs.
 */
function react(plan: Plan): void {
  const { copy, seat } = plan;
  const { position } = copy;
  for (const card of [...seatAt(copy, seat).hand]) {
    if (card !== 'airborne_forces') continue;
    const [idea] = actionsIdea(boardOf(plan), card);
    if (idea) give(plan, idea.order);
  }
  if (seatAt(copy, seat).hand.includes('fog_of_war') && isFogWorthwhile(plan))
    give(plan, { type: 'text', card: 'fog_of_war' });
  if (plan.run.spoken || position.phase === 'over') return;
  give(plan, { type: 'pass' });
}

function isFogWorthwhile({ copy, seat }: Plan): boolean {
  const { order, forces } = copy.position;
  return order.some((rival) => rival !== seat && monopolies(forces, rival, REGIONS).length > 0);
}

/** A use with its gain per card that leaves the hand. */
interface Move {
  readonly orders: readonly Order[];
  readonly rate: number;
}

function playTurn(plan: Plan): void {
  const { copy, seat } = plan;
  const count = () => seatAt(copy, seat).hand.length;
  const keep = Math.floor(count() * (1 - plan.style.used));
  while (count() > keep) {
    const move = bestMove(plan);
    if (move === undefined || !move.orders.every((order) => give(plan, order))) break;
  }
  if (!plan.run.used) give(plan, { type: 'pass' });
}

function bestMove(plan: Plan): Move | undefined {
  const board = boardOf(plan);
  const cards = [...new Set(seatAt(plan.copy, plan.seat).hand)].filter((card) => !isKept(plan, card));
  const uses = cards.flatMap((card) => usesOf(board, card));
  const { taste, least, buys } = plan.style;
  const moves = [...uses, ...(buys ? purchases(plan, board, uses) : [])].map(({ orders, rate }) => ({
    orders,
    rate: taste(rate),
  }));
  const [best] = moves.sort((one, other) => other.rate - one.rate);
  return best && best.rate >= least ? best : undefined;
}

function isKept(plan: Plan, card: CardId): boolean {
  return card === 'airborne_forces' || (card === 'fog_of_war' && isFogWorthwhile(plan));
}

function usesOf(board: Board, card: CardId): readonly Move[] {
  return ideasFor(board, card).map(({ order, gain }) => ({ orders: [order], rate: gain }));
}

/** 4.7, 4.8 Better cards for worse ones: for later game turns, or for immediate use. */
function purchases(plan: Plan, board: Board, uses: readonly Move[]): readonly Move[] {
  const { copy, seat, view } = plan;
  const own = seatAt(copy, seat);
  const takeable = ACTION_CARD_IDS.filter(
    (card) => takingRefused(copy.position, own.logistics, card) === undefined,
  );
  const spare = own.hand.filter((one) => !isKept(plan, one));
  const hand = spare.sort((one, other) => CARD_WORTH[one] - CARD_WORTH[other]);
  const [card, second] = hand;
  if (card === undefined) return [];
  const later = (take: ActionCardId) => laterWorth(view, seat, take);
  const forLater: readonly Move[] = takeable.map((take) => ({
    orders: [{ type: 'discard1', card, take }],
    rate: later(take),
  }));
  if (second === undefined || uses.length === 0) return forLater;
  const now = takeable.flatMap((take): readonly Move[] => {
    const [best] = [...usesOf(board, take)].sort((one, other) => other.rate - one.rate);
    if (best === undefined) return [];
    const orders: readonly Order[] = [{ type: 'discard2', cards: [card, second], take }, ...best.orders];
    return [{ orders, rate: (best.rate + later(take)) / 2 }];
  });
  return [...forLater, ...now];
}

/** The gain of one more card in the deck in future game turns, in each of which it is only partly available. */
function laterWorth({ turn, turns, seats }: View, seat: SeatId, take: ActionCardId): number {
  const own = seats[seat];
  if (own === undefined) return 0;
  const deck = own.owned.length + own.discard.length + 1;
  const seen = Math.min(1, own.logistics / deck);
  const gain = CARD_WORTH[take] - CARD_WORTH.domination;
  return Math.max(0, turns - turn - 0.3) * seen * gain;
}
