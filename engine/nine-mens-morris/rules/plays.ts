import { ofSeat } from '../../core/by-seat';
import type { SeatId } from '../../game';
import { neighboursOf, POINTS, type PointId } from '../data/board';
import type { Move, Place, Position } from '../types';
import { menAfter } from './check';
import { isInMill, mayFly, pointsOf, takeable } from './working-copy';

/** 2.3 Every placement or move of a seat, with the man that it takes if it closes a mill. */
export function playsOf(position: Position, seat: SeatId): readonly (Place | Move)[] {
  const steps = ofSeat(position.hand, seat) > 0 ? places(position) : moves(position, seat);
  return steps.flatMap((step) => withTaking(position, seat, step));
}

function emptyPoints({ men }: Position): readonly PointId[] {
  return POINTS.filter((point) => men[point] === undefined);
}

/** 3.1 */
function places(position: Position): readonly Place[] {
  return emptyPoints(position).map((to) => ({ type: 'place', to }));
}

/** 4.1, 4.2 */
function moves(position: Position, seat: SeatId): readonly Move[] {
  const flies = mayFly(position, seat);
  return pointsOf(position, seat).flatMap((from) =>
    emptyPoints(position)
      .filter((to) => flies || neighboursOf(from).includes(to))
      .map((to): Move => ({ type: 'move', from, to })),
  );
}

/** 5.1 The order once for each man that its mill may take. */
function withTaking(position: Position, seat: SeatId, step: Place | Move): readonly (Place | Move)[] {
  const after = { ...position, men: menAfter(position, seat, step) };
  const targets = isInMill(after, step.to) ? takeable(after, seat) : [];
  return targets.length === 0 ? [step] : targets.map((take) => ({ ...step, take }));
}
