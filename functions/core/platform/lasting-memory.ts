/** About a dozen kilobytes per step: the cache stays below a tenth of a function's memory. */
const MOST = 256;

/**
 * A cache of a process for data that can no longer change once it has been read. It holds a limited number of values;
 * the least recently used one is evicted.
 */
export function lastingMemory(most = MOST) {
  const kept = new Map<string, Promise<unknown>>();
  const keep = (key: string, value: Promise<unknown>) => {
    kept.delete(key);
    kept.set(key, value);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
  };
  return {
    /** The value under a key, read on first use. A missing value is read again each time. */
    async recall<T>(key: string, read: () => Promise<T | undefined>): Promise<T | undefined> {
      // The promise is cached, so that concurrent calls cause one read.
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

    /** Forgets one value, or everything, as in a new process. */
    forget: (key?: string) => (key === undefined ? kept.clear() : void kept.delete(key)),
  };
}

export type LastingMemory = ReturnType<typeof lastingMemory>;

/** A value shared by all callers must not be changed by any of them. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}
