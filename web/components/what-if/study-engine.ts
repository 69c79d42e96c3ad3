import { revealedStart } from '../../../engine/study/revealed';
import { ordersOfBot, playStudy, startFromView, startOfNewGame } from '../../../engine/study/study';
import { systemFor } from '../../../engine/systems';

/**
 * The parts of the engine that the browser fetches to study a game: all rules, so pages fetch this file when they need
 * it.
 */
export const ENGINE = { revealedStart, ordersOfBot, playStudy, startFromView, startOfNewGame, systemFor };

export type Engine = typeof ENGINE;
