import * as z from 'zod';
import { PersonRecord, Time } from './common';

export const MessageRecord = z.object({
  id: z.string(),
  game: z.string(),
  thread: z.string(),
  from: z.string(),
  /** Who held the seat then. Messages from before this was kept have none. */
  player: z.string().optional(),
  at: Time,
  /** Empty once it is deleted. */
  text: z.string(),
  /** Delayed press: the step with which it reaches the others. */
  visibleFrom: z.number().int().optional(),
  deletedAt: Time.optional(),
});
export type MessageRecord = z.infer<typeof MessageRecord>;

/** The counts of a thread. Delayed press is counted by sender and step, so that readers see only their part. */
export const ThreadRecord = z.object({
  /** Its seats in the game's order, joined by "+", or "all". */
  id: z.string(),
  messages: z.number().int(),
  /** How many of them were deleted. */
  deleted: z.number().int().default(0),
  lastAt: Time,
  from: z.string().optional(),
  visibleFrom: z.number().int().optional(),
});
export type ThreadRecord = z.infer<typeof ThreadRecord>;

/** A player who has blocked another. */
export const BlockRecord = z.object({ player: z.string(), blocked: PersonRecord });
export type BlockRecord = z.infer<typeof BlockRecord>;
