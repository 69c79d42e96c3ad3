import type { SeatId } from '../../game';
import { MILLS, neighboursOf, type PointId } from '../data/board';
import { adjudicate } from '../rules/adjudicate';
import { isInMill, menOf, pointsOf, rivalOf } from '../rules/working-copy';
import type { Order, Position } from '../types';

/** More than any position is worth that has not ended. */
const WIN = 1000;

/** The position after an order of the seat on turn. */
export function after(position: Position, order: Order): Position {
  return position.active === null ? position : adjudicate(position, { [position.active]: [order] }).position;
}

/** How good a position is for a seat: men first, then mills, open rows of two, and room to move. */
export function worthOf(position: Position, seat: SeatId): number {
  const { end } = position;
  if (end !== null) return end.winner === null ? 0 : end.winner === seat ? WIN : -WIN;
  return side(position, seat) - side(position, rivalOf(position, seat));
}

function side(position: Position, seat: SeatId): number {
  const points = pointsOf(position, seat);
  const inMills = points.filter((point) => isInMill(position, point)).length;
  return 30 * menOf(position, seat) + 2 * inMills + 4 * openRows(position, seat) + room(position, points);
}

/** Rows of three with two men of the seat and an empty point. */
function openRows({ men }: Position, seat: SeatId): number {
  return MILLS.filter((mill) => {
    const own = mill.filter((point) => men[point] === seat).length;
    return own === 2 && mill.some((point) => men[point] === undefined);
  }).length;
}

function room({ men }: Position, points: readonly PointId[]): number {
  return points.reduce(
    (sum, point) => sum + neighboursOf(point).filter((one) => men[one] === undefined).length,
    0,
  );
}
