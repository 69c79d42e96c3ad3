import type { Store } from '../../../functions/core/platform/store';

/** A store that can hold a call back between the reads for it and its own write. */
export interface Holding {
  readonly wrap: (store: Store) => Store;
  /** Holds the next call of a method. */
  hold(question: keyof Store): Held;
}

export interface Held {
  /** Fulfilled once the call is waiting. */
  readonly reached: Promise<void>;
  letGo(): void;
}

export function holding(): Holding {
  const waiting = new Map<keyof Store, { arrive(): void; readonly gone: Promise<void> }>();
  return {
    wrap: (store) =>
      new Proxy(store, {
        get(target, question: keyof Store) {
          const ask = target[question] as (...args: unknown[]) => unknown;
          return async (...args: unknown[]) => {
            const held = waiting.get(question);
            waiting.delete(question);
            held?.arrive();
            await held?.gone;
            return ask(...args);
          };
        },
      }),
    hold(question) {
      let arrive = () => {};
      let letGo = () => {};
      const reached = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      const gone = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      waiting.set(question, { arrive, gone });
      return { reached, letGo };
    },
  };
}
