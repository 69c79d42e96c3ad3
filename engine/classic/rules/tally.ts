import type { Atlas } from '../data/atlas';
import type { ByPower, Position, Power } from '../types';

/** 10.2 How many centres each power of the position owns. */
export function centresOf({ seats, centres }: Position): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const power of seats) counts[power] = 0;
  for (const owner of Object.values(centres)) counts[owner] = (counts[owner] ?? 0) + 1;
  return counts;
}

/** How many units a power has on the board. */
export function unitsOf({ units }: Position, power: Power): number {
  let count = 0;
  for (const unit of units) if (unit.power === power) count += 1;
  return count;
}

/** Whether a power has been eliminated. */
export function isOut({ eliminated }: Position, power: Power): boolean {
  return eliminated.some((entry) => entry.power === power);
}

/** 11.2 The centres in which a power may build: that it owns and that are empty, as province ids. */
export function openHomes(
  { provinceOf, sitesOf }: Atlas,
  { centres, units }: Position,
  power: Power,
): readonly string[] {
  const taken = new Set(units.map(({ at }) => provinceOf(at).id));
  return sitesOf(power).flatMap(({ id }) => (centres[id] === power && !taken.has(id) ? [id] : []));
}

/** 11.1, 11.2 Possible builds or, below 0, required removals; null if no power has either. */
export function adjustmentsOf(atlas: Atlas, position: Position): ByPower<number> | null {
  const counts = centresOf(position);
  const adjustments: Partial<Record<Power, number>> = {};
  for (const power of atlas.powers) {
    if (!position.seats.includes(power)) continue;
    const surplus = (counts[power] ?? 0) - unitsOf(position, power);
    const number = surplus > 0 ? Math.min(surplus, openHomes(atlas, position, power).length) : surplus;
    if (number !== 0) adjustments[power] = number;
  }
  return Object.keys(adjustments).length > 0 ? adjustments : null;
}

/** The figures of every seat, by measure id. */
export function figuresOf(position: Position): Record<string, { centres: number; units: number }> {
  const counts = centresOf(position);
  return Object.fromEntries(
    position.seats.map((power) => [
      power,
      { centres: counts[power] ?? 0, units: unitsOf(position, power) + retreatingOf(position, power) },
    ]),
  );
}

function retreatingOf({ dislodged }: Position, power: Power): number {
  return dislodged.filter((unit) => unit.power === power).length;
}
