import { capitalized } from '../../../engine/core/capitalized';
import type { Atlas } from '../../../engine/ny2047/data/atlas';
import type { Faction, Position } from '../../../engine/ny2047/types';
import { TURRETONS } from '../../../engine/ny2047/types';
import { changed, heldChanges, type SeatChange } from '../../lib/seat-change';
import { placeName } from './places';

/** The stars, Turretons and units that each faction gained and lost between two positions. */
export function seatChanges(atlas: Atlas, before: Position, after: Position): readonly SeatChange[] {
  const [held, holds] = [holdersIn(atlas, before), holdersIn(atlas, after)];
  return changed(
    after.seats.map((seat) => ({
      seat,
      ...heldChanges(seat, held, holds, (id) => nameOf(atlas, id)),
      units: unitsOf(after, seat) - unitsOf(before, seat),
      points: 0,
      isOut: isOut(after, seat) && !isOut(before, seat),
    })),
  );
}

/** 10.1, 10.2 Who controls each star, and to whom each Turreton is loyal. */
function holdersIn(
  { stars }: Atlas,
  { control, units, turretons }: Position,
): Readonly<Record<string, Faction | null | undefined>> {
  const holders = stars.map(({ id, land }) => [
    id,
    land ? control[id] : units.find(({ space }) => space === id)?.faction,
  ]);
  return { ...Object.fromEntries(holders), ...turretons };
}

function nameOf(atlas: Atlas, id: string): string {
  return TURRETONS.some((name) => name === id) ? capitalized(id) : placeName(atlas, id);
}

function unitsOf({ units }: Position, seat: Faction): number {
  return units.filter(({ faction }) => faction === seat).length;
}

function isOut({ eliminated }: Position, seat: Faction): boolean {
  return eliminated.some(({ faction }) => faction === seat);
}
