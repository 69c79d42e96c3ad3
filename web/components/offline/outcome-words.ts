import type { OutcomeWords } from '../../lib/offline/offline-db';
import type { Texts } from '../../lib/texts';

/** The messages about orders that were sent later, in the reader's language. */
export function outcomeWords(t: Texts<'offline'>): OutcomeWords {
  return {
    stored: t('sent.stored', { time: '{time}' }),
    closed: t('sent.closed'),
    elsewhere: t('sent.elsewhere'),
    refused: t('sent.refused', { detail: '{detail}' }),
    'logged-out': t('sent.loggedOut'),
  };
}
