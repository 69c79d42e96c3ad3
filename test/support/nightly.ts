/** Whether tests try everything (`npm run nightly`), or a part of it that is spread over the whole (`npm test`). */
export const isNightly = process.env.NIGHTLY === '1';

/** At most so many of a list, evenly spread, the first and the last among them. */
export function spread<T>(list: readonly T[], most: number): readonly T[] {
  if (list.length <= most) return list;
  return Array.from({ length: most }, (_, index) =>
    Math.round((index * (list.length - 1)) / (most - 1)),
  ).flatMap((at) => list.slice(at, at + 1));
}
