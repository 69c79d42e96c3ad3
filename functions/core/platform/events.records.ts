import * as z from 'zod';
import { LadderRules } from '../season/seasons.records';
import { Named, PersonRecord, Time } from './common.records';
import { StoredText } from './message.records';
import {
  CaseAnswered,
  ChairsChanged,
  GuestJoined,
  InvitedByMail,
  InvitedToTeam,
  ProposalConfirmed,
  ResultReported,
  SeatSearched,
  ToSettle,
} from './request-events.records';

/**
 * A state change for the event handlers, written in the transaction that made it (outbox). Step 0 announces a new game.
 */
export const StepClosed = z.object({
  id: z.string(),
  kind: z.literal('step-closed'),
  at: Time,
  game: z.string(),
  step: z.number().int(),
  finished: z.boolean(),
});
export type StepClosed = z.infer<typeof StepClosed>;

/** A moderator ruled on the result of a finished game: everything that depends on the result has to be updated. */
export const ResultRuled = z.object({
  id: z.string(),
  kind: z.literal('result-ruled'),
  at: Time,
  game: z.string(),
  /** The number of the ruling; absent in events of earlier releases, which are distinguished by their time. */
  ruling: z.number().int().optional(),
});
export type ResultRuled = z.infer<typeof ResultRuled>;

/** A moderator ruled on a running game: its summary, its timer and its bots have to be updated. */
export const GameRuled = ResultRuled.extend({ kind: z.literal('game-ruled') });
export type GameRuled = z.infer<typeof GameRuled>;

/** Something was announced to a league, or to one of its seasons. */
export const Announced = z.object({
  id: z.string(),
  kind: z.literal('announced'),
  at: Time,
  league: Named,
  season: Named.nullable(),
  text: StoredText,
});
export type Announced = z.infer<typeof Announced>;

/** A moderator ruled on a member; the note is only for them. */
export const MemberRuled = z.object({
  id: z.string(),
  kind: z.literal('member-ruled'),
  at: Time,
  league: Named,
  player: z.string(),
  note: StoredText,
  /** When the ban ends automatically. */
  until: Time.optional(),
});
export type MemberRuled = z.infer<typeof MemberRuled>;

/** A player who had asked or waited was admitted or declined, or an organizer entered or invited them. */
export const Admitted = z.object({
  id: z.string(),
  kind: z.literal('admitted'),
  at: Time,
  season: z.string(),
  player: z.string(),
  /** Their previous state, or the outcome: they were "declined", or all places were taken ("full") and they wait. */
  from: z.enum(['waiting', 'asked', 'entered', 'invited', 'declined', 'full']),
});
export type Admitted = z.infer<typeof Admitted>;

/** A message was sent to a thread. The event does not contain its text. */
export const PressSent = z.object({
  id: z.string(),
  kind: z.literal('press-sent'),
  at: Time,
  game: z.string(),
  thread: z.string(),
  from: z.string(),
});
export type PressSent = z.infer<typeof PressSent>;

/** Orders were missed in a step that closed: log, substitutes and bots have to be handled. */
export const OrdersMissed = z.object({
  id: z.string(),
  kind: z.literal('orders-missed'),
  at: Time,
  game: z.string(),
  /** The step that closed without them. */
  step: z.number().int(),
  seats: z.array(
    z.object({
      seat: z.string(),
      player: PersonRecord,
      /** Whether the seat fell into civil disorder because of it. */
      fell: z.boolean(),
    }),
  ),
});
export type OrdersMissed = z.infer<typeof OrdersMissed>;

/** The deadline of an open step was moved by the season's policy: its summary and its timer have to be updated. */
export const DeadlineMoved = z.object({
  id: z.string(),
  kind: z.literal('deadline-moved'),
  at: Time,
  game: z.string(),
  step: z.number().int(),
  why: z.enum(['grace', 'vote', 'holiday', 'outage']),
  /** The seats for which it moved. */
  seats: z.array(z.string()),
  deadline: Time,
});
export type DeadlineMoved = z.infer<typeof DeadlineMoved>;

/** A season has changed, and effects are due: free places are given, a round is planned, its boards are created. */
export const SeasonChanged = z.object({
  id: z.string(),
  kind: z.literal('season-changed'),
  at: Time,
  season: z.string(),
  /** The league of a draft that has changed; absent for a season. */
  draftOf: z.string().optional(),
  /** An organizer ends the season: it is to be concluded. */
  ends: z.boolean().optional(),
  /** An organizer admits players who asked for a place. */
  admits: z
    .object({
      players: z.array(z.string()),
      by: z.object({ id: z.string(), name: z.string(), email: z.string().nullable() }),
    })
    .optional(),
  /** An organizer took its cancellation back: its players are notified. */
  restored: z.literal(true).optional(),
  /** An organizer changed a player's bonus and penalty points: the player is notified, and a finished season concluded again. */
  adjusted: z.string().optional(),
  /** An organizer announces the next divisions, which share this name. */
  next: z
    .object({
      of: z.string(),
      /** The organizer's rules for all of them; absent if their divisions agree. */
      rules: LadderRules.optional(),
      by: z.object({ id: z.string(), name: z.string(), email: z.string().nullable() }),
    })
    .optional(),
});
export type SeasonChanged = z.infer<typeof SeasonChanged>;

/** A moderator stopped, started or moved the clocks of many games: each of them has to be updated. */
export const ClocksRuled = z.object({
  id: z.string(),
  kind: z.literal('clocks-ruled'),
  at: Time,
  season: z.string(),
  clock: z.enum(['pause', 'resume', 'extend']),
  by: PersonRecord,
  confirmedBy: PersonRecord.optional(),
  reason: z.string(),
  /**
   * The games, each with its number of rulings: one that has had another ruling since is left unchanged. A moved
   * deadline belongs to a step and becomes `until`; a later step keeps its own.
   */
  games: z.array(
    z.object({
      game: z.string(),
      rulings: z.number().int(),
      moved: z.object({ step: z.number().int(), until: Time }).optional(),
    }),
  ),
});
export type ClocksRuled = z.infer<typeof ClocksRuled>;

/** A player booked holidays: deadlines of open steps that fall on them have to move. */
export const HolidaysBooked = z.object({
  id: z.string(),
  kind: z.literal('holidays-booked'),
  at: Time,
  season: z.string(),
  player: z.string(),
});
export type HolidaysBooked = z.infer<typeof HolidaysBooked>;

/** A player chose other reminder times: the reminders of their games have to move. */
export const RemindersChosen = z.object({
  id: z.string(),
  kind: z.literal('reminders-chosen'),
  at: Time,
  player: z.string(),
});
export type RemindersChosen = z.infer<typeof RemindersChosen>;

/** A player deleted their account: seats, entries and every copy of their name have to be updated. */
export const AccountDeleted = z.object({
  id: z.string(),
  kind: z.literal('account-deleted'),
  at: Time,
  player: z.string(),
  /** The replacement of their names. */
  pseudonym: z.string(),
  /** The names that they have used. */
  names: z.array(z.string()),
});
export type AccountDeleted = z.infer<typeof AccountDeleted>;

/** One person had two accounts: everything of one becomes that of the other. */
export const AccountsMerged = z.object({
  id: z.string(),
  kind: z.literal('accounts-merged'),
  at: Time,
  /** The account that is closed. */
  player: z.string(),
  into: PersonRecord,
  /** The names by which leagues knew the closed account, so that lists still find the person. */
  names: z.array(z.string()),
});
export type AccountsMerged = z.infer<typeof AccountsMerged>;

/** A league has a new name: its seasons and boards have to be updated. */
export const LeagueRenamed = z.object({
  id: z.string(),
  kind: z.literal('league-renamed'),
  at: Time,
  league: Named,
});
export type LeagueRenamed = z.infer<typeof LeagueRenamed>;

/** A site administrator replaced a name, or restored it: its copies have to be updated. */
export const Renamed = z.object({
  id: z.string(),
  kind: z.literal('renamed'),
  at: Time,
  of: z.enum(['player', 'season']),
  /** The player or season. */
  about: z.string(),
  /** The league of a season. */
  league: z.string().optional(),
  name: z.string(),
  /** The names that it replaces. */
  names: z.array(z.string()),
});
export type Renamed = z.infer<typeof Renamed>;

/**
 * The record of results has changed before its end: everything computed from it has to be updated, a piece at a time.
 */
export const RecordChanged = z.object({ id: z.string(), kind: z.literal('record-changed'), at: Time });
export type RecordChanged = z.infer<typeof RecordChanged>;

export const PlatformEvent = z.discriminatedUnion('kind', [
  StepClosed,
  ResultRuled,
  GameRuled,
  Announced,
  MemberRuled,
  Admitted,
  PressSent,
  OrdersMissed,
  DeadlineMoved,
  SeasonChanged,
  ClocksRuled,
  HolidaysBooked,
  RemindersChosen,
  AccountDeleted,
  AccountsMerged,
  LeagueRenamed,
  Renamed,
  RecordChanged,
  ToSettle,
  CaseAnswered,
  SeatSearched,
  ProposalConfirmed,
  GuestJoined,
  InvitedByMail,
  InvitedToTeam,
  ChairsChanged,
  ResultReported,
]);
export type PlatformEvent = z.infer<typeof PlatformEvent>;

/** The id of an event's subject: events with the same subject are in the same shard. */
export function aboutOf(event: PlatformEvent): string {
  switch (event.kind) {
    case 'announced':
    case 'member-ruled':
    case 'league-renamed':
    case 'to-settle':
      return event.league.id;
    case 'admitted':
    case 'season-changed':
    case 'clocks-ruled':
    case 'holidays-booked':
    case 'seat-searched':
    case 'proposal-confirmed':
    case 'invited-by-mail':
    case 'chairs-changed':
      return event.season;
    case 'invited-to-team':
      return event.league;
    case 'reminders-chosen':
    case 'account-deleted':
    case 'accounts-merged':
      return event.player;
    case 'guest-joined':
      return event.guest;
    case 'renamed':
      return event.about;
    case 'record-changed':
      return 'record';
    default:
      return event.game;
  }
}
