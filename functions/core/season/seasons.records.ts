import * as z from 'zod';
import { AbsencePolicy } from '../../../engine/deadlines/absence';
import { KeptPolicy } from '../../../engine/deadlines/policy';
import { AggregationRules } from '../../../engine/tournament/aggregation';
import { FORMAT, LEFT_OVER } from '../../../engine/tournament/formats';
import { SECTION_KINDS } from '../../../engine/tournament/left-over';
import { SCHEDULE, SLOW_BOARDS } from '../../../engine/tournament/schedule';
import { KeptScoring } from '../../../engine/tournament/scoring/kept';
import { LinkRecord, TextIn } from '../account/people.records';
import { Named, PersonRecord, RealTables, SystemId, Time } from '../platform/common.records';
import { StoredText } from '../platform/message.records';
import { Qualification } from '../qualification/qualification.records';

export const PRESS_MODES = ['full', 'public', 'rulebook', 'delayed', 'gunboat', 'none'] as const;
export const PressMode = z.enum(PRESS_MODES);

/** What happens to press once a game is over: closed permanently, opened if all participants agree, or opened. */
export const PRESS_AT_END = ['never', 'by-consent', 'always'] as const;
export const PressAtEnd = z.enum(PRESS_AT_END);
export type PressAtEnd = z.infer<typeof PressAtEnd>;
export type PressMode = z.infer<typeof PressMode>;

export const DISPUTES = ['run', 'hold'] as const;

/** Whether players may let programs, which use API tokens, submit their orders. */
export const PROGRAMS = ['allowed', 'refused'] as const;
export const Programs = z.enum(PROGRAMS);
export type Programs = z.infer<typeof Programs>;

export const SEASON_STATES = ['registration', 'running', 'finished'] as const;

export const REGISTRATION_MODES = ['open', 'invitation', 'approval'] as const;

/** Who may register, and how many can play. */
export const Registration = z.object({
  mode: z.enum(REGISTRATION_MODES),
  /** The secret of the invitation link. */
  code: z.string().nullable(),
  /** The number of places; later players wait. Null: no limit. */
  capacity: z.number().int().nullable(),
  /** Whether players confirm before each round that they play. */
  confirm: z.boolean(),
  /** Whether an organizer reviews each round before its boards are created, and may swap players. */
  review: z.boolean(),
  /** Whether players may join while the season runs, from its next round on. */
  late: z.boolean(),
});
export type Registration = z.infer<typeof Registration>;

/**
 * "asked" waits for an organizer, "invited" for the player, "waiting" for a place. Only players who are "in" are
 * seated. "removed" is the second account of one person: it cannot return.
 */
export const ENTRY_STATES = ['in', 'waiting', 'asked', 'invited', 'withdrawn', 'removed'] as const;

/** Points that an organizer gave, or took if they are less than 0; everybody reads the reason. */
export const Adjustment = z.object({ points: z.number(), reason: z.string() });
export type Adjustment = z.infer<typeof Adjustment>;

/** A player's registration for a season. */
export const EntryRecord = z.object({
  season: z.string(),
  player: PersonRecord,
  state: z.enum(ENTRY_STATES),
  /** When they registered: the order of the wait list. */
  at: Time,
  /** Seats in order of preference. */
  prefers: z.array(z.string()),
  /** Ids of players they would rather not play with. */
  avoids: z.array(z.string()),
  /** Their time zone, if they would rather play with people in nearby ones. */
  zone: z.string().nullable().default(null),
  /** The first round in which they can play. */
  since: z.number().int(),
  /**
   * The last round for which they have confirmed to play; on a ladder, since when they want a board, or 0 if they do
   * not.
   */
  confirmed: z.number().int(),
  /** The last round for which they have answered that they sit out. */
  declined: z.number().int().optional(),
  /** The version of the season's absence policy that the player has accepted. */
  accepted: z.number().int().optional(),
  /** Reliability in per cent when they registered; null for players with few decisions. */
  reliability: z.number().nullable().optional(),
  /** The organizer who entered or invited them; absent if they registered themselves. */
  enteredBy: PersonRecord.optional(),
  /**
   * Until when they can answer an invitation by an earlier table; null until the season starts. Absent for other entries.
   */
  answerBy: Time.nullable().optional(),
  /** They were invited by an earlier table and did not answer in time. */
  lapsed: z.boolean().optional(),
  /** Future rounds for which an organizer has marked them absent. */
  absent: z.array(z.number().int()).optional(),
  /** Bonus and penalty points, which are added to the player's total. */
  adjustments: z.array(Adjustment).optional(),
  /** How often these have been changed. */
  adjustmentsVersion: z.number().int().optional(),
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
  /** The teams are those of the league, which their captains enter; the list is empty then. */
  ofLeague: z
    .strictObject({
      /** How many players a team enters. */
      least: z.number().int().min(1).max(40),
      most: z.number().int().min(1).max(40),
      /** How many of them a team may replace during the season. */
      changes: z.number().int().min(0).max(100),
      /** The last round for which it may; null: every round. */
      until: z.number().int().min(1).max(1000).nullable(),
      /** Whether a player who has played for another team of the season may join. */
      others: z.boolean(),
    })
    .optional(),
});
export type Teams = z.infer<typeof Teams>;

/** A team of the league in a season, with those who hold each of its boards, one after the other. */
export const EnteredTeam = z.object({
  team: z.string(),
  /** In board order; of each board its players by id, each from a round on. The last one has it now. */
  boards: z.array(z.array(z.object({ player: z.string(), first: z.number().int() })).min(1)),
  /** Increases with each change. */
  version: z.number().int(),
});
export type EnteredTeam = z.infer<typeof EnteredTeam>;

/** A season as one of several divisions of its league, which form a hierarchy. */
export const Division = z.strictObject({
  /** The common name of the divisions: seasons of one league with this name belong together. */
  of: z.string().trim().min(2).max(60),
  /** 1 is the highest. */
  level: z.number().int().min(1).max(20),
  /** How many players are promoted from each division, and how many relegated. */
  up: z.number().int().min(0).max(100),
  down: z.number().int().min(0).max(100),
  /** Sizes of a division: new ones get `target` players, others are kept between `least` and `most`. */
  target: z.number().int().min(2).max(1000),
  least: z.number().int().min(2).max(1000),
  most: z.number().int().min(2).max(1000),
});
export type Division = z.infer<typeof Division>;

/** The rules that all divisions of one ladder share: how many move, and sizes. */
export const LadderRules = Division.omit({ of: true, level: true });

/** A question that players answer when they register: in a line of text, or by one of its options. */
export const Question = z.object({
  /** By which answers find it after its words have changed. */
  id: z.string(),
  text: z.string(),
  help: z.string(),
  required: z.boolean(),
  /** Empty: players write a line of text. */
  options: z.array(z.string()),
});
export type Question = z.infer<typeof Question>;

export const SeasonRecord = z.object({
  id: z.string(),
  name: z.string(),
  league: Named,
  system: SystemId,
  options: z.record(z.string(), z.unknown()),
  /** Seats of a board; if absent, the game system's default. */
  boardSize: z.number().int().optional(),
  format: FORMAT,
  leftOver: z.enum(LEFT_OVER),
  registration: Registration,
  /** The total number of rounds of the format; final when the season starts. */
  rounds: z.number().int(),
  /** The round being played; 0 before the start. */
  round: z.number().int(),
  scoring: KeptScoring,
  /** Rounds that are scored by another system; absent if all are scored alike. */
  scoringByRound: z.array(z.object({ round: z.number().int(), scoring: KeptScoring })).optional(),
  /** How games add up to the standings; if absent, the sum of all. */
  aggregation: AggregationRules.optional(),
  teams: Teams.optional(),
  /** The teams of the league that have entered. */
  enteredTeams: z.array(EnteredTeam).optional(),
  /** How often these have changed. */
  enteredVersion: z.number().int().optional(),
  division: Division.optional(),
  /** Pairs of players whom draws keep on separate boards, if possible. */
  apart: z.array(z.tuple([z.string(), z.string()])).default([]),
  press: PressMode,
  /** Whether players do not know who plays which seat until the board is over; if absent, in gunboat alone. */
  anonymous: z.boolean().optional(),
  /** If absent, press is opened by consent. Boards keep the setting from when they began. */
  pressAtEnd: PressAtEnd.optional(),
  /** By how many steps people without a seat see boards later; if absent, they see them at once. */
  watchDelay: z.number().int().optional(),
  /** Whether a dispute stops the clock of its game until it is answered; if absent, it does not. */
  disputes: z.enum(DISPUTES).optional(),
  /**
   * Absent in seasons announced before the setting existed: their players were promised that programs may play for them
   * (docs/programs.md), so they still may. Every season announced since has a value.
   */
  programs: Programs.optional(),
  deadlines: KeptPolicy,
  /** What happens to players who submit no orders, for games that start from now on; if absent, only the defaults. */
  absence: AbsencePolicy.optional(),
  /** Boards of rounds that open from now on are played at a real table. */
  atTheTable: RealTables.optional(),
  /** What players are asked when they register; absent for nothing. Answers are stored with each player's account. */
  questions: z.array(Question).optional(),
  /** Its dates; if absent, everything is done manually or at once. */
  schedule: SCHEDULE.optional(),
  /** Why and when its start was postponed until an organizer acts. */
  postponed: z.object({ at: Time, why: StoredText }).optional(),
  /** The round that an organizer opens without waiting for its date. */
  opensNow: z.number().int().optional(),
  /** The round that an organizer ends, and how its open boards are ended. */
  endsNow: z.object({ round: z.number().int(), as: z.enum(SLOW_BOARDS) }).optional(),
  /**
   * Why and when it was cancelled: it is finished without a winner. `from` is its status before, to which it returns if
   * the cancellation is taken back; earlier releases did not keep it.
   */
  cancelled: z
    .object({ at: Time, reason: z.string(), from: z.enum(['registration', 'running']).optional() })
    .optional(),
  /** A past season with imported results, and when it was imported. */
  imported: z.object({ at: Time }).optional(),
  /** Its first round are games that ran elsewhere: when they moved in, and the event that was posted with it. */
  movedIn: z.object({ at: Time, event: z.string() }).optional(),
  /** The season of which it is the successor. */
  after: z.string().optional(),
  /** The season that was created as its successor. */
  next: z.string().optional(),
  status: z.enum(SEASON_STATES),
  players: z.number().int(),
  /**
   * Increases with each change of who plays the next round: registrations, withdrawals, answers to its check-in. A draw is
   * stored only if it has not changed since the draw read the players.
   * @default 0, as in seasons of earlier releases
   */
  answers: z.number().int().optional(),
  /** Increases with each change of the settings. */
  version: z.number().int().default(0),
  createdAt: Time,
  drawSeed: z.string().nullable(),
  /** The winners, once it is finished; more than one in a tie. */
  champions: z.array(PersonRecord).default([]),
  /** Its description by the organizers, in Markdown; its venue; external pages. */
  about: z.string().optional(),
  /** Goes up with each change of what the season says of itself; absent before the first. */
  textsVersion: z.number().int().optional(),
  /** Until when a long list of results is being stored, so that no other one comes between its parts. */
  enteringUntil: Time.optional(),
  /** Who may enter; absent before it was first set. */
  qualification: Qualification.optional(),
  /** The version of that. */
  qualificationVersion: z.number().int().optional(),
  aboutIn: TextIn.optional(),
  venue: z.string().optional(),
  links: z.array(LinkRecord).optional(),
});
export type SeasonRecord = z.infer<typeof SeasonRecord>;

/** The texts about a season: none of them changes how it is played. */
export interface SeasonTexts {
  readonly about: string;
  readonly aboutIn: z.infer<typeof TextIn>;
  readonly venue: string;
  readonly links: LinkRecord[];
}

/** A round as it was planned, before its boards were made: making them again makes the same ones. */
/** Why a player sits out who was not left over by the draw: at their own request, or they were absent. */
export const AWAY = ['request', 'absent'] as const;

/** "planned" waits for an organizer's review; "open" has its boards, or they are being created. */
export const ROUND_STATES = ['planned', 'open'] as const;

/** A section of a round: its boards, one after the other, and everyone in it, those who sit out included. */
export const SectionRecord = z.object({
  kind: z.enum(SECTION_KINDS),
  boards: z.number().int(),
  players: z.array(z.string()),
});
export type SectionRecord = z.infer<typeof SectionRecord>;

export const RoundRecord = z.object({
  season: z.string(),
  round: z.number().int(),
  state: z.enum(ROUND_STATES),
  /** Player ids by seat; an empty seat is left out. */
  boards: z.array(z.record(z.string(), z.string())),
  sittingOut: z.array(z.string()),
  /** Its sections in the order of their boards; absent in formats without any. */
  sections: z.array(SectionRecord).optional(),
  /** The boards as they were drawn, if players have changed chairs since: `boards` are those who really sit there. */
  drawn: z.array(z.record(z.string(), z.string())).optional(),
  /** Why those sit out whom the draw did not leave over. Absent in rounds of earlier releases, which paid for all of them. */
  away: z.record(z.string(), z.enum(AWAY)).optional(),
  certificate: z.record(z.string(), z.unknown()),
  /** The input of the draw, without earlier boards; absent if the draw was stored before this was. */
  problem: z.record(z.string(), z.unknown()).optional(),
  /**
   * By player id: the id in the input of the draw, of a person whose accounts were merged later. Absent without one.
   */
  drawnAs: z.record(z.string(), z.string()).optional(),
  plannedAt: Time,
  /** On a ladder: since when each seated player has wanted a board. */
  wishes: z.record(z.string(), Time).optional(),
  /** The hash of what its plan rests on beside who plays; absent in plans of earlier releases. */
  restsOn: z.string().optional(),
  /** The instant that it counts as opened at; absent, when it was planned. */
  openedAt: Time.optional(),
  /** When its last board was found to have ended; absent while one is running, and if nothing waits for it. */
  endedAt: Time.optional(),
  /** Increases with each change of the plan. */
  version: z.number().int().default(0),
});
export type RoundRecord = z.infer<typeof RoundRecord>;

/** The next scheduled run of a season, or of a draft: one item per season. */
export const SeasonDueRecord = z.object({
  season: z.string(),
  /** The league of a draft; absent for a season. */
  draftOf: z.string().optional(),
  /** Null while nothing is due. */
  at: Time.nullable(),
  /** The last notifications to its players, so that each is sent once. */
  told: z.array(z.string()),
  /** Increases with each change. */
  version: z.number().int(),
});
export type SeasonDueRecord = z.infer<typeof SeasonDueRecord>;

/** A season that accepts players, or looks for players of seats: one item per season, in the list of all of them. */
export const JoinableRecord = z.object({
  season: z.string(),
  league: z.string(),
  /** Absent while no one can join it: it is then in no list. */
  order: z.string().optional(),
  /** How many wait for the next board of an always-open season. */
  waiting: z.number().int(),
  /** When that board is filled although too few players wait; null if nothing fills it. */
  fillsAt: Time.nullable(),
  /** Increases with each change. */
  version: z.number().int(),
});
export type JoinableRecord = z.infer<typeof JoinableRecord>;
