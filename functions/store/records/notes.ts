import * as z from 'zod';
import { Time } from './common';

/** What a player has noted on a game for themselves. */
export const OwnNote = z.object({
  id: z.string(),
  player: z.string(),
  game: z.string(),
  /** The step that it speaks of, with its name; null where it speaks of the whole game. */
  step: z.number().int().nullable(),
  label: z.string().nullable(),
  text: z.string(),
  /** A study of that step, as its address holds it. */
  study: z.string().optional(),
  at: Time,
});
export type OwnNote = z.infer<typeof OwnNote>;
