import type { LogRecord, PersonRecord, Scope } from '../store/records';

/** Who asks, as the login says: an account of this platform. */
export interface Caller {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
  /** The session that they ask with; absent where the platform acts for them. */
  readonly session?: CallersSession;
  /** Who confirmed what they proposed; absent where they act alone. */
  readonly confirmedBy?: PersonRecord;
}

/** The platform, where it does what a season's settings say. */
export const PLATFORM: PersonRecord = { id: 'turreton', name: 'Turreton', kind: 'bot' };

/** The same as who asks. It has no session, so nobody can ask in its name. */
export const PLATFORM_CALLER: Caller = { id: PLATFORM.id, name: PLATFORM.name, email: null };

/** Whether the platform itself asks. */
export function isPlatform({ id, session }: Caller): boolean {
  return id === PLATFORM.id && session === undefined;
}

/** The second name of an act, for its entry in the log. */
export function confirmationOf({ confirmedBy }: Caller): Pick<LogRecord, 'confirmedBy'> {
  return confirmedBy === undefined ? {} : { confirmedBy };
}

/** A session as its token describes it. */
export interface TokensSession {
  /** Null in tokens of earlier releases and of the platform's own programs. */
  readonly id: string | null;
  /** When it began, in milliseconds. */
  readonly began: number;
  /** When it ends, where that is earlier than other sessions do. */
  readonly until?: number;
  /** Whether a personal link began it, which an organizer made. */
  readonly link?: true;
}

/** A session that counts, with what it may be used for. */
export interface CallersSession extends TokensSession {
  readonly scopes: readonly Scope[];
  /** The one league that it is a key to, where a personal link began it. */
  readonly league?: string;
  /** Whether its player opened it for a program. */
  readonly isKey?: true;
  /** Whether they logged in by passkey: two factors in one. */
  readonly byPasskey?: true;
}
