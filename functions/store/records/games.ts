import * as z from 'zod';
import { KeptPolicy } from '../../../engine/deadlines/policy';
import { PACES } from '../../../engine/game';
import { Scoring } from '../../../engine/tournament/scoring';
import { Named, PersonRecord, SystemId, Time } from './common';
import { PressMode } from './seasons';

export const SeatRecord = z.object({ seat: z.string(), player: PersonRecord });
export type SeatRecord = z.infer<typeof SeatRecord>;

/** What a game was set up with; only a ruling changes who holds a seat. Its secret seed is an item of its own. */
export const GameRecord = z.object({
  id: z.string(),
  system: SystemId,
  rulesVersion: z.string(),
  options: z.record(z.string(), z.unknown()),
  league: Named,
  season: Named,
  scoring: Scoring,
  round: z.number().int(),
  board: z.number().int(),
  seats: z.array(SeatRecord),
  /** Those who held a seat before a moderator gave it to somebody else. */
  left: z.array(SeatRecord).default([]),
  commitment: z.string(),
  press: PressMode,
  deadlines: KeptPolicy,
  createdAt: Time,
});
export type GameRecord = z.infer<typeof GameRecord>;

/**
 * The small item that guards a step. Orders are accepted while it is `open` and its deadline lies ahead; `closing`
 * is the fence behind which they no longer change; `taking-back` stands at the first step that a ruling takes back.
 */
export const Gate = z.object({
  game: z.string(),
  /** The step that is open or closing; the last one adjudicated when the game is finished. */
  step: z.number().int(),
  state: z.enum(['open', 'closing', 'finished', 'taking-back']),
  /** The number of the last ruling that took steps back; `taking-back` while that is done. */
  line: z.number().int().optional(),
  label: z.string(),
  pace: z.enum(PACES),
  /** Names the open decision; while it stays the same the deadline stays. */
  clock: z.string(),
  openedAt: Time,
  deadline: Time,
  /** Since when a moderator has stopped the clock. The time from then to the deadline is left when it runs again. */
  pausedAt: Time.optional(),
  /** Seats whose orders are waited for. */
  owing: z.array(z.string()),
  why: z.enum(['deadline', 'all-ready']).nullable(),
});
export type Gate = z.infer<typeof Gate>;

export const OrdersRecord = z.object({
  game: z.string(),
  step: z.number().int(),
  seat: z.string(),
  orders: z.array(z.unknown()),
  ready: z.boolean(),
  storedAt: Time,
  receipt: z.string(),
  version: z.number().int(),
});
export type OrdersRecord = z.infer<typeof OrdersRecord>;

/** What a seat wants to be ordered for it when its next turn comes. */
export const PlanRecord = z.object({
  game: z.string(),
  seat: z.string(),
  /** Another one for each plan that is stored: who changes or deletes it says which one they mean. */
  id: z.string(),
  orders: z.array(z.unknown()),
  /** The step that was open when it was stored. */
  step: z.number().int(),
  storedAt: Time,
  /** Why it was not given in the turn that it was for, which is not over yet: the first thing that was wrong. */
  refused: z
    .object({
      code: z.string(),
      path: z.array(z.union([z.string(), z.number()])),
      rule: z.string(),
      message: z.string(),
    })
    .nullable(),
});
export type PlanRecord = z.infer<typeof PlanRecord>;

/** One adjudicated step. Step 0 is the set-up: no orders, no events. */
export const StepRecord = z.object({
  game: z.string(),
  step: z.number().int(),
  label: z.string(),
  closedAt: Time,
  why: z.enum(['deadline', 'all-ready', 'started']),
  given: z.record(z.string(), z.array(z.unknown())),
  orders: z.array(z.object({ seat: z.string(), order: z.unknown(), result: z.string(), reason: z.string() })),
  events: z.array(z.looseObject({ type: z.string() })),
  outcome: z.record(z.string(), z.unknown()).nullable(),
  /** What the next step builds on. */
  position: z.unknown(),
  /** The position as it was adjudicated, where rulings have put another in its place. */
  played: z.unknown().optional(),
  /** Those rulings, oldest first, each with its own link of the chain. */
  corrections: z
    .array(z.object({ ruling: z.number().int(), position: z.unknown(), hash: z.string() }))
    .optional(),
  hash: z.string(),
  previousHash: z.string(),
});
export type StepRecord = z.infer<typeof StepRecord>;
