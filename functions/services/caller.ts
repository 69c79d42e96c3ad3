import type { LogRecord, PersonRecord } from '../store/records';

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

/** The second name of an act, for its entry in the log. */
export function confirmationOf({ confirmedBy }: Caller): Pick<LogRecord, 'confirmedBy'> {
  return confirmedBy === undefined ? {} : { confirmedBy };
}

/** A session as its token tells of it. */
export interface CallersSession {
  /** Null in tokens of earlier releases and of programs. */
  readonly id: string | null;
  /** When it began, in milliseconds. */
  readonly began: number;
}
