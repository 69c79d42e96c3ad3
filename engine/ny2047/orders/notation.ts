import type { Notation } from '../../game/transcript';
import type { Order, Position } from '../types';
import { parseOrders } from './notation-parse';
import { printOrder } from './notation-print';

/** 16.1 Orders as players type them: "A Cloisters - Washington Heights". */
export const notation: Notation<Position, Order> = { parse: parseOrders, print: printOrder };
