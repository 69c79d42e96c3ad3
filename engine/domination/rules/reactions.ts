import type { SeatId } from '../../game';
import { isLand, REGIONS } from '../data/map';
import type { Moment, Point, Position } from '../types';
import { canDo, doPoint, type Forces } from './forces';
import type { OrderVerdict } from './order-verdict';
import { holds, putOnDiscard, takeFromHand } from './piles';
import { limitsOf } from './points';
import { monopolies } from './scoring';
import { rotationAfter, seatAt, type WorkingCopy } from './working-copy';

/**
 * 8.2 Airborne Forces played out of turn: points that are impossible at their moment are skipped. If none is possible,
 * the card stays in the hand.
 */
export function playAirborne(
  copy: WorkingCopy,
  seat: SeatId,
  actions: readonly Point[],
  trigger: 'after' | 'scoring',
): OrderVerdict {
  const { forces } = copy.position;
  if (!actions.some((point) => isPossible(forces, seat, point))) return { result: 'void', reason: '8.2' };
  takeFromHand(copy, seat, 'airborne_forces');
  copy.events.push({ type: 'reaction', seat, card: 'airborne_forces', trigger });
  const isWhole = carryOutActions(copy, seat, actions);
  putOnDiscard(copy, seat, 'airborne_forces');
  return { result: isWhole ? 'ok' : 'partial', reason: '8.2' };
}

/** @returns whether nothing was skipped before the points were used up */
function carryOutActions(copy: WorkingCopy, seat: SeatId, actions: readonly Point[]): boolean {
  const { total } = limitsOf('airborne_forces');
  let carriedOut = 0;
  let isWhole = true;
  for (const point of actions) {
    if (carriedOut === total) break;
    if (isPossible(copy.position.forces, seat, point)) {
      doPoint(copy, seat, point);
      carriedOut += 1;
    } else isWhole = false;
  }
  return isWhole;
}

function isPossible(forces: Forces, seat: SeatId, point: Point): boolean {
  return isLand(point.area) && canDo(forces, seat, point);
}

/** 8.4 After the end of a turn: the entries that wait for it, starting left of the seat whose turn it was. */
export function fireAfterTurn(copy: WorkingCopy, turnOf: SeatId): void {
  for (const seat of rotationAfter(copy.position, turnOf))
    if (seat !== turnOf) fire(copy, seat, 'after', (when) => when !== 'scoring' && when.after === turnOf);
}

/** 8.4 In the scoring window: the entries of a seat that has given no orders. */
export function fireAtScoring(copy: WorkingCopy, seat: SeatId): void {
  fire(copy, seat, 'scoring', (when) => when === 'scoring');
}

/** An entry that is carried out is deleted; an impossible one waits. */
function fire(
  copy: WorkingCopy,
  seat: SeatId,
  trigger: 'after' | 'scoring',
  isDue: (when: Moment) => boolean,
): void {
  const { standing } = seatAt(copy, seat);
  standing.airborne = standing.airborne.filter(({ when, actions }) => {
    if (!isDue(when) || !holds(copy, seat, ['airborne_forces'])) return true;
    return playAirborne(copy, seat, actions, trigger).result === 'void';
  });
}

/** 8.6 Fog of War returns from the hand to its stack. Its effect comes with the scoring. */
export function playFog(copy: WorkingCopy, seat: SeatId): void {
  const { position, events } = copy;
  takeFromHand(copy, seat, 'fog_of_war');
  position.stacks.fog_of_war = (position.stacks.fog_of_war ?? 0) + 1;
  events.push({ type: 'reaction', seat, card: 'fog_of_war', trigger: 'scoring' });
}

/** 8.4 Whether the standing order of a seat plays Fog of War now. */
export function wantsFog(copy: WorkingCopy, seat: SeatId): boolean {
  const { fog } = seatAt(copy, seat).standing;
  if (fog === 'never' || !holds(copy, seat, ['fog_of_war'])) return false;
  return fog === 'always' || hasRivalMonopoly(copy.position, seat);
}

function hasRivalMonopoly({ order, forces }: Position, seat: SeatId): boolean {
  return order.some((rival) => rival !== seat && monopolies(forces, rival, REGIONS).length > 0);
}
