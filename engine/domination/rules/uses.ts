import type { SeatId } from '../../game';
import type { ActionCardId, CardId } from '../card-ids';
import { cardOf } from '../data/cards';
import type { UseOrder } from '../orders/order-types';
import type { AreaId, Point, Position, Rule } from '../types';
import { playText } from './card-effects';
import { canDoAll, doPoint } from './forces';
import { putInHand, putOnDiscard, takeFromHand } from './piles';
import type { Play } from './play';
import { seatAt, type WorkingCopy } from './working-copy';

/** The cards that leave the hand in a use, counting copies. */
export function cardsOf(order: UseOrder): readonly CardId[] {
  return order.type === 'discard2' ? order.cards : [order.card];
}

/** 4.4 to 4.8 The effect of using a card in the hand. */
export function playUse(copy: WorkingCopy, seat: SeatId, order: UseOrder): Play {
  switch (order.type) {
    case 'build':
      return playPoints(copy, seat, order, 'build', cardOf(order.card).build, '5.4');
    case 'attack':
      return playPoints(copy, seat, order, 'reduce', cardOf(order.card).reduce, '5.5');
    case 'text':
      return playText(copy, seat, order);
    case 'discard1':
      return playTake(copy, seat, order.take, 'discard');
    case 'discard2':
      return playTake(copy, seat, order.take, 'hand');
  }
}

/** 5.4, 5.5 At most as many points as the card has, each possible at its place. */
function playPoints(
  copy: WorkingCopy,
  seat: SeatId,
  { areas }: { readonly areas: readonly AreaId[] },
  what: Point['do'],
  most: number,
  rule: Rule,
): Play {
  const points = areas.map((area): Point => ({ do: what, area }));
  if (points.length > most || !canDoAll(copy.position.forces, seat, points)) return { refusal: rule };
  return {
    effect: () => {
      for (const point of points) doPoint(copy, seat, point);
    },
  };
}

/** 6.3, 6.4 Why a seat cannot take a card of this type, if it cannot. */
export function takingRefused(
  { stacks }: Pick<Position, 'stacks'>,
  logistics: number,
  card: CardId,
): Rule | undefined {
  if (card === 'domination' || (stacks[card] ?? 0) === 0) return '6.3';
  return logistics - cardOf(card).cost < LEAST_LOGISTICS ? '6.4' : undefined;
}

const LEAST_LOGISTICS = 1;

function playTake(copy: WorkingCopy, seat: SeatId, card: CardId, to: 'discard' | 'hand'): Play {
  const refusal = takingRefused(copy.position, seatAt(copy, seat).logistics, card);
  if (refusal !== undefined || card === 'domination') return { refusal: refusal ?? '6.3' };
  return { effect: () => take(copy, seat, card, to) };
}

/** 4.7, 4.8, 6.4 The top card of a stack is paid for and taken. */
function take(copy: WorkingCopy, seat: SeatId, card: ActionCardId, to: 'discard' | 'hand'): void {
  const { position, events } = copy;
  const own = seatAt(copy, seat);
  const { cost } = cardOf(card);
  if (cost > 0) {
    const from = own.logistics;
    own.logistics -= cost;
    events.push({ type: 'logistics', seat, from, to: own.logistics, why: 'cost' });
  }
  position.stacks[card] = (position.stacks[card] ?? 0) - 1;
  if (to === 'hand') putInHand(copy, seat, card);
  else putOnDiscard(copy, seat, card);
  events.push({ type: 'acquired', seat, card, to });
}

/** 4.3 The cards leave the hand, the effect is carried out, and they go to the discard pile of their owner. */
export function carryOutUse(copy: WorkingCopy, seat: SeatId, order: UseOrder, effect: () => void): void {
  const [card, card2] = cardsOf(order);
  if (card === undefined) return;
  for (const used of cardsOf(order)) takeFromHand(copy, seat, used);
  copy.events.push({ type: 'card_used', seat, use: order.type, card, ...(card2 && { card2 }) });
  effect();
  for (const used of cardsOf(order)) putOnDiscard(copy, seat, used);
}
