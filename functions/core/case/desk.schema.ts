import * as z from 'zod';
import { STAGE_NAMES, STAGES_OF_BOARD } from '../../../engine/tournament/stage-names';
import { EngineId, Id, Instant, Named, Person, Seat } from '../platform/common.schema';

const DeskSeat = z.object({ seat: Seat, player: Person });

/** A running game that needs attention. */
const DeskGame = z.object({
  game: Id,
  season: Named,
  system: EngineId,
  round: z.number().int(),
  board: z.number().int(),
  /** The name of its round, or of its section outside the cup, if it has one. */
  stage: z.enum(STAGES_OF_BOARD).nullable(),
  label: z.string(),
  /** Null while it is paused. */
  deadline: Instant.nullable(),
  /** The zone of the league’s deadlines, if they fall at times of day. */
  zone: z.string().nullable(),
  /** Its deadline passed more than two minutes ago and it has not been adjudicated. */
  stuck: z.boolean(),
  /** Players without submitted orders in the last quarter of the step's time. */
  missing: z.array(DeskSeat),
  /** Players who submitted no orders in the last two steps, both of which they owed. */
  silent: z.array(DeskSeat),
  /** Whether I play in it, so that another moderator has to rule on it. */
  plays: z.boolean(),
});
export type DeskGame = z.infer<typeof DeskGame>;

const DeskSeason = z.object({
  season: Named,
  status: z.enum(['registration', 'running']),
  round: z.number().int(),
  /** Requests for a place. */
  asked: z.number().int(),
  /** Planned rounds that wait to be released. */
  planned: z.array(z.number().int()),
  /** Which of these rounds have a name, such as the final. */
  stages: z.array(z.object({ round: z.number().int(), name: z.enum(STAGE_NAMES) })),
});
export type DeskSeason = z.infer<typeof DeskSeason>;

export const Desk = z.object({
  league: Named,
  now: Instant,
  games: z.array(DeskGame),
  seasons: z.array(DeskSeason),
});
export type Desk = z.infer<typeof Desk>;
