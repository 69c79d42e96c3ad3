import * as z from 'zod';
import { AtTheTable, BOARD_STATES, Named, PersonRecord, SystemId, Time } from '../platform/common.records';

const Counts = z.record(z.string(), z.number());

/** The values of a board, beyond its figures, that scoring systems use (`ScoredBoard`). */
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

/** A player's share of the points of a seat that several have held: by the turns of each. */
export const SeatShare = z.object({ turns: z.number().int(), of: z.number().int(), points: z.number() });
export type SeatShare = z.infer<typeof SeatShare>;

/** A board's summary for the season page, derived from its last step. */
export const BoardRecord = z.object({
  season: z.string(),
  game: z.string(),
  round: z.number().int(),
  board: z.number().int(),
  status: z.enum(BOARD_STATES),
  step: z.number().int(),
  /** The step that its figures, points and label are of, if people without a seat see the game later. */
  shown: z.number().int().optional(),
  /** The number of the last ruling that took its steps back. */
  line: z.number().int().optional(),
  label: z.string(),
  /** When its last step closed. */
  updatedAt: Time,
  /** Null when it is finished or paused. */
  deadline: Time.nullable(),
  paused: z.boolean().optional(),
  owing: z.array(z.string()),
  /** The one seat that won, alone or by points; null if there is none, absent on boards from before it was stored. */
  winner: z.string().nullable().optional(),
  /** The effect of a ruling on its result; if absent, it counts as played. A void one does not count. */
  result: z.enum(['corrected', 'void']).optional(),
  /** The number of that ruling. */
  revision: z.number().int().optional(),
  /** The leading measure at the end of each year, if the season's scoring uses it. */
  history: z.array(Counts).optional(),
  /** It is played at a real table, and finished once its result is entered. */
  atTheTable: z.boolean().optional(),
  /** Absent on boards from before it was stored. */
  scored: ScoredState.optional(),
  /** Players who lost a seat under the season's policy, if such a board counts for them with no points. */
  forfeits: z.array(z.object({ seat: z.string(), player: PersonRecord })).optional(),
  /** If points are divided by turns held: the shares of players who left a seat. */
  shares: z.array(z.object({ seat: z.string(), player: PersonRecord, share: SeatShare })).optional(),
  seats: z.array(
    z.object({
      seat: z.string(),
      player: PersonRecord,
      figures: z.record(z.string(), z.number()),
      place: z.number().nullable(),
      /** The faction that the game dealt to it, which its results count for. */
      faction: z.string().optional(),
      /** The points of the seat; `share` is its holder's part of them. */
      points: z.number(),
      /** Absent if all points belong to the holder. */
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

/** A finished game in the record from which ratings are computed, in the order of ids. */
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
  /** How it ended, in the game's terms. */
  ending: z.string(),
  /** Declared void by a ruling: it stays in the record and changes no rating. */
  voided: z.boolean().optional(),
  /** The number of the ruling on its result, if there is one. */
  revision: z.number().int().optional(),
  /** Played at a real table, and whether it is rated. */
  atTheTable: AtTheTable.optional(),
  /**
   * An organizer entered how it ended, and neither the named players nor a site administrator have confirmed it: it
   * counts only within its league. Absent in results of earlier releases, which count as they did.
   */
  unconfirmed: z.boolean().optional(),
  seats: z.array(
    z.object({
      seat: z.string(),
      /** The faction that the game dealt to it; absent where it deals none, and in results from before it was stored. */
      faction: z.string().optional(),
      player: PersonRecord,
      place: z.number().int(),
      winner: z.boolean(),
      points: z.number(),
      /** Its leading measure; 0 in results from before it was stored. */
      leading: z.number().default(0),
      /** The rating in this game system before and after the game. */
      before: z.number().optional(),
      rating: z.number(),
      /** The standard deviation of the rating after it; absent in results from before it was stored. */
      deviation: z.number().optional(),
      /** Decisions that were owed, and those that were made in time. */
      owed: z.number().int(),
      kept: z.number().int(),
      /** Turns for which its player held it, if there were several holders. */
      turns: z.number().int().optional(),
    }),
  ),
  /** Whether gains and points of seats are divided by turns held. */
  shared: z.boolean().optional(),
  /** Players who left a seat before the end, in order, with the decisions of their own time in it. */
  left: z
    .array(
      z.object({
        seat: z.string(),
        player: PersonRecord,
        owed: z.number().int(),
        kept: z.number().int(),
        /** Turns for which they held the seat; absent in results of earlier releases, in which they are not rated. */
        turns: z.number().int().optional(),
        /** Lost by missing turns. */
        forfeited: z.boolean().optional(),
        /** Their part of the seat's points. */
        points: z.number().optional(),
        before: z.number().optional(),
        rating: z.number().optional(),
      }),
    )
    .optional(),
});
export type ResultRecord = z.infer<typeof ResultRecord>;

/** Results, identified by the number of the ruling that set them, by game. */
const Revisions = z.record(z.string(), z.number().int());

/**
 * Whether a player confirms the results of their boards that an organizer entered in a season. An answer applies to the
 * results at that time: a corrected one has to be confirmed again.
 */
export const ConfirmationRecord = z.object({
  player: z.string(),
  season: Named,
  league: Named,
  state: z.enum(['asked', 'given', 'declined']),
  at: Time,
  /** The results that they confirmed, or declined; a refusal without any is for all results in any form. */
  boards: Revisions.default({}),
});
export type ConfirmationRecord = z.infer<typeof ConfirmationRecord>;

/** A site administrator has approved the results of a season at that time. */
export const ResultApproval = z.object({ season: z.string(), by: PersonRecord, at: Time, boards: Revisions });
export type ResultApproval = z.infer<typeof ResultApproval>;

/** The results of a seat in all rated games of one system and board size. Whole numbers, so that sums are exact. */
export const SeatStatistic = z.object({
  system: SystemId,
  /** The number of seats of the boards: third place of three is not the same as of six. */
  players: z.number().int(),
  seat: z.string(),
  games: z.number().int(),
  /** Games in which it was among the winners. */
  wins: z.number().int(),
  /** The sum of its ranks. */
  places: z.number().int(),
  /** The sum of its leading measure. */
  figure: z.number(),
});
export type SeatStatistic = z.infer<typeof SeatStatistic>;
