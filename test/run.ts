import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { browserFailures, checkFailure, unitFailures } from './failures';
import { findChromium } from './support/chromium';

/** Runs all checks, in the order in which they fail fastest, and prints the counts in the last line. */

interface Counts {
  passed: number;
  /** The failures, each with its first lines: printed again at the end, since a log is often cut to its last lines. */
  failures: string[];
  skipped: number;
}

const REPORTS = 'test-results';
const environment = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', CDK_DISABLE_CLI_TELEMETRY: 'true' };

function run(title: string, command: string, more: Record<string, string> = {}): boolean {
  console.log(`\n# ${title}\n$ ${command}`);
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit', env: { ...environment, ...more } });
  return status === 0;
}

/** A check without tests counts as one. Others may run beside it, so it prints its output at its end. */
async function check(title: string, command: string): Promise<Counts> {
  const child = spawn(`(${command}) 2>&1`, {
    shell: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: environment,
  });
  const [said, [status]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  console.log(`\n# ${title}\n$ ${command}\n${said.trimEnd()}`);
  const ok = status === 0;
  return { passed: ok ? 1 : 0, failures: ok ? [] : [checkFailure(title, said)], skipped: 0 };
}

/** Runs checks in sequence where one needs the one before. */
async function inOrder(checks: readonly (readonly [title: string, command: string])[]): Promise<Counts[]> {
  const counts: Counts[] = [];
  for (const [title, command] of checks) counts.push(await check(title, command));
  return counts;
}

function unitTests(): Counts {
  const report = `${REPORTS}/vitest.json`;
  run(
    'Unit, property and integration tests',
    `npx vitest run --reporter=default --reporter=json --outputFile.json=${report}`,
  );
  if (!existsSync(report)) return { passed: 0, failures: ['The unit tests wrote no report.'], skipped: 0 };
  const result = JSON.parse(readFileSync(report, 'utf8'));
  return {
    passed: result.numPassedTests,
    failures: unitFailures(result),
    skipped: result.numPendingTests + result.numTodoTests,
  };
}

function browserTests(): Counts {
  if (findChromium() === undefined) {
    return { passed: 0, failures: ['No Chromium was found, and none could be installed.'], skipped: 0 };
  }
  const report = `${REPORTS}/playwright.json`;
  run('Browser tests', 'npx playwright test --reporter=list,json', {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  if (!existsSync(report)) return { passed: 0, failures: ['The browser tests wrote no report.'], skipped: 0 };
  const result = JSON.parse(readFileSync(report, 'utf8'));
  return {
    passed: result.stats.expected,
    failures: browserFailures(result),
    skipped: result.stats.skipped,
  };
}

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
// Lint uses every core, and the build does for half of its time: what needs no build fills the rest. The build writes
// the types of the pages' addresses.
const checked = [
  await inOrder([['Lint and format', 'npx biome check .']]),
  ...(await Promise.all([
    inOrder([
      ['Pages build', 'node cli/turreton.mjs build'],
      ['Types of the pages', 'npm run --silent types -- web web/worker'],
    ]),
    inOrder([
      ['Types', 'npm run --silent types -- .'],
      ['Dead code and dependencies', 'npx knip'],
    ]),
  ])),
];
const all = [...checked.flat(), unitTests(), browserTests()];
const sum = (what: 'passed' | 'skipped') => all.reduce((total, counts) => total + counts[what], 0);
const failures = all.flatMap((counts) => counts.failures);
for (const failure of failures) console.log(`\nFAILED ${failure}`);
console.log(`\n${sum('passed')} passed, ${failures.length} failed, ${sum('skipped')} skipped`);
process.exit(failures.length === 0 ? 0 : 1);
