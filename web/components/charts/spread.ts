/**
 * Moves overlapping labels apart, as little as needed, within the height of a plot.
 * @param wanted the wanted position of each, in any order
 * @param gap the least distance between two
 * @returns the position of each, in the same order
 */
export function spread(
  wanted: readonly number[],
  gap: number,
  [low, high]: readonly [number, number],
): number[] {
  const sorted = wanted.map((at, index) => ({ at, index })).sort((one, other) => one.at - other.at);
  const placed: number[] = [];
  for (const { at } of sorted) placed.push(Math.max(at, low, (placed.at(-1) ?? -Infinity) + gap));
  // A label pushed out at the bottom moves up again, and those above it as far as needed.
  let floor = high;
  for (let at = placed.length - 1; at >= 0; at -= 1) {
    placed[at] = Math.min(placed[at] ?? floor, floor);
    floor = (placed[at] ?? floor) - gap;
  }
  const result: number[] = wanted.map(() => 0);
  sorted.forEach(({ index }, at) => {
    result[index] = placed[at] ?? 0;
  });
  return result;
}
