/** What the table holds, parsed on the way out. Times are milliseconds since 1970 in UTC. */

export * from './absence';
export * from './cases';
export { PersonRecord, PracticeLevel } from './common';
export * from './deeds';
export * from './events';
export * from './fair-play';
export * from './games';
export * from './heartbeat';
export * from './honours';
export * from './logs';
export { Said } from './message';
export * from './notes';
export * from './notifications';
export * from './openings';
export * from './past-seasons';
export * from './people';
export * from './practice';
export * from './press';
export * from './proposals';
export * from './recomputation';
export * from './request-events';
export * from './results';
export * from './rulings';
export * from './seasons';
export * from './sessions';
export * from './site';
export * from './statements';
