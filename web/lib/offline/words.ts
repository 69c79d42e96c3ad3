import type { Outcome, OutcomeWords } from './offline-db';

/** What became of orders that were sent later, in words. */
export function wordsOfOutcome(
  { fate, detail }: Pick<Outcome, 'fate' | 'detail'>,
  words: OutcomeWords,
): string {
  return words[fate]
    .replace('{time}', () => new Date(detail).toLocaleTimeString())
    .replace('{detail}', () => detail);
}
