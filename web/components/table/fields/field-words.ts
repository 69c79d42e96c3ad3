import type { OpenPart } from '../../../../engine/game/offer';

/** A game's words for the open parts of its orders. */
export interface FieldWords {
  readonly label: (part: OpenPart) => string;
  /** The label of a value that a part offers. */
  readonly value: (value: unknown) => string;
  /** The label for adding one more place to a placement. */
  readonly anotherPlace?: string;
  /** Lists whose order matters: the first entry is the most wanted. */
  readonly ranked?: (part: OpenPart) => boolean;
}
