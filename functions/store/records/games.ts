import * as z from 'zod';
import { AbsencePolicy, Misses } from '../../../engine/deadlines/absence';
import { KeptPolicy } from '../../../engine/deadlines/policy';
import { PACES } from '../../../engine/game';
import { KeptScoring } from '../../../engine/tournament/scoring/kept';
import { AtTheTable, Named, PersonRecord, PracticeLevel, SystemId, Time } from './common';
import { StoredText } from './message';
import { PressAtEnd, PressMode, Programs } from './seasons';

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
  scoring: KeptScoring,
  round: z.number().int(),
  board: z.number().int(),
  seats: z.array(SeatRecord),
  /** Those who held a seat before a moderator gave it to someone else. */
  left: z
    .array(
      SeatRecord.extend({
        /** The first step that was someone else's; absent where it was not kept. */
        step: z.number().int().optional(),
        /** Lost by the season's policy, not by a moderator's decision. */
        forfeited: z.boolean().optional(),
      }),
    )
    .default([]),
  commitment: z.string(),
  /** How many rulings there are on it. */
  rulings: z.number().int().default(0),
  press: PressMode,
  /** What becomes of its press once it is over; absent, it is opened by consent. */
  pressAtEnd: PressAtEnd.optional(),
  /** As its season had it when the board was made; absent, programs may send orders, as they might before there was a choice. */
  programs: Programs.optional(),
  deadlines: KeptPolicy,
  /** What happens to those who send no orders; absent, defaults alone. */
  absence: AbsencePolicy.optional(),
  /** Played at a real table: nobody gives orders here, and organizers enter the result. */
  atTheTable: AtTheTable.optional(),
  /** A board in no league, against bots or with friends; absent on all others. */
  practice: z
    .object({
      level: PracticeLevel,
      /** Where friends play with each other: whether it has begun, and the minutes they have for a step; null, all they want. */
      friends: z.object({ begun: z.boolean(), minutes: z.number().int().nullable() }).optional(),
    })
    .optional(),
  /** When a board of a past season ended; absent on all others. */
  playedAt: Time.optional(),
  createdAt: Time,
});
export type GameRecord = z.infer<typeof GameRecord>;

const Seats = z.record(z.string(), z.literal(true));

/** What a gate knows of the time of its game beyond the deadline; all of it absent where a policy has no use for it. */
const GateTime = z.object({
  /** All are ready: it closes then, unless one of them takes it back. */
  closesAt: Time.optional(),
  /** The deadline has moved for these seats, which had no orders. */
  grace: z.object({ seats: z.array(z.string()), frozen: z.boolean() }).optional(),
  /** The step waits for all orders, without a deadline: when those who are not ready are next counted as absent. */
  absentAt: Time.optional(),
  /** Seats that agree to an early close. */
  consents: Seats.optional(),
  /** Seats that voted for a later deadline of this step. */
  votes: Seats.optional(),
  /** How often the game's deadlines have been voted later. */
  extensions: z.number().int().optional(),
  /** By how many milliseconds holidays and quiet hours have moved the deadline. */
  moved: z.number().optional(),
  /** Outages of the platform have moved the deadline: all until an instant, by `total` milliseconds together. */
  outage: z.object({ until: Time, total: z.number() }).optional(),
  /** When the fence fell; absent while it is open, and where it was not kept. */
  closedAt: Time.optional(),
  /** Milliseconds that seats have left of their reserve. */
  reserve: z.record(z.string(), z.number()).optional(),
  /** How seats have kept their deadlines so far. */
  misses: z.record(z.string(), Misses).optional(),
  /** By seat of a player: the turns without orders since any player last sent some. Absent where nobody is silent. */
  silence: z.record(z.string(), z.number().int()).optional(),
  /** The platform has paused the board because nobody plays it: when it ends unless somebody does. */
  endsAt: Time.optional(),
});

/**
 * The small item that guards a step. Orders are accepted while it is `open` and its deadline lies ahead; `closing`
 * is the fence behind which they no longer change; `taking-back` stands at the first step that a ruling takes back.
 */
export const Gate = GateTime.extend({
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
  /** By seat the version of the orders that are stored for this step. */
  given: z.record(z.string(), z.number().int()).default({}),
  /**
   * Who holds the seats that rulings have given to someone else: a write for a seat names its holder, and fails once
   * it is not theirs. Absent in games of earlier releases.
   */
  holders: z.record(z.string(), z.string()).optional(),
  /** Seats whose stored orders are marked as ready. */
  ready: Seats.default({}),
  /**
   * Seats for which a program has sent orders in this step, each with the id of its player: whoever takes the seat over
   * has not used it. Orders that the player gives later do not take it back. Absent where no program has sent any.
   */
  programNow: z.record(z.string(), z.string()).optional(),
  /** The same of the steps before, which everybody may know: that a seat has sent orders is no secret any more. */
  programs: z.record(z.string(), z.string()).optional(),
  why: z.enum(['deadline', 'all-ready']).nullable(),
});
export type Gate = z.infer<typeof Gate>;

/** The deadline of a step that has none: it waits for its player, or for all. */
export const NEVER = Date.UTC(9999, 11, 31);

/** When a step closes whatever happens; null while it is paused, or where it waits for its player. */
export function deadlineOf({ pausedAt, deadline }: Pick<Gate, 'pausedAt' | 'deadline'>): number | null {
  return pausedAt === undefined && !hasNoDeadline({ deadline }) ? deadline : null;
}

/** Whether a step stays open until everyone is ready. */
export function hasNoDeadline({ deadline }: Pick<Gate, 'deadline'>): boolean {
  return deadline >= NEVER;
}

/** When a running step is to be looked at if nobody is early: at its deadline, or when those who are absent are counted. */
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
  /** The hash of all else here, salt included. */
  receipt: z.string(),
  /** Keeps the receipt from telling the orders to those who guess them; absent in orders stored before it was. */
  salt: z.string().optional(),
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
  /** A program has sent it, so the orders made of it count as a program's. */
  byProgram: z.literal(true).optional(),
  storedAt: Time,
  /** Why it was not given in the turn that it was for, which is not over yet: the first thing that was wrong. */
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

const Proof = z.object({ version: z.literal(2), ruling: z.number().int() });

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
  /** What the next step builds on. */
  position: z.unknown(),
  /** What each seat had of the leading measure in that position; absent in steps from before it was kept. */
  leading: z.record(z.string(), z.number()).optional(),
  /** The position as it was adjudicated, where rulings have put another in its place. */
  played: z.unknown().optional(),
  /** Those rulings, oldest first, each with its own link of the chain. */
  corrections: z
    .array(
      z.object({
        ruling: z.number().int(),
        position: z.unknown(),
        hash: z.string(),
        proof: z.literal(2).optional(),
        /** It only shuffled what is hidden. */
        shuffled: z.literal(true).optional(),
      }),
    )
    .optional(),
  hash: z.string(),
  previousHash: z.string(),
  /** How it is proved; absent in steps from before version 2 of the proof. */
  proof: Proof.optional(),
});
export type StepRecord = z.infer<typeof StepRecord>;
