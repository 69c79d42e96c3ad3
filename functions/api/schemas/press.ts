import * as z from 'zod';
import { Id, Instant, Seat } from './common';

/** A conversation between seats. The public one has every seat and the id "all". */
export const Thread = z.object({
  id: z.string(),
  seats: z.array(Seat),
  messages: z.number().int(),
  lastAt: Instant.nullable(),
  lastText: z.string().nullable(),
});
export type Thread = z.infer<typeof Thread>;

export const Threads = z.object({ threads: z.array(Thread) });
export type Threads = z.infer<typeof Threads>;

export const Message = z.object({ id: Id, thread: z.string(), from: Seat, at: Instant, text: z.string() });
export type Message = z.infer<typeof Message>;

/** Newest last; `more` when older ones exist. */
export const Messages = z.object({ thread: z.string(), messages: z.array(Message), more: z.boolean() });
export type Messages = z.infer<typeof Messages>;

/** `to`: the other seats, or "all" for everybody. */
export const SendMessage = z.strictObject({
  to: z.union([z.literal('all'), z.array(Seat).min(1).max(12)]),
  text: z.string().trim().min(1).max(4000),
});
export type SendMessage = z.infer<typeof SendMessage>;
