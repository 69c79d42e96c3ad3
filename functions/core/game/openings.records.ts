import * as z from 'zod';
import { SystemId } from '../platform/common.records';

/** The opening of one seat of a game. */
const OpeningLine = z.object({
  seat: z.string(),
  /** Empty for a seat without an opening. */
  words: z.string(),
  place: z.number().int(),
  winner: z.boolean(),
});

/** The openings of a finished game's seats, as they were last counted. */
export const GameOpenings = z.object({
  game: z.string(),
  system: SystemId,
  players: z.number().int(),
  /** Empty for a game that does not count. */
  lines: z.array(OpeningLine),
  /** The openings removed by the last change: a run that was cut off may not have updated their ranks. */
  takenBack: z.array(OpeningLine).default([]),
  /** Increases with each change. */
  version: z.number().int(),
});
export type GameOpenings = z.infer<typeof GameOpenings>;

/** The counts of a seat on boards of one size: for one opening, or for all games. */
export const OpeningCount = z.object({
  system: SystemId,
  players: z.number().int(),
  seat: z.string(),
  /** The opening; empty for all games. */
  words: z.string(),
  games: z.number().int(),
  /** Games in which the seat was among the winners. */
  wins: z.number().int(),
  /** The sum of its ranks. */
  places: z.number().int(),
});
export type OpeningCount = z.infer<typeof OpeningCount>;
