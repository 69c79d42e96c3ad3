import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findChromium } from './support/chromium';

/** Runs everything that has to pass, in the order in which it fails fastest, and counts it in the last line. */

interface Counts {
  passed: number;
  failed: number;
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
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
}

function unitTests(): Counts {
  const report = `${REPORTS}/vitest.json`;
  run(
    'Unit, property and integration tests',
    `npx vitest run --reporter=default --reporter=json --outputFile.json=${report}`,
  );
  if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0 };
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  // A file that cannot even be loaded has no failed tests, but it has failed.
  const brokenFiles = testResults.filter(
    (file: { status: string; assertionResults: unknown[] }) =>
      file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  return {
    passed: numPassedTests,
    failed: numFailedTests + brokenFiles,
    skipped: numPendingTests + numTodoTests,
  };
}

function browserTests(): Counts {
  const chromium = findChromium();
  if (chromium === undefined) {
    console.error('No Chromium was found, and none could be installed.');
    return { passed: 0, failed: 1, skipped: 0 };
  }
  const report = `${REPORTS}/playwright.json`;
  run('Browser tests', 'npx playwright test --reporter=list,json', {
    CHROMIUM: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0 };
  const { expected, unexpected, flaky, skipped } = JSON.parse(readFileSync(report, 'utf8')).stats;
  return { passed: expected, failed: unexpected + flaky, skipped };
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
const sum = (what: keyof Counts) => all.reduce((total, counts) => total + counts[what], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
process.exit(sum('failed') === 0 ? 0 : 1);
