import { firstTurn } from '../../core/openings';
import type { Openings } from '../../game/openings';
import type { Atlas } from '../data/atlas';
import { printOrder } from '../orders/notation-print';
import type { Order, Position } from '../types';

/** The orders of the first Spring; votes move nothing. */
export function openingsOn(atlas: Atlas): Openings {
  return firstTurn<Position, Order>(
    (position, order) => printOrder(atlas, position, order),
    ({ type }) => type === 'VOTE',
  );
}
