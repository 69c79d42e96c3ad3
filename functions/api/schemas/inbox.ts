import * as z from 'zod';
import { WAITING_KINDS } from '../../services/inbox/kinds';
import { Instant, Named } from './common';

export const Inbox = z.object({
  now: Instant,
  /** The most urgent first, at most 200. */
  items: z.array(
    z.object({
      /** The same as long as it waits. */
      id: z.string(),
      kind: z.enum(WAITING_KINDS),
      league: Named,
      /** What it is, in a sentence. */
      text: z.string(),
      since: Instant,
      /** The page on which it is settled, below the site's address. */
      path: z.string(),
      /** Whether I may settle it; of what I play in I read only that something waits for somebody else. */
      settles: z.boolean(),
    }),
  ),
  /** How many wait in all. */
  count: z.number().int(),
});
export type Inbox = z.infer<typeof Inbox>;
