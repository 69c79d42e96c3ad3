/** Sums of points carry rounding errors in proportion to their size. */
const RELATIVE = 1e-9;

/** Sums that should be 0 may differ from it by this much. */
const NOTHING = 1e-12;

/** Whether two figures are equal except for rounding: by a billionth of the larger one. */
export function equalPoints(one: number, other: number): boolean {
  if (one === other) return true;
  if (!Number.isFinite(one) || !Number.isFinite(other)) return false;
  return Math.abs(one - other) <= Math.max(NOTHING, RELATIVE * Math.max(Math.abs(one), Math.abs(other)));
}

/** Less than, equal to or greater than 0, as `one` is less than, equal to or greater than `other`. */
export function comparePoints(one: number, other: number): number {
  return equalPoints(one, other) ? 0 : one < other ? -1 : 1;
}

/**
 * The rank of each figure, 0 for the highest; figures that are equal except for rounding share one. Unlike figures with
 * a tolerance, ranks can be sorted: with a tolerance, a may equal b and b equal c without a equalling c.
 */
export function ranksOf(figures: readonly number[]): ReadonlyMap<number, number> {
  const ranks = new Map<number, number>();
  let rank = 0;
  let last: number | undefined;
  for (const figure of [...new Set(figures)].sort((one, other) => other - one)) {
    if (last !== undefined && !equalPoints(last, figure)) rank += 1;
    ranks.set(figure, rank);
    last = figure;
  }
  return ranks;
}
