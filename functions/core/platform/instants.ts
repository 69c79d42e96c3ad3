/** A time as the API and sort keys have it, ISO 8601 in UTC; records have milliseconds. */
export function iso(time: number): string {
  return new Date(time).toISOString();
}

/** The same where there may be none: the API then answers null. */
export function isoOrNull(time: number | null | undefined): string | null {
  return time === null || time === undefined ? null : iso(time);
}
