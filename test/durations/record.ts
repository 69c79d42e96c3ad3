import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import * as z from 'zod';
import { DURATIONS_FILE, recordedDurations } from './durations';

/**
 * Records the durations of the files of the last `npm test`, from its reports: `npm run record-durations`. Leaves out
 * files of less than three seconds, so that the record seldom changes.
 */
const LEAST_SECONDS = 3;

const UnitReport = z.object({
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
});

interface Suite {
  readonly file: string;
  readonly specs: readonly {
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
  readonly suites: readonly Suite[];
}
const Suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    file: z.string(),
    specs: z.array(
      z.object({ tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })) }),
    ),
    suites: z.array(Suite).default([]),
  }),
);
const BrowserReport = z.object({ suites: z.array(Suite) });

const seconds = new Map<string, number>();
const add = (file: string, ms: number) => seconds.set(file, (seconds.get(file) ?? 0) + ms / 1000);

for (const { name, startTime, endTime } of read('test-results/vitest.json', UnitReport)?.testResults ?? [])
  add(relative(process.cwd(), name), endTime - startTime);
for (const suite of read('test-results/playwright.json', BrowserReport)?.suites ?? [])
  add(`test/browser/${suite.file}`, durationOf(suite));

const kept = seconds.size > 0 ? [...seconds] : Object.entries(recordedDurations());
const long = kept.filter(([, one]) => one >= LEAST_SECONDS).sort(([, one], [, other]) => other - one);
const rounded = Object.fromEntries(long.map(([file, one]) => [file, Math.round(one)]));
writeFileSync(DURATIONS_FILE, `${JSON.stringify(rounded, null, 2)}\n`);
console.log(`${long.length} of ${kept.length} files take ${LEAST_SECONDS} s or more`);

function durationOf({ specs, suites }: Suite): number {
  const own = specs.flatMap(({ tests }) =>
    tests.flatMap(({ results }) => results.map(({ duration }) => duration)),
  );
  return own.reduce((sum, one) => sum + one, 0) + suites.reduce((sum, one) => sum + durationOf(one), 0);
}

function read<T>(path: string, schema: z.ZodType<T>): T | undefined {
  return existsSync(path) ? schema.parse(JSON.parse(readFileSync(path, 'utf8'))) : undefined;
}
