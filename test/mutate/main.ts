import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { shuffled } from '../../engine/core/shuffled';
import { textRandom } from '../../engine/random';
import { EQUIVALENT } from './equivalent';
import { type OperatorSite, operatorSites } from './operator-sites';
import { type MutationOutcome, type MutationPlan, PLAN_FILE, readOutcome } from './plan';
import { filesOf, TARGETS, type Target } from './targets';
import { wholeOutcome } from './whole-run';

const RUN = ['vitest', 'run', '--config', 'test/mutate/vitest.config.ts', '--reporter=dot'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    tests: { type: 'string', default: '' },
  },
});
const names = positionals.length > 0 ? positionals : ['guards', ...TARGETS.map(({ name }) => name)];
const unknown = names.filter((name) => name !== 'guards' && !TARGETS.some((one) => one.name === name));
if (unknown.length > 0) {
  process.stderr.write(`targets: guards, ${TARGETS.map(({ name }) => name).join(', ')}\n`);
  process.exit(2);
}

let isMet = true;
if (names.includes('guards'))
  isMet = spawnSync('npx', [...RUN, 'guards'], { stdio: 'inherit' }).status === 0 && isMet;
const rows = TARGETS.filter(({ name }) => names.includes(name)).map(tried);
if (rows.length > 0) console.table(rows);
process.exit(isMet && rows.every(({ percent, goal }) => percent >= goal) ? 0 : 1);

/**
 * Tries the mutants of a target and prints the survivors.
 * @returns its row of the table
 */
function tried(target: Target) {
  const files = filesOf(target);
  const { fates, unusable } = outcomeOf({
    tests: files.tests.filter((path) => new RegExp(values.tests).test(path)),
    seed: Number(values.seed),
    mutants: sampleOf(target.name, files.changed),
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
function sampleOf(target: string, paths: readonly string[]): readonly OperatorSite[] {
  const only = new RegExp(values.only);
  const sites = paths
    .flatMap((path) => operatorSites(path, readFileSync(path, 'utf8')))
    .filter(({ name }) => only.test(name) && !EQUIVALENT.some(({ where }) => where.test(name)));
  print(`${target}: ${sites.length} mutants in ${paths.length} files, seed ${values.seed}`);
  if (values.sample === undefined) return sites;
  return shuffled(sites, textRandom(`mutants ${target} ${values.seed}`)).slice(0, Number(values.sample));
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
