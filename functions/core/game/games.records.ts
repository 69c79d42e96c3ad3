import * as z from 'zod';
import { AbsencePolicy, Misses } from '../../../engine/deadlines/absence';
import { KeptPolicy } from '../../../engine/deadlines/policy';
import { PACES } from '../../../engine/game';
import { KeptScoring } from '../../../engine/tournament/scoring/kept';
import { STAGE_NAMES } from '../../../engine/tournament/stage-names';
import { AtTheTable, Named, PersonRecord, PracticeLevel, SystemId, Time } from '../platform/common.records';
import { StoredText } from '../platform/message.records';
import { PressAtEnd, PressMode, Programs } from '../season/seasons.records';

export const SeatRecord = z.object({ seat: z.string(), player: PersonRecord });
export type SeatRecord = z.infer<typeof SeatRecord>;

/** The set-up of a game; only a ruling changes who holds a seat. Its secret seed is a separate item. */
export const GameRecord = z.object({
  id: z.string(),
  system: SystemId,
  rulesVersion: z.string(),
  options: z.record(z.string(), z.unknown()),
  league: Named,
  season: Named,
  scoring: KeptScoring,
  round: z.number().int(),
  board: z.number().int(),
  /** The name of its round, such as the final, if that has one; absent on boards of earlier releases. */
  stage: z.enum(STAGE_NAMES).optional(),
  /** Set on a board for the third place, and on those of a consolation cup. */
  section: z.enum(['third-place', 'consolation']).optional(),
  seats: z.array(SeatRecord),
  /** Players who held a seat before it was given to another player. */
  left: z
    .array(
      SeatRecord.extend({
        /** The first step of the next holder; absent if it was not stored. */
        step: z.number().int().optional(),
        /** Lost under the season's policy, not by a moderator's decision. */
        forfeited: z.boolean().optional(),
      }),
    )
    .default([]),
  commitment: z.string(),
  /** How many rulings there are on it. */
  rulings: z.number().int().default(0),
  /** How often players of its seats were exchanged before its result counted; absent where they never were. */
  chairs: z.number().int().optional(),
  press: PressMode,
  /** The season's setting when the board was created; if absent, seats are anonymous in gunboat alone. */
  anonymous: z.boolean().optional(),
  /** What happens to its press once it is over; if absent, it is opened by consent. */
  pressAtEnd: PressAtEnd.optional(),
  /**
   * The season's setting when the board was created; if absent, programs may submit orders, as before the setting
   * existed.
   */
  programs: Programs.optional(),
  /** The season's setting when the board was created: by how many steps people without a seat see it later. */
  watchDelay: z.number().int().optional(),
  deadlines: KeptPolicy,
  /** What happens to players who submit no orders; if absent, only the defaults. */
  absence: AbsencePolicy.optional(),
  /** Played at a real table: no orders are submitted here, and organizers enter the result. */
  atTheTable: AtTheTable.optional(),
  /** A board in no league, against bots or with friends; absent on all others. */
  practice: z
    .object({
      level: PracticeLevel,
      /** For friends: whether the board has started, and the minutes for a step, or null for no limit. */
      friends: z.object({ begun: z.boolean(), minutes: z.number().int().nullable() }).optional(),
    })
    .optional(),
  /** When a board of a past season ended; absent on all others. */
  playedAt: Time.optional(),
  createdAt: Time,
});
export type GameRecord = z.infer<typeof GameRecord>;

const Seats = z.record(z.string(), z.literal(true));

/** The timing data of a gate beyond the deadline; each field is absent if no policy needs it. */
const GateTime = z.object({
  /** All are ready: the step closes then, unless one of them is no longer ready. */
  closesAt: Time.optional(),
  /** The deadline has moved for these seats, which had no orders. */
  grace: z.object({ seats: z.array(z.string()), frozen: z.boolean() }).optional(),
  /** The step waits for all orders, without a deadline: when players who are not ready are next counted as absent. */
  absentAt: Time.optional(),
  /** Seats that agree to an early close. */
  consents: Seats.optional(),
  /** Seats that voted for a later deadline of this step. */
  votes: Seats.optional(),
  /** How many times the game's deadlines have been extended by vote. */
  extensions: z.number().int().optional(),
  /** By how many milliseconds holidays and quiet hours have moved the deadline. */
  moved: z.number().optional(),
  /** Outages of the platform have moved the deadline: all outages before `until`, by `total` milliseconds together. */
  outage: z.object({ until: Time, total: z.number() }).optional(),
  /** When the fence was closed; absent while the step is open, and if it was not stored. */
  closedAt: Time.optional(),
  /** Milliseconds that seats have left of their reserve. */
  reserve: z.record(z.string(), z.number()).optional(),
  /** The seats' missed turns so far. */
  misses: z.record(z.string(), Misses).optional(),
  /** By seat of a player: the turns without orders since any player last sent some. Absent where nobody is silent. */
  silence: z.record(z.string(), z.number().int()).optional(),
  /** The platform has paused the board because nobody plays it: when it ends unless somebody does. */
  endsAt: Time.optional(),
});

/**
 * The small item that guards a step. Orders are accepted while it is `open` and its deadline is in the future;
 * `closing` is the fence after which they no longer change; `taking-back` marks the first step that a ruling takes
 * back.
 */
export const Gate = GateTime.extend({
  game: z.string(),
  /** The step that is open or closing; the last one adjudicated when the game is finished. */
  step: z.number().int(),
  state: z.enum(['open', 'closing', 'finished', 'taking-back']),
  /** The number of the last ruling that took steps back; in state `taking-back`, the one being carried out. */
  line: z.number().int().optional(),
  /**
   * After a ruling that took steps back, where others see the board later: the step that was open for them. They never see
   * an earlier one until the game has come so far again. `line`: the last ruling that took back what they had seen.
   */
  watched: z.object({ step: z.number().int(), line: z.number().int().optional() }).optional(),
  label: z.string(),
  pace: z.enum(PACES),
  /** Identifies the open decision; while it stays the same the deadline stays. */
  clock: z.string(),
  openedAt: Time,
  deadline: Time,
  /** Since when a moderator has stopped the clock. The time from then to the deadline remains when it starts again. */
  pausedAt: Time.optional(),
  /** That the season was cancelled stopped it: it starts again if that is taken back. */
  pausedBy: z.literal('cancellation').optional(),
  /** Seats whose orders the step waits for. */
  owing: z.array(z.string()),
  /** The version of the stored orders for this step, by seat. */
  given: z.record(z.string(), z.number().int()).default({}),
  /**
   * The holders of seats that rulings have given to other players: a write for a seat names its holder, and fails once
   * the seat has changed hands. Absent in games of earlier releases.
   */
  holders: z.record(z.string(), z.string()).optional(),
  /** Seats whose stored orders are marked as ready. */
  ready: Seats.default({}),
  /**
   * Seats for which a program has submitted orders in this step, each with the id of its player, so that it does not
   * apply to a later holder. Orders that the player submits later do not remove the mark. Absent if no program has
   * submitted any.
   */
  programNow: z.record(z.string(), z.string()).optional(),
  /** The same for previous steps, where it is public: it is no longer a secret that a seat has submitted orders. */
  programs: z.record(z.string(), z.string()).optional(),
  why: z.enum(['deadline', 'all-ready']).nullable(),
});
export type Gate = z.infer<typeof Gate>;

/** The deadline of a step without one: it waits for its player, or for all. */
export const NEVER = Date.UTC(9999, 11, 31);

/** When a step closes at the latest; null while it is paused, or if it waits for its player. */
export function deadlineOf({ pausedAt, deadline }: Pick<Gate, 'pausedAt' | 'deadline'>): number | null {
  return pausedAt === undefined && !hasNoDeadline({ deadline }) ? deadline : null;
}

/** Whether a step stays open until everyone is ready. */
export function hasNoDeadline({ deadline }: Pick<Gate, 'deadline'>): boolean {
  return deadline >= NEVER;
}

/** When a running step without an early close is due: at its deadline, or when absent players are counted. */
export function usualDue({ absentAt, deadline }: Pick<Gate, 'absentAt' | 'deadline'>): number {
  return Math.min(absentAt ?? deadline, deadline);
}

/**
 * When a step is to close, or to be looked at: early, where that has been set, or as usual. An abandoned board is looked
 * at when it is to end.
 */
export function dueAt({
  endsAt,
  closesAt,
  ...gate
}: Pick<Gate, 'endsAt' | 'closesAt' | 'absentAt' | 'deadline'>): number {
  return endsAt ?? closesAt ?? usualDue(gate);
}

export const OrdersRecord = z.object({
  game: z.string(),
  step: z.number().int(),
  seat: z.string(),
  orders: z.array(z.unknown()),
  ready: z.boolean(),
  storedAt: Time,
  /** The hash of all other fields, including the salt, except those that say how the orders came. */
  receipt: z.string(),
  /** Prevents the orders from being guessed from the receipt; absent in orders stored before salts were used. */
  salt: z.string().optional(),
  version: z.number().int(),
  /** The organizer who entered them for the player; absent if the player submitted them. Not part of the receipt. */
  enteredBy: PersonRecord.optional(),
  /** The player sent them by mail. Not part of the receipt. */
  byMail: z.literal(true).optional(),
});
export type OrdersRecord = z.infer<typeof OrdersRecord>;

/** The orders of a seat for its next turn (a premove). */
export const PlanRecord = z.object({
  game: z.string(),
  seat: z.string(),
  /** A new id for each stored premove: a change or deletion names the one it means. */
  id: z.string(),
  orders: z.array(z.unknown()),
  /** The step that was open when it was stored. */
  step: z.number().int(),
  /** A program submitted it, so the resulting orders count as a program's. */
  byProgram: z.literal(true).optional(),
  storedAt: Time,
  /** Why it was not submitted in its turn, which is not over yet: the first problem. */
  refused: z
    .object({
      code: z.string(),
      path: z.array(z.union([z.string(), z.number()])),
      rule: z.string(),
      message: StoredText,
    })
    .nullable(),
});
export type PlanRecord = z.infer<typeof PlanRecord>;

/** How a step is proved: its hash is salted, its dice depend on the last ruling that took steps back. */
const Proof = z.object({ version: z.literal(2), ruling: z.number().int() });

/** A ruling's replacement of the position after a step, with its own link of the chain. */
export const Correction = z.object({
  ruling: z.number().int(),
  position: z.unknown(),
  hash: z.string(),
  proof: z.literal(2).optional(),
  /** It only shuffled hidden parts. */
  shuffled: z.literal(true).optional(),
});

/** One adjudicated step. Step 0 is the set-up: no orders, no events. */
export const StepRecord = z.object({
  game: z.string(),
  step: z.number().int(),
  label: z.string(),
  closedAt: Time,
  why: z.enum(['deadline', 'all-ready', 'started']),
  given: z.record(z.string(), z.array(z.unknown())),
  orders: z.array(
    z.object({
      ...{ seat: z.string(), order: z.unknown(), result: z.string(), reason: z.string() },
      by: z.exactOptional(z.array(z.string()).readonly()),
    }),
  ),
  events: z.array(z.looseObject({ type: z.string() })),
  outcome: z.record(z.string(), z.unknown()).nullable(),
  /** The position on which the next step builds. */
  position: z.unknown(),
  /** Each seat's leading measure in that position; absent in steps from before it was stored. */
  leading: z.record(z.string(), z.number()).optional(),
  /** The position as it was adjudicated, if rulings have replaced it. */
  played: z.unknown().optional(),
  /** Those rulings, oldest first, each with its own link of the chain. */
  corrections: z.array(Correction).optional(),
  hash: z.string(),
  previousHash: z.string(),
  /** The version of its proof; absent in steps from before version 2. */
  proof: Proof.optional(),
});
export type StepRecord = z.infer<typeof StepRecord>;
