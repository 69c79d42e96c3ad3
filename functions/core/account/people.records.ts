import * as z from 'zod';
import { QuietHours } from '../../../engine/deadlines/quiet-hours';
import { LANGUAGES } from '../../../messages/languages';
import { Named, PersonRecord, Time } from '../platform/common.records';
import { LEAGUE_ROLES } from '../platform/common.schema';

export const PlayerRecord = PersonRecord.extend({
  email: z.string().nullable(),
  zone: z.string().nullable(),
  /** The language of their pages and mails; absent until they choose one. */
  language: z.enum(LANGUAGES).optional(),
  /** The league whose organizers may create personal links to the account; absent if there is none. */
  linkLeague: z.string().optional(),
  /**
   * Why mail may be sent to them: they have logged in, or have given their consent in an invitation. Absent for a
   * person who has never logged in, and for players from before this was stored, who are checked by their login.
   */
  mailConsent: z.enum(['login', 'link']).optional(),
  /** Hours in which no deadline of theirs should fall, where they decide alone. */
  quiet: QuietHours.nullable().optional(),
  /** Whether tables, end pages and mails have what the people of a game say; absent for yes. */
  stories: z.boolean().optional(),
  /** When the account was deleted. Nothing is written into the profile after that. */
  closedAt: Time.optional(),
  /** The person's other account, which has everything of this one; absent for all but closed accounts. */
  mergedInto: PersonRecord.optional(),
});
export type PlayerRecord = z.infer<typeof PlayerRecord>;

/** An external page of a league or season. */
export const LinkRecord = z.object({ title: z.string(), url: z.string() });
export type LinkRecord = z.infer<typeof LinkRecord>;

/** A text in languages other than the one in which it was first written. */
export const TextIn = z.partialRecord(z.enum(LANGUAGES), z.string());

/** What follows from warnings, as the league has announced it. */
export const Sanctions = z.object({
  /** How many days a warning counts. */
  days: z.number().int(),
  /** From so many warnings on, a further one brings a ban of so many days; null for one until it is lifted. */
  steps: z.array(z.object({ warnings: z.number().int(), ban: z.number().int().nullable() })),
});
export type Sanctions = z.infer<typeof Sanctions>;

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
  /** Without steps, nothing follows from warnings by itself. */
  sanctions: Sanctions.default({ days: 365, steps: [] }),
  /** Whether only members see it. */
  private: z.boolean().default(false),
  /** Since when it accepts no seasons or members; null while it does. */
  closedAt: Time.nullable().default(null),
  /** The secret of the link with which people join a private league. */
  code: z.string().nullable().default(null),
  /** The file that it was founded from: its key, and the name of the league in it. */
  from: z.object({ key: z.string(), name: z.string() }).optional(),
  /** Increases with each change of the settings. */
  version: z.number().default(0),
  /** Increases with each name that a team takes: of two that take one at the same time, the second sees the first. */
  teamNames: z.number().int().optional(),
  /** Hidden by a site administrator from everyone but its members, who see the reason. */
  hidden: z.object({ why: z.string(), at: Time }).optional(),
});
export type LeagueRecord = z.infer<typeof LeagueRecord>;

export const Role = z.enum(LEAGUE_ROLES);
export type Role = z.infer<typeof Role>;

export const MemberRecord = z.object({
  league: z.string(),
  player: PersonRecord,
  /** Empty for a former member. */
  roles: z.array(Role).default([]),
  joinedAt: Time.default(0),
  /**
   * Since when they have organized or moderated without interruption; absent for members who got their role before this
   * was stored.
   */
  roleSince: Time.optional(),
  /** When they left: the rulings of moderators on them are kept. Absent while they are a member. */
  leftAt: Time.optional(),
  /** May not send press in the league. */
  muted: z.boolean().optional(),
  /** No longer has a role, and may not register for a season. */
  banned: z.boolean().optional(),
  /** When the ban ends automatically; if absent, it lasts until it is lifted. */
  bannedUntil: Time.optional(),
  /** Names of accounts that were merged into this one, by which lists find the member too. */
  alsoNamed: z.array(z.string()).optional(),
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
