/** A text that is the same for the same order, regardless of the sequence of its fields. */
export function textOf(order: unknown): string {
  return JSON.stringify(order, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
}
