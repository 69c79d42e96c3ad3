import * as z from 'zod';
import { Answer } from '../entry/season-entries.schema';
import { Instant, Person } from '../platform/common.schema';
import { ENTRY_STATES, Question, SEASON_STATES } from '../season/seasons.records';

/** A player's id on a roster; for players who are only invited it does not reveal their account. */
export const RosterId = z.string().min(1).max(64);

export const AddPlayers = z.strictObject({
  /**
   * One player in a line: a name, a mail address, or both; also CSV or a table copied from a spreadsheet, or what a mail
   * program writes. A name finds the person of the league who has it; “(new)” behind it says that it is somebody else.
   */
  text: z.string().min(1).max(30_000),
});
export type AddPlayers = z.infer<typeof AddPlayers>;

export const MarkAbsent = z.strictObject({ absent: z.boolean() });

/** A player on a season's roster, as its organizers see them. */
export const RosterRow = z.object({
  id: RosterId,
  name: z.string(),
  kind: Person.shape.kind,
  state: z.enum(ENTRY_STATES),
  since: Instant,
  /** The organizer who entered or invited them; null if they registered themselves. */
  enteredBy: z.string().nullable(),
  /** Whether they sit out the next round. */
  absent: z.boolean(),
  /**
   * How they log in: "link" if they were entered by name alone and need a personal link, else "self". It reveals
   * nothing about mail addresses.
   */
  login: z.enum(['self', 'link']),
  /** Whether a player who was entered by name alone has ever logged in; true for all others. */
  hasCome: z.boolean(),
  /**
   * What became of an invitation by mail: sent, accepted or refused by the mail server of the address, or its page was
   * opened; null for everybody who is not invited by mail. It says the same whether the address has an account or not.
   */
  mail: z.enum(['sent', 'arrived', 'opened', 'bounced']).nullable(),
  /** When it arrived or was first opened; null otherwise. */
  mailAt: Instant.nullable(),
  /** Answers to the season's questions. */
  answers: z.array(Answer),
});
export type RosterRow = z.infer<typeof RosterRow>;

export const Roster = z.object({
  season: z.object({
    id: z.string(),
    name: z.string(),
    status: z.enum(SEASON_STATES),
    /** What players are asked when they register. */
    questions: z.array(Question),
  }),
  /** The round that is drawn next. */
  nextRound: z.number().int(),
  page: z.number().int(),
  pages: z.number().int(),
  /** The total number, or how many match the search. */
  count: z.number().int(),
  /**
   * A page of a hundred: players who ask for a place, then those who are in, wait or are invited, each in the order in
   * which they registered.
   */
  players: z.array(RosterRow),
  /** The outcome of each line of a list that has just been added; otherwise empty. */
  added: z.array(
    z.object({
      line: z.number().int(),
      name: z.string(),
      became: z.enum(['in', 'waiting', 'invited', 'already', 'banned', 'removed']),
      /** Whether an account was opened for them; somebody whom the league knows by name has one. */
      isNew: z.boolean(),
    }),
  ),
  /** Heads of the columns of that list that nobody needs. */
  skipped: z.array(z.string()),
  /**
   * Players of the season before this one who are not in this one and have no login of their own, so that nobody but an
   * organizer can ask them: names for a list. On the first page alone.
   */
  toAsk: z.array(z.string()),
});
export type Roster = z.infer<typeof Roster>;

/** Players whom an organizer admitted, and players who now wait for a place. */
export const Admissions = z.object({ admitted: z.array(Person), waiting: z.array(Person) });
export type Admissions = z.infer<typeof Admissions>;

export const PersonalLink = z.object({ url: z.string(), until: Instant });
export type PersonalLink = z.infer<typeof PersonalLink>;
