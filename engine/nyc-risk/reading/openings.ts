import { firstDone } from '../../core/openings';
import { hoodOf } from '../data/map';
import type { Event } from '../event-types';

/** The first hoods that a seat drafted or claimed (2.8); where hoods are dealt, the hood of its mayor (2.10). */
export const OPENINGS = firstDone<Event>('First hoods, or the mayor’s where hoods are dealt', 2, (event) => {
  switch (event.type) {
    case 'drafted':
    case 'claimed':
      return { seat: event.seat, what: hoodOf(event.to).name };
    case 'placed':
      return { seat: event.seat, what: `mayor in ${hoodOf(event.mayor).name}` };
    default:
      return undefined;
  }
});
