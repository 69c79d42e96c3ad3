import type { Position, Power } from '../../../engine/classic/types';

export interface Verdict {
  readonly seat: string;
  readonly order: unknown;
  readonly result: string;
  readonly reason: string;
  readonly by: readonly string[];
}

export interface Read {
  readonly orders: readonly Verdict[];
  readonly position: Position;
}

export type Lists = Readonly<Partial<Record<Power, readonly unknown[]>>>;

export function rejected(seat: Power, order: unknown, reason: string): Verdict {
  return { seat, order, result: 'rejected', reason, by: [] };
}
