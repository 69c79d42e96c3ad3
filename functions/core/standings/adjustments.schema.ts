import * as z from 'zod';
import { Person, Reason } from '../platform/common.schema';
import { Adjustment } from '../season/seasons.records';

/** All bonus and penalty points of a player (less than 0); this list replaces the previous one. */
export const AdjustPoints = z.strictObject({
  adjustments: z
    .array(z.strictObject({ points: z.number().min(-1_000_000).max(1_000_000), reason: Reason }))
    .max(20),
  /** The version of the list that was read; a list that has changed since is not overwritten. */
  version: z.number().int().min(0).max(1_000_000),
});

/** Everybody in a season's table, with their bonus and penalty points. */
export const Adjustments = z.object({
  players: z.array(
    z.object({
      player: Person,
      adjustments: z.array(Adjustment),
      version: z.number().int(),
    }),
  ),
});
export type Adjustments = z.infer<typeof Adjustments>;
