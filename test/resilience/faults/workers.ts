import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { createInterface } from 'node:readline';
import { type Bundle, bundleOf } from './bundle';
import type { Defect } from './defects/defects';
import type { Result } from './report';

/** More processes would not be faster on the machines that run this. */
const MOST_WORKERS = 4;

export interface Seeds {
  readonly first: number;
  readonly last: number;
  /** The most processes; by default one per core. */
  readonly workers?: number;
  /** The number of last trace lines with each result. */
  readonly kept?: number;
  /** The defect to put into the product. */
  readonly defect?: Defect;
  /** Stops all once a seed has failed. */
  readonly untilOneFails?: boolean;
  onResult?(result: Result): void;
}

/**
 * Runs seeds in separate processes.
 * @returns the results, by seed
 */
export async function runSeeds(seeds: Seeds): Promise<readonly Result[]> {
  const bundle = await bundleOf(seeds.defect);
  try {
    const results = await resultsOf(bundle, seeds);
    return results.sort((one, other) => one.seed - other.seed);
  } finally {
    bundle.remove();
  }
}

async function resultsOf({ path }: Bundle, seeds: Seeds): Promise<Result[]> {
  const { first, last, workers = availableParallelism(), kept = 0, untilOneFails = false, onResult } = seeds;
  const count = Math.min(workers, MOST_WORKERS, last - first + 1);
  const results: Result[] = [];
  const children = Array.from({ length: count }, (_, at) => {
    const args = [first + at, last, count, kept].map(String);
    return spawn(process.execPath, [path, ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  });
  let isEnough = false;
  const ends = children.map((child) =>
    read(
      child,
      (result) => {
        results.push(result);
        onResult?.(result);
        if (!untilOneFails || result.broken.length === 0 || isEnough) return;
        isEnough = true;
        for (const one of children) one.kill();
      },
      () => isEnough,
    ),
  );
  await Promise.all(ends);
  return results;
}

async function read(
  child: ChildProcess,
  onResult: (result: Result) => void,
  isEnough: () => boolean,
): Promise<void> {
  const closed = once(child, 'close');
  if (child.stdout === null) throw new Error('a worker has no output');
  for await (const line of createInterface({ input: child.stdout })) {
    // The product's log lines are between the results.
    if (line.startsWith('{"seed"')) onResult(JSON.parse(line) as Result);
  }
  const [code] = await closed;
  if (code !== 0 && !isEnough()) throw new Error(`a worker ended with ${code}`);
}
