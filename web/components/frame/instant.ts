/** The format of instants in a ruling; a paused clock, and time lost to an outage, are given in words. */
export const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
