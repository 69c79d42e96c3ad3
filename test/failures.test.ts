import { expect, test } from 'vitest';
import { browserFailures, checkFailure, unitFailures } from './failures';

test('a unit test that failed is named with the first lines of why', () => {
  const report = {
    testResults: [
      { name: 'fine.test.ts', status: 'passed', assertionResults: [{ status: 'passed', fullName: 'works' }] },
      {
        name: 'deadline.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'opens' },
          {
            status: 'failed',
            fullName: 'closes',
            failureMessages: ['\u001b[31mexpected 1\u001b[0m\n\nto be 2'],
          },
        ],
      },
    ],
  };
  expect(unitFailures(report)).toEqual(['deadline.test.ts: closes\n  expected 1\n  to be 2']);
});

test('a file that could not be loaded has failed', () => {
  const report = {
    testResults: [
      { name: 'broken.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    ],
  };
  expect(unitFailures(report)).toEqual(['broken.test.ts\n  no such module']);
});

test('a browser test that failed, at first or for good, is named with its line', () => {
  const spec = (title: string, status: string) => ({
    file: 'login.spec.ts',
    line: 7,
    title,
    tests: [{ status, results: [{ errors: [{ message: 'not visible' }] }, {}] }],
  });
  const report = {
    suites: [
      {
        specs: [spec('logs in', 'expected')],
        suites: [{ specs: [spec('waits', 'flaky'), spec('logs out', 'unexpected')] }],
      },
    ],
  };
  expect(browserFailures(report)).toEqual([
    'login.spec.ts:7: waits\n  not visible',
    'login.spec.ts:7: logs out\n  not visible',
  ]);
});

test('what failed outside of any test is a failure, too', () => {
  expect(browserFailures({ errors: [{ message: 'the server did not start' }] })).toEqual([
    'Browser tests\n  the server did not start',
  ]);
});

test('a failed check shows the last lines of its output', () => {
  const output = [...Array.from({ length: 40 }, (_, index) => `line ${index}`), 'The build warns.', ''].join(
    '\n',
  );
  const lines = checkFailure('Pages build', output).split('\n');
  expect(lines[0]).toBe('Pages build');
  expect(lines.slice(1)).toHaveLength(12);
  expect(lines.at(-1)).toBe('  The build warns.');
});
