import type { Message } from './message';

/** A pattern of a game's labels, and the message made from its captured groups. */
export type LabelForm = readonly [RegExp, (...parts: readonly string[]) => Message];
