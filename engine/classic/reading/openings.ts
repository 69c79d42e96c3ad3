import { firstTurn } from '../../core/openings';
import { printOrder } from '../orders/notation-print';
import type { Order, Position } from '../types';

/** The orders of the first Spring; votes move nothing. */
export const OPENINGS = firstTurn<Position, Order>(printOrder, ({ type }) => type === 'VOTE');
