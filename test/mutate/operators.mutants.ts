import { resolve } from 'node:path';
import * as fc from 'fast-check';
import { test, vi } from 'vitest';
import { type CollectedTest, collected } from './collected-tests';
import { type MutantId, type Mutants, startMutants } from './mutants';
import { type Fate, type MutationPlan, readPlan, writeOutcome } from './plan';

/** A test that can run separately, with the switches that it reaches. */
interface Watched {
  readonly test: CollectedTest;
  readonly seen: ReadonlySet<MutantId>;
  readonly passed: number;
}

/** The limit on switches and loops of a test, as a multiple of its run without a mutant. */
const PATIENCE = 5;
const PATIENCE_AT_LEAST = 100_000;
/** The longest wait of a test for something that never happens, in milliseconds. */
const LONGEST_WAIT = 60_000;
const PROGRESS_EVERY = 50;

const plan = readPlan();

test.runIf(plan !== null)('mutants of a plan', async () => {
  if (plan !== null) await tryAll(plan);
});

/** Tries one mutant after the other, and writes the results after each: the next may end the process. */
async function tryAll(chosen: MutationPlan): Promise<void> {
  // The same examples in every run, so that a mutant meets those that reached its switch.
  fc.configureGlobal({ seed: chosen.seed, endOnFailure: true });
  const mutants = startMutants();
  const atImport = new Set<MutantId>();
  let { watched, unusable } = await watchedTests(chosen.tests, mutants, atImport);
  const fates: { name: string; fate: Fate; by?: string }[] = [];
  writeOutcome({ fates, unusable });
  for (const [id, { name }] of chosen.mutants.entries()) {
    if (id < chosen.first) continue;
    if (id % PROGRESS_EVERY === 0) process.stderr.write(`${id} of ${chosen.mutants.length} tried\n`);
    const near = watched.filter(({ seen }) => seen.has(id));
    const killer = await killerOf(mutants, id, near);
    fates.push(
      killer === null
        ? { name, fate: near.length > 0 ? 'survived' : atImport.has(id) ? 'import' : 'not reached' }
        : { name, fate: 'killed', by: killer.test.name },
    );
    writeOutcome({ fates, unusable });
    // State that a mutant left in the memory of a module must not fail the next.
    if (killer !== null && (await fails(mutants, killer, null))) {
      vi.resetModules();
      ({ watched } = await watchedTests(chosen.tests, mutants, atImport));
    }
  }
}

/** All tests that pass without a mutant, the shortest first. */
async function watchedTests(files: readonly string[], mutants: Mutants, atImport: Set<MutantId>) {
  const watched: Watched[] = [];
  const unusable: string[] = [];
  for (const file of files) {
    mutants.seen = atImport;
    const tests = await collected(() => import(/* @vite-ignore */ resolve(file)));
    for (const each of tests) {
      const seen = new Set<MutantId>();
      Object.assign(mutants, { seen, passed: 0, limit: Number.POSITIVE_INFINITY });
      const error = await errorOf(each);
      const found = { test: { ...each, name: `${file}: ${each.name}` }, seen, passed: mutants.passed };
      if (error !== null) unusable.push(`${found.test.name}: ${error}`);
      else if (seen.size > 0) watched.push(found);
    }
    mutants.seen = null;
  }
  watched.sort((one, other) => one.passed - other.passed);
  return { watched, unusable };
}

async function killerOf(mutants: Mutants, id: number, near: readonly Watched[]): Promise<Watched | null> {
  for (const one of near) if (await fails(mutants, one, id)) return one;
  return null;
}

async function fails(
  mutants: Mutants,
  { test: tried, passed }: Watched,
  id: number | null,
): Promise<boolean> {
  Object.assign(mutants, { active: id, passed: 0, limit: passed * PATIENCE + PATIENCE_AT_LEAST });
  const error = await errorOf(tried);
  Object.assign(mutants, { active: null, limit: Number.POSITIVE_INFINITY });
  return error !== null;
}

async function errorOf(tried: CollectedTest): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined;
  const waited = new Promise<string>((tell) => {
    timer = setTimeout(() => tell('it waits too long'), LONGEST_WAIT);
  });
  const ended = tried.run().then(
    () => null,
    (error: unknown) => String(error).slice(0, 300),
  );
  return await Promise.race([ended, waited]).finally(() => clearTimeout(timer));
}
