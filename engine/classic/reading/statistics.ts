import { messagesOf } from '../../game/message';
import type { GameStatistics } from '../../game/statistics';
import type { Event } from '../types';

const message = messagesOf('awards');

/** Centres taken from other powers. */
export const STATISTICS: GameStatistics = {
  kinds: [
    {
      id: 'captures',
      award: message('classic.captures'),
      did: (count) => message('classic.capturesText', { count }),
    },
  ],
  doneIn: ({ events }) =>
    (events as readonly Event[]).flatMap((event) => {
      if (event.type === 'centre' && event.from !== null && event.to !== null)
        return [{ seat: event.to, deed: 'captures' }];
      return [];
    }),
};
