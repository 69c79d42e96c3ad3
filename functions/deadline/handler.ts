import * as z from 'zod';
import { readEvent } from '../lambda-event';
import { lambdaDeps, log } from '../runtime';
import { closeStep } from '../services/games/close-step';

const Due = z.object({ game: z.string(), step: z.number().int() });

const deps = lambdaDeps();

/** Called by a step's schedule at its deadline or up to a minute later, perhaps twice. */
export async function handler(event: unknown): Promise<void> {
  const { game, step } = readEvent("a step's game and number", Due, event);
  const closing = await closeStep(deps, game, step, 'deadline');
  // The deadline was moved after this schedule was made; the moved one has its own.
  log('info', 'deadline', { game, step, closing });
}
