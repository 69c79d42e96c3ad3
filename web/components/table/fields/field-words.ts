import type { OpenPart } from '../../../../engine/game/offer';

/** A game's words for the open parts of its orders. */
export interface FieldWords {
  /** What a part is called on its label. */
  readonly label: (part: OpenPart) => string;
  /** What a value is called that a part offers. */
  readonly value: (value: unknown) => string;
  /** Asks for one more place of a placement. */
  readonly anotherPlace?: string;
  /** Lists whose order counts: the first entry is the most wanted. */
  readonly ranked?: (part: OpenPart) => boolean;
}
