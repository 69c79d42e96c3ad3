import type { Step } from '../../functions/core/game/games.schema';

/** The drawn parts of a step, whether the platform adjudicated it or the reader's own browser. */
export type ShownStep = Pick<Step, 'before' | 'position' | 'orders' | 'events' | 'sentences'>;
