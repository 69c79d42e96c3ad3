import * as z from 'zod';
import { LANGUAGES } from '../../../messages/languages';
import { Named, PersonRecord, Time } from './common';

/** Something new waits for those who run a league. What it says stays where it was said. */
export const ToSettle = z.object({
  id: z.string(),
  kind: z.literal('to-settle'),
  at: Time,
  league: Named,
  season: Named,
  /** The player who asks. */
  by: z.string(),
  what: z.enum(['dispute', 'report', 'request', 'appeal']),
});
export type ToSettle = z.infer<typeof ToSettle>;

/** A moderator answered a dispute or report, or the appeal against an answer: the player who complained learns it. */
export const CaseAnswered = z.object({
  id: z.string(),
  kind: z.literal('case-answered'),
  at: Time,
  game: z.string(),
  case: z.string(),
  /** Whether it was the appeal that was answered. */
  appeal: z.boolean().optional(),
});
export type CaseAnswered = z.infer<typeof CaseAnswered>;

/**
 * An organizer invited the owner of a mail address to a season. Who that is, is looked up here and not by the request, so
 * that nothing of its answer says whether the address has an account.
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

/** A guest has logged in: their practice boards go over to the account. */
export const GuestJoined = z.object({
  id: z.string(),
  kind: z.literal('guest-joined'),
  at: Time,
  guest: z.string(),
  player: PersonRecord,
});
export type GuestJoined = z.infer<typeof GuestJoined>;

/** The search for a player of a seat has changed: the next one is to be asked, and those concerned are to be told. */
export const SeatSearched = z.object({
  id: z.string(),
  kind: z.literal('seat-searched'),
  at: Time,
  season: z.string(),
  /** What is to be told, and to whom: to a player that they are asked, to a moderator what came of it. */
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

/** Somebody confirmed a proposal: its act is to be carried out, by them or, where they were cut off, by another. */
export const ProposalConfirmed = z.object({
  id: z.string(),
  kind: z.literal('proposal-confirmed'),
  at: Time,
  season: z.string(),
  proposal: z.string(),
});
export type ProposalConfirmed = z.infer<typeof ProposalConfirmed>;
