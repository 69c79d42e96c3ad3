import type { Deeds } from '../../game/deeds';
import type { Event } from '../event-types';

/** Forces of rivals that were reduced or removed (5.1), and cards that were gained. */
export const DEEDS: Deeds = {
  kinds: [
    {
      id: 'reductions',
      award: 'Hardest to stand against',
      verb: 'reduced',
      one: 'Force of a rival',
      many: 'Forces of rivals',
    },
    { id: 'cards', award: 'Most cards gained', verb: 'gained', one: 'action card', many: 'action cards' },
  ],
  doneIn: ({ events }) =>
    (events as readonly Event[]).flatMap((event) => {
      if ((event.type === 'reduced' || event.type === 'removed') && event.by !== event.seat)
        return [{ seat: event.by, deed: 'reductions' }];
      if (event.type === 'acquired') return [{ seat: event.seat, deed: 'cards' }];
      return [];
    }),
};
