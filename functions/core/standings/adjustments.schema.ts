import * as z from 'zod';
import { Person, Reason } from '../platform/common.schema';

/** Points given, or taken if they are less than 0, with a reason that everybody reads in the standings. */
export const Adjustment = z.strictObject({
  points: z.number().min(-1_000_000).max(1_000_000),
  reason: Reason,
});

/** All bonus and penalty points of a player; this list replaces the previous one. */
export const AdjustPoints = z.strictObject({
  adjustments: z.array(Adjustment).max(20),
  /** The version of the list that was read; a list that has changed since is not overwritten. */
  version: z.number().int().min(0).max(1_000_000),
});

/** Everybody in a season's table, with their bonus and penalty points. */
export const Adjustments = z.object({
  players: z.array(
    z.object({
      player: Person,
      adjustments: z.array(z.object({ points: z.number(), reason: z.string() })),
      version: z.number().int(),
    }),
  ),
});
export type Adjustments = z.infer<typeof Adjustments>;
