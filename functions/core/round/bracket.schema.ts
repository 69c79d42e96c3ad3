import * as z from 'zod';
import { BOARD_STATES } from '../platform/common.records';
import { Id, Named, Person, Seat } from '../platform/common.schema';
import { SEASON_STATES } from '../season/seasons.records';

/** The stages of a knock-out that have been drawn so far. */
export const Bracket = z.object({
  season: Named,
  league: Named,
  status: z.enum(SEASON_STATES),
  /** The total number of stages, including the final. */
  rounds: z.number().int(),
  /** How many players of each board advance. */
  advance: z.number().int(),
  stages: z.array(
    z.object({
      round: z.number().int(),
      final: z.boolean(),
      boards: z.array(
        z.object({
          game: Id,
          board: z.number().int(),
          status: z.enum(BOARD_STATES),
          label: z.string(),
          /** For a finished board, players who can advance come first, in their order; bots last. */
          seats: z.array(
            z.object({
              seat: Seat,
              player: Person,
              place: z.number().int().nullable(),
              points: z.number(),
              /** Whether they advance, or win the final; null while the board is being played. */
              goesOn: z.boolean().nullable(),
            }),
          ),
          /**
           * The tie-break between the last player who advances and the first who does not; null if their ranks differ.
           */
          cut: z.object({ through: Person, out: Person, by: z.string(), words: z.string() }).nullable(),
        }),
      ),
      /** Players who sit out and advance. */
      byes: z.array(Person),
    }),
  ),
  /** The winners, once it is finished. */
  champions: z.array(Person),
});
export type Bracket = z.infer<typeof Bracket>;
