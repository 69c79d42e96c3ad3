/** How long a receiver has for everything: to be found, connected to, and to answer to the last byte. Milliseconds. */
export const LIMIT_MS = 10_000;
/** How long a receiver that took longer is left alone. */
const REST_MS = 60_000;

/** A receiver that took longer than its time. */
export class TimeoutError extends Error {
  constructor(readonly seconds: number) {
    super(`did not answer within ${seconds} seconds`);
  }
}

/** A receiver that is not asked, because a moment ago it took longer than its time. */
export class CircuitOpenError extends Error {}

/** The receivers that a process asks, and which of them do not answer at present. */
export interface Receivers {
  /**
   * Waits for `act` as long as a receiver has time, then rejects with TimeoutError; for a minute from then on rejects
   * with CircuitOpenError at once. The signal tells `act` to give up; what ignores it is no longer waited for.
   */
  ask<T>(receiver: string, act: (signal: AbortSignal) => Promise<T>): Promise<T>;
}

/** Receivers that all answer as far as is known. `limit` in milliseconds. */
export function newReceivers(clock: () => number = Date.now, limit: number = LIMIT_MS): Receivers {
  const restUntil = new Map<string, number>();
  return {
    async ask(receiver, act) {
      if ((restUntil.get(receiver) ?? 0) > clock())
        throw new CircuitOpenError(`${receiver} did not answer a moment ago and is left alone for a minute.`);
      try {
        const answer = await withinLimit(act, limit);
        restUntil.delete(receiver);
        return answer;
      } catch (error) {
        if (error instanceof TimeoutError) restUntil.set(receiver, clock() + REST_MS);
        throw error;
      }
    },
  };
}

async function withinLimit<T>(act: (signal: AbortSignal) => Promise<T>, limit: number): Promise<T> {
  const giveUp = new AbortController();
  const silent = new TimeoutError(limit / 1000);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, failed) => {
    timer = setTimeout(() => {
      failed(silent);
      giveUp.abort(silent);
    }, limit);
  });
  try {
    return await Promise.race([act(giveUp.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}
