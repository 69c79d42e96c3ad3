import pMap from 'p-map';

const AT_ONCE = 16;

/** Something to do whose failure must not stop the rest; `what` names it in the log. */
export interface Task {
  readonly what: string;
  act(): Promise<unknown>;
}

/** Does each task whatever becomes of the others. @returns what failed, in words */
export async function attemptAll(tasks: readonly Task[]): Promise<string[]> {
  const failures: string[] = [];
  const attempt = ({ what, act }: Task) =>
    act().catch((error: unknown) => failures.push(`${what}: ${String(error)}`));
  await pMap(tasks, attempt, { concurrency: AT_ONCE });
  return failures;
}
