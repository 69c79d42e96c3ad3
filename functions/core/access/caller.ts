import type { LogRecord } from '../league/logs.records';
import type { PersonRecord } from '../platform/common.records';
import type { Scope } from '../session/sessions.records';

/** The user who makes a request, according to the login: an account of this platform. */
export interface Caller {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
  /** The session of the request; absent if the platform acts. */
  readonly session?: CallersSession;
  /** The person who confirmed their proposal; absent if they act alone. */
  readonly confirmedBy?: PersonRecord;
}

/** The platform, when it acts according to a season's settings. */
export const PLATFORM: PersonRecord = { id: 'turreton', name: 'Turreton', kind: 'bot' };

/** The platform as a caller. It has no session, so no one can make requests in its name. */
export const PLATFORM_CALLER: Caller = { id: PLATFORM.id, name: PLATFORM.name, email: null };

export function isPlatform({ id, session }: Caller): boolean {
  return id === PLATFORM.id && session === undefined;
}

/** The confirming person of an action, for its log entry. */
export function confirmationOf({ confirmedBy }: Caller): Pick<LogRecord, 'confirmedBy'> {
  return confirmedBy === undefined ? {} : { confirmedBy };
}

/** A session as its token describes it. */
export interface TokensSession {
  /** Null in tokens of earlier releases and in those of the platform's own programs. */
  readonly id: string | null;
  /** When the session began, in milliseconds. */
  readonly began: number;
  /** When it ends, if that is earlier than for other sessions. */
  readonly until?: number;
  /** Whether it was started by a personal link, which an organizer creates. */
  readonly link?: true;
}

/** A valid session with its scopes. */
export interface CallersSession extends TokensSession {
  readonly scopes: readonly Scope[];
  /** The only league that it gives access to, if a personal link started it. */
  readonly league?: string;
  /** Whether it belongs to an API token. */
  readonly isKey?: true;
  /** Whether the login was by passkey: two factors in one. */
  readonly byPasskey?: true;
}
