/** What the table holds, parsed on the way out. Times are milliseconds since 1970 in UTC. */

export * from './records/absence';
export * from './records/cases';
export { PersonRecord } from './records/common';
export * from './records/events';
export * from './records/fair-play';
export * from './records/games';
export * from './records/notifications';
export * from './records/people';
export * from './records/press';
export * from './records/results';
export * from './records/rulings';
export * from './records/seasons';
