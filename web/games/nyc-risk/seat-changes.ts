import type { View } from '../../../engine/nyc-risk/types';
import { changed, heldChanges, type SeatChange } from '../../lib/seat-change';
import { hoodName } from './names';

/** The neighbourhoods, units and adventure points that each seat gained and lost between two views. */
export function seatChanges(before: View, after: View): readonly SeatChange[] {
  const [held, holds] = [ownersIn(before), ownersIn(after)];
  return changed(
    after.seats.map((seat) => ({
      seat,
      ...heldChanges(seat, held, holds, hoodName),
      units: unitsOf(after, seat) - unitsOf(before, seat),
      points: (after.points[seat] ?? 0) - (before.points[seat] ?? 0),
      isOut: after.eliminated.includes(seat) && !before.eliminated.includes(seat),
    })),
  );
}

function ownersIn({ hoods }: View): Readonly<Record<string, string | null>> {
  return Object.fromEntries(Object.entries(hoods).map(([hood, { owner }]) => [hood, owner]));
}

function unitsOf({ hoods }: View, seat: string): number {
  return Object.values(hoods).reduce((sum, { owner, units }) => sum + (owner === seat ? units : 0), 0);
}
