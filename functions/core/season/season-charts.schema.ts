import * as z from 'zod';
import { Person, Seat } from '../platform/common.schema';

/** A season's course, round by round: the leaders and the caller, or a page of the standings. */
export const SeasonCourse = z.object({
  /** The drawn rounds, at most the last sixteen; `running` while a board of it is being played. */
  rounds: z.array(z.object({ round: z.number().int(), running: z.boolean() })),
  /** The number of players in the standings. */
  count: z.number().int(),
  /** The displayed page of the standings, 25 players each; null for the leaders. */
  page: z.number().int().nullable(),
  pages: z.number().int(),
  /** In the order of the standings. */
  players: z.array(
    z.object({
      player: Person,
      /** One per round; before a player joined, there is no row and `at` is null. */
      rounds: z.array(
        z.object({
          round: z.number().int(),
          /** The row of the table after this round, from 1: players who share a rank have separate rows. */
          at: z.number().int().nullable(),
          place: z.number().int().nullable(),
          total: z.number(),
          /** The points from boards of this round; null without a board. */
          points: z.number().nullable(),
          /** A board of this round is still being played, and is scored as if it ended now. */
          running: z.boolean(),
        }),
      ),
    }),
  ),
});
export type SeasonCourse = z.infer<typeof SeasonCourse>;

/** How often a seat won, with the 95% confidence interval of the share. */
export const SeatShare = z.object({
  seat: Seat,
  games: z.number().int(),
  wins: z.number().int(),
  share: z.number(),
  low: z.number(),
  high: z.number(),
});
export type SeatShare = z.infer<typeof SeatShare>;

/** Meetings on the finished boards of a season, who placed higher, and the results of its seats. */
export const SeasonStatistics = z.object({
  page: z.number().int(),
  /** The page of the standings that the columns show. */
  against: z.number().int(),
  pages: z.number().int(),
  /** Players of a page of the standings, with their rank. */
  rows: z.array(z.object({ place: z.number().int(), player: Person })),
  columns: z.array(z.object({ place: z.number().int(), player: Person })),
  /**
   * Pairs who met: the indices of row and column from 0, on how many boards, and on how many the row placed higher, or
   * level.
   */
  meetings: z.array(
    z.object({
      row: z.number().int(),
      column: z.number().int(),
      games: z.number().int(),
      ahead: z.number().int(),
      level: z.number().int(),
    }),
  ),
  /** For each board size, by share of wins. */
  seats: z.array(z.object({ players: z.number().int(), games: z.number().int(), seats: z.array(SeatShare) })),
});
export type SeasonStatistics = z.infer<typeof SeasonStatistics>;
