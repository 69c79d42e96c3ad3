import type { Rule } from '../types';

/** 12.6 What became of an order, with the rule that decided. A rejected order has changed nothing. */
export interface Ruling {
  readonly result: 'ok' | 'partial' | 'void' | 'rejected' | 'default';
  readonly reason: Rule;
}

export function done(reason: Rule): Ruling {
  return { result: 'ok', reason };
}

export function refused(reason: Rule): Ruling {
  return { result: 'rejected', reason };
}
