import * as z from 'zod';
import { Id, Instant, Named } from '../platform/common.schema';
import { WAITING_KINDS } from './kinds';

export const Inbox = z.object({
  now: Instant,
  /** The most urgent first, at most 200. */
  items: z.array(
    z.object({
      /** Stable as long as the item is open. */
      id: z.string(),
      kind: z.enum(WAITING_KINDS),
      league: Named,
      /** Null for what concerns the league or a team. */
      season: Named.nullable(),
      /** The board that it concerns; null for what concerns a whole season, the league or a team. */
      game: Id.nullable(),
      /** One sentence about it. */
      text: z.string(),
      since: Instant,
      /** The page on which it is settled, relative to the site's address. */
      path: z.string(),
      /** Whether I may settle it; if I play in it, I only see that someone else has to. */
      settles: z.boolean(),
    }),
  ),
  /** The total number of items. */
  count: z.number().int(),
});
export type Inbox = z.infer<typeof Inbox>;
