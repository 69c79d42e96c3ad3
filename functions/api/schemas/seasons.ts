import * as z from 'zod';
import { AbsencePolicy } from '../../../engine/deadlines/absence';
import { DeadlinePolicy, isZone } from '../../../engine/deadlines/policy';
import { AggregationRules } from '../../../engine/tournament/aggregation';
import { FORMAT, LEFT_OVER } from '../../../engine/tournament/formats';
import { ASSUMED, SCHEDULE, SLOW_BOARDS } from '../../../engine/tournament/schedule';
import { SCORING_IDS, Scoring } from '../../../engine/tournament/scoring';
import { SEASON_HOURS } from '../../../engine/tournament/season-hours';
import { STRENGTH_RULES } from '../../../engine/tournament/seating/problem';
import {
  DISPUTES,
  Division,
  ENTRY_STATES,
  PRESS_MODES,
  REGISTRATION_MODES,
  Teams,
} from '../../store/records';
import { Figures, Id, Instant, LeagueRole, Named, Person, PlayerId, Reason, Seat, SystemId } from './common';
import { Name } from './names';

export const RegistrationSettings = z.strictObject({
  mode: z.enum(REGISTRATION_MODES).default('open'),
  /** Places; null: as many as come. */
  capacity: z.number().int().min(1).max(10_000).nullable().default(null),
  confirm: z.boolean().default(false),
  review: z.boolean().default(false),
  late: z.boolean().default(false),
});

/** Teams with names that can be read. */
const NamedTeams = Teams.extend({
  list: z.array(Teams.shape.list.element.extend({ name: Name(1, 40) })).max(200),
});

export const CreateSeason = z.strictObject({
  name: Name(2, 60),
  system: SystemId,
  /** The game system's own options, checked by its schema. */
  options: z.record(z.string(), z.unknown()).default({}),
  /** Seats of a board; left out, as many as the game system usually has. */
  boardSize: z.number().int().min(2).max(7).optional(),
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
  /** A scoring system's id, or its id with parameters of your own; left out, what the game usually has. */
  scoring: Scoring.optional(),
  /** How games become the standing; left out, the sum of all, ties broken by the best single game. */
  aggregation: AggregationRules.optional(),
  /** Teams, scored by their best members. */
  teams: NamedTeams.optional(),
  /** The season as one of several divisions that stand above each other. */
  division: Division.extend({ of: Name(2, 60) }).optional(),
  press: z.enum(PRESS_MODES).default('full'),
  /** Whether a dispute stops the clock of its game until it is answered: "hold", or left out, "run". */
  disputes: z.enum(DISPUTES).optional(),
  deadlines: DeadlinePolicy,
  /** What happens to those who send no orders; left out, the game's defaults and no more. Its version is counted here. */
  absence: AbsencePolicy.optional(),
  /** Rounds that open from now on are played at a real table, and organizers enter their results; rated or not. */
  atTheTable: z.strictObject({ rated: z.boolean() }).optional(),
  /** Its dates; left out, everything is done by hand or at once. */
  schedule: SCHEDULE.optional(),
});
export type CreateSeason = z.infer<typeof CreateSeason>;

const Version = z.number().int().min(1).max(1_000_000);

const Wishes = {
  /** Seats in order of preference. */
  prefers: z.array(Seat).max(7).optional(),
  /** Players one would rather not meet. */
  avoids: z.array(PlayerId).max(20).optional(),
  /** The time zone in which one plays, to meet players of near ones; null: one does not mind. */
  zone: z.string().max(64).refine(isZone, 'This is not a time zone.').nullable().optional(),
};

export const Register = z.strictObject({
  ...Wishes,
  /** The secret of the invitation link. */
  code: z.string().max(64).optional(),
  /** The version of the season's absence policy that one has read and accepts. */
  accepts: Version.optional(),
});
export type Register = z.infer<typeof Register>;

export const ChangeEntry = z.strictObject({
  ...Wishes,
  /** Whether one plays the next round. */
  confirm: z.boolean().optional(),
  /** The version of the season's absence policy that one accepts from now on. */
  accepts: Version.optional(),
});

export type ChangeEntry = z.infer<typeof ChangeEntry>;

export const DecideEntry = z.strictObject({ accept: z.boolean() });

export const SwapPlayers = z.strictObject({ players: z.tuple([PlayerId, PlayerId]) });

export const KeepApart = z.strictObject({ pairs: z.array(z.tuple([PlayerId, PlayerId])).max(200) });

export const CancelSeason = z.strictObject({ reason: Reason });

/** How open boards end: as they stand, or without a result. */
export const EndRound = z.strictObject({ as: z.enum(SLOW_BOARDS) });

/** A draft of a season, for the organizers of its league. */
export const SeasonDraft = z.object({
  id: Id,
  league: Named,
  settings: CreateSeason,
  /** When it announces itself. */
  announcesAt: Instant.nullable(),
});
export type SeasonDraft = z.infer<typeof SeasonDraft>;

export const SeasonDrafts = z.object({ drafts: z.array(SeasonDraft) });
export type SeasonDrafts = z.infer<typeof SeasonDrafts>;

/** What a season comes to by itself. */
export const SeasonHour = z.object({
  at: Instant,
  what: z.enum(SEASON_HOURS),
  /** The round that it is about; null where it is about none. */
  round: z.number().int().nullable(),
});
export type SeasonHour = z.infer<typeof SeasonHour>;

/** A check-in that is open: players say whether they play the round. */
export const OpenCheckIn = z.object({
  round: z.number().int(),
  until: Instant,
  /** What counts for players who say nothing. */
  assume: z.enum(ASSUMED),
  /** How many have said that they play, that they sit out, and nothing so far. */
  playing: z.number().int(),
  out: z.number().int(),
  silent: z.number().int(),
});
export type OpenCheckIn = z.infer<typeof OpenCheckIn>;

/** An open check-in, and what the caller has said in it: null, nothing so far. */
export const MyCheckIn = z.object({
  season: Named,
  league: Named,
  checkIn: OpenCheckIn,
  said: z.enum(ASSUMED).nullable(),
});
export type MyCheckIn = z.infer<typeof MyCheckIn>;

export const MyCheckIns = z.object({ checkIns: z.array(MyCheckIn) });

export const Entry = z.object({
  player: Person,
  state: z.enum(ENTRY_STATES),
  registeredAt: Instant,
  /** Whether they have said that they play the next round. */
  confirmed: z.boolean(),
  /** Whether they have said that they sit it out. */
  declined: z.boolean(),
  /** Reliability in per cent when they registered; null for players with few decisions. */
  reliability: z.number().nullable(),
});
export type Entry = z.infer<typeof Entry>;

const Times = z.number().int();

/** How a round was drawn, and what it repeats. */
export const Certificate = z.object({
  seed: z.string(),
  round: z.number().int(),
  method: z.enum(['exact-design', 'cheapest-pairs', 'search', 'by-hand']),
  /** The version of the drawing; a draw of another version is counted again, but not repeated. */
  algorithm: z.number().int().default(1),
  cost: z.number(),
  /** How many pairs on one board wanted to be kept apart; who they are is not published. */
  apart: Times,
  meetAgain: z.array(z.object({ pair: z.tuple([PlayerId, PlayerId]), times: Times })),
  fewestMeetings: Times,
  seatAgain: z.array(z.object({ player: PlayerId, seat: Seat, times: Times })),
  firstChoices: z.object({ met: Times, of: Times }),
  hoursApart: z.number().nullable().default(null),
});

/** A planned or drawn round, and how its boards were made. */
export const Round = z.object({
  round: z.number().int(),
  state: z.enum(['planned', 'open']),
  boards: z.array(z.record(Seat, PlayerId)),
  sittingOut: z.array(PlayerId),
  /** Everyone whom it names; of a planned round also those who are in and have no seat. */
  people: z.array(Person),
  /** What was minimised and what it came to (docs/seating.md). */
  certificate: Certificate,
});
export type Round = z.infer<typeof Round>;

/** A draw as far as it is published, so that anyone can repeat it (docs/seating.md). */
export const Draw = z.object({
  problem: z.object({
    players: z.array(
      z.object({
        id: z.string(),
        strength: z.number().optional(),
        prefers: z.array(Seat).optional(),
        hours: z.number().optional(),
      }),
    ),
    seats: z.array(Seat),
    earlier: z.array(z.record(Seat, PlayerId)),
    apart: z.array(z.tuple([z.string(), z.string()])).default([]),
    /** Team mates, who are kept apart. */
    teams: z.array(z.array(z.string())).optional(),
    strength: z.enum(STRENGTH_RULES).optional(),
    /** Who stands for each point of the design; left out where wishes are that only organizers see. */
    points: z.array(z.string()).optional(),
  }),
  boards: z.array(z.record(Seat, PlayerId)),
  certificate: Certificate,
  /** Wishes that only organizers see: whom to keep apart, and where players live. */
  withheld: Times,
});
export type Draw = z.infer<typeof Draw>;

export const Board = z.object({
  game: Id,
  round: z.number().int(),
  board: z.number().int(),
  status: z.enum(['running', 'finished']),
  label: z.string(),
  step: z.number().int(),
  updatedAt: Instant,
  /** Null when the game is finished or paused. */
  deadline: Instant.nullable(),
  paused: z.boolean(),
  /** Played at a real table: organizers enter its result. */
  atTheTable: z.boolean(),
  ready: z.number().int(),
  owing: z.number().int(),
  /** What a ruling made of its result; a void one counts for no one. */
  result: z.enum(['as-played', 'corrected', 'void']),
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
  id: Id,
  name: z.string(),
  /** What its organizers say of it, in Markdown. */
  about: z.string(),
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
  disputes: z.enum(DISPUTES),
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
  /** Why its start was put off until an organizer acts; null: it was not. */
  postponed: z.string().nullable(),
  /** Why it was cancelled; null: it was not. */
  cancelled: z.string().nullable(),
  /** The round that its organizers can open now; null: none. */
  openable: z.number().int().nullable(),
  /** The season that was founded from it; null: none so far. */
  next: Id.nullable(),
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
  /** Rounds that wait for an organizer's look; empty for anyone else. */
  planned: z.array(Round),
  /** At most sixty: the caller's own, then those of the latest round. `GET /seasons/{id}/boards` has all. */
  boards: z.array(Board),
  /** The first fifty rows; `GET /seasons/{id}/standing` has all. */
  standing: z.array(StandingRow),
  /** The caller's own row, wherever it is; null for those who do not stand in it. */
  myRow: StandingRow.nullable(),
  /** The seed of the draw of boards and seats, so that anyone can repeat it; null before the start. */
  drawSeed: z.string().nullable(),
  /** Who won it, once it is finished. */
  champions: z.array(Person),
  entered: z.boolean(),
  myRoles: z.array(LeagueRole),
});
export type Season = z.infer<typeof Season>;
