/** Whether tests try all cases (`npm run nightly`), or an evenly spread part (`npm test`). */
export const isNightly = process.env.NIGHTLY === '1';

/** The number of cases that a test tries: `all` in nightly runs, and a part of them otherwise. */
export function cases(all: number, byDay: number): number {
  return isNightly ? all : byDay;
}

/** At most this many of a list, evenly spread, including the first and the last. */
export function spread<T>(list: readonly T[], most: number): readonly T[] {
  if (list.length <= most) return list;
  return Array.from({ length: most }, (_, index) =>
    Math.round((index * (list.length - 1)) / (most - 1)),
  ).flatMap((at) => list.slice(at, at + 1));
}
