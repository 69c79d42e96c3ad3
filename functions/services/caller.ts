/** Who asks, as the login says: an account of this platform. */
export interface Caller {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
  /** The session that they ask with; absent where the platform acts for them. */
  readonly session?: CallersSession;
}

/** A session as its token tells of it. */
export interface CallersSession {
  /** Null in tokens of earlier releases and of programs. */
  readonly id: string | null;
  /** When it began, in milliseconds. */
  readonly began: number;
}
