import * as z from 'zod';
import { Instant, ProblemEntry, Seat } from '../platform/common.schema';

/** Orders in the game's notation, one per line, that a player sent to an organizer. */
export const CheckEnteredOrders = z.strictObject({
  seat: Seat,
  /** The open step. */
  step: z.number().int().min(1).max(9999),
  text: z.string().max(20_000),
});
export type CheckEnteredOrders = z.input<typeof CheckEnteredOrders>;

export const EnterOrders = CheckEnteredOrders.extend({
  /** Whether the player is ready: a turn may close once everyone is. */
  ready: z.boolean().default(false),
});
export type EnterOrders = z.input<typeof EnterOrders>;

/** The entered orders as they were read; never orders that were stored before, nor those of other seats. */
export const EnteredOrders = z.object({
  seat: Seat,
  step: z.number().int(),
  /** The orders in the game's notation. */
  lines: z.array(z.string()),
  /** How lines were read that say more than an order can hold. */
  notes: z.array(ProblemEntry),
  /** When they were stored; null for a check. */
  storedAt: Instant.nullable(),
  /** True when this was the last seat to be ready and the step is being adjudicated now. */
  closed: z.boolean(),
});
export type EnteredOrders = z.infer<typeof EnteredOrders>;
