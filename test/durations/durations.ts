import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';

/** The durations of test files in a recorded run, in seconds, by their paths in the repository. */
const Durations = z.record(z.string(), z.number());
export type Durations = z.infer<typeof Durations>;

export const DURATIONS_FILE = 'test/durations/durations.json';

/**
 * The durations of the last recorded run (`npm run record-durations`). The longest files start first: at the end they
 * would leave one core idle. Only the order depends on it, so a missing file is fine.
 */
export function recordedDurations(): Durations {
  if (!existsSync(DURATIONS_FILE)) return {};
  const read = Durations.safeParse(JSON.parse(readFileSync(DURATIONS_FILE, 'utf8')));
  return read.success ? read.data : {};
}

/** Files by how long they took, the longest first; those that are not recorded keep their order at the end. */
export function longestFirst<T>(files: readonly T[], pathOf: (file: T) => string, durations: Durations): T[] {
  const took = (file: T) => {
    const path = pathOf(file);
    return Math.max(
      0,
      ...Object.keys(durations).flatMap((one) => (path.endsWith(one) ? (durations[one] ?? 0) : [])),
    );
  };
  const timed = files.map((file) => ({ file, seconds: took(file) }));
  return timed.sort((one, other) => other.seconds - one.seconds).map(({ file }) => file);
}
