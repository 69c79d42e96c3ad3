/** What does not change any more once it has been read, kept by a process while there is room for it. */
export interface LastingMemory {
  /** The value under a key, read when it is asked for first. What is not there is asked for again. */
  recall<T>(key: string, read: () => Promise<T | undefined>): Promise<T | undefined>;
  /** Forgets one value, or everything, as a new process would begin. */
  forget(key?: string): void;
}

/** Some dozen kilobytes a step: the memory stays below a tenth of a function's. */
const MOST = 256;

/** A memory of a limited number of values; the one that was asked for least recently makes room. */
export function lastingMemory(most = MOST): LastingMemory {
  const kept = new Map<string, Promise<unknown>>();
  const keep = (key: string, value: Promise<unknown>) => {
    kept.delete(key);
    kept.set(key, value);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
  };
  return {
    async recall<T>(key: string, read: () => Promise<T | undefined>) {
      // The promise is kept, so that those who ask at the same moment cause one read.
      const known = kept.get(key) as Promise<T | undefined> | undefined;
      const asked = known ?? read().then(frozen);
      keep(key, asked);
      const value = await asked.catch((error: unknown) => {
        kept.delete(key);
        throw error;
      });
      if (value === undefined) kept.delete(key);
      return value;
    },
    forget: (key) => (key === undefined ? kept.clear() : void kept.delete(key)),
  };
}

/** What is shared by all who ask must not be changed by any of them. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}
