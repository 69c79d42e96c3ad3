import * as z from 'zod';
import { SEARCH_REASONS } from '../absence/absence.records';
import { Figures, Id, Instant, Named, Person, Seat, SystemId } from '../platform/common.schema';

/** A seat of a game for which another player is wanted. */
export const SearchOfSeat = z.object({
  seat: Seat,
  why: z.enum(SEARCH_REASONS),
  since: Instant,
  /** Until when the player who is asked now can answer; null while no one is left to ask. */
  until: Instant.nullable(),
  /** The player who is asked now, for readers who may know: moderators who do not play in the game. */
  asked: Person.nullable(),
  /** How many declined, or did not answer. */
  passed: z.number().int(),
  /** Whether I may end it. */
  mayEnd: z.boolean(),
});
export type SearchOfSeat = z.infer<typeof SearchOfSeat>;

/** The reader's options to find a player for seats of a game, and the searches so far. */
export const GameSubstitutes = z.object({
  /** Seats for which I may ask the season's substitutes. */
  mayAsk: z.array(Seat),
  /** How many players are on the season's list. */
  listed: z.number().int(),
  searches: z.array(SearchOfSeat),
});
export type GameSubstitutes = z.infer<typeof GameSubstitutes>;

/** A seat that I am asked to take. */
export const SeatOffer = z.object({
  game: Id,
  system: SystemId,
  systemTitle: z.string(),
  league: Named,
  season: Named,
  round: z.number().int(),
  board: z.number().int(),
  seat: Seat,
  why: z.enum(SEARCH_REASONS),
  /** The sentence that says who asks. */
  asks: z.string(),
  /** The seat's current figures. */
  figures: Figures,
  /** The open turn, and when it closes; null while the clock is stopped. */
  label: z.string(),
  deadline: Instant.nullable(),
  /** If I do not answer until then, another player is asked. */
  until: Instant,
});
export type SeatOffer = z.infer<typeof SeatOffer>;

export const SeatOffers = z.object({ offers: z.array(SeatOffer) });
export type SeatOffers = z.infer<typeof SeatOffers>;

export const AnswerOffer = z.strictObject({ accepts: z.boolean() });
