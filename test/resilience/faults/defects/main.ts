import { runSeeds } from '../workers';
import { DEFECTS } from './defects';

/** The number of defects that must be found. */
const WANTED = 20;

/**
 * `npm run simulate -- --faults --defects`: puts one deliberate defect after the other into the product, and shows the
 * seed that finds each.
 * @returns whether enough are found: a second guard catches some of the list, which then seldom show
 */
export async function simulateDefects(seeds: number, print: (line: string) => void): Promise<boolean> {
  let found = 0;
  for (const defect of DEFECTS) {
    const { name, file } = defect;
    const results = await runSeeds({ first: 1, last: seeds, defect, untilOneFails: true });
    const first = results.find(({ broken }) => broken.length > 0);
    if (first !== undefined) found += 1;
    const how = first === undefined ? 'NOT FOUND' : `seed ${first.seed}: ${first.broken[0]}`;
    print(`${name} (${file}), after ${results.length} seeds: ${how}`);
  }
  print(`${found} of ${DEFECTS.length} defects found within ${seeds} seeds`);
  return found >= WANTED;
}
