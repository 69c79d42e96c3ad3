import type { SeatId } from '../../game';
import type { Order } from '../orders/order-types';
import { readOrder } from '../orders/read-order';
import type { Phase, Rule, View } from '../types';
import { attack } from './attack';
import { claim } from './claims';
import { occupy } from './conquest';
import { draft } from './draft';
import { discard, makeMayor } from './end-phase';
import { fortify } from './fortify';
import { place } from './place';
import { type OrderVerdict, refused } from './play';
import { playCard } from './play-card';
import { reinforce } from './reinforce';
import { resign, takeOver } from './resignation';
import { setStandingOrder } from './standing-orders';
import { trade } from './trade';
import { endPhase } from './turn';
import { inPlay, type WorkingCopy } from './working-copy';

type OrderType = Order['type'];

/** 17 One order is tested and carried out; a refused one changes nothing and draws no number. */
export function carryOut(copy: WorkingCopy, seat: SeatId, written: unknown): OrderVerdict {
  const order = readOrder(written);
  if (!order) return refused('17.1');
  const refusal = refusalOf(copy.position, seat, order.type);
  return refusal ? refused(refusal) : carryOutAllowed(copy, seat, order);
}

function carryOutAllowed(copy: WorkingCopy, seat: SeatId, order: Order): OrderVerdict {
  switch (order.type) {
    case 'claim':
      return claim(copy, seat, order);
    case 'draft':
      return draft(copy, seat, order);
    case 'place':
      return place(copy, seat, order);
    case 'trade':
      return trade(copy, seat, order);
    case 'reinforce':
      return reinforce(copy, seat, order);
    case 'attack':
      return attack(copy, seat, order);
    case 'occupy':
      return occupy(copy, order);
    case 'fortify':
      return fortify(copy, seat, order);
    case 'playCard':
      return playCard(copy, seat, order);
    case 'mayor':
      return makeMayor(copy, seat, order);
    case 'discard':
      return discard(copy, seat, order);
    case 'endPhase':
      return endPhase(copy, seat);
    case 'setStandingOrder':
      return setStandingOrder(copy, seat, order);
    case 'resign':
      return resign(copy, seat);
    case 'takeOver':
      return takeOver(copy, seat);
  }
}

/** 17.2 to 17.4 The reason why a seat may not give an order of this type now, regardless of its fields. */
export function refusalOf(view: View, seat: SeatId, type: OrderType): Rule | undefined {
  if (view.phase === 'over' || !inPlay(view, seat)) return '17.2';
  const vacant = view.status[seat] === 'vacant';
  if (type === 'takeOver') return vacant ? undefined : '17.3';
  if (vacant) return '17.2';
  if (type === 'setStandingOrder') return undefined;
  if (type === 'resign') return isSetup(view.phase) ? '17.4' : undefined;
  if (view.phase === 'claim' || view.phase === 'place') {
    if (type !== view.phase) return '17.4';
    return view.submitted[seat] === undefined ? undefined : '17.3';
  }
  if (view.active !== seat) return '17.3';
  return allowedTypes(view).includes(type) ? undefined : '17.4';
}

export function isSetup(phase: Phase): boolean {
  return phase === 'claim' || phase === 'draft' || phase === 'place';
}

/** 7.4, 7.8 A pending occupation comes before anything else, then a forced trade. */
function allowedTypes({ pending, mustTrade, phase }: View): readonly OrderType[] {
  if (pending) return ['occupy'];
  return mustTrade ? ['trade', 'reinforce'] : ORDERS_BY_PHASE[phase];
}

const ORDERS_BY_PHASE: Readonly<Record<Phase, readonly OrderType[]>> = {
  claim: ['claim'],
  draft: ['draft'],
  place: ['place'],
  reinforce: ['trade', 'reinforce', 'playCard', 'endPhase'],
  attack: ['attack', 'playCard', 'endPhase'],
  fortify: ['fortify', 'playCard', 'endPhase'],
  end: ['mayor', 'discard', 'playCard', 'endPhase'],
  over: [],
};
