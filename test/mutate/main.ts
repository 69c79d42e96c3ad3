import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shuffled } from '../../engine/core/shuffled';
import { textRandom } from '../../engine/random';
import { EQUIVALENT } from './equivalent';
import { type OperatorSite, operatorSites } from './operator-sites';
import { type MutationOutcome, type MutationPlan, PLAN_FILE, readOutcome } from './plan';
import { filesOf, TARGETS, type Target } from './targets';
import { guardsThatNoTestMisses, LOST_FILE } from './tried-guards';
import { wholeOutcome } from './whole-run';

const RUN = ['vitest', 'run', '--config', 'test/mutate/vitest.config.ts', '--reporter=dot'];

export interface MutateOptions {
  /** How many mutants of each target are tried; undefined for all. */
  readonly sample?: number | undefined;
  readonly seed: string;
  /** Regular expressions that the names of mutants and the paths of tests match; empty for all. */
  readonly only: string;
  readonly tests: string;
}

/** The targets' names. */
export const MUTATED = ['guards', ...TARGETS.map(({ name }) => name)];

/**
 * `turreton mutate [TARGET...]`: changes the code and asks whether a test notices.
 * @returns whether every target reaches its goal
 */
export function mutate(names: readonly string[], options: MutateOptions): boolean {
  const chosen = names.length > 0 ? names : MUTATED;
  const isGuarded = !chosen.includes('guards') || everyGuardIsMissed(options);
  const rows = TARGETS.filter(({ name }) => chosen.includes(name)).map((target) => tried(target, options));
  if (rows.length > 0) console.table(rows);
  return isGuarded && rows.every(({ percent, goal }) => percent >= goal);
}

/**
 * Takes guards away: the authorization matrix is asked first, and integration tests about those that it does not miss.
 * @returns whether a test misses each
 */
function everyGuardIsMissed({ only, tests }: MutateOptions): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'mutation-'));
  const file = join(folder, 'lost.json');
  try {
    const env = { ...process.env, [LOST_FILE]: file, MUTANTS: only };
    const { status } = spawnSync('npx', [...RUN, 'guards'], { stdio: 'inherit', env });
    if (status !== 0) return false;
    const lost = guardsThatNoTestMisses(
      JSON.parse(readFileSync(file, 'utf8')) as string[],
      new RegExp(tests),
    );
    for (const line of lost) print(line);
    print(`guards that no test misses: ${lost.length}`);
    return lost.length === 0;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Tries the mutants of a target and prints the survivors.
 * @returns its row of the table
 */
function tried(target: Target, options: MutateOptions) {
  const files = filesOf(target);
  const { fates, unusable } = outcomeOf({
    tests: files.tests.filter((path) => new RegExp(options.tests).test(path)),
    seed: Number(options.seed),
    mutants: sampleOf(target.name, files.changed, options),
  });
  for (const test of unusable) print(`cannot be run by itself: ${test}`);
  const survivors = fates.filter(({ fate }) => fate === 'survived' || fate === 'not reached');
  for (const { name, fate } of survivors) print(`${fate}: ${name}`);
  const killed = fates.filter(({ fate }) => fate === 'killed').length;
  const mutants = killed + survivors.length;
  const percent = mutants === 0 ? 100 : Number(((100 * killed) / mutants).toFixed(1));
  return { target: target.name, mutants, killed, percent, goal: target.goal };
}

/** The mutants of some files: all, or a sample of the requested size, drawn by the seed. */
function sampleOf(
  target: string,
  paths: readonly string[],
  { only: wanted, seed, sample }: MutateOptions,
): readonly OperatorSite[] {
  const only = new RegExp(wanted);
  const sites = paths
    .flatMap((path) => operatorSites(path, readFileSync(path, 'utf8')))
    .filter(({ name }) => only.test(name) && !EQUIVALENT.some(({ where }) => where.test(name)));
  print(`${target}: ${sites.length} mutants in ${paths.length} files, seed ${seed}`);
  if (sample === undefined) return sites;
  return shuffled(sites, textRandom(`mutants ${target} ${seed}`)).slice(0, sample);
}

function outcomeOf(plan: Omit<MutationPlan, 'first'>): MutationOutcome {
  const outcome = wholeOutcome(plan, (first) => outcomeFrom({ ...plan, first }));
  // A default that is never needed exists only for its type.
  const isForType = outcome.fates.map(
    ({ fate }, at) => fate === 'not reached' && plan.mutants[at]?.isDefault === true,
  );
  return { ...outcome, fates: outcome.fates.filter((_, at) => isForType[at] !== true) };
}

/** The outcome of one process; null if it ends before the first mutant. */
function outcomeFrom(plan: MutationPlan): MutationOutcome | null {
  const folder = mkdtempSync(join(tmpdir(), 'mutation-'));
  const file = join(folder, 'plan.json');
  try {
    writeFileSync(file, JSON.stringify(plan));
    const { status } = spawnSync('npx', [...RUN, '--silent=true', 'operators'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, [PLAN_FILE]: file, VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' },
    });
    if (status !== 0) process.stderr.write(`the run of the tests ended with ${status}\n`);
    return readOutcome(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
