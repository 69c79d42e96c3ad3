import * as z from 'zod';
import { QuietHours } from '../../../engine/deadlines/quiet-hours';
import { LANGUAGES } from '../../../messages/languages';
import { Named, PersonRecord, Time } from './common';

export const PlayerRecord = PersonRecord.extend({
  email: z.string().nullable(),
  zone: z.string().nullable(),
  /** The language of their pages and mails; absent until they choose one. */
  language: z.enum(LANGUAGES).optional(),
  /** The league whose organizers may make personal links to the account; absent where none has. */
  linkLeague: z.string().optional(),
  /**
   * Why mail may be sent to them: they have logged in, or pressed the consent in their invitation. Absent for somebody
   * who has never come, and for those who came before this was kept, whose login says so.
   */
  mailConsent: z.enum(['login', 'link']).optional(),
  /** When no deadline of theirs is to fall, where they decide alone. */
  quiet: QuietHours.nullable().optional(),
});
export type PlayerRecord = z.infer<typeof PlayerRecord>;

/** A page elsewhere that belongs to a league or season. */
export const LinkRecord = z.object({ title: z.string(), url: z.string() });
export type LinkRecord = z.infer<typeof LinkRecord>;

/** A text in other languages than the one it was first written in. */
export const TextIn = z.partialRecord(z.enum(LANGUAGES), z.string());

export const LeagueRecord = Named.extend({
  about: z.string(),
  aboutIn: TextIn.default({}),
  createdAt: Time,
  organizer: PersonRecord,
  /** House rules, in Markdown. */
  rules: z.string().default(''),
  rulesIn: TextIn.default({}),
  /** Where the league meets. */
  venue: z.string().default(''),
  links: z.array(LinkRecord).default([]),
  /** Whether only members see it. */
  private: z.boolean().default(false),
  /** Since when it takes no seasons or members; null while it does. */
  closedAt: Time.nullable().default(null),
  /** The secret of the link by which people join a private league. */
  code: z.string().nullable().default(null),
  /** Goes up with each change of the settings. */
  version: z.number().default(0),
  /** Hidden by a site administrator from all but its members, who read why. */
  hidden: z.object({ why: z.string(), at: Time }).optional(),
});
export type LeagueRecord = z.infer<typeof LeagueRecord>;

export const Role = z.enum(['organizer', 'moderator', 'player']);
export type Role = z.infer<typeof Role>;

export const MemberRecord = z.object({
  league: z.string(),
  player: PersonRecord,
  /** None of somebody who left. */
  roles: z.array(Role).default([]),
  joinedAt: Time.default(0),
  /** Since when they organize or moderate without a break; absent for those who got their role before this was kept. */
  roleSince: Time.optional(),
  /** When they left: what moderators ruled on them outlasts it. Absent while they are a member. */
  leftAt: Time.optional(),
  /** Sends no press in the league. */
  muted: z.boolean().optional(),
  /** Has no role any more, and registers for no season. */
  banned: z.boolean().optional(),
  /** When the ban ends by itself; absent, it holds until somebody lifts it. */
  bannedUntil: Time.optional(),
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
