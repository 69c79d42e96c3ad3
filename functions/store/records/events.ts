import * as z from 'zod';
import { PersonRecord, Time } from './common';

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

/** Orders were missed in a step that closed: log, substitutes and bots have to follow. */
export const OrdersMissed = z.object({
  id: z.string(),
  kind: z.literal('orders-missed'),
  at: Time,
  game: z.string(),
  /** The step that closed without them. */
  step: z.number().int(),
  seats: z.array(
    z.object({
      seat: z.string(),
      player: PersonRecord,
      /** Whether the seat fell into civil disorder by it. */
      fell: z.boolean(),
    }),
  ),
});
export type OrdersMissed = z.infer<typeof OrdersMissed>;

/** The deadline of an open step has moved by the season's policy: its summary and its timer have to follow. */
export const DeadlineMoved = z.object({
  id: z.string(),
  kind: z.literal('deadline-moved'),
  at: Time,
  game: z.string(),
  step: z.number().int(),
  why: z.enum(['grace', 'vote', 'holiday']),
  /** Those for whom it moved. */
  seats: z.array(z.string()),
  deadline: Time,
});
export type DeadlineMoved = z.infer<typeof DeadlineMoved>;

export const PlatformEvent = z.discriminatedUnion('kind', [
  StepClosed,
  ResultRuled,
  GameRuled,
  OrdersMissed,
  DeadlineMoved,
]);
export type PlatformEvent = z.infer<typeof PlatformEvent>;
