import { messagesOf } from '../../game/message';
import type { GameStatistics } from '../../game/statistics';
import type { Event } from '../types';

const message = messagesOf('awards');

/** Mills, each of which takes a man (5.1). */
export const STATISTICS: GameStatistics = {
  kinds: [
    {
      id: 'mills',
      award: message('nine-mens-morris.mills'),
      did: (count) => message('nine-mens-morris.millsText', { count }),
    },
  ],
  doneIn: ({ events }) =>
    (events as readonly Event[]).flatMap((event) =>
      event.type === 'took' ? [{ seat: event.seat, deed: 'mills' }] : [],
    ),
};
