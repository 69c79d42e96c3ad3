import * as z from 'zod';
import { PersonRecord, Time } from '../platform/common.records';

export const MessageRecord = z.object({
  id: z.string(),
  game: z.string(),
  thread: z.string(),
  from: z.string(),
  /** Who held the seat then. Messages from before this was stored have none. */
  player: z.string().optional(),
  at: Time,
  /** Empty once it is deleted. */
  text: z.string(),
  /** Delayed press: the step from which the others can see it. */
  visibleFrom: z.number().int().optional(),
  deletedAt: Time.optional(),
});
export type MessageRecord = z.infer<typeof MessageRecord>;

/** The counters of a thread. Delayed press is counted by sender and step, so that readers only see their part. */
export const ThreadRecord = z.object({
  /** Its seats in the game's order, joined by "+", or "all". */
  id: z.string(),
  messages: z.number().int(),
  /** The number of deleted ones. */
  deleted: z.number().int().default(0),
  lastAt: Time,
  from: z.string().optional(),
  visibleFrom: z.number().int().optional(),
});
export type ThreadRecord = z.infer<typeof ThreadRecord>;

/** A player who has blocked another, or an anonymous seat (`blockedSeat`). */
export const BlockRecord = z.object({ player: z.string(), blocked: PersonRecord });
export type BlockRecord = z.infer<typeof BlockRecord>;
