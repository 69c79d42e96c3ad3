import { runSeed } from './run-seed';

/**
 * Runs seeds `first`, `first + step` and so on up to `last`, and writes each result as a line of JSON, with the last
 * `kept` lines of its trace.
 */
const [first = 1, last = first, step = 1, kept = 0] = process.argv.slice(2).map(Number);
for (let seed = first; seed <= last; seed += step) {
  const before = process.cpuUsage();
  const { lines, ...run } = await runSeed(seed);
  const { user, system } = process.cpuUsage(before);
  const result = {
    ...run,
    lines: kept === 0 ? [] : lines.slice(-kept),
    milliseconds: (user + system) / 1000,
  };
  process.stdout.write(`${JSON.stringify(result)}\n`);
}
// Pending waits for simulated time, which no longer passes, would keep the process alive.
process.stdout.end(() => process.exit(0));
