import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The environment variables with the guard that is taken away, and with the file that lists what tests reach. */
export const GUARD = 'GUARD_TAKEN_AWAY';
export const REACHED_FILE = 'REACHED_GUARDS';

/** The same for the file that lists the guards which the authorization matrix does not miss. */
export const LOST_FILE = 'LOST_GUARDS';

/** The guards that a test file reaches, by their names. */
export interface ReachedGuards {
  readonly test: string;
  readonly guards: readonly string[];
}

/** How many test files are asked about a guard first: those that reach the fewest other guards. */
const FIRST_FILES = 8;
const RUN = ['vitest', 'run', '--config', 'test/mutate/integration.config.ts', '--reporter=dot'];

/**
 * Takes guards away, one after the other, and runs the integration tests that reach each.
 * @param tests the paths of the tests that may be run match it
 * @returns those that no test misses, with the reason first
 */
export function guardsThatNoTestMisses(names: readonly string[], tests: RegExp): readonly string[] {
  const reached = names.length === 0 ? [] : reachedBy(testsIn('test/integration', tests));
  return names.flatMap((name) => {
    const near = reached
      .filter(({ guards }) => guards.includes(name))
      .sort((one, other) => one.guards.length - other.guards.length)
      .map(({ test }) => test);
    if (near.length === 0) return [`not reached: ${name}`];
    const isMissed = [near.slice(0, FIRST_FILES), near.slice(FIRST_FILES)].some((files) =>
      fails(files, name),
    );
    return isMissed ? [] : [`not found: ${name}`];
  });
}

/** Whether a test fails without a guard. */
function fails(files: readonly string[], guard: string): boolean {
  if (files.length === 0) return false;
  const env = { ...process.env, [GUARD]: guard };
  return spawnSync('npx', [...RUN, '--bail=1', ...files], { stdio: 'ignore', env }).status !== 0;
}

function testsIn(folder: string, wanted: RegExp): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path}`)
    .filter((path) => path.endsWith('.test.ts') && wanted.test(path));
}

/** What each test reaches, with all guards in their places. */
function reachedBy(tests: readonly string[]): readonly ReachedGuards[] {
  const folder = mkdtempSync(join(tmpdir(), 'guards-'));
  const file = join(folder, 'reached.jsonl');
  try {
    const { status } = spawnSync('npx', [...RUN, ...tests], {
      stdio: 'inherit',
      env: { ...process.env, [REACHED_FILE]: file },
    });
    if (status !== 0) throw new Error('An integration test fails with all guards in their places.');
    return readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as ReachedGuards);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
