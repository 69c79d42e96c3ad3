/** States that were left can be returned to, up to this many. */
const MOST = 200;

/** A state with those before it, the last one first, and those that were undone, the next one first. */
export interface History<State> {
  readonly now: State;
  readonly past: readonly State[];
  readonly undone: readonly State[];
}

export function historyOf<State>(now: State): History<State> {
  return { now, past: [], undone: [] };
}

/** The next state. What was undone is then gone. */
export function advance<State>({ now, past }: History<State>, next: State): History<State> {
  return { now: next, past: [now, ...past].slice(0, MOST), undone: [] };
}

/** Back to the state before, if there is one. */
export function undo<State>(history: History<State>): History<State> {
  const [before, ...past] = history.past;
  return before === undefined ? history : { now: before, past, undone: [history.now, ...history.undone] };
}

/** Again what was undone last, if there is any. */
export function redo<State>(history: History<State>): History<State> {
  const [next, ...undone] = history.undone;
  return next === undefined ? history : { now: next, past: [history.now, ...history.past], undone };
}
