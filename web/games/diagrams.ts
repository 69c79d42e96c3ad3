import type { ReactElement } from 'react';
import type { Corrections } from '../components/corrections/corrections';
import type { ShownStep } from '../lib/shown-step';

/** The content of a picture in the rules. */
export interface Pictured {
  readonly step: ShownStep;
  /** Whether it shows the board after the step, instead of the one before it with the orders. */
  readonly isAfter: boolean;
  /** The spaces around which it is cropped; empty for those of the step. */
  readonly around: readonly string[];
}

/**
 * How a game draws the diagrams of its rules. Drawn only on the server: no reader's browser needs a script for them.
 */
export interface Diagrams {
  /** The shared definitions of all pictures of a page, drawn once. */
  readonly shared: () => ReactElement;
  readonly picture: (pictured: Pictured) => ReactElement;
  /** The subject of an order, and its effect. */
  readonly words: Corrections['words'];
  /** The result of an order, if the game has its own words for it. */
  readonly result?: Corrections['result'];
  /** Whether the step also has sentences: for events beyond the orders' results, such as dice and gains. */
  readonly hasStory: boolean;
}
