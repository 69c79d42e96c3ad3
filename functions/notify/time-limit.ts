/** A receiver's total time for lookup, connection and the complete response, in milliseconds. */
export const LIMIT_MS = 10_000;
/** How long a receiver that exceeded it is not contacted. */
const REST_MS = 60_000;

/** A receiver exceeded its time. */
export class TimeoutError extends Error {
  constructor(readonly seconds: number) {
    super(`did not answer within ${seconds} seconds`);
  }
}

/** A receiver is not contacted, because it recently exceeded its time. */
export class CircuitOpenError extends Error {}

/**
 * The receivers that a process contacts, and which of them do not respond at present: in the beginning none.
 * @param limit in milliseconds
 */
export function newReceivers(clock: () => number = Date.now, limit: number = LIMIT_MS) {
  const restUntil = new Map<string, number>();
  return {
    /**
     * Waits for `act` up to the time limit of a receiver, then rejects with TimeoutError; for a minute from then on,
     * rejects with CircuitOpenError at once. The signal asks `act` to stop; if it ignores the signal, it is no longer
     * waited for.
     */
    async ask<T>(receiver: string, act: (signal: AbortSignal) => Promise<T>): Promise<T> {
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

export type Receivers = ReturnType<typeof newReceivers>;

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
