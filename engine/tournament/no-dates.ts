import type { Schedule } from './schedule';

/**
 * A schedule without dates: each step is taken manually, and rounds follow each other at once. Written out, so that the
 * form of a season does not load the schema.
 */
export const NO_DATES: Schedule = {
  ...{ announcesAt: null, opensAt: null, closesAt: null, startsAt: null, fewest: null, rounds: [] },
  ...{ everyDays: null, breakDays: 0, lastsDays: null, slow: 'stands', checkIn: null, renews: null },
};
