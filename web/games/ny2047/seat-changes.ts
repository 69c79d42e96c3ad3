import { capitalized } from '../../../engine/core/capitalized';
import type { Faction, Position } from '../../../engine/ny2047/types';
import { TURRETONS } from '../../../engine/ny2047/types';
import { changed, heldChanges, type SeatChange } from '../../lib/seat-change';
import { isStar, isWater, placeName, SPACE_IDS } from './places';

const STARS = SPACE_IDS.filter(isStar);

/** The stars, Turretons and units that each faction gained and lost between two positions. */
export function seatChanges(before: Position, after: Position): readonly SeatChange[] {
  const [held, holds] = [holdersIn(before), holdersIn(after)];
  return changed(
    after.seats.map((seat) => ({
      seat,
      ...heldChanges(seat, held, holds, nameOf),
      units: unitsOf(after, seat) - unitsOf(before, seat),
      points: 0,
      isOut: isOut(after, seat) && !isOut(before, seat),
    })),
  );
}

/** 10.1, 10.2 Who controls each star, and to whom each Turreton is loyal. */
function holdersIn({
  control,
  units,
  turretons,
}: Position): Readonly<Record<string, Faction | null | undefined>> {
  const holderOf = (star: string) =>
    isWater(star) ? units.find(({ space }) => space === star)?.faction : control[star];
  return { ...Object.fromEntries(STARS.map((star) => [star, holderOf(star)])), ...turretons };
}

function nameOf(id: string): string {
  return TURRETONS.some((name) => name === id) ? capitalized(id) : placeName(id);
}

function unitsOf({ units }: Position, seat: Faction): number {
  return units.filter(({ faction }) => faction === seat).length;
}

function isOut({ eliminated }: Position, seat: Faction): boolean {
  return eliminated.some(({ faction }) => faction === seat);
}
