import * as z from 'zod';
import { AtTheTable, Named, PersonRecord, SystemId, Time } from './common';

const Counts = z.record(z.string(), z.number());

/** What scoring systems read of a board beyond its figures (`ScoredBoard`). */
export const ScoredState = z.object({
  years: z.number(),
  lastYear: z.number().optional(),
  total: z.number().optional(),
  majority: z.number().optional(),
  out: Counts,
  /** Those who are out stand in the order of their places, which somebody wrote, and not of their years. */
  outByPlaces: z.boolean().optional(),
  ending: z.discriminatedUnion('type', [
    z.object({ type: z.literal('solo'), winner: z.string() }),
    z.object({ type: z.literal('draw'), sharers: z.array(z.string()) }),
    z.object({ type: z.enum(['timed', 'running']) }),
  ]),
  placing: z.array(z.array(z.string())).nullable(),
});
export type ScoredState = z.infer<typeof ScoredState>;

/** What a player has of the points of a seat that several have held: by the turns of each. */
export const SeatShare = z.object({ turns: z.number().int(), of: z.number().int(), points: z.number() });
export type SeatShare = z.infer<typeof SeatShare>;

/** A board's summary for the season page, projected from its last step. */
export const BoardRecord = z.object({
  season: z.string(),
  game: z.string(),
  round: z.number().int(),
  board: z.number().int(),
  status: z.enum(['running', 'finished']),
  step: z.number().int(),
  /** The number of the last ruling that took steps of it back. */
  line: z.number().int().optional(),
  label: z.string(),
  /** When its last step closed. */
  updatedAt: Time,
  /** Null when it is finished or paused. */
  deadline: Time.nullable(),
  paused: z.boolean().optional(),
  owing: z.array(z.string()),
  /** The one seat that won, alone or by points; null without one, absent on boards from before it was kept. */
  winner: z.string().nullable().optional(),
  /** What a ruling made of its result; absent, it stands as it was played. A void one counts for nothing. */
  result: z.enum(['corrected', 'void']).optional(),
  /** The number of that ruling. */
  revision: z.number().int().optional(),
  /** The leading measure at the end of each year, where the season's scoring reads it. */
  history: z.array(Counts).optional(),
  /** It is played at a real table; finished once its result is entered. */
  atTheTable: z.boolean().optional(),
  /** Absent on boards from before it was kept. */
  scored: ScoredState.optional(),
  /** Those who lost a seat by the season's policy, where such a board counts for them with no points. */
  forfeits: z.array(z.object({ seat: z.string(), player: PersonRecord })).optional(),
  /** Where points are divided by turns held: what those have who left a seat. */
  shares: z.array(z.object({ seat: z.string(), player: PersonRecord, share: SeatShare })).optional(),
  seats: z.array(
    z.object({
      seat: z.string(),
      player: PersonRecord,
      figures: z.record(z.string(), z.number()),
      place: z.number().nullable(),
      /** Of the seat: what its holder has of them says the share. */
      points: z.number(),
      /** Absent where all of the points are the holder's. */
      share: SeatShare.optional(),
    }),
  ),
});
export type BoardRecord = z.infer<typeof BoardRecord>;

/** Strength on one board: "overall", a game system, or a faction of one ("ny2047:dunning"). */
export const RatingRecord = z.object({
  player: PersonRecord,
  board: z.string(),
  mu: z.number(),
  sigma: z.number(),
  games: z.number().int(),
  wins: z.number().int(),
  history: z.array(z.number()),
  lastPlayed: Time,
});
export type RatingRecord = z.infer<typeof RatingRecord>;

/** A finished game in the record from which ratings follow, in the order of its ids. */
export const ResultRecord = z.object({
  /** Sortable: a game that was rated later has the greater id. */
  id: z.string(),
  game: z.string(),
  system: SystemId,
  league: Named,
  season: Named,
  round: z.number().int(),
  board: z.number().int(),
  endedAt: Time,
  /** How it ended, in the game's word. */
  ending: z.string(),
  /** Declared void by a ruling: it stays in the record and changes no rating. */
  voided: z.boolean().optional(),
  /** The number of the ruling on its result, if there is one. */
  revision: z.number().int().optional(),
  /** Played at a real table, and whether it counts in ratings. */
  atTheTable: AtTheTable.optional(),
  /**
   * An organizer says how it ended, and neither those who are named nor a site administrator have confirmed it: it counts
   * within its league alone. Absent in results of earlier releases, which count as they did.
   */
  unconfirmed: z.boolean().optional(),
  seats: z.array(
    z.object({
      seat: z.string(),
      player: PersonRecord,
      place: z.number().int(),
      winner: z.boolean(),
      points: z.number(),
      /** What it had of the leading measure; 0 in results from before it was kept. */
      leading: z.number().default(0),
      /** The rating in this game system before the game, and after it. */
      before: z.number().optional(),
      rating: z.number(),
      /** The standard deviation of the rating after it; absent in results from before it was kept. */
      deviation: z.number().optional(),
      /** Decisions that were owed, and those that were given in time. */
      owed: z.number().int(),
      kept: z.number().int(),
      /** Turns that its player held it, where several did. */
      turns: z.number().int().optional(),
    }),
  ),
  /** Whether gains and points of seats are divided by turns held. */
  shared: z.boolean().optional(),
  /** Those who left a seat before the end, in order, with the decisions of their own time in it. */
  left: z
    .array(
      z.object({
        seat: z.string(),
        player: PersonRecord,
        owed: z.number().int(),
        kept: z.number().int(),
        /** Turns that they held the seat; without them, in results of earlier releases, they are not rated. */
        turns: z.number().int().optional(),
        /** Lost by missing turns. */
        forfeited: z.boolean().optional(),
        /** What they have of the seat's points. */
        points: z.number().optional(),
        before: z.number().optional(),
        rating: z.number().optional(),
      }),
    )
    .optional(),
});
export type ResultRecord = z.infer<typeof ResultRecord>;

/** Results by the number of the ruling that says what they are, by game. */
const Revisions = z.record(z.string(), z.number().int());

/**
 * Whether a player confirms what an organizer says of their boards in a season. An answer counts for the results as they
 * were then: one that is corrected since has to be confirmed again.
 */
export const ConfirmationRecord = z.object({
  player: z.string(),
  season: Named,
  league: Named,
  state: z.enum(['asked', 'given', 'declined']),
  at: Time,
  boards: Revisions.default({}),
});
export type ConfirmationRecord = z.infer<typeof ConfirmationRecord>;

/** A site administrator lets the results of a season count as they were then. */
export const ResultApproval = z.object({ season: z.string(), by: PersonRecord, at: Time, boards: Revisions });
export type ResultApproval = z.infer<typeof ResultApproval>;

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
