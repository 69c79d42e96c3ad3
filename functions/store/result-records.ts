import * as z from 'zod';
import { GAME_SYSTEM_IDS } from '../../engine/games';
import { PersonRecord, RULINGS } from './records';

/** What the table holds of what follows from results. Times are milliseconds since 1970 in UTC. */

const Time = z.number().int();
const Named = z.object({ id: z.string(), name: z.string() });
const SystemId = z.enum(GAME_SYSTEM_IDS);

/** What a moderator can rule on a member of the league. */
export const MEMBER_RULINGS = ['warn', 'mute', 'unmute', 'ban', 'unban'] as const;

/** What an organizer does to a season or its league, without a reason being asked. */
export const ACTS = [
  'open-season',
  'settings',
  'start',
  'exchange',
  'redraw',
  'release',
  'entry',
  'roles',
  'ask-hand-over',
  'keep-league',
  'hand-over',
  'answer-case',
  'read-report',
  'look-for-signs',
  'webhook',
] as const;

/** What stands in a league's log: rulings on games, on what is around them, and what organizers did. */
export const LOG_KINDS = [...RULINGS, 'one-person', 'announce', ...MEMBER_RULINGS, ...ACTS] as const;

/** An entry of a league's log: what was ruled, by whom, why, and what it was before and after. */
export const LogRecord = z.object({
  /** Sortable: later entries have greater ids. */
  id: z.string(),
  league: z.string(),
  /** Null for a ruling on a member, or on the whole league. */
  season: Named.nullable(),
  /** The game that was ruled on; null for a ruling on entries, or on many games at once. */
  game: z.string().nullable(),
  kind: z.enum(LOG_KINDS),
  at: Time,
  by: PersonRecord,
  subject: z.string(),
  reason: z.string(),
  before: z.string(),
  after: z.string(),
});
export type LogRecord = z.infer<typeof LogRecord>;

/** What the platform tells a player of how the season's absence policy was applied to them. */
export const ABSENCE_NOTES = ['grace', 'missed', 'disorder', 'substitute', 'replaced'] as const;

/** A word of the moderators: to everybody in a league or season, or to one player, who has to confirm it. */
export const NoticeRecord = z.object({
  /** Sortable: later notices have greater ids. */
  id: z.string(),
  league: Named,
  season: Named.nullable(),
  /** The player it is meant for alone; null for an announcement. */
  player: z.string().nullable(),
  kind: z.enum(['announce', ...MEMBER_RULINGS, ...ABSENCE_NOTES]),
  at: Time,
  by: PersonRecord,
  text: z.string(),
});
export type NoticeRecord = z.infer<typeof NoticeRecord>;

/** How a seat has fared in all rated games of one system and board size. Whole numbers, so that sums are exact. */
export const SeatStatistic = z.object({
  system: SystemId,
  /** Seats of the boards it speaks of: a third place of three is not one of six. */
  players: z.number().int(),
  seat: z.string(),
  games: z.number().int(),
  /** Games in which it was among the winners. */
  wins: z.number().int(),
  /** The sum of its places. */
  places: z.number().int(),
  /** The sum of its leading measure. */
  figure: z.number(),
});
export type SeatStatistic = z.infer<typeof SeatStatistic>;

const AwardRecord = z.object({
  id: z.string(),
  title: z.string(),
  /** What it is given for, in a sentence. */
  rule: z.string(),
  players: z.array(PersonRecord),
  /** What decided, in words: "62.5 points in round 2, board 1". */
  detail: z.string(),
  /** The games it rests on. */
  games: z.array(z.string()),
});

/** The awards of a finished season. */
export const AwardsRecord = z.object({ season: z.string(), awards: z.array(AwardRecord) });
export type AwardsRecord = z.infer<typeof AwardsRecord>;

/** What a player won in a season, in their own partition. */
export const TrophyRecord = z.object({
  player: z.string(),
  season: Named,
  league: Named,
  system: SystemId,
  endedAt: Time,
  awards: z.array(AwardRecord.pick({ id: true, title: true, detail: true, games: true })),
});
export type TrophyRecord = z.infer<typeof TrophyRecord>;

/** A finished season in the halls of fame. */
export const HallRecord = z.object({
  season: Named,
  league: Named,
  system: SystemId,
  champions: z.array(PersonRecord),
  players: z.number().int(),
  endedAt: Time,
});
export type HallRecord = z.infer<typeof HallRecord>;
