import * as z from 'zod';
import { Named, PersonRecord, Time } from '../platform/common.records';
import { ENDINGS } from '../ruling/rulings.records';

/** An import of a past season, identified by the contents of its list: the same list is not imported twice. */
export const ImportRecord = z.object({
  league: z.string(),
  /** The hash of the list's contents. */
  list: z.string(),
  season: Named,
  at: Time,
  by: PersonRecord,
  /** The event that was posted with it: a repeated request has the same one. */
  event: z.string(),
});
export type ImportRecord = z.infer<typeof ImportRecord>;

export const PastPlayer = PersonRecord.extend({
  /** Whether the import opens an account for them. */
  isNew: z.boolean(),
  /** The mail address for which that account was opened; null for none. */
  mail: z.string().nullable(),
});
export type PastPlayer = z.infer<typeof PastPlayer>;

export const PastBoard = z.object({
  round: z.number().int(),
  board: z.number().int(),
  ending: z.enum(ENDINGS),
  seats: z.array(
    z.object({
      seat: z.string(),
      /** The player's index in the list of players. */
      player: z.number().int(),
      place: z.number().int(),
      points: z.number(),
      /** The year in which the seat left the game, counted from 1, where the list says so. */
      out: z.number().int().optional(),
    }),
  ),
  /** How many years were played, where the list says so. */
  years: z.number().int().optional(),
});
export type PastBoard = z.infer<typeof PastBoard>;

/** The data that an import still has to write; deleted once it is complete. */
export const PastSeasonRecord = z.object({
  season: z.string(),
  /** When the season ended. */
  endedAt: Time,
  by: PersonRecord,
  players: z.array(PastPlayer),
  boards: z.array(PastBoard),
});
export type PastSeasonRecord = z.infer<typeof PastSeasonRecord>;
