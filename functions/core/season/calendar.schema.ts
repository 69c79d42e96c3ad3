import * as z from 'zod';
import { Instant } from '../platform/common.schema';
import { CreateSeason } from './season-settings.schema';
import { RoundDates } from './seasons.schema';

/** The settings on which a season's dates depend. */
export const PlanCalendar = CreateSeason.pick({
  system: true,
  options: true,
  boardSize: true,
  format: true,
  leftOver: true,
  deadlines: true,
  schedule: true,
}).extend({
  /** Default: one full board. */
  players: z.number().int().min(1).max(10_000).optional(),
  /** Default: now. */
  start: Instant.optional(),
});
export type PlanCalendar = z.infer<typeof PlanCalendar>;

/** When the rounds of a season are expected to be played. */
export const Calendar = z.object({ rounds: z.array(RoundDates) });
export type Calendar = z.infer<typeof Calendar>;
