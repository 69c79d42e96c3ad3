/** Says when what was written is on the disk. Many writes share one sync. */
export interface Durability {
  /** Notes that something has been written: it is in the operating system's memory, and not yet on the disk. */
  wrote(): void;
  /** Resolves when everything noted so far is on the disk. Rejects if that failed, for all who wait. */
  settled(): Promise<void>;
}

/**
 * Group commit: one sync runs at a time, and those who come while it runs share the next one.
 * @param sync brings everything that was written before the call to the disk
 * @param mend repairs the store after a failed sync: the system may have dropped what it could not write, so that a
 *   second sync would succeed without it. It must leave everything that can still be read on the disk.
 */
export function groupCommit(sync: () => Promise<void>, mend: () => Promise<void>): Durability {
  let written = 0;
  let synced = 0;
  let running: Promise<void> | undefined;
  let failed = false;
  const run = async () => {
    const upTo = written;
    try {
      await (failed ? mend() : sync());
    } catch (error) {
      failed = true;
      throw error;
    }
    failed = false;
    synced = upTo;
  };
  return {
    wrote() {
      written += 1;
    },
    async settled() {
      const wanted = written;
      while (synced < wanted) {
        running ??= run().finally(() => {
          running = undefined;
        });
        await running;
      }
    },
  };
}
