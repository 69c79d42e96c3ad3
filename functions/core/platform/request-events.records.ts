import * as z from 'zod';
import { LANGUAGES } from '../../../messages/languages';
import { Named, PersonRecord, Time } from './common.records';

/** A new inbox item for the people who run a league. The event does not contain its text. */
export const ToSettle = z.object({
  id: z.string(),
  kind: z.literal('to-settle'),
  at: Time,
  league: Named,
  season: Named,
  /** The player who asks. */
  by: z.string(),
  what: z.enum(['dispute', 'report', 'request', 'appeal', 'result']),
});
export type ToSettle = z.infer<typeof ToSettle>;

/** A moderator answered a dispute or report, or the appeal against an answer: the player who complained is notified. */
export const CaseAnswered = z.object({
  id: z.string(),
  kind: z.literal('case-answered'),
  at: Time,
  game: z.string(),
  case: z.string(),
  /** Whether the answer was to an appeal. */
  appeal: z.boolean().optional(),
});
export type CaseAnswered = z.infer<typeof CaseAnswered>;

/**
 * An organizer invited the owner of a mail address to a season. The address is looked up here and not by the request,
 * so that its response does not reveal whether the address has an account.
 */
export const InvitedByMail = z.object({
  id: z.string(),
  kind: z.literal('invited-by-mail'),
  at: Time,
  season: z.string(),
  invitation: z.string(),
  address: z.string(),
  /** The language of the organizer's request: the reader's is not known yet. */
  language: z.enum(LANGUAGES),
});
export type InvitedByMail = z.infer<typeof InvitedByMail>;

/** A member of a league was invited to one of its teams: they are notified. */
export const InvitedToTeam = z.object({
  id: z.string(),
  kind: z.literal('invited-to-team'),
  at: Time,
  league: z.string(),
  team: z.string(),
  player: z.string(),
});
export type InvitedToTeam = z.infer<typeof InvitedToTeam>;

/** A guest has logged in: their practice boards are transferred to the account. */
export const GuestJoined = z.object({
  id: z.string(),
  kind: z.literal('guest-joined'),
  at: Time,
  guest: z.string(),
  player: PersonRecord,
});
export type GuestJoined = z.infer<typeof GuestJoined>;

/**
 * The search for a player of a seat has changed: the next player is to be asked, and those affected are to be notified.
 */
export const SeatSearched = z.object({
  id: z.string(),
  kind: z.literal('seat-searched'),
  at: Time,
  season: z.string(),
  /** The notification and its recipient: a player is offered the seat, or a moderator gets the outcome. */
  tells: z
    .object({
      what: z.enum(['offered', 'declined', 'lapsed']),
      to: z.string(),
      game: z.string(),
      seat: z.string(),
      player: PersonRecord,
    })
    .optional(),
});
export type SeatSearched = z.infer<typeof SeatSearched>;

/**
 * A proposal was confirmed: its operation is to be carried out, by the request or, if that was cut off, by another run.
 */
export const ProposalConfirmed = z.object({
  id: z.string(),
  kind: z.literal('proposal-confirmed'),
  at: Time,
  season: z.string(),
  proposal: z.string(),
});
export type ProposalConfirmed = z.infer<typeof ProposalConfirmed>;

/** Players changed chairs on boards at real tables: those concerned are notified. */
export const ChairsChanged = z.object({
  id: z.string(),
  kind: z.literal('chairs-changed'),
  at: Time,
  season: z.string(),
  /** Each player with their board and seat from now on, or with the board that they leave. */
  moved: z.array(z.object({ player: z.string(), game: z.string(), seat: z.string().nullable() })),
});
export type ChairsChanged = z.infer<typeof ChairsChanged>;

/** A player reported the result of a board at a real table, or disputed such a report: those concerned are notified. */
export const ResultReported = z.object({
  id: z.string(),
  kind: z.literal('result-reported'),
  at: Time,
  game: z.string(),
  report: z.string(),
  what: z.enum(['reported', 'disputed']),
});
export type ResultReported = z.infer<typeof ResultReported>;
