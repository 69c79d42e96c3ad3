import type { Deeds } from '../../game/deeds';
import type { Event } from '../event-types';

/** Hoods taken from others, and players put out (7.5). */
export const DEEDS: Deeds = {
  kinds: [
    {
      id: 'conquests',
      award: 'Most conquests',
      verb: 'conquered',
      one: 'hood of another player',
      many: 'hoods of other players',
    },
    {
      id: 'eliminations',
      award: 'Most players put out',
      verb: 'put',
      one: 'player out',
      many: 'players out',
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
