/**
 * Indexes of some items of a list, at equal distances, including the first and the last; all indexes of a short list.
 */
export function downsample(count: number, most: number): number[] {
  if (count <= most) return Array.from({ length: count }, (_, at) => at);
  return Array.from({ length: most }, (_, at) => Math.round((at * (count - 1)) / (most - 1)));
}
