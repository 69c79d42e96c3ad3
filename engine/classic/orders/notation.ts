import type { Notation } from '../../game/transcript';
import type { Order, Position } from '../types';
import { parseOrders } from './notation-parse';
import { printOrder } from './notation-print';

/** 15.1 Orders as players type them and as other adjudicators print them: "A PAR - BUR". */
export const notation: Notation<Position, Order> = {
  parse: (position, _seat, text) => parseOrders(position, text),
  print: printOrder,
};
