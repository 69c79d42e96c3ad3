import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as z from 'zod';
import { inBrowser, type PlantedBug } from './claim';

/** Long enough for the slowest file, and for building the pages. */
const TIMEOUT_MS = 900_000;

/** The name of a failure in the set-up of a file's tests. */
const SET_UP = 'the set-up of its tests';

interface Ran {
  readonly file: string;
  /** The title of the test, empty if the file could not be loaded. */
  readonly title: string;
  readonly failed: boolean;
}

/**
 * Runs the tests of some planted bugs in a folder.
 * @returns for each bug the title of its failed test, empty if no test ran, undefined if all passed
 */
export function failures(
  folder: string,
  of: readonly PlantedBug[],
): (planted: PlantedBug) => string | undefined {
  const bail = of.length === 1;
  const [specs, others] = [of.filter(inBrowser), of.filter((planted) => !inBrowser(planted))];
  // Titles and the environment apply to a whole run.
  const groups = [false, true].flatMap((hasTitle) =>
    [false, true].map((byNight) =>
      others.filter((one) => hasTitle === (one.only !== undefined) && byNight === (one.byNight === true)),
    ),
  );
  const ran = [
    ...groups.flatMap((group) => vitest(folder, group, bail)),
    ...(specs.length === 0 ? [] : playwright(folder, specs)),
  ];
  return ({ test, only }) => {
    const pattern = new RegExp(only ?? '');
    const own = ran.filter(
      ({ file, title }) => file === test && (title === '' || title === SET_UP || pattern.test(title)),
    );
    const failed = own.filter((one) => one.failed);
    // No test has such a title.
    if (own.length === 0) return '';
    return (failed.find(({ title }) => title !== '') ?? failed[0])?.title;
  };
}

const VitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

function vitest(folder: string, of: readonly PlantedBug[], bail: boolean): Ran[] {
  if (of.length === 0) return [];
  const files = filesOf(of);
  const report = join(folder, '.security-claims.json');
  const command = ['vitest', 'run', '--project', 'tests', '--reporter=json', `--outputFile=${report}`];
  const options = [...(bail ? ['--bail', '1'] : []), ...files, ...titled('-t', of)];
  const night = of.some(({ byNight }) => byNight) ? { NIGHTLY: '1' } : {};
  const text = run(folder, [...command, ...options], report, night);
  // No report: it hung, or could not begin.
  if (text === undefined) return files.map(unloaded);
  return VitestReport.parse(JSON.parse(text)).testResults.flatMap(({ name, status, assertionResults }) => {
    const file = name.slice(name.indexOf(folder) + folder.length + 1);
    const ran = assertionResults.filter((one) => ['passed', 'failed'].includes(one.status));
    if (status === 'failed' && assertionResults.length === 0) return [unloaded(file)];
    // The shared set-up of its tests failed.
    if (status === 'failed' && !ran.some((one) => one.status === 'failed'))
      return [{ file, title: SET_UP, failed: true }];
    return ran.map((one) => ({ file, title: one.fullName, failed: one.status === 'failed' }));
  });
}

interface Suite {
  readonly specs: readonly { readonly title: string; readonly ok: boolean; readonly file: string }[];
  readonly suites: readonly Suite[];
}
const Suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    specs: z.array(z.object({ title: z.string(), ok: z.boolean(), file: z.string() })).default([]),
    suites: z.array(Suite).default([]),
  }),
);
const PlaywrightReport = z.object({ suites: z.array(Suite), errors: z.array(z.unknown()) });

function playwright(folder: string, of: readonly PlantedBug[]): Ran[] {
  const files = filesOf(of);
  const report = join(folder, '.security-claims.json');
  const command = ['playwright', 'test', '--reporter=json', ...files.map((file) => basename(file))];
  const text = run(folder, [...command, ...titled('-g', of)], report);
  const { suites, errors } =
    text === undefined ? { suites: [], errors: [null] } : PlaywrightReport.parse(JSON.parse(text));
  const ran = suites.flatMap(specsIn).map(({ title, file, ok }) => ({
    file: files.find((one) => one.endsWith(file)) ?? file,
    title,
    failed: !ok,
  }));
  // The site did not start, or could not be built.
  return errors.length > 0 && !ran.some(({ failed }) => failed) ? files.map(unloaded) : ran;
}

function unloaded(file: string): Ran {
  return { file, title: '', failed: true };
}

function specsIn({ specs, suites }: Suite): Suite['specs'] {
  return [...specs, ...suites.flatMap(specsIn)];
}

/** The report of a run of tests; undefined without one. */
function run(
  cwd: string,
  [program = '', ...options]: readonly string[],
  report: string,
  more: Readonly<Record<string, string>> = {},
): string | undefined {
  rmSync(report, { force: true });
  const env = { ...process.env, ...more, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  // Not through npx, because only npx would be killed.
  spawnSync(join(cwd, 'node_modules', '.bin', program), options, {
    cwd,
    env,
    stdio: 'ignore',
    timeout: TIMEOUT_MS,
    killSignal: 'SIGKILL',
  });
  return existsSync(report) ? readFileSync(report, 'utf8') : undefined;
}

function filesOf(of: readonly PlantedBug[]): string[] {
  return [...new Set(of.map(({ test }) => test))];
}

/** The option that runs only the chosen titles; none for a whole file. */
function titled(option: string, of: readonly PlantedBug[]): string[] {
  const patterns = [...new Set(of.flatMap(({ only }) => only ?? []))];
  return patterns.length === 0 || of.some(({ only }) => !only) ? [] : [option, patterns.join('|')];
}
