import * as z from 'zod';
import { ENDINGS } from '../../store/records';
import { Id, Person, Seat } from './common';

export const EnterResults = z.strictObject({
  /**
   * CSV with column headings: round, board, seat, player, points, place, ending. One line per seat; seat or player may
   * be left out, and so may place, which is derived from points, and ending, which is "points".
   */
  text: z.string().min(1).max(60_000),
  /** Only report what the list would do, and change nothing. */
  preview: z.boolean().default(false),
});

/** The effect of a list of results on each of its boards. */
export const EnteredResults = z.object({
  boards: z.array(
    z.object({
      game: Id,
      round: z.number().int(),
      board: z.number().int(),
      became: z.enum(['entered', 'corrected', 'unchanged']),
      ending: z.enum(ENDINGS),
      seats: z.array(z.object({ seat: Seat, player: Person, place: z.number().int(), points: z.number() })),
    }),
  ),
});
export type EnteredResults = z.infer<typeof EnteredResults>;
