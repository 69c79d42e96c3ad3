import type { Fate, Outcome } from './offline-db';

/** What is said of orders that were sent later; with "{time}" where they are stored, "{detail}" where they are refused. */
export type OutcomeWords = Readonly<Record<Fate, string>>;

/** What became of orders that were sent later, in words. */
export function wordsOfOutcome(
  { fate, detail }: Pick<Outcome, 'fate' | 'detail'>,
  words: OutcomeWords,
): string {
  return words[fate]
    .replace('{time}', () => new Date(detail).toLocaleTimeString())
    .replace('{detail}', () => detail);
}
