import * as z from 'zod';
import { AbsencePolicy } from '../../../engine/deadlines/absence';
import { DeadlinePolicy } from '../../../engine/deadlines/policy';
import { FORMAT, LEFT_OVER } from '../../../engine/tournament/formats';
import { SCHEDULE, SLOW_BOARDS } from '../../../engine/tournament/schedule';
import { ScoringId } from '../../../engine/tournament/scoring';
import { SCHEDULED_ACTS } from '../../../engine/tournament/season-schedule';
import { STAGE_NAMES } from '../../../engine/tournament/stage-names';
import { TextIn } from '../account/people.records';
import { Answer, Entry, OpenCheckIn, Version, WaitingLine } from '../entry/season-entries.schema';
import { Board, StandingRow } from '../game/boards.schema';
import { PlayerReports } from '../platform/common.records';
import {
  Id,
  Instant,
  LeagueRole,
  Named,
  Person,
  PlayerId,
  Reason,
  Seat,
  SystemId,
} from '../platform/common.schema';
import { WrittenResults } from '../result/results.schema';
import { Round } from '../round/draws.schema';
import { RegistrationSettings } from './season-settings.schema';
import {
  DISPUTES,
  Division,
  ENTRY_STATES,
  PRESS_AT_END,
  PRESS_MODES,
  PROGRAMS,
  Question,
  SEASON_STATES,
} from './seasons.records';

const Times = z.number().int();

export const CancelSeason = z.strictObject({ reason: Reason });

/** How open boards are ended: with their current state, or without a result. */
export const EndRound = z.strictObject({ as: z.enum(SLOW_BOARDS) });

/** The next scheduled action of a season. */
export const SeasonHour = z.object({
  at: Instant,
  what: z.enum(SCHEDULED_ACTS),
  /** The round that it is about; null if there is none. */
  round: z.number().int().nullable(),
});
export type SeasonHour = z.infer<typeof SeasonHour>;

/** When a round is expected to be played. */
export const RoundDates = z.object({
  round: z.number().int(),
  opens: Instant,
  firstDeadline: Instant,
  /** Its end if games have their usual length and every step takes its whole time. */
  usualEnd: Instant,
  /** The end that no game exceeds; null if a game may continue without limit. */
  latestEnd: Instant.nullable(),
});
export type RoundDates = z.infer<typeof RoundDates>;

/** The game of one round, in a season of games without an engine. */
const GameOfRound = z.object({
  round: z.number().int(),
  title: z.string(),
  /** The number of players of its largest board, and of its smallest. */
  boardSize: z.number().int(),
  smallest: z.number().int(),
  measures: z.array(z.object({ id: z.string(), name: z.string() })),
  results: WrittenResults,
  seats: z.array(Seat),
});

export const Season = z.object({
  /** Goes up with each change of its settings. */
  version: z.number().int(),
  /** Goes up with each change of what it says of itself. */
  textsVersion: z.number().int(),
  id: Id,
  name: z.string(),
  /** Its description by the organizers, in Markdown. */
  about: z.string(),
  /** The same in other languages. */
  aboutIn: TextIn,
  venue: z.string(),
  links: z.array(z.object({ title: z.string(), url: z.string() })),
  league: Named,
  system: SystemId,
  systemTitle: z.string(),
  measures: z.array(z.object({ id: z.string(), name: z.string() })),
  results: WrittenResults,
  options: z.record(z.string(), z.unknown()),
  format: FORMAT,
  leftOver: z.enum(LEFT_OVER),
  /** `code`, the secret of the invitation link, is shown only to organizers. */
  registration: RegistrationSettings.extend({ code: z.string().nullable() }),
  /** The total number of rounds of the format. */
  rounds: z.number().int(),
  round: z.number().int(),
  /** Dates of the current round and of future ones; empty for a ladder and once it is finished. */
  calendar: z.array(RoundDates),
  scoring: z.object({ id: ScoringId, name: z.string(), explanation: z.string() }),
  /** How totals are computed and ties broken, in sentences. */
  rules: z.string(),
  /** Whether teams are scored. */
  teams: z.boolean(),
  /** Its place in the hierarchy, if it is one of several divisions. */
  division: Division.nullable(),
  press: z.enum(PRESS_MODES),
  /** Whether players do not know who plays which seat until the board is over. */
  anonymous: z.boolean(),
  /** What happens to press once a game is over. */
  pressAtEnd: z.enum(PRESS_AT_END),
  disputes: z.enum(DISPUTES),
  /** Whether players may let programs submit their orders, on boards that begin from now on. */
  programs: z.enum(PROGRAMS),
  /** By how many steps people without a seat see boards later that begin from now on; 0: they see them at once. */
  watchDelay: z.number().int(),
  deadlines: DeadlinePolicy,
  /** What happens to players who submit no orders, in games that start from now on; null: only the defaults. */
  absence: AbsencePolicy.nullable(),
  /** Rounds that open from now on are played at real tables: when a reported result counts, and how long the last result leaves before the next draw. */
  atTheTable: z
    .object({ rated: z.boolean(), reports: PlayerReports, waitMinutes: z.number().int() })
    .nullable(),
  status: z.enum(SEASON_STATES),
  /** What players are asked when they register. */
  questions: z.array(Question),
  /** Its dates as its organizer chose them; null: everything is done manually or at once. */
  schedule: SCHEDULE.nullable(),
  /** Whether registration is open now, according to its dates. */
  registrationOpen: z.boolean(),
  /** Its scheduled actions, the next first. */
  hours: z.array(SeasonHour),
  checkIn: OpenCheckIn.nullable(),
  /** Whether an earlier table or conditions decide who may enter. */
  qualification: z.boolean(),
  /** Null in seasons that play in rounds. */
  line: WaitingLine.nullable(),
  /** Why its start was postponed until an organizer acts; null if it was not. */
  postponed: z.string().nullable(),
  /** Why it was cancelled; null if it was not. */
  cancelled: z.string().nullable(),
  /** Until when its organizers can take the cancellation back; null if they cannot. */
  restorableUntil: Instant.nullable(),
  /** The round that its organizers can open now; null if there is none. */
  openable: z.number().int().nullable(),
  /** The season that was created as its successor; null if there is none yet. */
  next: Id.nullable(),
  /** When it was imported as a past season; null if it was played here. */
  importedAt: Instant.nullable(),
  /** Whether its first round are games that moved in from elsewhere. */
  movedIn: z.boolean(),
  createdAt: Instant,
  /** The number of players of one board. */
  boardSize: z.number().int(),
  /** Seats that are not alike, so that players may prefer some; empty if they differ only in colour. */
  seats: z.array(Seat),
  /** The game of each round, if the season plays several; otherwise empty. */
  games: z.array(GameOfRound),
  /** The rounds of a cup or a double elimination that have a name, such as the final. */
  stages: z.array(z.object({ round: z.number().int(), name: z.enum(STAGE_NAMES) })),
  /** Settings that can no longer change, and why. */
  fixed: z.array(z.object({ setting: z.string(), why: z.string() })),
  /** The totals of lists that this response shows only in part. */
  counts: z.object({
    in: Times,
    waiting: Times,
    /** Requests for a place; 0 for everyone but organizers. */
    asked: Times,
    boards: Times,
    running: Times,
    standing: Times,
  }),
  /**
   * The first hundred players who are in, wait or ask (organizers see which ones), requests first if there are more, in
   * the order in which they registered. `GET /seasons/{id}/entries` has all.
   */
  entries: z.array(Entry),
  /** The players named in `apart` and in the caller's wishes. */
  named: z.array(Person),
  /** The caller's own registration. */
  mine: z
    .object({
      state: z.enum(ENTRY_STATES),
      prefers: z.array(Seat),
      avoids: z.array(PlayerId),
      zone: z.string().nullable(),
      confirmed: z.boolean(),
      declined: z.boolean(),
      /** Until when they can answer an invitation by an earlier table; null for none, and until the season starts. */
      answerBy: Instant.nullable(),
      /** Whether an earlier table invites them. */
      qualified: z.boolean(),
      /** The version of the absence policy they have accepted; null for none. */
      accepted: Version.nullable(),
      /** Their answers to the questions; nobody else but organizers reads them. */
      answers: z.array(Answer),
    })
    .nullable(),
  /** Pairs whom draws keep apart; shown only to organizers. */
  apart: z.array(z.tuple([PlayerId, PlayerId])),
  /** How many players have their board of a round whose boards are being created; null if all have. */
  seating: z.object({ round: Times, seated: Times, of: Times }).nullable(),
  /** Rounds that wait to be reviewed by an organizer; empty for anyone else. */
  planned: z.array(Round),
  /** At most sixty: the caller's own, then those of the latest round. `GET /seasons/{id}/boards` has all. */
  boards: z.array(Board),
  /** The first fifty rows; `GET /seasons/{id}/standing` has all. */
  standing: z.array(StandingRow),
  /** The caller's own row, wherever it is; null if they are not in the standings. */
  myRow: StandingRow.nullable(),
  /**
   * The seed with which the latest open round was drawn, so that anyone can repeat it; for a finished season its own
   * seed, from which those of all rounds are derived (docs/seating.md). Null while no round is open.
   */
  drawSeed: z.string().nullable(),
  /** The winners, once it is finished. */
  champions: z.array(Person),
  entered: z.boolean(),
  myRoles: z.array(LeagueRole),
});
export type Season = z.infer<typeof Season>;
