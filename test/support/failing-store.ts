import type { Store } from '../../functions/core/platform/store';

/** A store that answers a method itself this many times, as if another write had come in between; or fails. */
export interface FailingStore {
  readonly wrap: (store: Store) => Store;
  answers(question: keyof Store, answer: unknown, times: number): void;
  /** Something that happens just before the next call of a method. */
  beforeNext(question: keyof Store, act: () => Promise<void>): void;
}

export function failingStore(): FailingStore {
  const acts = new Map<keyof Store, () => Promise<void>>();
  const answers = new Map<keyof Store, { readonly answer: unknown; times: number }>();
  return {
    answers: (question, answer, times) => void answers.set(question, { answer, times }),
    beforeNext: (question, act) => void acts.set(question, act),
    wrap: (store) =>
      new Proxy(store, {
        get(target, question: keyof Store) {
          const ask = target[question] as (...args: unknown[]) => unknown;
          return async (...args: unknown[]) => {
            const act = acts.get(question);
            acts.delete(question);
            await act?.();
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
