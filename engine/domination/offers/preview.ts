import { bySeat, ofSeat } from '../../core/by-seat';
import type { SeatId } from '../../game';
import type { Options } from '../options';
import { carryOut } from '../rules/carry-out';
import { scoreOf } from '../rules/scoring';
import { startingStanding } from '../rules/standing-orders';
import { type WorkingCopy, workingCopyOf } from '../rules/working-copy';
import type { Position, Score, Seat, SeatView, View } from '../types';

/** No order that a preview can carry out depends on them. */
const ANY_OPTIONS: Options = { turns: 6, copies: 6, vacateAfter: 2 };
/** Nothing is drawn in a turn (4.1). */
const NOTHING_DRAWN = {
  drawn: 0,
  draw(): never {
    throw new RangeError('a preview draws nothing');
  },
};

/**
 * A working copy on which a seat can try its orders. It contains only what the seat may know, even if the whole position is
 * available: other hands and all decks are empty, and the other seats have no standing orders.
 */
export function previewOf(view: Position | View, seat: SeatId): WorkingCopy {
  const seats = bySeat(view.order, (other) =>
    knownSeat(ofSeat<Seat | SeatView>(view.seats, other), other === seat),
  );
  return workingCopyOf({ ...view, seats }, ANY_OPTIONS, NOTHING_DRAWN);
}

/** The board with this seat on turn: for trying out a plan for its next turn. */
export function withSeatToMove<Board extends Position | View>(view: Board, seat: SeatId): Board {
  return { ...view, phase: 'turn', active: seat };
}

/**
 * A viewer who may not see the seat's hand knows its cards, but not which of them are in the hand: any may be (16.1).
 */
function knownSeat(known: Seat | SeatView, isOwn: boolean): Seat {
  const owned = 'owned' in known ? known.owned : [];
  const { vp, logistics, discard, passed, vacant, missed, hand = owned, standing } = known;
  return {
    vp,
    logistics,
    discard,
    passed,
    vacant,
    missed,
    hand: isOwn ? [...hand] : [],
    draw: [],
    standing: isOwn && standing ? standing : startingStanding(),
  };
}

/** The Forces on the map after these orders of a seat, as far as it can know. */
export function forcesAfter(
  view: Position | View,
  seat: SeatId,
  orders: readonly unknown[],
): Position['forces'] {
  const copy = previewOf(view, seat);
  carryOut(copy, seat, orders);
  return copy.position.forces;
}

/**
 * The score of every seat if the game turn ended after these orders of one seat, as far as it can know: no one answers
 * Bio Weapons, and no one plays Fog of War.
 * @returns VP by seat, with the new total
 */
export function scoresAfter(
  view: Position | View,
  seat: SeatId,
  orders: readonly unknown[],
): Readonly<Record<SeatId, Score & { readonly vp: number }>> {
  const copy = previewOf(view, seat);
  carryOut(copy, seat, orders);
  const { order, seats, forces } = copy.position;
  return bySeat(order, (one) => {
    const score = scoreOf(forces, one);
    return { ...score, vp: ofSeat(seats, one).vp + score.gain };
  });
}
