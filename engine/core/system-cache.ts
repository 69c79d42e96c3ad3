/** More systems than are played at one time in a process. */
const MOST_KNOWN = 100;

/** Keeps the systems of variants by a text that stands for each, since each request parses its options again. */
export function systemCache<System>(): (text: string, make: () => System | undefined) => System | undefined {
  const known = new Map<string, System>();
  return (text, make) => {
    const cached = known.get(text);
    if (cached !== undefined) return cached;
    const system = make();
    if (system === undefined) return undefined;
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(text, system);
    return system;
  };
}
