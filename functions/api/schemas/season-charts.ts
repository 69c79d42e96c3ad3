import * as z from 'zod';
import { Person, Seat } from './common';

/** How a season went, round by round: the leaders and the caller, or a page of the standing. */
export const SeasonCourse = z.object({
  /** The rounds that were drawn, the last sixteen at most; `running` while a board of it is played. */
  rounds: z.array(z.object({ round: z.number().int(), running: z.boolean() })),
  /** How many stand in the standing. */
  count: z.number().int(),
  /** The page of the standing that is shown, 25 players each; null for the leaders. */
  page: z.number().int().nullable(),
  pages: z.number().int(),
  /** In the order of the standing. */
  players: z.array(
    z.object({
      player: Person,
      /** One for each round; where they had not come in yet, there is no row and `at` is null. */
      rounds: z.array(
        z.object({
          round: z.number().int(),
          /** The row of the table after this round, from 1: who shares a place has a row of their own. */
          at: z.number().int().nullable(),
          place: z.number().int().nullable(),
          total: z.number(),
          /** What the boards of this round pay; null without a board. */
          points: z.number().nullable(),
          /** A board of this round is still played, and counts as if it ended now. */
          running: z.boolean(),
        }),
      ),
    }),
  ),
});
export type SeasonCourse = z.infer<typeof SeasonCourse>;

/** How often a seat won, with the interval in which its true share lies nineteen times in twenty. */
export const SeatShare = z.object({
  seat: Seat,
  games: z.number().int(),
  wins: z.number().int(),
  share: z.number(),
  low: z.number(),
  high: z.number(),
});
export type SeatShare = z.infer<typeof SeatShare>;

/** Who met whom on the finished boards of a season and who placed higher, and how its seats fared. */
export const SeasonStatistics = z.object({
  page: z.number().int(),
  /** The page of the standing that the columns show. */
  against: z.number().int(),
  pages: z.number().int(),
  /** Players of a page of the standing, with their place. */
  rows: z.array(z.object({ place: z.number().int(), player: Person })),
  columns: z.array(z.object({ place: z.number().int(), player: Person })),
  /** Pairs who met: the numbers of row and column from 0, on how many boards, and on how many the row placed higher, or level. */
  meetings: z.array(
    z.object({
      row: z.number().int(),
      column: z.number().int(),
      games: z.number().int(),
      ahead: z.number().int(),
      level: z.number().int(),
    }),
  ),
  /** For boards of each size, by share of wins. */
  seats: z.array(z.object({ players: z.number().int(), games: z.number().int(), seats: z.array(SeatShare) })),
});
export type SeasonStatistics = z.infer<typeof SeasonStatistics>;
