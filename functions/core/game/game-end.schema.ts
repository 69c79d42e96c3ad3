import * as z from 'zod';
import { EngineId, Figures, Id, Instant, Named, Person, ResultState, Seat } from '../platform/common.schema';

const Award = z.object({
  id: z.string(),
  title: z.string(),
  seats: z.array(Seat),
  /** Continues after the names of the seats: "took 7 spaces from other factions". */
  text: z.string(),
  /** The step that it is about; null for the whole game. */
  step: z.number().int().nullable(),
});

const EndedSeat = z.object({
  seat: Seat,
  player: Person,
  place: z.number().int().nullable(),
  winner: z.boolean(),
  figures: Figures,
  /** The rating in this game system before and after the game; null if the game changed none. */
  rating: z.object({ before: z.number(), after: z.number() }).nullable(),
});

/** The summary of a finished game: ranks, ratings, awards. */
export const GameEnd = z.object({
  game: Id,
  system: EngineId,
  systemTitle: z.string(),
  season: Named,
  board: z.number().int(),
  isPractice: z.boolean(),
  /** The last moment of the game: "Fall 2052". */
  label: z.string(),
  endedAt: Instant,
  steps: z.number().int(),
  /** Whether the result counts as played, as corrected by a ruling, or not at all. */
  state: ResultState,
  measures: z.array(z.object({ id: z.string(), name: z.string() })),
  seats: z.array(EndedSeat),
  awards: z.array(Award),
});
export type GameEnd = z.infer<typeof GameEnd>;
