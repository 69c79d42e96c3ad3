import * as z from 'zod';
import { because, fault } from '../../../engine/fault';
import { END_KINDS } from '../../../engine/game/outcome';
import { BOARD_STATES, PracticeLevel } from '../platform/common.records';
import {
  EngineId,
  Figures,
  Id,
  Instant,
  LeagueRole,
  Named,
  Person,
  PlayerId,
  Seat,
  SeatState,
  SystemId,
} from '../platform/common.schema';
import { RULINGS } from '../ruling/rulings.records';
import { PRESS_AT_END, PRESS_MODES, PROGRAMS } from '../season/seasons.records';
import { Salt } from '../step/receipts.schema';
import { Correction, StepRecord } from './games.records';

const Sentence = z.object({
  text: z.string(),
  rules: z.array(z.string()),
  seats: z.array(Seat),
  /** The sentence describes an order's outcome, which that order's verdict also contains. */
  ofOrder: z.exactOptional(z.literal(true)),
});

export const Verdict = z.object({
  seat: Seat,
  order: z.unknown(),
  result: z.string(),
  reason: z.string(),
  /** The positions of the units that decided it, in games that provide them. */
  by: z.exactOptional(z.array(z.string()).readonly()),
});

/** One adjudicated step, as the viewer may see it. `position` is how it ended, `before` how it began. */
export const Step = z.object({
  step: z.number().int(),
  /** The name of the moment that was decided: "Fall 2048". */
  label: z.string(),
  closedAt: Instant,
  why: StepRecord.shape.why,
  before: z.unknown(),
  position: z.unknown(),
  orders: z.array(Verdict),
  events: z.array(z.looseObject({ type: z.string() })),
  sentences: z.array(Sentence),
  hash: z.string(),
  previousHash: z.string(),
});
export type Step = z.infer<typeof Step>;

/** My own orders as the platform has stored them. */
export const StoredOrders = z.object({
  orders: z.array(z.unknown()),
  ready: z.boolean(),
  storedAt: Instant,
  /** Hash of the stored list, for disputes; shown short. */
  receipt: z.string(),
  /** Increases with each change; send it with a change to detect that another tab was faster. */
  version: z.number().int(),
  /** The organizer who entered them for me; absent if I submitted them. */
  enteredBy: z.exactOptional(Person),
  /** I sent them by mail. */
  byMail: z.exactOptional(z.literal(true)),
});
export type StoredOrders = z.infer<typeof StoredOrders>;

export const GameSeat = z.object({
  seat: Seat,
  player: Person,
  /** Whether its player has submitted orders by a program; only for closed steps, because for others it is secret. */
  program: z.boolean(),
  state: SeatState,
  figures: Figures,
  eliminated: z.boolean(),
});
export type GameSeat = z.infer<typeof GameSeat>;

export const Game = z.object({
  id: Id,
  /** Changes whenever this response changes; compared with the response of `GET /changed/games/{id}`. */
  mark: z.string(),
  system: EngineId,
  systemTitle: z.string(),
  rulesVersion: z.string(),
  options: z.record(z.string(), z.unknown()),
  league: Named,
  season: Named,
  round: z.number().int(),
  board: z.number().int(),
  status: z.enum(BOARD_STATES),
  /** The server's clock at the time of the response. */
  now: Instant,
  step: z.number().int(),
  label: z.string(),
  openedAt: Instant.nullable(),
  /** Null when the game is finished or paused, where its turns wait for all orders, and on practice boards. */
  deadline: Instant.nullable(),
  /** Since when a moderator has stopped the clock, and the milliseconds that will be left when it starts again. */
  paused: z.object({ since: Instant, left: z.number().int().nullable() }).nullable(),
  /** By how many steps I see it later than its players, as the season has chosen for people without a seat. */
  behind: z.number().int(),
  /** Its turns have no deadline: each closes when everyone is ready. */
  waits: z.boolean(),
  earlyClose: z.boolean(),
  /** How the bots of a practice board play; null for games of a season. */
  practice: PracticeLevel.nullable(),
  /** A practice board for several people: whether it has started. Null for all other games. */
  friends: z.object({ begun: z.boolean() }).nullable(),
  /** `closing`: the deadline has passed and the step is being adjudicated. */
  state: z.enum(['open', 'closing', 'finished']),
  seats: z.array(GameSeat),
  position: z.unknown(),
  outcome: z
    .object({
      type: z.string(),
      end: z.enum(END_KINDS),
      winners: z.array(Seat),
      placing: z.array(z.array(Seat)),
    })
    .nullable(),
  press: z.enum(PRESS_MODES),
  /** Whether players do not know who plays which seat until the board is over. */
  anonymous: z.boolean(),
  /** What happens to press once the game is over. */
  pressAtEnd: z.enum(PRESS_AT_END),
  /** Whether players may let programs submit their orders. */
  programs: z.enum(PROGRAMS),
  commitment: z.string(),
  /** The last adjudicated step; null before the first. */
  last: Step.nullable(),
  /** Every step so far, oldest first: its label for the reader, and its name, which is the same in every language. */
  steps: z.array(z.object({ step: z.number().int(), label: z.string(), name: z.string() })),
  me: z.object({
    /** My seat, or null for a spectator. */
    seat: Seat.nullable(),
    roles: z.array(LeagueRole),
    /** The pass for `GET /changed/games/{id}`, which then answers for me; null for visitors. */
    pass: z.string().nullable(),
    /** My id; null for visitors and guests. */
    player: PlayerId.nullable(),
    /** My id if this device may cache my pages; null for visitors and on a shared computer. */
    keeper: PlayerId.nullable(),
    decision: z.string().nullable(),
    fallback: z.object({ text: z.string(), rule: z.string() }).nullable(),
    stored: StoredOrders.nullable(),
  }),
});
export type Game = z.infer<typeof Game>;

/** Orders for the open step: as JSON, or as text in the game's notation, never both. */
export const SubmitOrders = z
  .strictObject({
    orders: z.array(z.unknown()).max(200).optional(),
    text: z.string().max(20_000).optional(),
    ready: z.boolean().default(false),
    /** The version this change is based on. With it, a change made elsewhere is not overwritten (409). */
    version: z.number().int().min(0).max(1_000_000).optional(),
  })
  .refine((body) => (body.orders === undefined) !== (body.text === undefined), {
    ...because(fault('send.either')),
    path: ['orders'],
  });
export type SubmitOrders = z.input<typeof SubmitOrders>;

export const SubmitReply = StoredOrders.extend({
  step: z.number().int(),
  /** The receipt: a compact JWS over step, version, time and hash, checked with the key of `/v1/receipts/keys`. */
  signed: z.string(),
  /** The salt of the hash in it. */
  salt: Salt,
  /** Null while the game is paused, and on practice boards. */
  deadline: Instant.nullable(),
  /** True when this was the last seat to be ready and the step is being adjudicated now. */
  closed: z.boolean(),
});
export type SubmitReply = z.infer<typeof SubmitReply>;

/** Everything needed to replay a finished game and compare every hash. */
export const GameExport = z.object({
  start: z.object({
    game: Id,
    system: SystemId,
    rulesVersion: z.string(),
    options: z.unknown(),
    seats: z.array(Seat),
    commitment: z.string(),
    position: z.unknown(),
    proof: z.literal(2).optional(),
  }),
  seed: z.string(),
  steps: z.array(
    z.object({
      step: z.number().int(),
      given: z.record(Seat, z.array(z.unknown())),
      hash: z.string(),
      proof: StepRecord.shape.proof,
    }),
  ),
  /** Positions with which rulings replaced those after a step, in their order, each with its link of the chain. */
  corrections: z.array(z.object({ step: z.number().int(), ...Correction.shape })).default([]),
  /**
   * The press that is open to everyone, the newest messages of each conversation, oldest first. It is not part of the
   * proof: players can close again what they have opened.
   */
  press: z
    .array(
      z.object({
        thread: z.string(),
        from: Seat,
        at: Instant,
        /** The step that was open when it was written. */
        step: z.number().int(),
        text: z.string(),
      }),
    )
    .default([]),
});

/** A moderator's ruling, in the game's public log. */
export const Ruling = z.object({
  number: z.number().int(),
  kind: z.enum(RULINGS),
  at: Instant,
  by: Person,
  /** The person who confirmed it, if the proposer plays in the season. */
  confirmedBy: Person.optional(),
  step: z.number().int(),
  reason: z.string(),
  before: z.string(),
  after: z.string(),
});
export type Ruling = z.infer<typeof Ruling>;
