import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { browserFailures, unitFailures } from './failures';
import { findChromium } from './support/chromium';

/** Runs everything that has to pass, in the order in which it fails fastest, and counts it in the last line. */

interface Counts {
  passed: number;
  /** What failed, each with its first lines: read again at the end, since a log is often cut to its last lines. */
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

/** A check that has no tests of its own counts as one. */
function check(title: string, command: string): Counts {
  const ok = run(title, command);
  return { passed: ok ? 1 : 0, failures: ok ? [] : [title], skipped: 0 };
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
  const chromium = findChromium();
  if (chromium === undefined) {
    return { passed: 0, failures: ['No Chromium was found, and none could be installed.'], skipped: 0 };
  }
  const report = `${REPORTS}/playwright.json`;
  run('Browser tests', 'npx playwright test --reporter=list,json', {
    CHROMIUM: chromium,
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
const all = [
  check('Lint and format', 'npx biome check .'),
  check('Pages build', 'npx next build web'),
  check('Types', 'npx tsc -p . && npx tsc -p web'),
  check('Dead code and dependencies', 'npx knip'),
  unitTests(),
  browserTests(),
];
const sum = (what: 'passed' | 'skipped') => all.reduce((total, counts) => total + counts[what], 0);
const failures = all.flatMap((counts) => counts.failures);
for (const failure of failures) console.log(`\nFAILED ${failure}`);
console.log(`\n${sum('passed')} passed, ${failures.length} failed, ${sum('skipped')} skipped`);
process.exit(failures.length === 0 ? 0 : 1);
