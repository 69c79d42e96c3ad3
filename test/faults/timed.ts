import type { Result } from './report';
import { runSeed } from './run-seed';

/** Runs a seed and notes how long it took this process. */
export async function timedRun(seed: number): Promise<Result> {
  const before = process.cpuUsage();
  const { lines: _, ...run } = await runSeed(seed);
  const { user, system } = process.cpuUsage(before);
  return { ...run, milliseconds: (user + system) / 1000 };
}
