import * as z from 'zod';
import { Time } from './common';

/** What a player says of a finished game. It stands with their account, and ends with it. */
export const StatementRecord = z.object({
  player: z.string(),
  game: z.string(),
  /** Empty once its author took it back. */
  text: z.string(),
  at: Time,
  /** Hidden by a moderator, who said why. */
  hidden: z.object({ at: Time, reason: z.string() }).optional(),
});
export type StatementRecord = z.infer<typeof StatementRecord>;

/** A player opens their side of a finished game's press. It counts for this end of the game alone. */
export const PressConsent = z.object({
  player: z.string(),
  game: z.string(),
  /** The end for which it was given: a game that a ruling opens again ends another time. */
  end: z.string(),
  at: Time,
});
export type PressConsent = z.infer<typeof PressConsent>;
