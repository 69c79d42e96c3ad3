import type { Problem } from '../../../engine/game';

export type Validate<Order> = (orders: readonly Order[]) => readonly Problem[];

/** The first problem of each entry, by its index in the list. */
export function firstProblems(problems: readonly Problem[]): ReadonlyMap<number, Problem> {
  const first = new Map<number, Problem>();
  for (const problem of problems) {
    const index = problem.path[0];
    if (typeof index === 'number' && !first.has(index)) first.set(index, problem);
  }
  return first;
}
