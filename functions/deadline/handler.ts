import * as z from 'zod';
import type { Deps } from '../core/platform/deps';
import { trustedTime } from '../core/platform/heartbeat';
import { runScheduled } from '../core/season/next-run';
import { closeDueStep } from '../core/step/close-due-step';
import { stepName } from '../core/step/step-name';
import { readEvent } from '../lambda-event';
import { errorFields, log, logAbout } from '../log';
import { loggedRun } from '../logged-run';
import { logMetrics } from '../metrics';
import { lambdaDeps } from '../runtime';

/** `due` is the deadline of the schedule, in milliseconds since 1970 in UTC. */
const StepDue = z.object({ game: z.string(), step: z.number().int(), due: z.number().int().optional() });
const SeasonDue = z.object({ season: z.string() });

const deps = lambdaDeps();

/** Called by the schedule of a step or a season at its time or up to a minute later, possibly twice. */
export const handler = loggedRun('schedule', async (event): Promise<void> => {
  // Parsed separately, so that an error names the fields of the right kind.
  if (!isOfSeason(event)) return stepDue(readEvent("a step's game and number, or a season", StepDue, event));
  const { season } = readEvent('a season', SeasonDue, event);
  await logAbout({ correlation: season }, () =>
    loud(async () => log('info', 'season', { hour: await runScheduled(deps, season) })),
  );
});

function isOfSeason(event: unknown): boolean {
  return typeof event === 'object' && event !== null && 'season' in event;
}

function stepDue({ game, step, due }: z.infer<typeof StepDue>): Promise<void> {
  return logAbout({ correlation: stepName(game, step) }, () =>
    loud(async () => {
      const closing = await closeDueStep(deps, game, step);
      if (closing === 'not-due')
        return log('info', 'deadline', { closing, why: await explainStillOpen(deps, game) });
      // The deadline was moved after this schedule was created; the new deadline has its own.
      if (closing !== 'adjudicated' || due === undefined) return log('info', 'deadline', { closing });
      logMetrics('deadline', { closing }, { PublishedAfter: deps.clock() - due });
    }),
  );
}

/** Logs a failure of the work in a separate line: the one that Lambda writes does not name the step or season. */
async function loud(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    log('error', 'deadline failed', errorFields(error));
    throw error;
  }
}

/** Why a step did not close when its schedule fired, for the operator's log. */
async function explainStillOpen(deps: Deps, game: string): Promise<string> {
  const gate = await deps.store.gate(game);
  if (gate === undefined) return 'there is no such game';
  const time = (at: number) => new Date(at).toISOString();
  if (gate.endsAt !== undefined) return `nobody plays the game, which ends at ${time(gate.endsAt)}`;
  if (gate.pausedAt !== undefined) return `a moderator paused the game at ${time(gate.pausedAt)}`;
  if (gate.deadline > deps.clock()) return `its deadline is ${time(gate.deadline)}`;
  if (!(await trustedTime(deps)).sure)
    return 'the clock is far from the last sign of life: the sweep goes on once it agrees';
  return 'the sweep comes back to it';
}
