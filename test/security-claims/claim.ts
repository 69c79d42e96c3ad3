/** A bug that breaks the promise of a row of `docs/security.md`, and the test that must find it. */
export interface PlantedBug {
  /** The row, by its first requirement: "V7.2.2". */
  readonly row: string;
  /** The product's behaviour with the bug. */
  readonly bug: string;
  readonly file: string;
  /** The text in the file, which occurs exactly once. */
  readonly from: string;
  /** The bug's replacement for it. */
  readonly to: string;
  /** A test that the row names. */
  readonly test: string;
  /** Only these tests of the file, as vitest and Playwright match a title; all by default. */
  readonly only?: string;
  /** The test tries enough of its cases only in nightly runs. */
  readonly byNight?: true;
}

/** Whether a browser test finds the bug, which takes minutes. */
export function inBrowser({ test }: PlantedBug): boolean {
  return test.endsWith('.spec.ts');
}
