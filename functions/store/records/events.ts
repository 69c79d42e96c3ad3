import * as z from 'zod';
import { Time } from './common';

/**
 * A state change that others act on, written in the transaction that made it (outbox). Step 0 announces a new game.
 */
export const StepClosed = z.object({
  id: z.string(),
  kind: z.literal('step-closed'),
  at: Time,
  game: z.string(),
  step: z.number().int(),
  finished: z.boolean(),
});
export type StepClosed = z.infer<typeof StepClosed>;

/** A moderator ruled on the result of a finished game: what follows from results has to follow. */
export const ResultRuled = z.object({
  id: z.string(),
  kind: z.literal('result-ruled'),
  at: Time,
  game: z.string(),
});
export type ResultRuled = z.infer<typeof ResultRuled>;

/** A moderator ruled on a game that is being played: its summary, its timer and its bots have to follow. */
export const GameRuled = ResultRuled.extend({ kind: z.literal('game-ruled') });
export type GameRuled = z.infer<typeof GameRuled>;

export const PlatformEvent = z.discriminatedUnion('kind', [StepClosed, ResultRuled, GameRuled]);
export type PlatformEvent = z.infer<typeof PlatformEvent>;
