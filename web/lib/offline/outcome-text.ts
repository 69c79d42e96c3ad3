import type { Outcome, OutcomeWords } from './offline-db';

/** The message about orders that were sent later. */
export function outcomeText({ fate, detail }: Pick<Outcome, 'fate' | 'detail'>, words: OutcomeWords): string {
  return words[fate]
    .replace('{time}', () => new Date(detail).toLocaleTimeString())
    .replace('{detail}', () => detail);
}
