import { createHash } from 'node:crypto';

/** The events of a run, line by line: two runs of a seed have the same. */
export interface Trace {
  note(line: string): void;
  /** The last lines, for finding the cause of a failure. */
  last(count: number): readonly string[];
  hash(): string;
}

const KEPT = 200_000;

export function newTrace(now: () => number): Trace {
  const hash = createHash('sha256');
  let lines: string[] = [];
  return {
    note(line) {
      const timed = `${(now() / 1000).toFixed(3)} ${line}`;
      hash.update(`${timed}\n`);
      lines.push(timed);
      if (lines.length > 2 * KEPT) lines = lines.slice(-KEPT);
    },
    last: (count) => lines.slice(-count),
    hash: () => hash.copy().digest('hex'),
  };
}
