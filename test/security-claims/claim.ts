/** A bug that breaks what a row of `docs/security.md` promises, and the test that must notice it. */
export interface PlantedBug {
  /** The row, by its first requirement: "V7.2.2". */
  readonly row: string;
  /** What the product does with the bug in it. */
  readonly bug: string;
  readonly file: string;
  /** What stands in the file, exactly once. */
  readonly from: string;
  /** What the bug puts in its place. */
  readonly to: string;
  /** A test that the row names. */
  readonly test: string;
  /** Only these tests of the file, as vitest and Playwright take a title; all without it. */
  readonly only?: string;
  /** The test tries enough of its cases by night alone. */
  readonly byNight?: true;
}

/** Whether a bug is noticed by a test of the pages in a browser, which takes minutes. */
export function inBrowser({ test }: PlantedBug): boolean {
  return test.endsWith('.spec.ts');
}
