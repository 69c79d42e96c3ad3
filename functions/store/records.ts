import * as z from 'zod';
import { DeadlinePolicy } from '../../engine/deadlines/policy';
import { GAME_SYSTEM_IDS, PACES } from '../../engine/game';
import { AggregationRules } from '../../engine/tournament/aggregation';
import { FORMAT, LEFT_OVER } from '../../engine/tournament/formats';
import { Scoring } from '../../engine/tournament/scoring';

/** What the table holds, parsed on the way out. Times are milliseconds since 1970 in UTC. */

const Time = z.number().int();
const Named = z.object({ id: z.string(), name: z.string() });
const SystemId = z.enum(GAME_SYSTEM_IDS);

export const PersonRecord = z.object({ id: z.string(), name: z.string(), kind: z.enum(['human', 'bot']) });
export type PersonRecord = z.infer<typeof PersonRecord>;

export const PlayerRecord = PersonRecord.extend({
  email: z.string().nullable(),
  zone: z.string().nullable(),
});
export type PlayerRecord = z.infer<typeof PlayerRecord>;

export const LeagueRecord = Named.extend({ about: z.string(), createdAt: Time, organizer: PersonRecord });
export type LeagueRecord = z.infer<typeof LeagueRecord>;

export const Role = z.enum(['organizer', 'moderator', 'player']);
export type Role = z.infer<typeof Role>;

export const MemberRecord = z.object({
  league: z.string(),
  player: PersonRecord,
  roles: z.array(Role),
  joinedAt: Time,
  /** Sends no press in the league. */
  muted: z.boolean().optional(),
  /** Has no role any more, and registers for no season. */
  banned: z.boolean().optional(),
});
export type MemberRecord = z.infer<typeof MemberRecord>;

export const PressMode = z.enum(['full', 'public', 'none']);

export const REGISTRATION_MODES = ['open', 'invitation', 'approval'] as const;

/** Who may register, and how many can play. */
export const Registration = z.object({
  mode: z.enum(REGISTRATION_MODES),
  /** The secret of the invitation link. */
  code: z.string().nullable(),
  /** Places; whoever comes later waits. Null: as many as come. */
  capacity: z.number().int().nullable(),
  /** Whether players confirm before each round that they play. */
  confirm: z.boolean(),
  /** Whether an organizer looks at each round before its boards are made, and may swap players. */
  review: z.boolean(),
  /** Whether players may join while the season runs, from its next round on. */
  late: z.boolean(),
});
export type Registration = z.infer<typeof Registration>;

/**
 * "asked" waits for an organizer, "waiting" for a place. Only those who are "in" are seated. "removed" is the second
 * account of one person: it cannot come back.
 */
export const ENTRY_STATES = ['in', 'waiting', 'asked', 'withdrawn', 'removed'] as const;

/** Somebody's registration for a season. */
export const EntryRecord = z.object({
  season: z.string(),
  player: PersonRecord,
  state: z.enum(ENTRY_STATES),
  /** When they came: the order of the waiting list. */
  at: Time,
  /** Seats in order of preference. */
  prefers: z.array(z.string()),
  /** Ids of players they would rather not meet. */
  avoids: z.array(z.string()),
  /** The time zone in which they play, if they would rather meet players of near ones. */
  zone: z.string().nullable().default(null),
  /** The first round in which they can play. */
  since: z.number().int(),
  /** The last round for which they have confirmed to play; on a ladder since when they want a board, 0 if they do not. */
  confirmed: z.number().int(),
});
export type EntryRecord = z.infer<typeof EntryRecord>;

/** Teams of a season, scored by their best members. */
export const Teams = z.strictObject({
  /** How many members of a team count. */
  best: z.number().int().min(1).max(100),
  list: z
    .array(
      z.strictObject({
        name: z.string().trim().min(1).max(40),
        /** Player ids. */
        members: z.array(z.string().max(64)).max(100),
      }),
    )
    .max(200),
});
export type Teams = z.infer<typeof Teams>;

/** A season as one of several divisions of its league, which stand above each other. */
export const Division = z.strictObject({
  /** What the divisions have in common: seasons of one league with this name belong together. */
  of: z.string().trim().min(2).max(60),
  /** 1 is the highest. */
  level: z.number().int().min(1).max(20),
  /** How many rise from each division, and how many fall. */
  up: z.number().int().min(0).max(100),
  down: z.number().int().min(0).max(100),
  /** Sizes of a division: new ones are made of `target`, others are kept between `least` and `most`. */
  target: z.number().int().min(2).max(1000),
  least: z.number().int().min(2).max(1000),
  most: z.number().int().min(2).max(1000),
});
export type Division = z.infer<typeof Division>;

export const SeasonRecord = z.object({
  id: z.string(),
  name: z.string(),
  league: Named,
  system: SystemId,
  options: z.record(z.string(), z.unknown()),
  /** Seats of a board; absent, as many as the game system usually has. */
  boardSize: z.number().int().optional(),
  format: FORMAT,
  leftOver: z.enum(LEFT_OVER),
  registration: Registration,
  /** How many rounds the format comes to; known for good when the season starts. */
  rounds: z.number().int(),
  /** The round being played; 0 before the start. */
  round: z.number().int(),
  scoring: Scoring,
  /** How games become the standing; absent, the sum of all. */
  aggregation: AggregationRules.optional(),
  teams: Teams.optional(),
  division: Division.optional(),
  /** Pairs of players whom no draw puts on one board, if it can be helped. */
  apart: z.array(z.tuple([z.string(), z.string()])).default([]),
  press: PressMode,
  deadlines: DeadlinePolicy,
  status: z.enum(['registration', 'running', 'finished']),
  players: z.number().int(),
  createdAt: Time,
  drawSeed: z.string().nullable(),
  /** Who won it, once it is finished; more than one where they could not be told apart. */
  champions: z.array(PersonRecord).default([]),
});
export type SeasonRecord = z.infer<typeof SeasonRecord>;

/** A round as it was planned, before its boards were made: whoever makes them again makes the same ones. */
export const RoundRecord = z.object({
  season: z.string(),
  round: z.number().int(),
  /** "planned" waits for an organizer's look; "open" has its boards, or is getting them. */
  state: z.enum(['planned', 'open']),
  /** Player ids by seat; an empty seat is left out. */
  boards: z.array(z.record(z.string(), z.string())),
  sittingOut: z.array(z.string()),
  certificate: z.record(z.string(), z.unknown()),
  /** What was to be seated, without earlier boards; absent where a draw was kept before this was. */
  problem: z.record(z.string(), z.unknown()).optional(),
  plannedAt: Time,
});
export type RoundRecord = z.infer<typeof RoundRecord>;

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
  deadlines: DeadlinePolicy,
  createdAt: Time,
});
export type GameRecord = z.infer<typeof GameRecord>;

/**
 * The small item that guards a step. Orders are accepted while it is `open` and its deadline lies ahead; `closing`
 * is the fence behind which they no longer change.
 */
export const Gate = z.object({
  game: z.string(),
  /** The step that is open or closing; the last one adjudicated when the game is finished. */
  step: z.number().int(),
  state: z.enum(['open', 'closing', 'finished']),
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
  position: z.unknown(),
  hash: z.string(),
  previousHash: z.string(),
});
export type StepRecord = z.infer<typeof StepRecord>;

const Counts = z.record(z.string(), z.number());

/** What scoring systems read of a board beyond its figures (`ScoredBoard`). */
export const ScoredState = z.object({
  years: z.number(),
  lastYear: z.number().optional(),
  total: z.number().optional(),
  majority: z.number().optional(),
  out: Counts,
  ending: z.discriminatedUnion('type', [
    z.object({ type: z.literal('solo'), winner: z.string() }),
    z.object({ type: z.literal('draw'), sharers: z.array(z.string()) }),
    z.object({ type: z.enum(['timed', 'running']) }),
  ]),
  placing: z.array(z.array(z.string())).nullable(),
});
export type ScoredState = z.infer<typeof ScoredState>;

/** A board's summary for the season page, projected from its last step. */
export const BoardRecord = z.object({
  season: z.string(),
  game: z.string(),
  round: z.number().int(),
  board: z.number().int(),
  status: z.enum(['running', 'finished']),
  step: z.number().int(),
  label: z.string(),
  /** When its last step closed. */
  updatedAt: Time,
  /** Null when it is finished or paused. */
  deadline: Time.nullable(),
  paused: z.boolean().optional(),
  owing: z.array(z.string()),
  /** The seat that won alone; null without one, absent on boards from before it was kept. */
  winner: z.string().nullable().optional(),
  /** What a ruling made of its result; absent, it stands as it was played. A void one counts for nothing. */
  result: z.enum(['corrected', 'void']).optional(),
  /** The number of that ruling. */
  revision: z.number().int().optional(),
  /** The leading measure at the end of each year, where the season's scoring reads it. */
  history: z.array(Counts).optional(),
  /** Absent on boards from before it was kept. */
  scored: ScoredState.optional(),
  seats: z.array(
    z.object({
      seat: z.string(),
      player: PersonRecord,
      figures: z.record(z.string(), z.number()),
      place: z.number().nullable(),
      points: z.number(),
    }),
  ),
});
export type BoardRecord = z.infer<typeof BoardRecord>;

/** Strength on one board: "overall", a game system, or a faction of one ("ny2047:dunning"). */
export const RatingRecord = z.object({
  player: PersonRecord,
  board: z.string(),
  mu: z.number(),
  sigma: z.number(),
  games: z.number().int(),
  wins: z.number().int(),
  history: z.array(z.number()),
  lastPlayed: Time,
});
export type RatingRecord = z.infer<typeof RatingRecord>;

/** A finished game in the record from which ratings follow, in the order of its ids. */
export const ResultRecord = z.object({
  /** Sortable: a game that was rated later has the greater id. */
  id: z.string(),
  game: z.string(),
  system: SystemId,
  league: Named,
  season: Named,
  round: z.number().int(),
  board: z.number().int(),
  endedAt: Time,
  /** How it ended, in the game's word. */
  ending: z.string(),
  /** Declared void by a ruling: it stays in the record and changes no rating. */
  voided: z.boolean().optional(),
  /** The number of the ruling on its result, if there is one. */
  revision: z.number().int().optional(),
  seats: z.array(
    z.object({
      seat: z.string(),
      player: PersonRecord,
      place: z.number().int(),
      winner: z.boolean(),
      points: z.number(),
      /** What it had of the leading measure; 0 in results from before it was kept. */
      leading: z.number().default(0),
      /** The rating in this game system before the game, and after it. */
      before: z.number().optional(),
      rating: z.number(),
      /** Decisions that were owed, and those that were given in time. */
      owed: z.number().int(),
      kept: z.number().int(),
    }),
  ),
});
export type ResultRecord = z.infer<typeof ResultRecord>;

export const MessageRecord = z.object({
  id: z.string(),
  game: z.string(),
  thread: z.string(),
  from: z.string(),
  at: Time,
  text: z.string(),
});
export type MessageRecord = z.infer<typeof MessageRecord>;

export const ThreadRecord = z.object({
  game: z.string(),
  id: z.string(),
  seats: z.array(z.string()),
  messages: z.number().int(),
  lastAt: Time,
  lastText: z.string(),
});
export type ThreadRecord = z.infer<typeof ThreadRecord>;

/** Rulings on the result of a finished game; the last one says what it is. */
export const RESULT_RULINGS = ['correct', 'void', 'restore'] as const;

/** What a moderator can do to a game. */
export const RULINGS = ['extend', 'pause', 'resume', 'replace', ...RESULT_RULINGS] as const;

/** How a corrected game ended: one seat won, those in the first place share it, or time was up. */
export const ENDINGS = ['won', 'shared', 'time'] as const;

/** The end that a ruling puts in the place of the one that was played. */
export const CorrectedEnd = z.object({
  ending: z.enum(ENDINGS),
  seats: z.array(
    z.object({
      seat: z.string(),
      place: z.number().int(),
      figures: z.record(z.string(), z.number()),
    }),
  ),
});
export type CorrectedEnd = z.infer<typeof CorrectedEnd>;

export const RulingRecord = z.object({
  game: z.string(),
  number: z.number().int(),
  kind: z.enum(RULINGS),
  at: Time,
  by: PersonRecord,
  step: z.number().int(),
  reason: z.string(),
  before: z.string(),
  after: z.string(),
  /** Of a correction: the end that counts from now on. */
  end: CorrectedEnd.optional(),
  /** Of a replacement: the seat. */
  seat: z.string().optional(),
});
export type RulingRecord = z.infer<typeof RulingRecord>;

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
