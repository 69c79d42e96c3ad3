import * as z from 'zod';
import { Time } from './common';

/** Whose a practice board is, and until when it is kept if nobody comes back to it. */
export const PracticeRecord = z.object({
  game: z.string(),
  player: z.string(),
  createdAt: Time,
  until: Time,
});
export type PracticeRecord = z.infer<typeof PracticeRecord>;
