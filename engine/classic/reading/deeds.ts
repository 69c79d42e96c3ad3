import type { Deeds } from '../../game/deeds';
import type { Event } from '../types';

/** Centres taken from other powers. */
export const DEEDS: Deeds = {
  kinds: [
    {
      id: 'captures',
      award: 'Most captures',
      verb: 'took',
      one: 'centre from another power',
      many: 'centres from other powers',
    },
  ],
  doneIn: ({ events }) =>
    (events as readonly Event[]).flatMap((event) => {
      if (event.type === 'centre' && event.from !== null && event.to !== null)
        return [{ seat: event.to, deed: 'captures' }];
      return [];
    }),
};
