import * as z from 'zod';
import { Id, Person, Seat } from '../platform/common.schema';
import { ENDINGS } from '../ruling/rulings.records';
import { LaterBoard, SeenResults } from './results.schema';

export const EnterResults = z.strictObject({
  /**
   * CSV with heads of columns: round, board, seat, player, points, place, ending, out, years. One line a seat; seat or
   * player may be left out, and so may place, which follows from points, ending, which is "points", and the years in which
   * a seat left the game and that were played, where the scoring pays for none.
   */
  text: z.string().min(1).max(60_000),
  /** Only report what the list would do, and change nothing. */
  preview: z.boolean().default(false),
  /**
   * The boards as I saw them, in a preview or on their rows: refused if one that the list changes is not among them in
   * its present form. Left out, nothing is compared.
   */
  seen: SeenResults.optional(),
});
export type EnterResults = z.infer<typeof EnterResults>;

/** The effect of a list of results on each of its boards. */
export const EnteredResults = z.object({
  /** Heads of the columns that nobody needs. */
  skipped: z.array(z.string()),
  boards: z.array(
    z.object({
      game: Id,
      round: z.number().int(),
      board: z.number().int(),
      became: z.enum(['entered', 'corrected', 'unchanged']),
      /** The number of the ruling that sets the result now; 0 if none does. */
      revision: z.number().int(),
      ending: z.enum(ENDINGS),
      /** Of a corrected board in a knock-out: later ones that seat somebody whom it does not let through. */
      laterBoards: z.array(LaterBoard),
      seats: z.array(z.object({ seat: Seat, player: Person, place: z.number().int(), points: z.number() })),
    }),
  ),
});
export type EnteredResults = z.infer<typeof EnteredResults>;
