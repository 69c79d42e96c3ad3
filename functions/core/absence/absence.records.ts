import * as z from 'zod';
import { PersonRecord, Time } from '../platform/common.records';
import { StoredText } from '../platform/message.records';

/** The allowances of a season's absence policy that a player has used. */
export const AllowanceRecord = z.object({
  season: z.string(),
  player: z.string(),
  /** How often a deadline has moved for them. */
  graces: z.number().int().default(0),
  /** Booked days in the season's zone: "2026-12-25". */
  holidays: z.array(z.string()).default([]),
  /** Increases with each change of the booked days. */
  version: z.number().int().default(0),
});
export type AllowanceRecord = z.infer<typeof AllowanceRecord>;

/** A player who is willing to be asked for a seat of a season that needs a player. */
export const SubstituteRecord = z.object({
  season: z.string(),
  player: PersonRecord,
  at: Time,
  /** They accepted in advance: they get a seat without being asked again. */
  atOnce: z.boolean().default(false),
});
export type SubstituteRecord = z.infer<typeof SubstituteRecord>;

/** Why another player is sought for a seat: its holder asks, no one plays it, or a moderator replaces the holder. */
export const SEARCH_REASONS = ['holder', 'vacant', 'moderator'] as const;

/** The search for a player who takes over a seat. It is over when the seat has another holder. */
export const SeatSearch = z.object({
  season: z.string(),
  game: z.string(),
  seat: z.string(),
  /** Increases with each change. */
  version: z.number().int(),
  at: Time,
  why: z.enum(SEARCH_REASONS),
  /** Who asks: the holder, a moderator or the platform. */
  by: PersonRecord,
  /** Who confirmed a moderator's request. */
  confirmedBy: PersonRecord.optional(),
  /** A moderator's reason. */
  reason: StoredText,
  /** Who held the seat when the search started. */
  holder: z.string(),
  /**
   * The player a moderator named: no one else is asked. Null: the season's substitutes are asked, in the order of its
   * policy.
   */
  named: PersonRecord.nullable(),
  /** Who is asked now, and until when. */
  offer: z.object({ player: PersonRecord, at: Time, until: Time }).nullable(),
  /** Players who declined or did not answer. */
  passed: z.array(z.string()),
});
export type SeatSearch = z.infer<typeof SeatSearch>;
