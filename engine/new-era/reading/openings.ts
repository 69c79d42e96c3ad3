import { firstDone } from '../../core/openings';
import { cardName } from '../data/cards';
import type { Event } from '../event-types';

/** The first location that a seat incorporated (8.9). */
export const OPENINGS = firstDone<Event>('First location incorporated', 1, (event) =>
  event.type === 'incorporated' ? { seat: event.seat, what: cardName(event.card) } : undefined,
);
