import type { Rule } from '../types';

/** 12.6 The verdict of an order, with the deciding rule. A rejected order has changed nothing. */
export interface OrderVerdict {
  readonly result: 'ok' | 'partial' | 'void' | 'rejected' | 'default';
  readonly reason: Rule;
}

export function done(reason: Rule): OrderVerdict {
  return { result: 'ok', reason };
}

export function refused(reason: Rule): OrderVerdict {
  return { result: 'rejected', reason };
}
