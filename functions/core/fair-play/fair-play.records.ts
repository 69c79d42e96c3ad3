import * as z from 'zod';
import { SystemId, Time } from '../platform/common.records';

/** A player submitted orders with one device in one network. Both are marks: their source is not stored. */
export const PresenceRecord = z.object({
  player: z.string(),
  device: z.string(),
  network: z.string(),
  firstAt: Time,
  lastAt: Time,
});
export type PresenceRecord = z.infer<typeof PresenceRecord>;

/** How the seats of a finished game dealt with each other, as a sample for other games. */
export const DealingsRecord = z.object({
  league: z.string(),
  season: z.string(),
  system: SystemId,
  game: z.string(),
  round: z.number().int(),
  board: z.number().int(),
  endedAt: Time,
  pairs: z.array(
    z.object({
      from: z.string(),
      to: z.string(),
      turns: z.number().int(),
      help: z.number().int(),
      harm: z.number().int(),
    }),
  ),
});
export type DealingsRecord = z.infer<typeof DealingsRecord>;
