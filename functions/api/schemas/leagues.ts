import * as z from 'zod';
import { fault, inCheck } from '../../../engine/fault';
import { LANGUAGES } from '../../../messages/languages';
import { TextIn } from '../../store/records';
import { Id, Instant, LeagueRole, Person, Reason, SystemId } from './common';
import { Name } from './names';
import { Paged } from './season-pages';

export const CreateLeague = z.strictObject({
  name: Name(3, 60),
  about: z.string().trim().max(2000).default(''),
});

/** A page elsewhere that belongs to a league or season: its name, and its address on the web. */
export const Link = z.strictObject({
  title: Name(2, 60),
  url: z.url({ protocol: /^https?$/, error: inCheck(fault('address.web')) }).max(500),
});

/** A text in other languages, for their readers; left out where texts are changed, it stays as it is. */
const In = (most: number) => z.partialRecord(z.enum(LANGUAGES), z.string().trim().min(1).max(most));

/** What people read about a league or season. */
const TEXTS = {
  about: z.string().trim().max(2000),
  aboutIn: In(2000).optional(),
  venue: z.string().trim().max(200),
  links: z.array(Link).max(10),
};

export const LeagueSettings = z.strictObject({
  name: Name(3, 60),
  ...TEXTS,
  /** House rules, in Markdown. */
  rules: z.string().trim().max(10_000),
  rulesIn: In(10_000).optional(),
  /** Whether only members see the league, its seasons and their games. */
  private: z.boolean(),
  /** Whether to make a new invitation link; the old one stops working. */
  newInvitation: z.boolean().default(false),
  /** The version that was read, so that nobody undoes what somebody else has just changed. */
  version: z.number().int().min(0).max(1_000_000),
});

/** What a season says of itself; `about` is Markdown. */
export const SeasonTexts = z.strictObject({
  ...TEXTS,
  /** `textsVersion` of the season that was read: refused where somebody else has saved meanwhile. Left out, nothing is compared. */
  version: z.number().int().min(0).max(1_000_000).optional(),
});

export const CloseLeague = z.strictObject({ closed: z.boolean() });

export const JoinLeague = z.strictObject({
  /** The secret of the invitation link; a private league asks for it. */
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
});
export type LeagueSummary = z.infer<typeof LeagueSummary>;

export const SeasonSummary = z.object({
  id: Id,
  name: z.string(),
  system: SystemId,
  status: z.enum(['registration', 'running', 'finished']),
  players: z.number().int(),
  /** Whether it was played before and imported with its results. */
  imported: z.boolean(),
  createdAt: Instant,
  /** Who won it, once it is finished. */
  champions: z.array(Person),
});
export type SeasonSummary = z.infer<typeof SeasonSummary>;

/** A member as everybody sees them. */
export const LeagueMember = z.object({
  player: Person,
  roles: z.array(LeagueRole),
  joinedAt: Instant,
  /** Sends no press in the league. */
  muted: z.boolean(),
  /** Registers for no season, and has no role. */
  banned: z.boolean(),
  /** When the ban ends by itself; null for one that holds until it is lifted, and without one. */
  bannedUntil: Instant.nullable(),
});

export const League = LeagueSummary.extend({
  /** House rules, in Markdown. */
  rules: z.string(),
  rulesIn: TextIn,
  venue: z.string(),
  links: z.array(z.object({ title: z.string(), url: z.string() })),
  private: z.boolean(),
  /** Since when it takes no seasons or members; null while it does. */
  closedAt: Instant.nullable(),
  /** Why a site administrator has hidden it from all but its members, and when; null where nobody has. */
  hidden: z.object({ why: z.string(), at: Instant }).nullable(),
  /** The secret of the invitation link of a private league, for its organizers; null for others. */
  invitation: z.string().nullable(),
  version: z.number().int(),
  /** At most a hundred: those who run it, and the caller, before the others. `GET /leagues/{id}/members` has all. */
  members: z.array(LeagueMember),
  memberCount: z.number().int(),
  seasons: z.array(SeasonSummary),
  /** My own roles in it; empty for a visitor. */
  myRoles: z.array(LeagueRole),
  /** Who asks to take it over because its organizers are silent, and until when those can answer. */
  handOver: z.object({ by: Person, at: Instant, until: Instant }).nullable(),
  /** Whether I may ask for it. */
  mayAsk: z.boolean(),
});
export type League = z.infer<typeof League>;

/** Members page by page: those who run the league first, those who are banned last, each by name. */
export const LeagueMembers = z.object({ ...Paged, members: z.array(LeagueMember) });
export type LeagueMembers = z.infer<typeof LeagueMembers>;

export const Leagues = z.object({
  leagues: z.array(LeagueSummary),
  /** The leagues that I belong to, on whatever page they are. */
  mine: z.array(LeagueSummary),
  /** Where the next page begins; null on the last one. */
  next: z.string().nullable(),
});
export type Leagues = z.infer<typeof Leagues>;

export const AskHandOver = z.strictObject({ reason: Reason });

export const SetRoles = z.strictObject({ roles: z.array(LeagueRole).min(1).max(3) });
