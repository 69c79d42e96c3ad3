import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { OperatorSite } from './operator-sites';

/** The input of one run: the tests, and the mutants in the order of their numbers. */
export interface MutationPlan {
  readonly tests: readonly string[];
  readonly seed: number;
  readonly mutants: readonly OperatorSite[];
  /** The number of the mutant to begin with; those before it have been tried. */
  readonly first: number;
}

/** The fate of a mutant; `import`: reached only while files are loaded, where nothing can be tried again. */
export type Fate = 'killed' | 'survived' | 'not reached' | 'import';

/** The outcome of a run, so far if its process has ended. */
export interface MutationOutcome {
  readonly fates: readonly { readonly name: string; readonly fate: Fate; readonly by?: string }[];
  /** Tests that fail without any mutant, and are left out. */
  readonly unusable: readonly string[];
}

/** The environment variable with the file that the command and the test process exchange. */
export const PLAN_FILE = 'MUTATION_PLAN';

export function readPlan(): MutationPlan | null {
  const file = process.env[PLAN_FILE];
  return file === undefined ? null : JSON.parse(readFileSync(file, 'utf8'));
}

export function writeOutcome(outcome: MutationOutcome): void {
  writeFileSync(outcomeFile(process.env[PLAN_FILE] ?? ''), JSON.stringify(outcome));
}

/** The recorded outcome of a plan; null if the process ended before that. */
export function readOutcome(planFile: string): MutationOutcome | null {
  const file = outcomeFile(planFile);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

function outcomeFile(planFile: string): string {
  return `${planFile}.outcome`;
}
