import * as z from 'zod';
import { CreateSeason } from '../../functions/api/schemas/season-settings';

/** A number of players who come or go before a round. */
const Change = z.strictObject({ round: z.int().min(1).max(100), players: z.int().min(1).max(1000) });

/** A file that says which season to simulate: settings as the API exports them, and who plays. */
export const PLAN = z
  .strictObject({
    settings: CreateSeason,
    /** Those who register before the start. */
    players: z.int().min(1).max(10_000),
    /** Those who join while the round before is played. */
    late: z.array(Change).default([]),
    /** Those who withdraw while the round before is played. */
    leaving: z.array(Change).default([]),
    /** Those who withdraw when the round is planned and not released: its first players. */
    withdrawn: z.array(Change).default([]),
    /** Whether all seats of a board at a real table get the same points; otherwise each gets some of its own. */
    level: z.boolean().default(false),
  })
  .refine(
    ({ settings: { registration }, late, leaving, withdrawn }) =>
      registration.review || [...late, ...leaving, ...withdrawn].length === 0,
    {
      path: ['settings', 'registration', 'review'],
      error: 'Review rounds, so that players can come and go.',
    },
  );
export type Plan = z.infer<typeof PLAN>;
