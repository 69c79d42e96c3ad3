import type { Store } from '../../functions/core/platform/store';

/** A store that dies once, before the named method: a process killed at that moment. */
export function dyingAt(moment: { question?: keyof Store }): (store: Store) => Store {
  return (store) =>
    new Proxy(store, {
      get(target, question: keyof Store) {
        const ask = target[question] as (...args: unknown[]) => unknown;
        return (...args: unknown[]) => {
          if (moment.question !== question) return ask(...args);
          delete moment.question;
          throw new Error(`killed before ${question}`);
        };
      },
    });
}
