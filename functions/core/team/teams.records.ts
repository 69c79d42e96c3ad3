import * as z from 'zod';
import { Time } from '../platform/common.records';

/**
 * A team of a league, which lasts beyond a season. It names people by their ids alone: their names are read when it is
 * shown, so that a new name and a deleted account show at once.
 */
export const TeamRecord = z.object({
  /** Sortable: later teams have greater ids. */
  id: z.string(),
  league: z.string(),
  name: z.string(),
  /** A few letters for narrow tables. */
  code: z.string(),
  /** One of its members; null for a closed team. */
  captain: z.string().nullable(),
  /** Those who play, in board order. */
  players: z.array(z.string()),
  /** Members who step in for one of them. */
  substitutes: z.array(z.string()),
  /** Members of the league whom the captain has invited, and who have not answered. */
  invited: z.array(z.string()),
  /** Since when, of those invited since releases that keep it. */
  invitations: z.array(z.object({ player: z.string(), since: Time })).optional(),
  createdAt: Time,
  /** When it was closed: its name stays for the seasons that it played. */
  closedAt: Time.nullable(),
  /** Increases with each change. */
  version: z.number().int(),
});
export type TeamRecord = z.infer<typeof TeamRecord>;
