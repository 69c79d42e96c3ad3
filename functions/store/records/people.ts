import * as z from 'zod';
import { QuietHours } from '../../../engine/deadlines/quiet-hours';
import { Named, PersonRecord, Time } from './common';

export const PlayerRecord = PersonRecord.extend({
  email: z.string().nullable(),
  zone: z.string().nullable(),
  /** When no deadline of theirs is to fall, where they decide alone. */
  quiet: QuietHours.nullable().optional(),
});
export type PlayerRecord = z.infer<typeof PlayerRecord>;

export const LeagueRecord = Named.extend({ about: z.string(), createdAt: Time, organizer: PersonRecord });
export type LeagueRecord = z.infer<typeof LeagueRecord>;

export const Role = z.enum(['organizer', 'moderator', 'player']);
export type Role = z.infer<typeof Role>;

export const MemberRecord = z.object({
  league: z.string(),
  player: PersonRecord,
  roles: z.array(Role),
  joinedAt: Time,
  /** Sends no press in the league. */
  muted: z.boolean().optional(),
  /** Has no role any more, and registers for no season. */
  banned: z.boolean().optional(),
});
export type MemberRecord = z.infer<typeof MemberRecord>;

/** A member's request to take over a league whose organizers are silent. */
export const HandOverRecord = z.object({
  league: z.string(),
  by: PersonRecord,
  at: Time,
  /** Until when an organizer can answer it. */
  until: Time,
});
export type HandOverRecord = z.infer<typeof HandOverRecord>;
