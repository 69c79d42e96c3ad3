import { firstDone } from '../../core/openings';
import { areaOf } from '../data/map';
import type { Event } from '../event-types';

/** The first two areas in which a seat built (4.4). */
export const OPENINGS = firstDone<Event>('First builds', 2, (event) =>
  event.type === 'built' ? { seat: event.seat, what: areaOf(event.area).name } : undefined,
);
