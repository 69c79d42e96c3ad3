import * as z from 'zod';
import { AggregationRules } from '../../../engine/tournament/aggregation';
import { SCORING_IDS, Scoring } from '../../../engine/tournament/scoring';
import { Figures, Id, Instant, LeagueRole, Named, Person, Seat, SystemId } from './common';

export const PRESS_MODES = ['full', 'public', 'none'] as const;

export const DeadlinePolicy = z.strictObject({
  /** Minutes for a step of orders or decisions. */
  orders: z
    .number()
    .min(0.25)
    .max(60 * 24 * 30),
  /** Minutes for an adjustment or reaction. */
  adjustment: z
    .number()
    .min(0.1)
    .max(60 * 24 * 30),
  /** Whether a step closes as soon as every seat that owes orders is ready. */
  earlyClose: z.boolean().default(true),
});
export type DeadlinePolicy = z.infer<typeof DeadlinePolicy>;

export const CreateSeason = z.strictObject({
  name: z.string().trim().min(2).max(60),
  system: SystemId,
  /** The game system's own options, checked by its schema. */
  options: z.record(z.string(), z.unknown()).default({}),
  /** Seats of a board; left out, as many as the game system usually has. */
  boardSize: z.number().int().min(2).max(7).optional(),
  rounds: z.number().int().min(1).max(20).default(1),
  /** A scoring system's id, or its id with parameters of your own. */
  scoring: Scoring.default('sum-of-squares'),
  /** How games become the standing; left out, the sum of all, ties broken by the best single game. */
  aggregation: AggregationRules.optional(),
  press: z.enum(PRESS_MODES).default('full'),
  deadlines: DeadlinePolicy,
});
export type CreateSeason = z.infer<typeof CreateSeason>;

/** Starting fills the last board with bots where players are left over, if the organizer says so. */
export const StartSeason = z.strictObject({ fillWithBots: z.boolean().default(true) });

export const Board = z.object({
  game: Id,
  round: z.number().int(),
  board: z.number().int(),
  status: z.enum(['running', 'finished']),
  label: z.string(),
  step: z.number().int(),
  deadline: Instant.nullable(),
  ready: z.number().int(),
  owing: z.number().int(),
  seats: z.array(
    z.object({
      seat: Seat,
      player: Person,
      figures: Figures,
      place: z.number().nullable(),
      points: z.number(),
    }),
  ),
});
export type Board = z.infer<typeof Board>;

export const StandingRow = z.object({
  place: z.number().int(),
  player: Person,
  /** Points of each round; `running` where the board has not ended and counts as if it ended now. */
  rounds: z.array(
    z.object({
      round: z.number().int(),
      game: Id,
      seat: Seat,
      points: z.number(),
      figures: Figures,
      running: z.boolean(),
    }),
  ),
  total: z.number(),
  /** What the total is made of; the points add up to it. */
  lines: z.array(z.object({ text: z.string(), points: z.number() })),
});
export type StandingRow = z.infer<typeof StandingRow>;

export const Season = z.object({
  id: Id,
  name: z.string(),
  league: Named,
  system: SystemId,
  systemTitle: z.string(),
  measures: z.array(z.object({ id: z.string(), name: z.string() })),
  options: z.record(z.string(), z.unknown()),
  rounds: z.number().int(),
  round: z.number().int(),
  scoring: z.object({ id: z.enum(SCORING_IDS), name: z.string(), explanation: z.string() }),
  press: z.enum(PRESS_MODES),
  deadlines: DeadlinePolicy,
  status: z.enum(['registration', 'running', 'finished']),
  createdAt: Instant,
  /** How many players one board takes. */
  boardSize: z.number().int(),
  entries: z.array(Person),
  boards: z.array(Board),
  standing: z.array(StandingRow),
  /** The seed of the draw of boards and seats, so that anybody can repeat it; null before the start. */
  drawSeed: z.string().nullable(),
  entered: z.boolean(),
  myRoles: z.array(LeagueRole),
});
export type Season = z.infer<typeof Season>;
