import * as z from 'zod';
import { because, fault } from '../../../engine/fault';
import { LANGUAGES } from '../../../messages/languages';
import { Sanctions, TextIn } from '../account/people.records';
import { Id, Instant, LeagueRole, Person, Reason, SeasonId, SystemId } from '../platform/common.schema';
import { Name } from '../platform/names.schema';
import { Paged } from '../season/season-pages.schema';
import { SEASON_STATES } from '../season/seasons.records';

/** The file that a league is founded from: its key, by which founding it continues, and the name of the league in it. */
const FromFile = z.strictObject({ key: z.string().regex(/^[0-9a-z-]{1,80}$/i), name: Name(3, 60) });

export const CreateLeague = z.strictObject({
  name: Name(3, 60),
  about: z.string().trim().max(2000).default(''),
  /** Whether only members see it, from its beginning. */
  private: z.boolean().default(false),
  /** Left out for a new league. */
  from: FromFile.optional(),
});

/** An external page of a league or season: its name and its address. */
export const Link = z.strictObject({
  title: Name(2, 60),
  url: z.url({ protocol: /^https?$/, ...because(fault('address.web')) }).max(500),
});

/** A text in other languages, for their readers; if it is left out of a change, it stays as it is. */
const In = (most: number) => z.partialRecord(z.enum(LANGUAGES), z.string().trim().min(1).max(most));

/** The texts about a league or season. */
const TEXTS = {
  about: z.string().trim().max(2000),
  aboutIn: In(2000).optional(),
  venue: z.string().trim().max(200),
  links: z.array(Link).max(10),
};

/** What follows from warnings by itself; it stands on the league's page. */
const WantedSanctions = z.strictObject({
  /** How many days a warning counts. */
  days: z.number().int().min(1).max(3650),
  /**
   * From so many warnings on, a further one brings a ban of so many days, or one until it is lifted; in the order of
   * warnings.
   */
  steps: z
    .array(
      z.strictObject({
        warnings: z.number().int().min(1).max(50),
        ban: z.number().int().min(1).max(3650).nullable(),
      }),
    )
    .max(6)
    .refine(
      (steps) => steps.every(({ warnings }, at) => warnings > (steps[at - 1]?.warnings ?? 0)),
      because(fault('setting.sanctions')),
    ),
});

export const LeagueSettings = z.strictObject({
  name: Name(3, 60),
  ...TEXTS,
  /** House rules, in Markdown. */
  rules: z.string().trim().max(10_000),
  rulesIn: In(10_000).optional(),
  /** Unchanged if left out. */
  sanctions: WantedSanctions.optional(),
  /** Whether only members see the league, its seasons and their games. */
  private: z.boolean(),
  /** Whether to create a new invitation link; the old one stops working. */
  newInvitation: z.boolean().default(false),
  /** The version that was read, so that a change does not undo another person's recent one. */
  version: z.number().int().min(0).max(1_000_000),
});

/** What a season says of itself; `about` is Markdown. */
export const SeasonTexts = z.strictObject({
  ...TEXTS,
  /** `textsVersion` of the season that was read: refused where somebody else has saved meanwhile. Left out, nothing is compared. */
  version: z.number().int().min(0).max(1_000_000).optional(),
});

/** The most seasons that a copy of a league takes as drafts. */
const MOST_COPIED = 20;

export const CopyLeague = z.strictObject({
  name: Name(3, 60),
  /** Seasons of the league whose settings become drafts of the new one. */
  seasons: z.array(SeasonId).max(MOST_COPIED).default([]),
  /** Whether its circuits are copied too, without events. */
  circuits: z.boolean().default(false),
});
export type CopyLeague = z.infer<typeof CopyLeague>;

export const CloseLeague = z.strictObject({ closed: z.boolean() });

export const JoinLeague = z.strictObject({
  /** The secret of the invitation link; required by a private league. */
  code: z.string().max(64).optional(),
});

export const LeagueSummary = z.object({
  id: Id,
  name: z.string(),
  about: z.string(),
  /** The same in other languages. */
  aboutIn: TextIn,
  createdAt: Instant,
  organizer: Person,
  /** The file that it was founded from; null for a league that began here. */
  from: z.object({ key: z.string(), name: z.string() }).nullable(),
});
export type LeagueSummary = z.infer<typeof LeagueSummary>;

export const SeasonSummary = z.object({
  id: Id,
  name: z.string(),
  system: SystemId,
  status: z.enum(SEASON_STATES),
  players: z.number().int(),
  /** The round that is played or was played last; 0 before the first. */
  round: z.number().int(),
  /** The announced rounds; of a season without an end, those so far. */
  rounds: z.number().int(),
  /** Whether it was played before and imported with its results. */
  imported: z.boolean(),
  createdAt: Instant,
  /** The winners, once it is finished. */
  champions: z.array(Person),
});
export type SeasonSummary = z.infer<typeof SeasonSummary>;

/** A member as everyone sees them. */
export const LeagueMember = z.object({
  player: Person,
  roles: z.array(LeagueRole),
  joinedAt: Instant,
  /** May not send press in the league. */
  muted: z.boolean(),
  /** May not register for a season, and has no role. */
  banned: z.boolean(),
  /** When the ban ends automatically; null for one that lasts until it is lifted, and without one. */
  bannedUntil: Instant.nullable(),
});

export const League = LeagueSummary.extend({
  /** House rules, in Markdown. */
  rules: z.string(),
  rulesIn: TextIn,
  venue: z.string(),
  links: z.array(z.object({ title: z.string(), url: z.string() })),
  sanctions: Sanctions,
  private: z.boolean(),
  /** Since when it accepts no seasons or members; null while it does. */
  closedAt: Instant.nullable(),
  /** Why a site administrator has hidden it from everyone but its members, and when; null if it is not hidden. */
  hidden: z.object({ why: z.string(), at: Instant }).nullable(),
  /** The secret of the invitation link of a private league, for its organizers; null for others. */
  invitation: z.string().nullable(),
  version: z.number().int(),
  /**
   * At most a hundred: organizers and moderators first, then the caller and the others. `GET /leagues/{id}/members` has
   * all.
   */
  members: z.array(LeagueMember),
  memberCount: z.number().int(),
  seasons: z.array(SeasonSummary),
  /** My own roles in it; empty for a visitor. */
  myRoles: z.array(LeagueRole),
  /** The member who asks to take it over because its organizers are silent, and until when these can answer. */
  handOver: z.object({ by: Person, at: Instant, until: Instant }).nullable(),
  /** Whether I may ask for it. */
  mayAsk: z.boolean(),
});
export type League = z.infer<typeof League>;

/** Members page by page: organizers and moderators first, banned members last, each group by name. */
export const LeagueMembers = z.object({ ...Paged, members: z.array(LeagueMember) });
export type LeagueMembers = z.infer<typeof LeagueMembers>;

export const Leagues = z.object({
  leagues: z.array(LeagueSummary),
  /** The leagues that I belong to, whichever page they are on. */
  mine: z.array(LeagueSummary),
  /** The start of the next page; null on the last one. */
  next: z.string().nullable(),
});
export type Leagues = z.infer<typeof Leagues>;

export const AskHandOver = z.strictObject({ reason: Reason });

export const SetRoles = z.strictObject({ roles: z.array(LeagueRole).min(1).max(3) });
