import { writeFileSync } from 'node:fs';
import { test } from 'vitest';
import { nameOf, type Row } from '../authorization/row';
import { ROWS } from '../authorization/rows';
import { type Scene, setScene } from '../authorization/scene';
import { tryRow } from '../authorization/try-row';
import { guardNames } from './guard-names';
import { LEFT_OUT } from './left-out';
import { type Mutants, startMutants } from './mutants';
import { LOST_FILE } from './tried-guards';

/** Restricts the run to some mutants: `npm run mutate -- guards --only inbox`. */
const CHOSEN = new RegExp(process.env.MUTANTS ?? '');
/** Where the guards are listed that the matrix does not miss. */
const LOST = process.env[LOST_FILE];

test.runIf(LOST !== undefined)('guards that are taken away change an answer of the matrix', async () => {
  const mutants = startMutants();
  const scene = await setScene();
  const rows = await watched(scene, mutants);
  const lost: string[] = [];
  const names = guardNames().filter(
    (name) => CHOSEN.test(name) && !LEFT_OUT.some(({ where }) => where.test(name)),
  );
  for (const name of names) {
    const touched = rows.filter(({ seen }) => seen.has(name));
    if (!(await isFound(scene, mutants, name, touched))) lost.push(name);
  }
  console.log(`the matrix finds ${names.length - lost.length} of ${names.length}`);
  writeFileSync(LOST ?? '', JSON.stringify(lost));
});

interface Watched {
  readonly row: Row;
  readonly answers: string;
  readonly seen: ReadonlySet<string>;
}

/** The answers of each row without a mutant, and the switches that its requests reach. */
async function watched(scene: Scene, mutants: Mutants): Promise<readonly Watched[]> {
  const found: Watched[] = [];
  for (const row of ROWS) {
    const seen = new Set<string>();
    const answers = await tryRow(scene, row, {
      async during(run) {
        mutants.seen = seen;
        try {
          return await run();
        } finally {
          mutants.seen = null;
        }
      },
    });
    found.push({ row, answers: JSON.stringify(answers), seen });
  }
  return found;
}

async function isFound(
  scene: Scene,
  mutants: Mutants,
  name: string,
  rows: readonly Watched[],
): Promise<boolean> {
  for (const { row, answers } of rows) {
    const mutated = await tryRow(scene, row, {
      async during(run) {
        mutants.active = name;
        try {
          return await run();
        } finally {
          mutants.active = null;
        }
      },
    }).catch((error: unknown) => ({ [nameOf(row)]: String(error) }));
    if (JSON.stringify(mutated) !== answers) return true;
  }
  return false;
}
