/** A line of the bench's table. */
export interface Figure {
  readonly what: string;
  readonly value: string;
}

const WARM_UP_MS = 1000;
const MEASURED_MS = 2000;
const SLICES = 20;

/** Runs per second: the median over many short slices, so that moments with other load do not count. */
export function rate(run: () => unknown, batch = 50): number {
  repeat(run, WARM_UP_MS, batch);
  const slices = Array.from({ length: SLICES }, () => {
    const { count, ms } = repeat(run, MEASURED_MS / SLICES, batch);
    return (1000 * count) / ms;
  });
  return at(
    slices.sort((one, other) => one - other),
    0.5,
  );
}

function repeat(
  run: () => unknown,
  forMs: number,
  batch: number,
): { readonly count: number; readonly ms: number } {
  const start = performance.now();
  let count = 0;
  let ms = 0;
  while (ms < forMs) {
    for (let one = 0; one < batch; one += 1) run();
    count += batch;
    ms = performance.now() - start;
  }
  return { count, ms };
}

/** The value at a share of a sorted list: 0.5 is the median. */
export function at(sorted: readonly number[], share: number): number {
  return sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
}

/** Runs the cases in turn, and begins again after the last. */
export function inTurn<T>(cases: readonly T[], run: (one: T) => unknown): () => unknown {
  let next = 0;
  return () => {
    const one = cases[next] as T;
    next = next + 1 === cases.length ? 0 : next + 1;
    return run(one);
  };
}
