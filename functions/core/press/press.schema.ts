import * as z from 'zod';
import { Id, Instant, Person, Seat } from '../platform/common.schema';

/** A conversation between seats. The public one has every seat and the id "all". */
export const Thread = z.object({
  id: z.string(),
  seats: z.array(Seat),
  /** All messages, including deleted ones. */
  messages: z.number().int(),
  deleted: z.number().int(),
  /** How many I have not read; 0 for visitors. */
  unread: z.number().int(),
  lastAt: Instant,
});
export type Thread = z.infer<typeof Thread>;

/** `to`: whom I may write to now. `why`: the reason against it, if I hold a seat. */
export const Writing = z.object({
  to: z.enum(['anybody', 'everybody', 'nobody']),
  why: z.string().nullable(),
});
export type Writing = z.infer<typeof Writing>;

export const Threads = z.object({
  threads: z.array(Thread),
  writing: Writing,
  /** Changes whenever the conversations change, as `GET /changed/games/{id}` returns it. */
  mark: z.string(),
});
export type Threads = z.infer<typeof Threads>;

/** A message; its text is in a subset of Markdown. */
export const MessageWords = z.object({
  id: Id,
  thread: z.string(),
  from: Seat,
  at: Instant,
  text: z.string(),
  /** When its sender deleted its text. */
  deletedAt: Instant.nullable(),
});
export type MessageWords = z.infer<typeof MessageWords>;

/** A message as I read it. */
export const Message = MessageWords.extend({
  /** Sent by me. */
  mine: z.boolean(),
  /** Sent by a player I have blocked. */
  blocked: z.boolean(),
  /** Delayed press that the others cannot see yet. */
  waiting: z.boolean(),
});
export type Message = z.infer<typeof Message>;

/** Newest last; `more` if older ones exist. */
export const Messages = z.object({ thread: z.string(), messages: z.array(Message), more: z.boolean() });
export type Messages = z.infer<typeof Messages>;

/** Newest first. `next` is the `before` of the next page; a page may be empty and still have one. */
export const FoundMessages = z.object({ messages: z.array(Message), next: Id.nullable() });
export type FoundMessages = z.infer<typeof FoundMessages>;

/** `to`: the other seats, or "all" for everyone. */
export const SendMessage = z.strictObject({
  to: z.union([z.literal('all'), z.array(Seat).min(1).max(12)]),
  text: z.string().trim().min(1).max(4000),
});
export type SendMessage = z.infer<typeof SendMessage>;

/** How many messages of a thread I have read. */
export const Reading = z.strictObject({ messages: z.number().int().min(0).max(1_000_000) });
export type Reading = z.infer<typeof Reading>;

export const Blocked = z.object({ players: z.array(Person) });
export type Blocked = z.infer<typeof Blocked>;
