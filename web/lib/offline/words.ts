import type { Outcome } from './kept';

/** What became of orders that were sent later, in words. */
export function wordsOfOutcome({ fate, detail }: Pick<Outcome, 'fate' | 'detail'>): string {
  switch (fate) {
    case 'stored':
      return `Your orders are stored, at ${new Date(detail).toLocaleTimeString()}.`;
    case 'closed':
      return 'The turn had closed: these orders are not counted. What was stored before the deadline counted.';
    case 'elsewhere':
      return 'Another device had stored a newer list, so these orders are not counted.';
    case 'refused':
      return `The platform refused these orders. ${detail}`;
    case 'logged-out':
      return 'You are logged out, so nothing is stored yet. Log in again to send these orders.';
  }
}
