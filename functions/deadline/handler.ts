import * as z from 'zod';
import { readEvent } from '../lambda-event';
import { logMetrics } from '../metrics';
import { lambdaDeps, log } from '../runtime';
import { stepName } from '../services/step-name';
import { closeStep } from '../services/steps/close-step';

/** `due` is the deadline that the schedule was made for, milliseconds since 1970 in UTC. */
const Due = z.object({ game: z.string(), step: z.number().int(), due: z.number().int().optional() });

const deps = lambdaDeps();

/** Called by a step's schedule at its deadline or up to a minute later, perhaps twice. */
export async function handler(event: unknown): Promise<void> {
  const { game, step, due } = readEvent("a step's game and number", Due, event);
  const closing = await closeStep(deps, game, step);
  const fields = { correlation: stepName(game, step), closing };
  // The deadline was moved after this schedule was made; the moved one has its own.
  if (closing !== 'adjudicated' || due === undefined) return log('info', 'deadline', fields);
  logMetrics('deadline', fields, { PublishedAfter: deps.clock() - due });
}
