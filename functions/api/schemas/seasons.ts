import * as z from 'zod';
import { AbsencePolicy } from '../../../engine/deadlines/absence';
import { DeadlinePolicy } from '../../../engine/deadlines/policy';
import { FORMAT, LEFT_OVER } from '../../../engine/tournament/formats';
import { SCHEDULE, SLOW_BOARDS } from '../../../engine/tournament/schedule';
import { SCORING_IDS } from '../../../engine/tournament/scoring';
import { SCHEDULED_ACTS } from '../../../engine/tournament/season-schedule';
import {
  DISPUTES,
  Division,
  ENTRY_STATES,
  PRESS_AT_END,
  PRESS_MODES,
  PROGRAMS,
  TextIn,
} from '../../store/records';
import { Board, StandingRow } from './boards';
import { Id, Instant, LeagueRole, Named, Person, PlayerId, Reason, Seat, SystemId } from './common';
import { Round } from './draws';
import { Entry, OpenCheckIn, Version, WaitingLine } from './season-entries';
import { RegistrationSettings } from './season-settings';

const Times = z.number().int();

export const CancelSeason = z.strictObject({ reason: Reason });

/** How open boards end: as they stand, or without a result. */
export const EndRound = z.strictObject({ as: z.enum(SLOW_BOARDS) });

/** What a season comes to by itself. */
export const SeasonHour = z.object({
  at: Instant,
  what: z.enum(SCHEDULED_ACTS),
  /** The round that it is about; null where it is about none. */
  round: z.number().int().nullable(),
});
export type SeasonHour = z.infer<typeof SeasonHour>;

/** When a round is expected to be played. */
export const RoundDates = z.object({
  round: z.number().int(),
  opens: Instant,
  firstDeadline: Instant,
  /** Its end if games are as long as usual and every step takes its whole time. */
  usualEnd: Instant,
  /** The end that no game exceeds; null where a game may go on without end. */
  latestEnd: Instant.nullable(),
});
export type RoundDates = z.infer<typeof RoundDates>;

export const Season = z.object({
  /** Goes up with each change of its settings. */
  version: z.number().int(),
  /** Goes up with each change of what it says of itself. */
  textsVersion: z.number().int(),
  id: Id,
  name: z.string(),
  /** What its organizers say of it, in Markdown. */
  about: z.string(),
  /** The same in other languages. */
  aboutIn: TextIn,
  venue: z.string(),
  links: z.array(z.object({ title: z.string(), url: z.string() })),
  league: Named,
  system: SystemId,
  systemTitle: z.string(),
  measures: z.array(z.object({ id: z.string(), name: z.string() })),
  options: z.record(z.string(), z.unknown()),
  format: FORMAT,
  leftOver: z.enum(LEFT_OVER),
  /** `code`, the secret of the invitation link, is shown to organizers alone. */
  registration: RegistrationSettings.extend({ code: z.string().nullable() }),
  /** How many rounds the format comes to. */
  rounds: z.number().int(),
  round: z.number().int(),
  /** Dates of the round that is played and of those to come; empty for a ladder and once it is finished. */
  calendar: z.array(RoundDates),
  scoring: z.object({ id: z.enum(SCORING_IDS), name: z.string(), explanation: z.string() }),
  /** How totals and ties are made, in sentences. */
  rules: z.string(),
  /** Whether teams are scored. */
  teams: z.boolean(),
  /** Where it stands, if it is one of several divisions. */
  division: Division.nullable(),
  press: z.enum(PRESS_MODES),
  /** What becomes of press once a game is over. */
  pressAtEnd: z.enum(PRESS_AT_END),
  disputes: z.enum(DISPUTES),
  /** Whether players may let programs send their orders, on boards that begin from now on. */
  programs: z.enum(PROGRAMS),
  deadlines: DeadlinePolicy,
  /** What happens to those who send no orders, in games that start from now on; null: defaults alone. */
  absence: AbsencePolicy.nullable(),
  /** Rounds that open from now on are played at real tables. */
  atTheTable: z.object({ rated: z.boolean() }).nullable(),
  status: z.enum(['registration', 'running', 'finished']),
  /** Its dates as its organizer chose them; null: everything is done by hand or at once. */
  schedule: SCHEDULE.nullable(),
  /** Whether one can register now, as far as its dates go. */
  registrationOpen: z.boolean(),
  /** What comes by itself, the next first. */
  hours: z.array(SeasonHour),
  checkIn: OpenCheckIn.nullable(),
  /** Null in seasons that play in rounds. */
  line: WaitingLine.nullable(),
  /** Why its start was put off until an organizer acts; null: it was not. */
  postponed: z.string().nullable(),
  /** Why it was cancelled; null: it was not. */
  cancelled: z.string().nullable(),
  /** The round that its organizers can open now; null: none. */
  openable: z.number().int().nullable(),
  /** The season that was founded from it; null: none so far. */
  next: Id.nullable(),
  /** When it was imported with its results, as one that was played before; null: it was played here. */
  importedAt: Instant.nullable(),
  createdAt: Instant,
  /** How many players one board takes. */
  boardSize: z.number().int(),
  /** Seats that are not alike, so that players may prefer some; empty where they differ in colour alone. */
  seats: z.array(Seat),
  /** Settings that cannot change any more, and why. */
  fixed: z.array(z.object({ setting: z.string(), why: z.string() })),
  /** How many there are of what this reply shows only the first of. */
  counts: z.object({
    in: Times,
    waiting: Times,
    /** Requests for a place; 0 for all but organizers. */
    asked: Times,
    boards: Times,
    running: Times,
    standing: Times,
  }),
  /**
   * The first hundred of those who are in, wait or ask (organizers see who), requests first where there are more, in
   * the order in which they came. `GET /seasons/{id}/entries` has all.
   */
  entries: z.array(Entry),
  /** Those whom `apart` and the caller's wishes name. */
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
      /** The version of the absence policy they have accepted; null for none. */
      accepted: Version.nullable(),
    })
    .nullable(),
  /** Pairs whom draws keep apart; shown to organizers alone. */
  apart: z.array(z.tuple([PlayerId, PlayerId])),
  /** How many players have their board of a round whose boards are being made; null where all have. */
  seating: z.object({ round: Times, seated: Times, of: Times }).nullable(),
  /** Rounds that wait for an organizer's look; empty for anyone else. */
  planned: z.array(Round),
  /** At most sixty: the caller's own, then those of the latest round. `GET /seasons/{id}/boards` has all. */
  boards: z.array(Board),
  /** The first fifty rows; `GET /seasons/{id}/standing` has all. */
  standing: z.array(StandingRow),
  /** The caller's own row, wherever it is; null for those who do not stand in it. */
  myRow: StandingRow.nullable(),
  /**
   * The seed with which the latest open round was drawn, so that anyone can repeat it; of a finished season its own, of
   * which those of all rounds follow (docs/seating.md). Null while no round is open.
   */
  drawSeed: z.string().nullable(),
  /** Who won it, once it is finished. */
  champions: z.array(Person),
  entered: z.boolean(),
  myRoles: z.array(LeagueRole),
});
export type Season = z.infer<typeof Season>;
