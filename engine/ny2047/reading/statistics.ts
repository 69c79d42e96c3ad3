import { messagesOf } from '../../game/message';
import type { GameStatistics } from '../../game/statistics';
import type { Event } from '../types';

const message = messagesOf('awards');

/** Spaces taken from others (10.1), and Turretons won (9.1, 9.4). */
export const STATISTICS: GameStatistics = {
  kinds: [
    {
      id: 'captures',
      award: message('ny2047.captures'),
      did: (count) => message('ny2047.capturesText', { count }),
    },
    {
      id: 'turretons',
      award: message('ny2047.turretons'),
      did: (count) => message('ny2047.turretonsText', { count }),
    },
  ],
  doneIn: ({ events }) =>
    (events as readonly Event[]).flatMap((event) => {
      if (event.type === 'control' && event.from !== null && event.to !== null)
        return [{ seat: event.to, deed: 'captures' }];
      if (event.type === 'turreton' && event.to !== null) return [{ seat: event.to, deed: 'turretons' }];
      return [];
    }),
};
