import * as z from 'zod';
import { because, fault } from '../../../engine/fault';
import { GAME_SYSTEM_IDS, SYSTEM_IDS } from '../../../engine/games';

/** A platform-made id: 26 characters of a ULID, lower case. */
const anId = () => z.string().regex(/^[0-9a-z]{4,40}$/, because(fault('send.id')));
export const Id = anId();

/**
 * The kind of thing that an id in an input identifies. Registered ids in path, query and body are checked before an
 * operation is carried out: items of a private league do not exist for callers who are not members (`ids-in.ts`).
 */
export const ABOUT = z.registry<{ readonly about: 'leagues' | 'seasons' | 'games' }>();
export const SeasonId = anId().register(ABOUT, { about: 'seasons' });

/** A player's id from the login service. */
export const PlayerId = z.string().regex(/^[0-9A-Za-z_-]{2,64}$/, because(fault('send.player')));

/** A point in time, ISO 8601 in UTC: 2026-11-21T20:00:00.000Z. */
export const Instant = z.iso.datetime();

/** The start of a page of a list, from the `next` of the page before it; null for the first. */
export const Page = z.string().max(200).nullable().default(null);

/** The system of a game: "results-only" for one that its season defines, and that has no engine. */
export const SystemId = z.enum(SYSTEM_IDS);

/** A system with an engine: its games can be played, practised and learned here. */
export const EngineId = z.enum(GAME_SYSTEM_IDS);

export const Seat = z.string().min(1).max(40);

export const Person = z.object({
  id: PlayerId,
  name: z.string(),
  kind: z.enum(['human', 'bot']),
});
export type Person = z.infer<typeof Person>;

/** The public state of a seat's orders: whether there are any, never which. */
export const SeatState = z.enum(['none-owed', 'nothing', 'stored', 'ready', 'late']);
export type SeatState = z.infer<typeof SeatState>;

export const LEAGUE_ROLES = ['organizer', 'moderator', 'player'] as const;
export const LeagueRole = z.enum(LEAGUE_ROLES);
export type LeagueRole = z.infer<typeof LeagueRole>;

/** The effect of rulings on a result; a void one counts for no one. */
export const ResultState = z.enum(['as-played', 'corrected', 'void']);

/** A seat's figures by measure id: { stars: 4, land: 9, units: 6 }. */
export const Figures = z.record(z.string(), z.number());

/** Why something was ruled; public. */
export const Reason = z.string().trim().min(5).max(500);

export const Named = z.object({ id: Id, name: z.string() });

/** One problem of the input: its field, and the rule that it breaks. */
export const ProblemEntry = z.object({
  code: z.string(),
  path: z.array(z.union([z.string(), z.number()])),
  rule: z.string(),
  message: z.string(),
});

/** RFC 9457 problem details, with a code for programs and one entry for each problem of the input. */
export const ProblemReply = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
  code: z.string(),
  problems: z.array(ProblemEntry).optional(),
});
export type ProblemReply = z.infer<typeof ProblemReply>;
