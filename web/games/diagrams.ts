import type { ReactElement } from 'react';
import type { Corrections } from '../components/rulings/corrections';
import type { ShownStep } from '../components/table/step-drawing';

/** What a picture of the rules shows. */
export interface Pictured {
  readonly step: ShownStep;
  /** Whether it shows the board that the step left, and not the one it met with what was ordered. */
  readonly isAfter: boolean;
  /** The places around which it is cut out; empty for those that the step is about. */
  readonly around: readonly string[];
}

/** How a game draws what its rules explain. Drawn on the server alone: no reader's browser needs a script for it. */
export interface Diagrams {
  /** What all pictures of a page refer to, drawn once. */
  readonly shared: () => ReactElement;
  readonly picture: (pictured: Pictured) => ReactElement;
  /** Who or what an order is for, and what it does. */
  readonly words: Corrections['words'];
  /** What came of an order, where the game has words of its own for it. */
  readonly result?: Corrections['result'];
  /** Whether the step is told in sentences as well: what the orders' results leave out, such as dice and gains. */
  readonly hasStory: boolean;
}
