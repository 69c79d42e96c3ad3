/** Compares two lists by their first figures that differ: less than, equal to or greater than 0, as sorting expects. */
export function compareFigures(one: readonly number[], other: readonly number[]): number {
  const differing = one.findIndex((value, at) => value !== other[at]);
  return differing < 0 ? 0 : (one[differing] ?? 0) - (other[differing] ?? 0);
}
