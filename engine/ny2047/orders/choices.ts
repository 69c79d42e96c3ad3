import { type Atlas, distance, type Space } from '../data/atlas';
import type { SpaceId, Unit, UnitId } from '../types';

/** 13.4, 13.5 The preferred base if one fits, else one with an own unit, else the nearest to the lost base. */
export function chooseBase(
  candidates: readonly Space[],
  from: Space | null,
  army: readonly Unit[],
  wishes: readonly unknown[],
): Space {
  const wished = wishes
    .map((wish) => candidates.find((candidate) => candidate.id === wish))
    .find((candidate) => candidate !== undefined);
  const [first] = [...candidates].sort(
    (one, other) =>
      Number(isManned(other, army)) - Number(isManned(one, army)) ||
      stepsFrom(from, one) - stepsFrom(from, other) ||
      one.index - other.index,
  );
  return wished ?? (first as Space);
}

function isManned(space: Space, army: readonly Unit[]): boolean {
  return army.some((unit) => unit.space === space.id);
}

function stepsFrom(base: Space | null, space: Space): number {
  return base ? distance(base, space) : 0;
}

/** 13.4, 13.5 The preferred units, then the farthest from the home base, then the highest number. Sorted by number. */
export function chooseDisbanded(
  { spaceOf }: Atlas,
  excess: number,
  home: SpaceId | null,
  army: readonly Unit[],
  wishes: readonly unknown[],
): readonly Unit[] {
  const base = home === null ? null : spaceOf(home);
  const place = new Map<unknown, number>();
  for (const wish of wishes) if (!place.has(wish)) place.set(wish, place.size);
  const rank = (unit: Unit) => place.get(unit.id) ?? Number.MAX_SAFE_INTEGER;
  const chosen = [...army]
    .sort(
      (one, other) =>
        rank(one) - rank(other) ||
        stepsFrom(base, spaceOf(other.space)) - stepsFrom(base, spaceOf(one.space)) ||
        numberOf(other.id) - numberOf(one.id),
    )
    .slice(0, excess);
  return chosen.sort((one, other) => numberOf(one.id) - numberOf(other.id));
}

/** The number of a unit: 4 for "tower-4". */
export function numberOf(unit: UnitId): number {
  return Number(unit.slice(unit.lastIndexOf('-') + 1));
}
