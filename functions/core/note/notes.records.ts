import * as z from 'zod';
import { Time } from '../platform/common.records';

/** A player's private note on a game. */
export const OwnNote = z.object({
  id: z.string(),
  player: z.string(),
  game: z.string(),
  /** The step that it is about, with its name; null for the whole game. */
  step: z.number().int().nullable(),
  label: z.string().nullable(),
  text: z.string(),
  /** A study of that step, in the form of its address. */
  study: z.string().optional(),
  at: Time,
});
export type OwnNote = z.infer<typeof OwnNote>;
