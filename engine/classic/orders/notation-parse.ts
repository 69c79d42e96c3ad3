import type { Problem } from '../../game';
import type { ReadOrders } from '../../game/transcript';
import type { Atlas } from '../data/atlas';
import { plain, powerCalled } from '../data/typed-names';
import type { Order, Position } from '../types';
import { readTyped } from './read-typed';
import { Unreadable } from './words';

/**
 * Parses one order per line; empty lines and a line with only a power are skipped, every unreadable line is reported.
 */
export function parseOrders(atlas: Atlas, position: Position, text: string): ReadOrders<Order> {
  const orders: Order[] = [];
  const problems: Problem[] = [];
  const notes: Problem[] = [];
  text.split(/\r?\n/).forEach((line, at) => {
    if (line.trim() === '' || isPowerAlone(atlas, line)) return;
    const read = readTyped(atlas, position.phase, line);
    if (read instanceof Unreadable) {
      problems.push({ code: 'unreadable', path: [at], rule: '15.1', message: read.says });
      return;
    }
    orders.push(read.order);
    for (const says of read.notes) notes.push({ code: 'note', path: [at], rule: '7.5', message: says });
  });
  return problems.length > 0
    ? { ok: false, problems }
    : { ok: true, value: orders, ...(notes.length > 0 && { notes }) };
}

/** "France:" above the orders of France. */
function isPowerAlone(atlas: Atlas, line: string): boolean {
  return powerCalled(atlas, plain(line)) !== undefined;
}
