import pMap from 'p-map';
import type { ConcurrencyByKey } from './concurrency-by-key';
import type { Deps } from './deps';
import type { DueItem } from './due-items.store';

const AT_ONCE = 16;
const SHORTEST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 60 * 60_000;

/** A task that failed. */
export interface Failure {
  readonly what: string;
  readonly error: string;
  /** The step or season of the task, as the log names it. */
  readonly correlation?: string;
}

/** A failure as one line of text. */
export function failureInWords({ what, error }: Failure): string {
  return `${what}: ${error}`;
}

/** A task whose failure must not stop the others; `what` names it in the log. */
export interface Task {
  readonly what: string;
  /** The step or season of the task, as the log names it. */
  readonly correlation?: string | undefined;
  act(): Promise<unknown>;
  /** The item that is postponed if the task fails, so that it does not block the others the next time. */
  readonly item?: DueItem;
  /**
   * When it was due.
   * @default now
   */
  readonly since?: number;
}

/** A task that waits for an external receiver; its key is that of the concurrency limit. */
export interface KeyedTask extends Task {
  readonly key: string;
}

/**
 * Runs each task regardless of the others, and postpones those that fail.
 * @returns the failures
 */
export async function runAllSettled(deps: Deps, tasks: readonly Task[]): Promise<Failure[]> {
  const failures: Failure[] = [];
  await pMap(tasks, (task) => attempt(deps, task, failures), { concurrency: AT_ONCE });
  return failures;
}

/** Does the same with a concurrency limit per key. */
export async function runAllSettledByKey(
  deps: Deps,
  tasks: readonly KeyedTask[],
  concurrency: ConcurrencyByKey,
): Promise<Failure[]> {
  const failures: Failure[] = [];
  await Promise.all(tasks.map((task) => concurrency.run(task.key, () => attempt(deps, task, failures))));
  return failures;
}

async function attempt(deps: Deps, task: Task, failures: Failure[]): Promise<void> {
  const { what, act, since, item, correlation } = task;
  const fail = (error: string) => failures.push({ what, error, ...(correlation && { correlation }) });
  try {
    await act();
  } catch (error) {
    fail(String(error));
    if (item === undefined) return;
    const now = deps.clock();
    await deps.store
      .putOff(item, now + waitFor(now - (since ?? now)))
      .catch((problem: unknown) => fail(`could not be put off: ${String(problem)}`));
  }
}

/** As long as it has been failing, but at least a minute and at most an hour. */
function waitFor(failing: number): number {
  return Math.min(Math.max(failing, SHORTEST_WAIT_MS), LONGEST_WAIT_MS);
}
