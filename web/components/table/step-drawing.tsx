import { createContext, type ReactNode, use } from 'react';
import type { SeatChange } from '../../lib/seat-change';
import type { ShownStep } from '../../lib/shown-step';
import type { Motion } from './motions';

/** How a game draws its steps. */
export interface StepDrawing {
  /** Whether its board is a map, which can be downloaded as a picture. */
  readonly hasMap: boolean;
  /**
   * The board before the step with its actions, or the board after it; pieces with this motion move, as far as the
   * reader's browser animates at all. While pieces arrive, places still belong to their former owners; "settled" shows
   * both at once.
   */
  readonly board: (step: ShownStep, after: boolean, title: string, motion?: Motion | 'settled') => ReactNode;
  /** The motions of a step that can be seen, in their order. Absent: pieces only arrive. */
  readonly motions?: (step: ShownStep) => readonly Motion[];
  /** The difference for each seat between two states, for those that have one. */
  readonly changes: (before: unknown, after: unknown) => readonly SeatChange[];
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
