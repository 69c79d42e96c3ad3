import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Result } from './report';

/** More would not make it faster on the machines that run it. */
const MOST_WORKERS = 4;

export interface Seeds {
  readonly first: number;
  readonly last: number;
  /** The defect that the product has while they run, by its name. */
  readonly defect?: string;
  /** Ends all once a seed has failed. */
  readonly untilOneFails?: boolean;
  onResult?(result: Result): void;
}

/** Runs seeds in processes of their own, one for each core. @returns the results, by seed */
export async function runSeeds({
  first,
  last,
  defect,
  untilOneFails,
  onResult,
}: Seeds): Promise<readonly Result[]> {
  const count = Math.min(availableParallelism(), MOST_WORKERS, last - first + 1);
  const results: Result[] = [];
  const env = defect === undefined ? process.env : { ...process.env, FAULTS_DEFECT: defect };
  const loader =
    defect === undefined ? [] : ['--import', join(import.meta.dirname, 'defects', 'register.ts')];
  const children = Array.from({ length: count }, (_, at) =>
    spawn(
      process.execPath,
      [
        '--import',
        'tsx',
        ...loader,
        join(import.meta.dirname, 'worker.ts'),
        ...[first + at, last, count].map(String),
      ],
      { stdio: ['ignore', 'pipe', 'inherit'], env },
    ),
  );
  let isEnough = false;
  const ends = children.map(async (child) => {
    const closed = once(child, 'close');
    for await (const line of createInterface({ input: child.stdout })) {
      // What the product logs stands between the results.
      if (!line.startsWith('{"seed"')) continue;
      const result = JSON.parse(line) as Result;
      results.push(result);
      onResult?.(result);
      if (untilOneFails !== true || result.broken.length === 0 || isEnough) continue;
      isEnough = true;
      for (const one of children) one.kill();
    }
    const [code] = await closed;
    if (code !== 0 && !isEnough) throw new Error(`a worker ended with ${code}`);
  });
  await Promise.all(ends);
  return results.sort((one, other) => one.seed - other.seed);
}
