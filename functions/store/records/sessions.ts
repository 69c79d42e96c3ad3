import * as z from 'zod';
import { Time } from './common';

/** How long a session lasts at most, from its login: 30 days. */
export const SESSION_MS = 30 * 24 * 3_600_000;

/** One login of a player with a browser or a program. */
export const SessionRecord = z.object({
  id: z.string(),
  /** "Firefox on Linux"; null for what does not say. */
  agent: z.string().nullable(),
  /** When they logged in. */
  began: Time,
  /** When it was last used, to the hour. */
  seenAt: Time,
  /** Since when it is no longer accepted. */
  endedAt: Time.optional(),
});
export type SessionRecord = z.infer<typeof SessionRecord>;

/** The sessions of a player, in one item: each request reads it. */
export const SessionsRecord = z.object({
  player: z.string(),
  list: z.array(SessionRecord),
  /** A session that is not in the list and began then or earlier has ended; 0 for none. */
  endedBefore: Time,
  /** Goes up with each change. */
  version: z.number().int(),
});
export type SessionsRecord = z.infer<typeof SessionsRecord>;
