import { timedRun } from './timed';

/** Runs seeds `first`, `first + step` and so on up to `last`, and writes each result as a line of JSON. */
const [first = 1, last = first, step = 1] = process.argv.slice(2).map(Number);
for (let seed = first; seed <= last; seed += step)
  process.stdout.write(`${JSON.stringify(await timedRun(seed))}\n`);
process.exit(0);
