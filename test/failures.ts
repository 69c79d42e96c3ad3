import { stripVTControlCharacters } from 'node:util';

/** What a report of vitest says of one file (`--reporter=json`), as far as failures go. */
interface UnitReport {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[];
  }[];
}

/** What a report of Playwright says (`--reporter=json`): suites within suites, tests with a result for each try. */
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

/** Where it failed and the first lines of why, without colours. */
function failure(where: string, why: string | undefined): string {
  const lines = stripVTControlCharacters(why ?? '')
    .split('\n')
    .slice(0, LINES);
  return [where, ...lines.filter((line) => line.trim() !== '').map((line) => `  ${line}`)].join('\n');
}

/** Every unit test that failed; a file that could not be loaded has no failed tests, but it has failed. */
export function unitFailures(report: UnitReport): string[] {
  return report.testResults.flatMap((file) => {
    if (file.status === 'failed' && file.assertionResults.length === 0)
      return failure(file.name, file.message);
    return file.assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => failure(`${file.name}: ${test.fullName}`, test.failureMessages?.[0]));
  });
}

/** Every browser test that failed, and what failed outside of any; one that passed at a second try has failed. */
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
