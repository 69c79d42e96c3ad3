import pMap from 'p-map';
import type { Lanes } from './lanes';

const AT_ONCE = 16;

/** Something to do whose failure must not stop the rest; `what` names it in the log. */
export interface Task {
  readonly what: string;
  act(): Promise<unknown>;
}

/** A task that waits for someone outside: its lane says for whom. */
export interface LaneTask extends Task {
  readonly lane: string;
}

/** Does each task whatever becomes of the others. @returns what failed, in words */
export async function attemptAll(tasks: readonly Task[]): Promise<string[]> {
  const failures: string[] = [];
  await pMap(tasks, (task) => attempt(task, failures), { concurrency: AT_ONCE });
  return failures;
}

/** The same with each task in its lane. */
export async function attemptInLanes(tasks: readonly LaneTask[], lanes: Lanes): Promise<string[]> {
  const failures: string[] = [];
  await Promise.all(tasks.map((task) => lanes.run(task.lane, () => attempt(task, failures))));
  return failures;
}

/** Also notes what fails before it has begun to wait. */
async function attempt({ what, act }: Task, failures: string[]): Promise<void> {
  try {
    await act();
  } catch (error) {
    failures.push(`${what}: ${String(error)}`);
  }
}
