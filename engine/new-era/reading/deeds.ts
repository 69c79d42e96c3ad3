import type { Deeds } from '../../game/deeds';
import type { Event } from '../event-types';

/** Locations taken from others, and agreements made (8.8, 8.12). */
export const DEEDS: Deeds = {
  kinds: [
    {
      id: 'conquests',
      award: 'Most conquests',
      verb: 'conquered',
      one: 'location of another player',
      many: 'locations of other players',
    },
    { id: 'agreements', award: 'Most agreements', verb: 'made', one: 'agreement', many: 'agreements' },
  ],
  doneIn: ({ events }) =>
    (events as readonly Event[]).flatMap((event) => {
      if (event.type === 'conquered' && event.owner !== null)
        return [{ seat: event.seat, deed: 'conquests' }];
      if (event.type === 'cooperated') return [{ seat: event.seat, deed: 'agreements' }];
      return [];
    }),
};
