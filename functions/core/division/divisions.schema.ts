import * as z from 'zod';
import { TIE_BREAK_IDS } from '../../../engine/tournament/aggregation';
import { Id, Person } from '../platform/common.schema';
import { LadderRules, SEASON_STATES } from '../season/seasons.records';

export const Divisions = z.object({
  of: z.string(),
  divisions: z.array(
    z.object({
      id: Id,
      name: z.string(),
      level: z.number().int(),
      status: z.enum(SEASON_STATES),
      /** The tie-breaks between players with equal totals on both sides of a line. */
      parted: z.array(
        z.object({
          before: Person,
          behind: Person,
          by: z.enum([...TIE_BREAK_IDS, 'draw']),
          /** The same as text. */
          words: z.string(),
        }),
      ),
      rows: z.array(
        z.object({
          place: z.number().int(),
          player: Person,
          total: z.number(),
          /** Where they play next, if every board ended now. */
          moves: z
            .object({ to: z.number().int(), why: z.enum(['promoted', 'relegated', 'rebalanced']) })
            .nullable(),
        }),
      ),
    }),
  ),
  /** The players of each next division, the highest first. */
  next: z.array(z.array(Person)),
  /** Rules that differ between the divisions; those of the highest one apply. */
  disagreements: z.array(
    z.object({ rule: z.enum(['up', 'down', 'target', 'least', 'most']), why: z.string() }),
  ),
  /** The rules that apply to all of them. */
  rules: LadderRules,
  /** Whether every division has ended, so that the next ones can be announced. */
  ended: z.boolean(),
});
export type Divisions = z.infer<typeof Divisions>;

export const AnnounceDivisions = z.strictObject({
  /** The common part of the new divisions' names. */
  of: z.string().trim().min(2).max(60),
  /** For the whole ladder, now and next; if left out, its divisions have to agree. */
  rules: LadderRules.optional(),
});
