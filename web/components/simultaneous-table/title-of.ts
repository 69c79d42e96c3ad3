/** The title of a table, from the translated label of the moment: "Spring 2047", and "adjustment". */
export function titleOf(label: string): readonly [turn: string, phase?: string] {
  const [turn = '', ...phase] = label.split(', ');
  return phase.length === 0 ? [turn] : [turn, phase.join(', ')];
}
