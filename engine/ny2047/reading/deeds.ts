import type { Deeds } from '../../game/deeds';
import type { Event } from '../types';

/** Spaces taken from others (10.1), and Turretons won (9.1, 9.4). */
export const DEEDS: Deeds = {
  kinds: [
    {
      id: 'captures',
      award: 'Most captures',
      verb: 'took',
      one: 'space from another faction',
      many: 'spaces from other factions',
    },
    {
      id: 'turretons',
      award: 'The Turretons’ friend',
      verb: 'won',
      one: 'Turreton over',
      many: 'Turretons over',
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
