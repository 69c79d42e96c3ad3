import * as z from 'zod';
import { AbsencePolicy } from '../../../engine/deadlines/absence';
import { KeptPolicy } from '../../../engine/deadlines/policy';
import { AggregationRules } from '../../../engine/tournament/aggregation';
import { FORMAT, LEFT_OVER } from '../../../engine/tournament/formats';
import { SCHEDULE, SLOW_BOARDS } from '../../../engine/tournament/schedule';
import { KeptScoring } from '../../../engine/tournament/scoring/kept';
import { AtTheTable, Named, PersonRecord, SystemId, Time } from './common';
import { StoredText } from './message';
import { LinkRecord, TextIn } from './people';

export const PRESS_MODES = ['full', 'public', 'rulebook', 'delayed', 'gunboat', 'none'] as const;
export const PressMode = z.enum(PRESS_MODES);

/** What becomes of press once a game is over: closed for good, opened where all who took part agree, or opened. */
export const PRESS_AT_END = ['never', 'by-consent', 'always'] as const;
export const PressAtEnd = z.enum(PRESS_AT_END);
export type PressAtEnd = z.infer<typeof PressAtEnd>;
export type PressMode = z.infer<typeof PressMode>;

export const DISPUTES = ['run', 'hold'] as const;

/** Whether players may let programs, which come with a key, send their orders. */
export const PROGRAMS = ['allowed', 'refused'] as const;
export const Programs = z.enum(PROGRAMS);
export type Programs = z.infer<typeof Programs>;

export const REGISTRATION_MODES = ['open', 'invitation', 'approval'] as const;

/** Who may register, and how many can play. */
export const Registration = z.object({
  mode: z.enum(REGISTRATION_MODES),
  /** The secret of the invitation link. */
  code: z.string().nullable(),
  /** Places; later players wait. Null: no limit. */
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
 * "asked" waits for an organizer, "invited" for the player, "waiting" for a place. Only those who are "in" are seated.
 * "removed" is the second account of one person: it cannot come back.
 */
export const ENTRY_STATES = ['in', 'waiting', 'asked', 'invited', 'withdrawn', 'removed'] as const;

/** Someone's registration for a season. */
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
  /** The last round for which they have said that they sit out. */
  declined: z.number().int().optional(),
  /** The version of the season's absence policy that the player has accepted. */
  accepted: z.number().int().optional(),
  /** Reliability in per cent when they registered; null for players with few decisions. */
  reliability: z.number().nullable().optional(),
  /** The organizer who entered or invited them; absent where they registered themselves. */
  enteredBy: PersonRecord.optional(),
  /** Rounds to come for which an organizer has marked them absent. */
  absent: z.array(z.number().int()).optional(),
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

/** What all divisions of one ladder share: how many move, and sizes. */
export const LadderRules = Division.omit({ of: true, level: true });

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
  scoring: KeptScoring,
  /** How games become the standing; absent, the sum of all. */
  aggregation: AggregationRules.optional(),
  teams: Teams.optional(),
  division: Division.optional(),
  /** Pairs of players whom no draw puts on one board, if it can be helped. */
  apart: z.array(z.tuple([z.string(), z.string()])).default([]),
  press: PressMode,
  /** Absent, press is opened by consent. Boards keep what was announced when they began. */
  pressAtEnd: PressAtEnd.optional(),
  /** Whether a dispute stops the clock of its game until it is answered; absent, it runs on. */
  disputes: z.enum(DISPUTES).optional(),
  /**
   * Absent in seasons announced before there was a choice: their players were told that programs may play for them
   * (docs/programs.md), so programs may go on. Every season announced since has a value.
   */
  programs: Programs.optional(),
  deadlines: KeptPolicy,
  /** What happens to those who send no orders, for games that start from now on; absent, defaults alone. */
  absence: AbsencePolicy.optional(),
  /** Boards of rounds that open from now on are played at a real table. */
  atTheTable: AtTheTable.optional(),
  /** Its dates; absent, everything is done by hand or at once. */
  schedule: SCHEDULE.optional(),
  /** Why its start was put off until an organizer acts, and when. */
  postponed: z.object({ at: Time, why: StoredText }).optional(),
  /** The round that an organizer opens without waiting for its date. */
  opensNow: z.number().int().optional(),
  /** The round that an organizer ends, and how its open boards end. */
  endsNow: z.object({ round: z.number().int(), as: z.enum(SLOW_BOARDS) }).optional(),
  /** Why it was cancelled, and when: it is finished without a winner. */
  cancelled: z.object({ at: Time, reason: z.string() }).optional(),
  /** Imported with its results: it was played before, and when it was imported. */
  imported: z.object({ at: Time }).optional(),
  /** The season that it was founded from. */
  after: z.string().optional(),
  /** The season that was founded from it. */
  next: z.string().optional(),
  status: z.enum(['registration', 'running', 'finished']),
  players: z.number().int(),
  /** Goes up with each change of the settings. */
  version: z.number().int().default(0),
  createdAt: Time,
  drawSeed: z.string().nullable(),
  /** Who won it, once it is finished; more than one in a tie. */
  champions: z.array(PersonRecord).default([]),
  /** What its organizers say of it, in Markdown; where it is played; pages elsewhere. */
  about: z.string().optional(),
  /** Goes up with each change of what the season says of itself; absent before the first. */
  textsVersion: z.number().int().optional(),
  /** Until when a long list of results is being stored, so that no other one comes between its parts. */
  enteringUntil: Time.optional(),
  aboutIn: TextIn.optional(),
  venue: z.string().optional(),
  links: z.array(LinkRecord).optional(),
});
export type SeasonRecord = z.infer<typeof SeasonRecord>;

/** What a season says of itself: none of it changes how it is played. */
export interface SeasonTexts {
  readonly about: string;
  readonly aboutIn: z.infer<typeof TextIn>;
  readonly venue: string;
  readonly links: LinkRecord[];
}

/** A round as it was planned, before its boards were made: making them again makes the same ones. */
/** Why a player sits out who was not left over by the draw: at their own request, or they were absent. */
export const AWAY = ['request', 'absent'] as const;

export const RoundRecord = z.object({
  season: z.string(),
  round: z.number().int(),
  /** "planned" waits for an organizer's look; "open" has its boards, or is getting them. */
  state: z.enum(['planned', 'open']),
  /** Player ids by seat; an empty seat is left out. */
  boards: z.array(z.record(z.string(), z.string())),
  sittingOut: z.array(z.string()),
  /** Why those sit out whom the draw did not leave over. Absent in rounds of earlier releases, which paid for all of them. */
  away: z.record(z.string(), z.enum(AWAY)).optional(),
  certificate: z.record(z.string(), z.unknown()),
  /** What was to be seated, without earlier boards; absent where a draw was kept before this was. */
  problem: z.record(z.string(), z.unknown()).optional(),
  plannedAt: Time,
  /** On a ladder: since when each player who is seated has wanted a board. */
  wishes: z.record(z.string(), Time).optional(),
  /** The hash of what its plan rests on beside who plays; absent in plans of earlier releases. */
  restsOn: z.string().optional(),
  /** The instant that it counts as opened at; absent, when it was planned. */
  openedAt: Time.optional(),
  /** When its last board was found to have ended; absent while one runs, and where nothing waits for it. */
  endedAt: Time.optional(),
  /** Goes up with each change of the plan. */
  version: z.number().int().default(0),
});
export type RoundRecord = z.infer<typeof RoundRecord>;

/** When a season, or a draft of one, goes on by itself next: one item a season. */
export const SeasonDueRecord = z.object({
  season: z.string(),
  /** The league of a draft; absent for a season. */
  draftOf: z.string().optional(),
  /** Null while nothing is due. */
  at: Time.nullable(),
  /** What its players were told last, so that they are told once. */
  told: z.array(z.string()),
  /** Goes up with each change. */
  version: z.number().int(),
});
export type SeasonDueRecord = z.infer<typeof SeasonDueRecord>;

/** That a season takes players, or looks for players of seats: one item a season, in the list of all of them. */
export const JoinableRecord = z.object({
  season: z.string(),
  league: z.string(),
  /** Absent while nobody can join it: it is in no list then. */
  order: z.string().optional(),
  /** How many wait for the next board of an always-open season. */
  waiting: z.number().int(),
  /** When that board is filled although too few wait; null while nothing fills it. */
  fillsAt: Time.nullable(),
  /** Goes up with each change. */
  version: z.number().int(),
});
export type JoinableRecord = z.infer<typeof JoinableRecord>;
