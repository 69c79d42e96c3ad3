/**
 * A deep copy of plain JSON. `structuredClone` takes three times as long, and each check of legal orders needs a copy.
 */
export function copied<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copied) as T;
  const copy = { ...value } as Record<string, unknown>;
  for (const key of Object.keys(copy)) {
    const inner = copy[key];
    if (typeof inner === 'object') copy[key] = copied(inner);
  }
  return copy as T;
}
