import type { SeatId } from '../../game';
import { isLand, REGIONS } from '../data/map';
import type { Moment, Point, Position } from '../types';
import { canDo, doPoint, type Forces } from './forces';
import type { OrderVerdict } from './order-verdict';
import { holds, putOnDiscard, takeFromHand } from './piles';
import { limitsOf } from './points';
import { monopolies } from './scoring';
import { rotationAfter, seatAt, type Table } from './table';

/**
 * 8.2 Airborne Forces played out of turn: points that are impossible at their moment are skipped. If none is possible,
 * the card stays in the hand.
 */
export function playAirborne(
  table: Table,
  seat: SeatId,
  actions: readonly Point[],
  trigger: 'after' | 'scoring',
): OrderVerdict {
  const { forces } = table.position;
  if (!actions.some((point) => isPossible(forces, seat, point))) return { result: 'void', reason: '8.2' };
  takeFromHand(table, seat, 'airborne_forces');
  table.events.push({ type: 'reaction', seat, card: 'airborne_forces', trigger });
  const isWhole = carryOutActions(table, seat, actions);
  putOnDiscard(table, seat, 'airborne_forces');
  return { result: isWhole ? 'ok' : 'partial', reason: '8.2' };
}

/** @returns whether nothing was skipped before the points were used up */
function carryOutActions(table: Table, seat: SeatId, actions: readonly Point[]): boolean {
  const { total } = limitsOf('airborne_forces');
  let carriedOut = 0;
  let isWhole = true;
  for (const point of actions) {
    if (carriedOut === total) break;
    if (isPossible(table.position.forces, seat, point)) {
      doPoint(table, seat, point);
      carriedOut += 1;
    } else isWhole = false;
  }
  return isWhole;
}

function isPossible(forces: Forces, seat: SeatId, point: Point): boolean {
  return isLand(point.area) && canDo(forces, seat, point);
}

/** 8.4 After the end of a turn: the entries that wait for it, starting left of the seat whose turn it was. */
export function fireAfterTurn(table: Table, turnOf: SeatId): void {
  for (const seat of rotationAfter(table.position, turnOf))
    if (seat !== turnOf) fire(table, seat, 'after', (when) => when !== 'scoring' && when.after === turnOf);
}

/** 8.4 In the scoring window: the entries of a seat that has given no orders. */
export function fireAtScoring(table: Table, seat: SeatId): void {
  fire(table, seat, 'scoring', (when) => when === 'scoring');
}

/** An entry that is carried out is deleted; an impossible one waits. */
function fire(
  table: Table,
  seat: SeatId,
  trigger: 'after' | 'scoring',
  isDue: (when: Moment) => boolean,
): void {
  const { standing } = seatAt(table, seat);
  standing.airborne = standing.airborne.filter(({ when, actions }) => {
    if (!isDue(when) || !holds(table, seat, ['airborne_forces'])) return true;
    return playAirborne(table, seat, actions, trigger).result === 'void';
  });
}

/** 8.6 Fog of War returns from the hand to its stack. Its effect comes with the scoring. */
export function playFog(table: Table, seat: SeatId): void {
  const { position, events } = table;
  takeFromHand(table, seat, 'fog_of_war');
  position.stacks.fog_of_war = (position.stacks.fog_of_war ?? 0) + 1;
  events.push({ type: 'reaction', seat, card: 'fog_of_war', trigger: 'scoring' });
}

/** 8.4 Whether the standing order of a seat plays Fog of War now. */
export function wantsFog(table: Table, seat: SeatId): boolean {
  const { fog } = seatAt(table, seat).standing;
  if (fog === 'never' || !holds(table, seat, ['fog_of_war'])) return false;
  return fog === 'always' || hasRivalMonopoly(table.position, seat);
}

function hasRivalMonopoly({ order, forces }: Position, seat: SeatId): boolean {
  return order.some((rival) => rival !== seat && monopolies(forces, rival, REGIONS).length > 0);
}
