import * as z from 'zod';
import { Board } from '../game/boards.schema';
import { Id } from '../platform/common.schema';
import { Season } from '../season/seasons.schema';

/** A season that is played now, with its running boards: those that moved last, first. */
export const LiveSeason = Season.pick({
  id: true,
  name: true,
  league: true,
  system: true,
  systemTitle: true,
  measures: true,
  results: true,
  deadlines: true,
}).extend({
  boards: z.array(Board),
  /** How many boards run; there may be more than are listed. */
  running: z.number().int(),
});
export type LiveSeason = z.infer<typeof LiveSeason>;

/** The boards that everyone can watch now. */
export const Live = z.object({
  seasons: z.array(LiveSeason),
  /** The board whose last turns are shown first; null if none has moved yet. */
  featured: z.object({ game: Id, season: Id }).nullable(),
});
export type Live = z.infer<typeof Live>;
