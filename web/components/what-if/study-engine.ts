import { revealedStart } from '../../../engine/study/revealed';
import { ordersOfBot, playStudy, startFromView, startOfNewGame } from '../../../engine/study/study';
import { systemFor } from '../../../engine/systems';

/** What the browser fetches of the engine to study a game: all rules, so pages fetch this file when they need it. */
export const ENGINE = { revealedStart, ordersOfBot, playStudy, startFromView, startOfNewGame, systemFor };

export type Engine = typeof ENGINE;
