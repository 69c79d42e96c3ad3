/** The numbers of some of a row of things, at equal distances, with the first and the last; of few things all. */
export function downsample(count: number, most: number): number[] {
  if (count <= most) return Array.from({ length: count }, (_, at) => at);
  return Array.from({ length: most }, (_, at) => Math.round((at * (count - 1)) / (most - 1)));
}
