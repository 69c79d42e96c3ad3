import type { Step } from '../../../functions/core/game/games.schema';

/** A step in the form of the log. */
export type LogStep = Pick<Step, 'step' | 'label' | 'closedAt' | 'sentences'>;

export function logStepOf({ step, label, closedAt, sentences }: Step): LogStep {
  return { step, label, closedAt, sentences };
}
