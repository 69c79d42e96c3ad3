import * as z from 'zod';
import { dueIndex } from '../keys';
import { type Gate, StepRecord } from '../records';

/** A gate as it is stored. Finished and paused games leave the index of due steps. */
export function gateItem(gate: Gate): Record<string, unknown> {
  const due = gate.state !== 'finished' && gate.pausedAt === undefined;
  return due ? { ...gate, ...dueIndex(gate.game, gate.deadline) } : { ...gate };
}

/**
 * A step as it is stored: what lists need as attributes, the rest as one JSON text, which is half the size of nested
 * attributes and comes back exactly as it was hashed.
 */
export function stepItem(step: StepRecord): Record<string, unknown> {
  return { game: step.game, step: step.step, label: step.label, body: JSON.stringify(step) };
}

/** The way back. */
export const StoredStep = z
  .object({ body: z.string() })
  .transform(({ body }) => StepRecord.parse(JSON.parse(body)));
