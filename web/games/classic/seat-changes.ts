import type { Atlas } from '../../../engine/classic/data/atlas';
import { unitsOf } from '../../../engine/classic/rules/tally';
import type { Position, Power } from '../../../engine/classic/types';
import { changed, heldChanges, type SeatChange } from '../../lib/seat-change';
import { placeName } from './places';

/**
 * The centres and units that each power gained and lost between two positions. In fog, units that come into sight or
 * leave it are neither.
 */
export function seatChanges(atlas: Atlas, before: Position, after: Position): readonly SeatChange[] {
  return changed(
    after.seats.map((seat) => ({
      seat,
      ...heldChanges(seat, before.centres, after.centres, (place) => placeName(atlas, place)),
      units:
        after.fog === undefined || after.fog.viewer === seat
          ? allUnitsOf(after, seat) - allUnitsOf(before, seat)
          : 0,
      points: 0,
      isOut: isOut(after, seat) && !isOut(before, seat),
    })),
  );
}

/** A dislodged unit is lost only if it does not retreat. */
function allUnitsOf(position: Position, seat: Power): number {
  return unitsOf(position, seat) + position.dislodged.filter(({ power }) => power === seat).length;
}

function isOut({ eliminated }: Position, seat: Power): boolean {
  return eliminated.some(({ power }) => power === seat);
}
