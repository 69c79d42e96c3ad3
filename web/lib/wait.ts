/** Calls back after some milliseconds; the returned function cancels it. */
export type Wait = (milliseconds: number, then: () => void) => () => void;

export const byTimer: Wait = (milliseconds, then) => {
  const timer = setTimeout(then, milliseconds);
  return () => clearTimeout(timer);
};
