/** Calls back after some milliseconds; the returned function cancels it. */
export type Wait = (milliseconds: number, then: () => void) => () => void;

const SOONEST = 1_000;
const LATEST = 30_000;

/** The milliseconds before a request is repeated, after this number of failed attempts. */
export function waitAfter(attempts: number, soonest = SOONEST): number {
  return Math.min(LATEST, soonest * 2 ** attempts);
}

export const byTimer: Wait = (milliseconds, then) => {
  const timer = setTimeout(then, milliseconds);
  return () => clearTimeout(timer);
};
