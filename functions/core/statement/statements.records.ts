import * as z from 'zod';
import { Time } from '../platform/common.records';

/** A player's statement on a finished game. It is stored with their account and deleted with it. */
export const StatementRecord = z.object({
  player: z.string(),
  game: z.string(),
  /** Empty once its author has withdrawn it. */
  text: z.string(),
  at: Time,
  /** Hidden by a moderator, with the reason. */
  hidden: z.object({ at: Time, reason: z.string() }).optional(),
});
export type StatementRecord = z.infer<typeof StatementRecord>;

/** A player opens their side of a finished game's press. It applies only to this end of the game. */
export const PressConsent = z.object({
  player: z.string(),
  game: z.string(),
  /** The end for which it was given: a game that a ruling reopens gets another end. */
  end: z.string(),
  at: Time,
});
export type PressConsent = z.infer<typeof PressConsent>;
