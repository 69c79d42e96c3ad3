import * as z from 'zod';
import { Time } from '../platform/common.records';

/** A player's part in a practice board: they founded it, hold a seat, or are invited. */
export const PracticeRecord = z.object({
  game: z.string(),
  player: z.string(),
  createdAt: Time,
  /** When it expires if no one returns to it; the founder's record decides. */
  until: Time,
  /** Absent for the founder. */
  as: z.enum(['seated', 'asked']).optional(),
  /**
   * In the founder's record: the code of the link with which others take a seat. Absent on boards of earlier releases.
   */
  code: z.string().optional(),
});
export type PracticeRecord = z.infer<typeof PracticeRecord>;
