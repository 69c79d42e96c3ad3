import { addUp, type Counted, WANTED_PARTS } from './coverage';
import { FAULT_KINDS, type FaultKind } from './fault-kinds';
import type { Run } from './run-seed';

/** A worker's result of a run. */
export type Result = Run & { readonly milliseconds: number };

/** The totals of many seeds. */
export interface Sum {
  readonly seeds: number;
  readonly failed: readonly Result[];
  readonly struck: Readonly<Partial<Record<FaultKind, number>>>;
  readonly counted: Counted;
  readonly milliseconds: number;
  /** The number of seeds for each game, and their time. */
  readonly bySystem: Readonly<Record<string, { readonly seeds: number; readonly milliseconds: number }>>;
}

export function sumOf(results: readonly Result[]): Sum {
  return {
    seeds: results.length,
    failed: results.filter(({ broken }) => broken.length > 0),
    struck: results.reduce<Counted>((sum, { struck }) => addUp(sum, struck as Counted), {}),
    counted: results.reduce<Counted>((sum, one) => addUp(sum, one.counted), {}),
    milliseconds: results.reduce((sum, one) => sum + one.milliseconds, 0),
    bySystem: Object.fromEntries(
      [...new Set(results.map(({ system }) => system))].sort().map((system) => {
        const own = results.filter((one) => one.system === system);
        const milliseconds = own.reduce((sum, one) => sum + one.milliseconds, 0);
        return [system, { seeds: own.length, milliseconds }];
      }),
    ),
  };
}

/** The occurrences that are enough for a thousand seeds to prove something. */
export const ENOUGH = 100;

/** Fault kinds and parts of games that occurred too seldom for the number of seeds, in words. */
export function tooSeldom({ seeds, struck, counted }: Sum): readonly string[] {
  const least = (ENOUGH * Math.min(seeds, 1000)) / 1000;
  const kinds = FAULT_KINDS.map((kind) => [`fault: ${kind}`, struck[kind] ?? 0] as const);
  const parts = WANTED_PARTS.map((part) => [part, counted[part] ?? 0] as const);
  return [...kinds, ...parts]
    .filter(([, count]) => count < least)
    .map(([what, count]) => `${what}: ${count} times, ${Math.ceil(least)} wanted`);
}

/** The report of many seeds, line by line. */
export function linesOf(sum: Sum): readonly string[] {
  const table = (counts: Readonly<Record<string, number>>) =>
    Object.entries(counts)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([what, count]) => `  ${String(count).padStart(8)}  ${what}`);
  const seldom = tooSeldom(sum);
  return [
    `${sum.seeds} seeds, ${(sum.milliseconds / 1000).toFixed(0)} s of work, ${(sum.milliseconds / Math.max(1, sum.seeds)).toFixed(0)} ms each`,
    ...Object.entries(sum.bySystem).map(
      ([system, { seeds, milliseconds }]) =>
        `  ${String(seeds).padStart(8)}  ${system}, ${(milliseconds / seeds).toFixed(0)} ms each`,
    ),
    'faults put in:',
    ...table(sum.struck as Counted),
    'what came up:',
    ...table(sum.counted),
    ...(seldom.length === 0 ? [] : ['too seldom:', ...seldom.map((one) => `  ${one}`)]),
    ...sum.failed.flatMap(({ seed, broken }) => [
      `seed ${seed} FAILED (npm run simulate -- --faults --seed ${seed}):`,
      ...broken.slice(0, 10).map((one) => `  ${one}`),
    ]),
    `${sum.failed.length} of ${sum.seeds} seeds failed`,
  ];
}
