import * as z from 'zod';
import { Id, PlayerId, Seat } from '../platform/common.schema';

/** As many changes as one transaction takes: two boards of six are seated anew. */
export const MOST_CHAIRS = 12;

export const ChangeChairs = z.strictObject({
  /** All are carried out, or none. Two players who swap are two changes. */
  changes: z
    .array(
      z.strictObject({
        game: Id,
        seat: Seat,
        /** Who sits there now, or null for a free chair: refused where that has changed by now. */
        holder: PlayerId.nullable(),
        /** Who takes the chair: a player of the season, or a member of its league. */
        player: PlayerId.optional(),
        /** Instead of `player`: a name, which finds the person whom the league knows by it, or enters a new one. */
        name: z.string().trim().min(1).max(80).optional(),
        /** Whether the player agreed to keep the chair that they have at another board, and to play both. */
        twice: z.boolean().optional(),
      }),
    )
    .min(1)
    .max(MOST_CHAIRS),
});
export type ChangeChairs = z.infer<typeof ChangeChairs>;
