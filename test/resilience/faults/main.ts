import { linesOf, sumOf, tooSeldom } from './report';
import { runSeeds } from './workers';

/** The number of trace lines that a failed seed prints. */
const LAST_LINES = 400;

/**
 * `npm run simulate -- --faults`: many seeds, or one again.
 * @returns whether all invariants held
 */
export async function simulateFaults(
  { seeds, seed }: { readonly seeds: number; readonly seed?: number },
  print: (line: string) => void,
): Promise<boolean> {
  if (seed !== undefined) return replay(seed, print);
  const began = performance.now();
  const onResult = ({ seed: one, broken }: { readonly seed: number; readonly broken: readonly string[] }) => {
    if (broken.length > 0) print(`seed ${one}: ${broken[0]}`);
  };
  const sum = sumOf(await runSeeds({ first: 1, last: seeds, onResult }));
  for (const line of linesOf(sum)) print(line);
  print(`${((performance.now() - began) / 1000).toFixed(0)} s`);
  return sum.failed.length === 0 && (seeds < 1000 || tooSeldom(sum).length === 0);
}

/** Runs one seed and prints its result, with the last lines of its trace. */
async function replay(seed: number, print: (line: string) => void): Promise<boolean> {
  const [run] = await runSeeds({ first: seed, last: seed, kept: LAST_LINES });
  if (run === undefined) throw new Error(`seed ${seed} gave no result`);
  if (run.broken.length > 0) for (const line of run.lines) print(line);
  for (const line of run.broken) print(`seed ${seed}: ${line}`);
  print(`seed ${seed}: ${run.broken.length === 0 ? 'all promises kept' : 'FAILED'}, trace ${run.trace}`);
  return run.broken.length === 0;
}
