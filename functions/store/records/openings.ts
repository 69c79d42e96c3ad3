import * as z from 'zod';
import { SystemId } from './common';

/** How one seat of a game opened it. */
const OpeningLine = z.object({
  seat: z.string(),
  /** Empty for a seat that had no opening. */
  words: z.string(),
  place: z.number().int(),
  winner: z.boolean(),
});

/** How the seats of a finished game opened it, as it was counted last. */
export const GameOpenings = z.object({
  game: z.string(),
  system: SystemId,
  players: z.number().int(),
  /** Empty for a game that does not count. */
  lines: z.array(OpeningLine),
  /** What the last change took back: a run that was cut off may not have ranked it anew. */
  takenBack: z.array(OpeningLine).default([]),
  /** Goes up with each change. */
  version: z.number().int(),
});
export type GameOpenings = z.infer<typeof GameOpenings>;

/** What was counted of a seat on boards of a size: of one opening, or of all games. */
export const OpeningCount = z.object({
  system: SystemId,
  players: z.number().int(),
  seat: z.string(),
  /** The opening; empty for all games. */
  words: z.string(),
  games: z.number().int(),
  /** Games in which the seat was among the winners. */
  wins: z.number().int(),
  /** The sum of its places. */
  places: z.number().int(),
});
export type OpeningCount = z.infer<typeof OpeningCount>;
