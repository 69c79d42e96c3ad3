import * as z from 'zod';
import { BOARD_STATES } from '../platform/common.records';
import { Figures, Id, Instant, Person, ResultState, Seat } from '../platform/common.schema';
import { ENDINGS } from '../ruling/rulings.records';

export const Board = z.object({
  game: Id,
  round: z.number().int(),
  board: z.number().int(),
  status: z.enum(BOARD_STATES),
  label: z.string(),
  step: z.number().int(),
  updatedAt: Instant,
  /** Null when the game is finished or paused. */
  deadline: Instant.nullable(),
  paused: z.boolean(),
  /** I see it later than its players: without its deadline, and without who is ready. */
  late: z.boolean(),
  /** Played at a real table: organizers enter its result. */
  atTheTable: z.boolean(),
  /** The number of the ruling that set the result of a board at a real table; 0 if none did. */
  revision: z.number().int(),
  ready: z.number().int(),
  owing: z.number().int(),
  /** The effect of a ruling on its result; a void one is scored for no one. */
  result: ResultState,
  /** How it ended; null while it runs and where its result is void. */
  ending: z.enum(ENDINGS).nullable(),
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
  /** Points of each round; `running` if the board has not ended and is scored as if it ended now. */
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
  /** The parts of the total; their points add up to it. */
  lines: z.array(z.object({ text: z.string(), points: z.number() })),
});
export type StandingRow = z.infer<typeof StandingRow>;
