import type { Notation } from '../../game/transcript';
import type { Atlas } from '../data/atlas';
import type { Order, Position } from '../types';
import { parseOrders } from './notation-parse';
import { printOrder } from './notation-print';

/** 15.1 Orders as players type them and as other adjudicators print them: "A PAR - BUR". */
export function notationOn(atlas: Atlas): Notation<Position, Order> {
  return {
    parse: (position, _seat, text) => parseOrders(atlas, position, text),
    print: (position, order) => printOrder(atlas, position, order),
  };
}
