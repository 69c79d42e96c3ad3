import { stripVTControlCharacters } from 'node:util';

/** The part of vitest's report on one file (`--reporter=json`) that shows failures. */
interface UnitReport {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[];
  }[];
}

/** A report of Playwright (`--reporter=json`): nested suites, tests with a result for each try. */
interface BrowserReport {
  errors?: { message?: string }[];
  suites?: BrowserSuite[];
}

interface BrowserSuite {
  suites?: BrowserSuite[];
  specs?: {
    file: string;
    line: number;
    title: string;
    tests: { status: string; results: { errors?: { message?: string }[] }[] }[];
  }[];
}

const LINES = 12;

/** The place of a failure and the first lines of its message, without colours. */
function failure(where: string, why: string | undefined): string {
  const lines = stripVTControlCharacters(why ?? '')
    .split('\n')
    .slice(0, LINES);
  return [where, ...lines.filter((line) => line.trim() !== '').map((line) => `  ${line}`)].join('\n');
}

/** A failed check without a report: its title and the last lines of its output, where most tools say what is wrong. */
export function checkFailure(title: string, output: string): string {
  return failure(title, output.trimEnd().split('\n').slice(-LINES).join('\n'));
}

/** Every failed unit test; a file that could not be loaded has no failed tests, but has failed. */
export function unitFailures(report: UnitReport): string[] {
  return report.testResults.flatMap((file) => {
    if (file.status === 'failed' && file.assertionResults.length === 0)
      return failure(file.name, file.message);
    return file.assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => failure(`${file.name}: ${test.fullName}`, test.failureMessages?.[0]));
  });
}

/** Every failed browser test, and failures outside of tests; a test that passed at the second try has failed. */
export function browserFailures(report: BrowserReport): string[] {
  const outside = (report.errors ?? []).map((error) => failure('Browser tests', error.message));
  return [...outside, ...(report.suites ?? []).flatMap(failuresOfSuite)];
}

function failuresOfSuite(suite: BrowserSuite): string[] {
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests
      .filter((test) => test.status === 'unexpected' || test.status === 'flaky')
      .map((test) =>
        failure(
          `${spec.file}:${spec.line}: ${spec.title}`,
          test.results.flatMap((result) => result.errors ?? [])[0]?.message,
        ),
      ),
  );
  return [...own, ...(suite.suites ?? []).flatMap(failuresOfSuite)];
}
