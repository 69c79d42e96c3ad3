import * as z from 'zod';
import { PastPlayer } from '../past-season/past-seasons.records';
import { PersonRecord, Time } from '../platform/common.records';

/** A game that was played elsewhere, as it continues here. */
export const MovedBoard = z.object({
  /** The file that it came from. */
  file: z.string(),
  position: z.unknown(),
  /** Player ids by seat. */
  seats: z.record(z.string(), z.string()),
});
export type MovedBoard = z.infer<typeof MovedBoard>;

/** Running games that move into a season, until all their boards exist; board 1 is the first. Then it is deleted. */
export const MoveInRecord = z.object({
  season: z.string(),
  at: Time,
  by: PersonRecord,
  players: z.array(PastPlayer),
  boards: z.array(MovedBoard),
});
export type MoveInRecord = z.infer<typeof MoveInRecord>;
