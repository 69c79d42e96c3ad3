import * as z from 'zod';
import { AbsencePolicy } from '../../../engine/deadlines/absence';
import { DeadlinePolicy } from '../../../engine/deadlines/policy';
import { MOST_STEPS_BEHIND } from '../../../engine/deadlines/watch-delay';
import { because, fault } from '../../../engine/fault';
import { MOST_SEATS } from '../../../engine/results-only/definition';
import { AggregationRules } from '../../../engine/tournament/aggregation';
import { FORMAT, LEFT_OVER } from '../../../engine/tournament/formats';
import { SCHEDULE } from '../../../engine/tournament/schedule';
import { Scoring } from '../../../engine/tournament/scoring';
import { PlayerReports } from '../platform/common.records';
import { Id, Instant, Named, SystemId } from '../platform/common.schema';
import { Name } from '../platform/names.schema';
import { ScoringByRound } from '../scoring/scoring.schema';
import {
  DISPUTES,
  Division,
  PRESS_AT_END,
  PRESS_MODES,
  PROGRAMS,
  REGISTRATION_MODES,
  Teams,
} from './seasons.records';

export const RegistrationSettings = z.strictObject({
  mode: z.enum(REGISTRATION_MODES).default('open'),
  /** The number of places; null: no limit. */
  capacity: z.number().int().min(1).max(10_000).nullable().default(null),
  confirm: z.boolean().default(false),
  review: z.boolean().default(false),
  late: z.boolean().default(false),
});

/** Teams with visible names. */
const NamedTeams = Teams.extend({
  list: z.array(Teams.shape.list.element.extend({ name: Name(1, 40) })).max(200),
});

export const MOST_QUESTIONS = 10;
const MOST_OPTIONS = 12;

/** A line of visible text. */
const Line = (least: number, most: number) =>
  z
    .string()
    .trim()
    .min(least)
    .max(most)
    .regex(/^[^\p{Cc}]*$/u);

/** A question that players answer when they register. */
export const WantedQuestion = z.strictObject({
  /** Answers belong to it by this id: it stays when the words change. */
  id: z.string().regex(/^[a-z0-9]{1,12}$/),
  text: Line(2, 200),
  help: Line(0, 300).default(''),
  /** Whether nobody can register without an answer. */
  required: z.boolean().default(false),
  /** The answers to choose from, at least two; none: players write up to 300 characters. */
  options: z
    .array(Line(1, 60))
    .max(MOST_OPTIONS)
    .refine(
      (options) => options.length !== 1 && new Set(options).size === options.length,
      because(fault('setting.options')),
    )
    .default([]),
});

export const CreateSeason = z.strictObject({
  name: Name(2, 60),
  system: SystemId,
  /** The game system's own options, checked by its schema. */
  options: z.record(z.string(), z.unknown()).default({}),
  /** Seats of a board; if left out, the game system's default. */
  boardSize: z.number().int().min(2).max(MOST_SEATS).optional(),
  /** How rounds follow each other. */
  format: FORMAT.default({ kind: 'rounds', rounds: 1, strength: 'ignore', topBoard: false }),
  /** What happens to players who do not fill a board. */
  leftOver: z.enum(LEFT_OVER).default('bots'),
  registration: RegistrationSettings.default({
    mode: 'open',
    capacity: null,
    confirm: false,
    review: false,
    late: false,
  }),
  /** A scoring system's id, or its id with custom parameters; if left out, the game's default. */
  scoring: Scoring.optional(),
  /** Rounds that are scored by another system, each once; left out: all are scored alike. */
  scoringByRound: ScoringByRound.optional(),
  /** How games add up to the standings; if left out, the sum of all, ties broken by the best single game. */
  aggregation: AggregationRules.optional(),
  /** Teams, scored by their best members. */
  teams: NamedTeams.optional(),
  /** The season as one of several divisions in a hierarchy. */
  division: Division.extend({ of: Name(2, 60) }).optional(),
  press: z.enum(PRESS_MODES).default('full'),
  /**
   * Players do not know who plays which seat until the board is over, in any press mode. If left out, in gunboat alone,
   * where it is so in any case.
   */
  anonymous: z.boolean().optional(),
  /** What happens to press once a game is over; if left out, "by-consent". Boards that have begun keep theirs. */
  pressAtEnd: z.enum(PRESS_AT_END).optional(),
  /** Whether a dispute stops the clock of its game until it is answered: "hold", or "run" if left out. */
  disputes: z.enum(DISPUTES).optional(),
  /**
   * Whether players may let programs submit their orders. If left out, "refused" in a new season, and unchanged in an
   * existing one. Boards that have begun keep theirs.
   */
  programs: z.enum(PROGRAMS).optional(),
  /**
   * By how many steps people without a seat on a board see it later, while it is played: players, organizers and
   * moderators see it at once. If left out, everybody does. Boards that have begun keep theirs.
   */
  watchDelay: z.number().int().min(0).max(MOST_STEPS_BEHIND).optional(),
  deadlines: DeadlinePolicy,
  /**
   * What happens to players who submit no orders; if left out, only the game's defaults. Its version is counted here.
   */
  absence: AbsencePolicy.optional(),
  /** Rounds that open from now on are played at a real table, and their results are entered; rated or not. */
  atTheTable: z
    .strictObject({
      rated: z.boolean(),
      /**
       * When a result counts that a player reports: "never" (players cannot report), when "one" other player of the board
       * confirms it, when "all" others do, or when an "organizer" accepts it. If left out, "one" in a season that was not
       * at real tables, and unchanged in one that was.
       */
      reports: PlayerReports.optional(),
      /**
       * How many minutes the last result of a round leaves before the next round is drawn, so that a slip can be mended.
       * If left out, none in a season that was not at real tables, and unchanged in one that was.
       */
      waitMinutes: z.number().int().min(0).max(60).optional(),
    })
    .optional(),
  /** Its dates; if left out, everything is done manually or at once. */
  schedule: SCHEDULE.optional(),
  /** What players are asked when they register; only they and organizers read the answers. */
  questions: z
    .array(WantedQuestion)
    .max(MOST_QUESTIONS)
    .refine(
      (list) => new Set(list.map(({ id }) => id)).size === list.length,
      because(fault('setting.questionIds')),
    )
    .optional(),
  /** The version that was read: a change is refused where somebody else has saved meanwhile. A new season has none. */
  version: z.number().int().min(0).max(1_000_000).optional(),
  /**
   * A template of one's own that a new season is made from: it takes over the description, venue, links and conditions
   * for entry that the template has beside these settings. Without meaning in a change.
   */
  template: Id.optional(),
});
export type CreateSeason = z.infer<typeof CreateSeason>;

/** A draft of a season, for the organizers of its league. */
export const SeasonDraft = z.object({
  id: Id,
  league: Named,
  settings: CreateSeason,
  /** When it is announced automatically. */
  announcesAt: Instant.nullable(),
});
export type SeasonDraft = z.infer<typeof SeasonDraft>;

export const SeasonDrafts = z.object({ drafts: z.array(SeasonDraft) });
export type SeasonDrafts = z.infer<typeof SeasonDrafts>;
