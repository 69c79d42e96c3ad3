import type { Store } from '../../functions/core/platform/store';

/** A store that answers a method itself this many times, as if another write had come in between; or fails. */
export interface FailingStore {
  readonly wrap: (store: Store) => Store;
  answers(question: keyof Store, answer: unknown, times: number): void;
}

export function failingStore(): FailingStore {
  const answers = new Map<keyof Store, { readonly answer: unknown; times: number }>();
  return {
    answers: (question, answer, times) => void answers.set(question, { answer, times }),
    wrap: (store) =>
      new Proxy(store, {
        get(target, question: keyof Store) {
          const ask = target[question] as (...args: unknown[]) => unknown;
          return async (...args: unknown[]) => {
            const own = answers.get(question);
            if (own === undefined || own.times === 0) return ask(...args);
            own.times -= 1;
            if (own.answer instanceof Error) throw own.answer;
            return own.answer;
          };
        },
      }),
  };
}
