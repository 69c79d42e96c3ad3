/** The list with the entry at an index moved up or down. */
export function moved<Entry>(list: readonly Entry[], at: number, by: number): readonly Entry[] {
  return list.toSpliced(at, 1).toSpliced(at + by, 0, ...list.slice(at, at + 1));
}
