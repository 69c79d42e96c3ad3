import { createContext, type ReactNode, use } from 'react';
import type { ShownStep } from '../../lib/shown-step';

/** How a game draws its steps. */
export interface StepDrawing {
  /** Whether its board is a map, which can be downloaded as a picture. */
  readonly hasMap: boolean;
  /**
   * The board before the step with its actions, or the board after it; if `moving`, pieces move in from their previous
   * places, as far as the reader's browser animates at all.
   */
  readonly board: (step: ShownStep, after: boolean, title: string, moving?: boolean) => ReactNode;
  /** The results that the step's own sentences do not give: verdicts of orders that all seats gave simultaneously. */
  readonly verdicts?: (step: ShownStep) => ReactNode;
  /** Shown after the sentences: dice. */
  readonly details?: (step: ShownStep) => ReactNode;
}

const Drawing = createContext<StepDrawing | null>(null);

/** Provides a game's drawing of steps to the page inside. */
export const DrawingOfSteps = Drawing.Provider;

/** The drawing of steps of the game around this page. */
export function useStepDrawing(): StepDrawing {
  const drawing = use(Drawing);
  if (drawing === null) throw new Error('no game around this page');
  return drawing;
}
