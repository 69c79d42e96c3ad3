/** What stands over a table, from the label of the moment as its reader reads it: "Spring 2047", and "adjustment". */
export function titleOf(label: string): readonly [turn: string, phase?: string] {
  const [turn = '', ...phase] = label.split(', ');
  return phase.length === 0 ? [turn] : [turn, phase.join(', ')];
}
