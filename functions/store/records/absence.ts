import * as z from 'zod';
import { PersonRecord, Time } from './common';

/** What a player has used in a season of what its absence policy grants. */
export const AllowanceRecord = z.object({
  season: z.string(),
  player: z.string(),
  /** How often a deadline has moved for them. */
  graces: z.number().int().default(0),
  /** Booked days in the season's zone: "2026-12-25". */
  holidays: z.array(z.string()).default([]),
  /** Goes up with each change of the booked days. */
  version: z.number().int().default(0),
});
export type AllowanceRecord = z.infer<typeof AllowanceRecord>;

/** Someone who is willing to take a seat of a season that falls vacant. */
export const SubstituteRecord = z.object({ season: z.string(), player: PersonRecord, at: Time });
export type SubstituteRecord = z.infer<typeof SubstituteRecord>;
