import { messagesOf } from '../../game/message';
import type { GameStatistics } from '../../game/statistics';
import type { Event } from '../event-types';

const message = messagesOf('awards');

/** Locations taken from others, and agreements made (8.8, 8.12). */
export const STATISTICS: GameStatistics = {
  kinds: [
    {
      id: 'conquests',
      award: message('new-era.conquests'),
      did: (count) => message('new-era.conquestsText', { count }),
    },
    {
      id: 'agreements',
      award: message('new-era.agreements'),
      did: (count) => message('new-era.agreementsText', { count }),
    },
  ],
  doneIn: ({ events }) =>
    (events as readonly Event[]).flatMap((event) => {
      if (event.type === 'conquered' && event.owner !== null)
        return [{ seat: event.seat, deed: 'conquests' }];
      if (event.type === 'cooperated') return [{ seat: event.seat, deed: 'agreements' }];
      return [];
    }),
};
