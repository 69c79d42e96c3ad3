import * as z from 'zod';
import { because, fault } from '../../../engine/fault';
import { Instant } from '../platform/common.schema';
import { Name } from '../platform/names.schema';
import { LONGEST_DAYS, PROGRAM_SCOPES } from './scopes.schema';
import { ProgramRecord, SCOPES, Scope } from './sessions.records';

export { SCOPES, Scope, SESSION_MS, SHARED_MS } from './sessions.records';

/** How recent a login has to be for operations that cannot be undone. */
export const NEW_LOGIN_MS = 3_600_000;

/** The scopes of a session on a shared computer. */
export const SHARED_SCOPES: readonly Scope[] = SCOPES.filter((scope) => scope !== 'account');

const ProgramSession = ProgramRecord.extend({ began: Instant, until: Instant, seenAt: Instant.nullable() });

export const Sessions = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      /** "Firefox on Linux"; null if unknown. */
      agent: z.string().nullable(),
      began: Instant,
      /** When it was last used, to the hour. */
      seenAt: Instant,
      /** When it ends on a shared computer; otherwise null. */
      until: Instant.nullable(),
      /** Whether it was started by a personal link, which an organizer creates. */
      link: z.boolean(),
      /** Whether it is the session of this request. */
      current: z.boolean(),
    }),
  ),
  /** API tokens. */
  programs: z.array(ProgramSession),
  /** Whether the login of this request is recent enough for operations that cannot be undone. */
  newLogin: z.boolean(),
});
export type Sessions = z.infer<typeof Sessions>;

/** The login or API token of a request. */
export const OwnSession = z.object({
  /** The name of the API token; null for a login. */
  program: z.string().nullable(),
  scopes: z.array(Scope),
  began: Instant,
  /** When it ends at the latest; a login ends earlier if it is not used for thirty days. */
  until: Instant,
});
export type OwnSession = z.infer<typeof OwnSession>;

export const OpenProgram = z.strictObject({
  name: Name(1, 40),
  scopes: z
    .array(z.enum(PROGRAM_SCOPES))
    .min(1, because(fault('send.program')))
    .max(PROGRAM_SCOPES.length)
    .transform((scopes) => PROGRAM_SCOPES.filter((scope) => scopes.includes(scope))),
  days: z.number().int().min(1).max(LONGEST_DAYS),
});

/** The token is shown only once: the platform does not store it. */
export const OpenedProgram = z.object({ program: ProgramSession, token: z.string() });
