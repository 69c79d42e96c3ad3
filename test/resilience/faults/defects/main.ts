import { runSeeds } from '../workers';
import { DEFECTS } from './defects';

/** Of the defects so many have to be found. */
const WANTED = 20;

/**
 * `npm run simulate -- --faults --defects`: gives the product one deliberate defect after the other, and shows by which
 * seed each is found. @returns whether enough are: some of the list are caught by a second guard, and only seldom show
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
