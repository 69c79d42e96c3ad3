import type { Step } from '../../../functions/api/schemas/games';

/** A step as the log tells it. */
export type LogStep = Pick<Step, 'step' | 'label' | 'closedAt' | 'sentences'>;

export function logStepOf({ step, label, closedAt, sentences }: Step): LogStep {
  return { step, label, closedAt, sentences };
}
