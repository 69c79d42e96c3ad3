import * as z from 'zod';
import { Instant } from './common';

export { SESSION_MS } from '../../store/records/sessions';

/** The name of the session that a request comes with, in place of its id. */
export const THIS_SESSION = 'this';

export const Sessions = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      /** "Firefox on Linux"; null for what does not say. */
      agent: z.string().nullable(),
      began: Instant,
      /** When it was last used, to the hour. */
      seenAt: Instant,
      /** Whether this request came with it. */
      current: z.boolean(),
    }),
  ),
});
export type Sessions = z.infer<typeof Sessions>;
