import * as z from 'zod';
import { Time } from '../platform/common.records';
import { SCOPES } from './scopes.schema';

export { SCOPES };

const DAY_MS = 24 * 3_600_000;

/** The maximum age of a session, from its login. */
export const SESSION_MS = 90 * DAY_MS;
/** How long an unused session lasts. */
export const IDLE_MS = 30 * DAY_MS;
/** The maximum age of a session on a shared computer. */
export const SHARED_MS = 12 * 3_600_000;

export const Scope = z.enum(SCOPES);
export type Scope = z.infer<typeof Scope>;

/** One login of a player with a browser or a program. */
export const SessionRecord = z.object({
  id: z.string(),
  /** "Firefox on Linux"; null if unknown. */
  agent: z.string().nullable(),
  /** When they logged in. */
  began: Time,
  /** When it was last used, to the hour. */
  seenAt: Time,
  /** Since when it is no longer accepted. */
  endedAt: Time.optional(),
  /** When it ends on a shared computer. */
  until: Time.optional(),
  /** Whether it was started by a personal link, which an organizer creates. */
  link: z.literal(true).optional(),
});
export type SessionRecord = z.infer<typeof SessionRecord>;

/** An API token of a player. It is valid as long as it is in the list. */
export const ProgramRecord = z.object({
  id: z.string(),
  /** Its name, chosen by the player. */
  name: z.string(),
  scopes: z.array(Scope),
  began: Time,
  until: Time,
  /** When it was last used, to the hour; null before that. */
  seenAt: Time.nullable(),
});
export type ProgramRecord = z.infer<typeof ProgramRecord>;

/** The sessions of a player, in one item: each request reads it. */
export const SessionsRecord = z.object({
  player: z.string(),
  list: z.array(SessionRecord),
  programs: z.array(ProgramRecord).default([]),
  /** A session that is not in the list and began at or before this time has ended; 0 for none. */
  endedBefore: Time,
  /** Until when the account is suspended by a site administrator, and by which measure. */
  suspended: z.object({ until: Time, measure: z.string() }).optional(),
  /** Hashes of their hidden texts, which they cannot write again. */
  hiddenTexts: z.array(z.string()).optional(),
  /** Increases with each change. */
  version: z.number().int(),
});
export type SessionsRecord = z.infer<typeof SessionsRecord>;
