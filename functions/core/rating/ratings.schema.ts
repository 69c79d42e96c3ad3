import * as z from 'zod';
import { Id, Instant, Named, Person, Seat, SystemId } from '../platform/common.schema';

/** One player's strength in one game system. `rating` is the estimate, `deviation` its standard deviation. */
export const RatingRow = z.object({
  /**
   * By the lower end of the band (rating − 2 deviations); equal values share a rank; null while provisional or
   * inactive.
   */
  place: z.number().int().nullable(),
  player: Person,
  rating: z.number().int(),
  deviation: z.number().int(),
  games: z.number().int(),
  wins: z.number().int(),
  provisional: z.boolean(),
  /** They have finished no rated game for a year. */
  inactive: z.boolean(),
  /** Ratings after the last games, oldest first, at most 20. */
  history: z.array(z.number().int()),
  lastPlayed: Instant,
});
export type RatingRow = z.infer<typeof RatingRow>;

export const Ratings = z.object({
  /** "overall", a game system, or a faction of one: "ny2047:dunning". */
  board: z.string(),
  system: SystemId.nullable(),
  systemTitle: z.string(),
  /** All existing rating lists. */
  boards: z.array(z.object({ id: z.string(), title: z.string() })),
  rows: z.array(RatingRow),
  /** For the next page; null on the last one. */
  next: z.string().nullable(),
  /**
   * How many games have been rated again while a change of the record is processed; until all are, the rows are from
   * before it.
   */
  recomputing: z.object({ done: z.number().int(), of: z.number().int() }).nullable(),
});
export type Ratings = z.infer<typeof Ratings>;

/** A finished game as a player's page lists it. */
export const PlayerResult = z.object({
  game: Id,
  system: SystemId,
  season: Named,
  round: z.number().int(),
  board: z.number().int(),
  endedAt: Instant,
  ending: z.string(),
  seat: Seat,
  place: z.number().int(),
  players: z.number().int(),
  winner: z.boolean(),
  /** Declared void by a ruling: it is not scored. */
  voided: z.boolean(),
  /** Entered by an organizer, and not everyone named has confirmed it: it counts only within its league. */
  unconfirmed: z.boolean(),
  /**
   * How the player left the seat before the end: by missing turns, or by handing it over; null if they held it to the
   * end.
   */
  left: z.enum(['missed', 'handed-over']).nullable(),
  points: z.number(),
  rating: z.number(),
  /**
   * The standard deviation of that rating; null for games from before it was stored, and for those that change no
   * rating.
   */
  deviation: z.number().nullable(),
  opponents: z.array(z.object({ player: Person, seat: Seat, place: z.number().int() })),
});

/** The awards of a player in one season. */
const Trophy = z.object({
  season: Named,
  league: Named,
  system: SystemId,
  endedAt: Instant,
  awards: z.array(z.object({ id: z.string(), title: z.string(), detail: z.string(), games: z.array(Id) })),
});

/** A player's public page. */
export const PlayerPage = z.object({
  player: Person,
  ratings: z.array(RatingRow.extend({ board: z.string(), title: z.string() })),
  results: z.array(PlayerResult),
  /** Their awards in finished seasons, the latest first. */
  trophies: z.array(Trophy),
  /** Decisions owed in the listed games, and those made before their deadline. */
  deadlines: z.object({
    owed: z.number().int(),
    kept: z.number().int(),
    /**
     * Per cent, with a higher weight for later decisions and including lost seats; null for players with few decisions.
     */
    reliability: z.number().nullable(),
  }),
  bySeat: z.array(
    z.object({
      system: SystemId,
      seat: Seat,
      games: z.number().int(),
      wins: z.number().int(),
      meanPlace: z.number(),
    }),
  ),
  byOpponent: z.array(
    z.object({ player: Person, games: z.number().int(), ahead: z.number().int(), behind: z.number().int() }),
  ),
});
export type PlayerPage = z.infer<typeof PlayerPage>;
