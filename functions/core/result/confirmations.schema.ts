import * as z from 'zod';
import { Id, Instant, Named, Person, Seat, SystemId } from '../platform/common.schema';
import { RatingRow } from '../rating/ratings.schema';
import { ConfirmationRecord } from './results.records';
import { SeenResults } from './results.schema';

/** A board whose result was entered by an organizer and counts only within its league. */
const SaidBoard = z.object({
  game: Id,
  /** The number of the ruling that set its result; 0 if none did. */
  revision: z.number().int(),
  round: z.number().int(),
  board: z.number().int(),
  seats: z.array(z.object({ seat: Seat, player: Person, place: z.number().int(), points: z.number() })),
  /** How many of its people have confirmed it, and how many have declined. */
  people: z.number().int(),
  confirmed: z.number().int(),
  declined: z.number().int(),
  /** I am one of its people. */
  mine: z.boolean(),
});

/** Why results of a season do not count on the whole site yet, and what I can do about it. */
export const Confirmation = z.object({
  season: Named,
  league: Named,
  /** Boards that count only within the league; empty if all count. */
  boards: z.array(SaidBoard),
  /** My answer for my boards; null if none of them waits. */
  mine: ConfirmationRecord.shape.state.nullable(),
  /** Whether I can ask the site administrators to approve the results. */
  mayAsk: z.boolean(),
});
export type Confirmation = z.infer<typeof Confirmation>;

export const AnswerConfirmation = z.strictObject({
  confirms: z.boolean(),
  /**
   * My boards as I saw them: refused if one of those that wait is not among them in its present form. Left out, nothing
   * is compared.
   */
  boards: SeenResults.optional(),
});
export type AnswerConfirmation = z.infer<typeof AnswerConfirmation>;

/** Seasons in which I was asked to confirm my results, and have not answered. */
export const RequestedConfirmations = z.array(z.object({ season: Named, league: Named, at: Instant }));
export type RequestedConfirmations = z.infer<typeof RequestedConfirmations>;

/** The strength of a league's players in its own games, including results that count nowhere else. */
export const LeagueRatings = z.object({
  league: Named,
  system: SystemId.nullable(),
  /** The title of the game without an engine that the list is about; null for other lists. */
  title: z.string().nullable(),
  /** The titles of the league’s games without an engine, the one played last first: each has a list of its own. */
  titles: z.array(z.string()),
  rows: z.array(RatingRow),
  /** How many results it contains: the latest. */
  results: z.number().int(),
});
export type LeagueRatings = z.infer<typeof LeagueRatings>;
