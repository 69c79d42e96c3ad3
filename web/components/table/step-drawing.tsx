import { createContext, type ReactNode, use } from 'react';
import type { Step } from '../../../functions/api/schemas/games';

/** What is drawn of a step, whether the platform adjudicated it or the reader's own browser. */
export type ShownStep = Pick<Step, 'before' | 'position' | 'orders' | 'events' | 'sentences'>;

/** How a game draws its steps. */
export interface StepDrawing {
  /** Whether its board is a map, which can be taken away as a picture. */
  readonly hasMap: boolean;
  /**
   * The board that the step met with what was done on it, or the board it left; where `moving`, pieces arrive on it from
   * where they were, as far as the reader's browser moves things at all.
   */
  readonly board: (step: ShownStep, after: boolean, title: string, moving?: boolean) => ReactNode;
  /** What happened, where the step's own sentences do not say it: verdicts of orders that all seats gave at once. */
  readonly verdicts?: (step: ShownStep) => ReactNode;
  /** What follows the sentences: dice. */
  readonly details?: (step: ShownStep) => ReactNode;
}

const Drawing = createContext<StepDrawing | null>(null);

/** Hands a game's drawing of steps to the page inside. */
export const DrawingOfSteps = Drawing.Provider;

/** How the game around this page draws its steps. */
export function useStepDrawing(): StepDrawing {
  const drawing = use(Drawing);
  if (drawing === null) throw new Error('no game around this page');
  return drawing;
}
