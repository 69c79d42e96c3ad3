/** How instants are written in a ruling; a paused clock, and time lost to an outage, are said in words. */
export const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
