import type { Problem, Result } from '../../game';
import type { Order, Position } from '../types';
import { readLine } from './read-line';
import { Unreadable } from './words';

/** Reads one order a line; empty lines are passed over, every unreadable one is named. */
export function parseOrders(position: Position, text: string): Result<readonly Order[]> {
  const orders: Order[] = [];
  const problems: Problem[] = [];
  text.split(/\r?\n/).forEach((line, at) => {
    if (line.trim() === '') return;
    const read = readLine(position, line);
    if (read instanceof Unreadable)
      problems.push({ code: 'unreadable', path: [at], rule: '15.1', message: read.says });
    else orders.push(read);
  });
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: orders };
}
