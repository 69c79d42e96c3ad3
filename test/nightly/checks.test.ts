import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { CHECKS } from './checks';

/** What the run of a check by itself is: paths of vitest, or the whole of Playwright. */
const paths = CHECKS.flatMap(
  ({ command }) => /vitest run (?:--project \w+ )?(.*)/.exec(command)?.[1]?.split(' ') ?? [],
);
const tries = (file: string) =>
  file.startsWith('test/browser/') || paths.some((path) => file.startsWith(path));

/** Tests that try a part of their cases by day, and helpers by which they do. */
const SPREAD = ['engine', 'functions', 'infra', 'test', 'web/components', 'web/games', 'web/lib']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  )
  .filter((path) => path.endsWith('.ts') && /from '\.[./\w]*\/nightly'/.test(readFileSync(path, 'utf8')));

test('tests that leave cases to the night are run by night', () => {
  expect(SPREAD.length).toBeGreaterThan(40);
  expect(SPREAD.filter((path) => !tries(path))).toEqual([]);
});

test('each check has a name of its own, and a job at night', () => {
  const ids = CHECKS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const { jobs } = parse(readFileSync('.github/workflows/nightly.yml', 'utf8'));
  expect(jobs.nightly.strategy.matrix.check).toEqual(ids);
});
