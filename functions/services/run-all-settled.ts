import pMap from 'p-map';
import type { DueItem } from '../store/questions/due-items';
import type { ConcurrencyByKey } from './concurrency-by-key';
import type { Deps } from './deps';

const AT_ONCE = 16;
const SHORTEST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 60 * 60_000;

/** What could not be done. */
export interface Failure {
  readonly what: string;
  readonly error: string;
  /** The step or season that it is about, as the log names it. */
  readonly correlation?: string;
}

/** A failure as one line of words. */
export function failureInWords({ what, error }: Failure): string {
  return `${what}: ${error}`;
}

/** Something to do whose failure must not stop the rest; `what` names it in the log. */
export interface Task {
  readonly what: string;
  /** The step or season that it is about, as the log names it. */
  readonly correlation?: string | undefined;
  act(): Promise<unknown>;
  /** What is put off when it fails, so that it does not stand before the others the next time. */
  readonly item?: DueItem;
  /** When it should have been done. @default now */
  readonly since?: number;
}

/** A task that waits for someone outside: its lane says for whom. */
export interface KeyedTask extends Task {
  readonly lane: string;
}

/** Does each task whatever becomes of the others, and puts off what fails. @returns what failed */
export async function runAllSettled(deps: Deps, tasks: readonly Task[]): Promise<Failure[]> {
  const failures: Failure[] = [];
  await pMap(tasks, (task) => attempt(deps, task, failures), { concurrency: AT_ONCE });
  return failures;
}

/** The same with each task in its lane. */
export async function runAllSettledByKey(
  deps: Deps,
  tasks: readonly KeyedTask[],
  lanes: ConcurrencyByKey,
): Promise<Failure[]> {
  const failures: Failure[] = [];
  await Promise.all(tasks.map((task) => lanes.run(task.lane, () => attempt(deps, task, failures))));
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

/** As long again as it has been failing, at least a minute and at most an hour. */
function waitFor(failing: number): number {
  return Math.min(Math.max(failing, SHORTEST_WAIT_MS), LONGEST_WAIT_MS);
}
