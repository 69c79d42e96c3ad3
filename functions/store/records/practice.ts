import * as z from 'zod';
import { Time } from './common';

/** That a practice board is somebody's: who founded it, sits at it, or is asked to. */
export const PracticeRecord = z.object({
  game: z.string(),
  player: z.string(),
  createdAt: Time,
  /** Until when it is kept if nobody comes back to it; the founder's record decides. */
  until: Time,
  /** Absent for who founded it. */
  as: z.enum(['seated', 'asked']).optional(),
  /** The founder's record: what the link has that others take a seat by. Absent on boards of earlier releases. */
  code: z.string().optional(),
});
export type PracticeRecord = z.infer<typeof PracticeRecord>;
