import { afterStep } from './after-step';
import { closeStep } from './close-step';
import type { Deps } from './deps';

const BATCH = 1000;
/** An event that old was lost on its way: the stream delivers within seconds. */
const LOST_EVENT_MS = 30_000;

export interface Swept {
  readonly closed: number;
  readonly overdue: number;
  readonly events: number;
  readonly failures: readonly string[];
}

/** Catches what timers and streams have lost: steps past their deadline, and events nobody has acted on. */
export async function sweep(deps: Deps): Promise<Swept> {
  const now = deps.clock();
  const failures: string[] = [];
  const attempt = async (what: string, act: () => Promise<unknown>) => {
    try {
      await act();
      return 1;
    } catch (error) {
      failures.push(`${what}: ${error instanceof Error ? error.message : String(error)}`);
      return 0;
    }
  };
  const due = await deps.store.stepsDueBefore(now, BATCH);
  let closed = 0;
  for (const { game, step } of due)
    closed += await attempt(`step ${step} of ${game}`, () => closeStep(deps, game, step, 'deadline'));
  const lost = await deps.store.outboxBefore(now - LOST_EVENT_MS);
  let events = 0;
  for (const event of lost) events += await attempt(`event ${event.id}`, () => afterStep(deps, event));
  return { closed, overdue: due.length, events, failures };
}
