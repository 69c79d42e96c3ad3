import { firstDone } from '../../core/openings';
import type { Event } from '../types';

/** The first two points on which a seat placed its men (3.1). */
export const OPENINGS = firstDone<Event>('First points', 2, (event) =>
  event.type === 'placed' ? { seat: event.seat, what: event.to } : undefined,
);
