import type { Event } from '../../../engine/nyc-risk/event-types';
import type { Order } from '../../../engine/nyc-risk/orders/order-types';
import type { View } from '../../../engine/nyc-risk/types';
import type { Step } from '../../../functions/core/game/games.schema';

/** A step for the log, without the boards before and after. */
export interface LogStep {
  readonly step: number;
  readonly closedAt: string;
  /** The player turn of the step, 0 in set-up, and its seat. */
  readonly turn: number;
  readonly seat: string | null;
  readonly phase: View['phase'];
  readonly orders: readonly {
    readonly seat: string;
    readonly order: Order;
    readonly result: string;
    readonly reason: string;
  }[];
  readonly events: readonly Event[];
  readonly sentences: Step['sentences'];
  readonly hash: string;
}

export function logStepOf({ step, closedAt, before, orders, events, sentences, hash }: Step): LogStep {
  const { turn, active, phase } = before as View;
  return {
    step,
    closedAt,
    turn,
    seat: active,
    phase,
    orders: orders.map((verdict) => ({ ...verdict, order: verdict.order as Order })),
    events: events as unknown as readonly Event[],
    sentences,
    hash,
  };
}
