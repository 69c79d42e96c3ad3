import { messagesOf } from '../../game/message';
import type { GameStatistics } from '../../game/statistics';
import type { Event } from '../event-types';

const message = messagesOf('awards');

/** Forces of rivals that were reduced or removed (5.1), and cards that were gained. */
export const STATISTICS: GameStatistics = {
  kinds: [
    {
      id: 'reductions',
      award: message('domination.reductions'),
      did: (count) => message('domination.reductionsText', { count }),
    },
    {
      id: 'cards',
      award: message('domination.cards'),
      did: (count) => message('domination.cardsText', { count }),
    },
  ],
  doneIn: ({ events }) =>
    (events as readonly Event[]).flatMap((event) => {
      if ((event.type === 'reduced' || event.type === 'removed') && event.by !== event.seat)
        return [{ seat: event.by, deed: 'reductions' }];
      if (event.type === 'acquired') return [{ seat: event.seat, deed: 'cards' }];
      return [];
    }),
};
