import { messagesOf } from '../../game/message';
import type { GameStatistics } from '../../game/statistics';
import type { Event } from '../event-types';

const message = messagesOf('awards');

/** Hoods taken from others, and players eliminated (7.5). */
export const STATISTICS: GameStatistics = {
  kinds: [
    {
      id: 'conquests',
      award: message('nyc-risk.conquests'),
      did: (count) => message('nyc-risk.conquestsText', { count }),
    },
    {
      id: 'eliminations',
      award: message('nyc-risk.eliminations'),
      did: (count) => message('nyc-risk.eliminationsText', { count }),
    },
  ],
  doneIn: ({ events }) =>
    (events as readonly Event[]).flatMap((event) => {
      if (event.type === 'conquered' && event.defender !== null)
        return [{ seat: event.seat, deed: 'conquests' }];
      if (event.type === 'eliminated') return [{ seat: event.by, deed: 'eliminations' }];
      return [];
    }),
};
