import * as z from 'zod';
import { readEvent } from '../lambda-event';
import { logMetrics } from '../metrics';
import { lambdaDeps, log } from '../runtime';
import { reachHour } from '../services/seasons/next-hour';
import { stepName } from '../services/step-name';
import { closeStep } from '../services/steps/close-step';

/** `due` is the deadline that the schedule was made for, milliseconds since 1970 in UTC. */
const StepDue = z.object({ game: z.string(), step: z.number().int(), due: z.number().int().optional() });
const SeasonDue = z.object({ season: z.string() });

const deps = lambdaDeps();

/** Called by the schedule of a step or a season at its time or up to a minute later, perhaps twice. */
export async function handler(event: unknown): Promise<void> {
  // Read apart, so that a refusal names the fields of the one that was meant.
  if (!isOfSeason(event)) return stepDue(readEvent("a step's game and number, or a season", StepDue, event));
  const { season } = readEvent('a season', SeasonDue, event);
  log('info', 'season', { correlation: season, hour: await reachHour(deps, season) });
}

function isOfSeason(event: unknown): boolean {
  return typeof event === 'object' && event !== null && 'season' in event;
}

async function stepDue({ game, step, due }: z.infer<typeof StepDue>): Promise<void> {
  const closing = await closeStep(deps, game, step);
  const fields = { correlation: stepName(game, step), closing };
  // The deadline was moved after this schedule was made; the moved one has its own.
  if (closing !== 'adjudicated' || due === undefined) return log('info', 'deadline', fields);
  logMetrics('deadline', fields, { PublishedAfter: deps.clock() - due });
}
