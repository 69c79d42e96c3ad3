/** "Munich", "Munich and Ruhr", "Munich, Ruhr and Burgundy"; empty for none. */
export function listed(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
