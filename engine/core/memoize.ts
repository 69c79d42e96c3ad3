/** Derives something from an object when it is first needed, and keeps it as long as the object. */
export function memoize<From extends object, T>(derive: (from: From) => T): (from: From) => T {
  const known = new WeakMap<From, { readonly value: T }>();
  return (from) => {
    const kept = known.get(from) ?? { value: derive(from) };
    known.set(from, kept);
    return kept.value;
  };
}
