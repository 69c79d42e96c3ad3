import type { Message } from './message';

/** A form that labels of a game have, and what one says by the parts that are set in brackets. */
export type LabelForm = readonly [RegExp, (...parts: readonly string[]) => Message];
