import type { View } from '../../../engine/domination/types';
import { changed, heldChanges, type SeatChange } from '../../lib/seat-change';
import { areaName } from './names';

/** The areas, strength and victory points that each seat gained and lost between two views. */
export function seatChanges(before: View, after: View): readonly SeatChange[] {
  const [held, holds] = [ownersIn(before), ownersIn(after)];
  return changed(
    after.order.map((seat) => ({
      seat,
      ...heldChanges(seat, held, holds, areaName),
      weakened: weakenedBetween(before, after, seat),
      units: 0,
      points: (after.seats[seat]?.vp ?? 0) - (before.seats[seat]?.vp ?? 0),
      isOut: after.seats[seat]?.vacant === true && before.seats[seat]?.vacant !== true,
    })),
  );
}

/** The areas whose Force was Full before and is Struggling now. */
function weakenedBetween(before: View, after: View, seat: string): readonly string[] {
  return Object.entries(after.forces).flatMap(([area, force]) => {
    const former = before.forces[area];
    return force.seat === seat && !force.full && former?.seat === seat && former.full ? [areaName(area)] : [];
  });
}

function ownersIn({ forces }: View): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(forces).map(([area, { seat }]) => [area, seat]));
}
