import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Comparison, comparisonsIn, constantsIn, sources } from './constants';

const RECORD = join(import.meta.dirname, 'recorded.json');

/** What is recorded: the value of each constant by file and name, and each comparison with a number without a name. */
export interface Recorded {
  readonly constants: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly comparisons: readonly string[];
}

/** Formats of files, which their own tests read and write, and examples of the API's description. */
const LEFT_OUT = /^functions\/(host\/dynamo|api\/description)\//;

/** The boundaries of the product as they are now. */
export function boundariesNow(): Recorded {
  const files = sources().filter((file) => !LEFT_OUT.test(file));
  const constants = files.flatMap((file) => {
    const own = constantsIn(file).map(({ name, value }) => [name, value] as const);
    return own.length === 0 ? [] : [[file, Object.fromEntries(own)] as const];
  });
  const inWords = ({ file, text }: Comparison) => `${file}: ${text}`;
  return {
    constants: Object.fromEntries(constants),
    comparisons: files.flatMap((file) => comparisonsIn(file).map(inWords)),
  };
}

export function boundariesRecorded(): Recorded {
  return JSON.parse(readFileSync(RECORD, 'utf8')) as Recorded;
}

/** Records them again: a change of a limit is then a change of this file, for a reviewer to see. */
export function recordBoundaries(): void {
  writeFileSync(RECORD, `${JSON.stringify(boundariesNow(), null, 2)}\n`);
}
