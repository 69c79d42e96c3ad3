import { PROVINCES, type Province } from './map';

/** A set of water provinces, one bit each: 19 fit in a number. */
export type Waters = number;

const WATER: readonly Province[] = PROVINCES.filter(({ kind }) => kind === 'water');
const BIT = PROVINCES.map((province) => {
  const at = WATER.indexOf(province);
  return at < 0 ? 0 : 1 << at;
});
const NEXT_TO: readonly Waters[] = PROVINCES.map(({ adj }) =>
  adj.reduce((waters, { index }) => waters | (BIT[index] ?? 0), 0),
);
const NEXT_TO_WATER: readonly Waters[] = WATER.map(({ index }) => NEXT_TO[index] ?? 0);

/** The bit of a water province; 0 for land. */
export function bitOf(province: Province): Waters {
  return BIT[province.index] ?? 0;
}

/** The waters next to a province (`adj`, so that coasts do not matter). */
export function watersNextTo(province: Province): Waters {
  return NEXT_TO[province.index] ?? 0;
}

/** 4.6 Whether fleets on these waters form a chain from one province to another. */
export function isJoined(fleets: Waters, from: Province, to: Province): boolean {
  const goal = watersNextTo(to) & fleets;
  let reached = watersNextTo(from) & fleets;
  if (goal === 0) return false;
  let fresh = reached;
  while (fresh !== 0) {
    if ((reached & goal) !== 0) return true;
    fresh = spread(fresh) & fleets & ~reached;
    reached |= fresh;
  }
  return false;
}

/** 4.9 Whether one of these fleets is on a chain between two provinces that would be broken without it. */
export function isNeeded(fleet: Waters, fleets: Waters, from: Province, to: Province): boolean {
  const start = watersNextTo(from) & fleets;
  const goal = watersNextTo(to) & fleets;
  if ((fleet & start & goal) !== 0) return true;
  if (start === 0 || goal === 0 || (fleet & fleets) === 0) return false;
  return leadsOver(fleet, start, fleets & ~start, goal);
}

/**
 * Follows chains without shortcuts: only the first fleet touches the start, only the last the goal, and only
 * consecutive fleets are neighbours.
 * @param steps where the chain may continue
 * @param free the fleets that it may still use after that
 */
function leadsOver(fleet: Waters, steps: Waters, free: Waters, goal: Waters): boolean {
  for (let left = steps; left !== 0; left &= left - 1) {
    const step = left & -left;
    const next = NEXT_TO_WATER[31 - Math.clz32(step)] ?? 0;
    if ((step & goal) !== 0) {
      if (step === fleet) return true;
    } else if (step === fleet) {
      if (reaches(next & free, free & ~next, goal)) return true;
    } else if ((fleet & free) !== 0 && leadsOver(fleet, next & free, free & ~next, goal)) return true;
  }
  return false;
}

/** Whether a chain reaches the goal from here; without a fleet to pass, the shortest path has no shortcut. */
function reaches(steps: Waters, free: Waters, goal: Waters): boolean {
  let reached = steps;
  let fresh = steps;
  while (fresh !== 0) {
    if ((reached & goal) !== 0) return true;
    fresh = spread(fresh) & free & ~reached;
    reached |= fresh;
  }
  return false;
}

function spread(waters: Waters): Waters {
  let next = 0;
  for (let left = waters; left !== 0; left &= left - 1)
    next |= NEXT_TO_WATER[31 - Math.clz32(left & -left)] ?? 0;
  return next;
}
