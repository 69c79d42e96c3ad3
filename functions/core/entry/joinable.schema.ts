import * as z from 'zod';
import { DeadlinePolicy } from '../../../engine/deadlines/policy';
import { Id, Instant, Named, Seat, SystemId } from '../platform/common.schema';
import { ENTRY_STATES } from '../season/seasons.records';
import { OpenCheckIn, Version, WaitingLine } from './season-entries.schema';

const Count = z.number().int();

/** How long a turn lasts: up to an hour, up to two days, or longer. */
const TURN_PACES = ['fast', 'daily', 'slow'] as const;
export const TurnPace = z.enum(TURN_PACES);
export type TurnPace = z.infer<typeof TurnPace>;

const OfSeason = z.object({ season: Named, league: Named, system: SystemId, systemTitle: z.string() });

/** A season that players can enter now. */
export const JoinableSeason = OfSeason.extend({
  pace: TurnPace,
  deadlines: DeadlinePolicy,
  boardSize: Count,
  players: Count,
  /** Free places; null without a limit. */
  places: Count.nullable(),
  /** Whether an organizer decides on each entry. */
  approval: z.boolean(),
  /** When registration closes; null if there is no date. */
  closes: Instant.nullable(),
  starts: Instant.nullable(),
  /** The version of the rules for missed turns that players accept by entering; null without such rules. */
  accepts: Version.nullable(),
  /** Whether players are asked something when they register. */
  asksQuestions: z.boolean(),
  /** The first round for players who enter now; null before the start, and on ladders. */
  fromRound: Count.nullable(),
  checkIn: OpenCheckIn.nullable(),
  /** Null in seasons that play in rounds. */
  line: WaitingLine.nullable(),
  /** The caller's own entry; null without one. */
  mine: z.object({ state: z.enum(ENTRY_STATES), waits: z.boolean() }).nullable(),
});
export type JoinableSeason = z.infer<typeof JoinableSeason>;

/** A seat without a player for which its season looks for one. */
export const JoinableSeat = OfSeason.extend({
  pace: TurnPace,
  game: Id,
  round: Count,
  board: Count,
  seat: Seat,
  label: z.string(),
});
export type JoinableSeat = z.infer<typeof JoinableSeat>;

/** Everything that can be joined now, on the whole platform. */
export const Joinable = z.object({
  seasons: z.array(JoinableSeason),
  seats: z.array(JoinableSeat),
});
export type Joinable = z.infer<typeof Joinable>;
