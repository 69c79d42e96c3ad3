/*
 * The games with an engine: a line for each, and nothing else in the product names one. Everything that goes over all
 * games follows from their entries: `games.ts`, `measures.ts`, `labels.ts`, `load-system.ts`, `systems.ts`, lessons.
 */
export { GAME as classic } from './classic/game';
export { GAME as domination } from './domination/game';
export { GAME as newEra } from './new-era/game';
export { GAME as nineMensMorris } from './nine-mens-morris/game';
export { GAME as ny2047 } from './ny2047/game';
export { GAME as nycRisk } from './nyc-risk/game';
