import * as z from 'zod';
import { CreateSeason } from '../../functions/core/season/season-settings.schema';

/** A number of players who join or leave before a round. */
const Change = z.strictObject({ round: z.int().min(1).max(100), players: z.int().min(1).max(1000) });

/** A file with the season to simulate: settings as the API exports them, and the players. */
export const PLAN = z
  .strictObject({
    settings: CreateSeason,
    /** The number who register before the start. */
    players: z.int().min(1).max(10_000),
    /** Players who join during the previous round. */
    late: z.array(Change).default([]),
    /** Players who withdraw during the previous round. */
    leaving: z.array(Change).default([]),
    /** Players who withdraw between planning and release of the round: its first players. */
    withdrawn: z.array(Change).default([]),
    /** Whether all seats of a board at a real table get the same points; otherwise each gets different ones. */
    level: z.boolean().default(false),
    /** The most points of a seat at a real table: few make many ties. */
    highest: z.int().min(1).max(1000).default(40),
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
