import * as z from 'zod';
import { SCOPES, Scope } from '../../store/records/sessions';
import { Instant } from './common';
import { Name } from './names';

export { SCOPES, Scope, SESSION_MS, SHARED_MS } from '../../store/records/sessions';

/** How young a login has to be for what nobody can undo. */
export const NEW_LOGIN_MS = 3_600_000;

/** What a session may be used for on a computer that others use as well. */
export const SHARED_SCOPES: readonly Scope[] = SCOPES.filter((scope) => scope !== 'account');

const ProgramSession = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(Scope),
  began: Instant,
  until: Instant,
  /** When it was last used, to the hour; null before that. */
  seenAt: Instant.nullable(),
});

export const Sessions = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      /** "Firefox on Linux"; null for what does not say. */
      agent: z.string().nullable(),
      began: Instant,
      /** When it was last used, to the hour. */
      seenAt: Instant,
      /** When it ends on a computer that others use as well; otherwise null. */
      until: Instant.nullable(),
      /** Whether a personal link began it, which an organizer made. */
      link: z.boolean(),
      /** Whether this request came with it. */
      current: z.boolean(),
    }),
  ),
  /** Sessions that were opened for programs. */
  programs: z.array(ProgramSession),
  /** Whether the login of this request is young enough for what nobody can undo. */
  newLogin: z.boolean(),
});
export type Sessions = z.infer<typeof Sessions>;

/** What a program may be allowed. */
export const PROGRAM_SCOPES = ['read', 'play', 'organize'] as const satisfies readonly Scope[];

/** The most days that a session for a program lasts. */
export const LONGEST_DAYS = 90;

export const OpenProgram = z.strictObject({
  name: Name(1, 40),
  scopes: z
    .array(z.enum(PROGRAM_SCOPES))
    .min(1, 'Choose what the program may do.')
    .max(PROGRAM_SCOPES.length)
    .transform((scopes) => PROGRAM_SCOPES.filter((scope) => scopes.includes(scope))),
  days: z.number().int().min(1).max(LONGEST_DAYS),
});

/** The token is shown this once: the platform does not keep it. */
export const OpenedProgram = z.object({ program: ProgramSession, token: z.string() });
