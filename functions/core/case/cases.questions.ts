import type { CaseAnswered, CaseRecord, Gate, LogRecord, NoticeRecord, ToSettle } from '../platform/records';
import type { GameRuling } from '../ruling/rulings.questions';

/** The effect of a case on the clock of its game: it stops or starts it, or leaves it to another case that holds it. */
export type WithClock =
  | { readonly kind: 'moved'; readonly clock: HeldClock }
  | { readonly kind: 'held'; readonly by: Pick<CaseRecord, 'game' | 'id'> }
  | { readonly kind: 'none' };

/** A clock that is stopped or started together with a case. */
export interface HeldClock {
  readonly before: Gate;
  readonly after: Gate;
  readonly ruled: GameRuling;
}

/** The notification that a player's case was answered: the event, and a note that they confirm. */
export interface Answered {
  readonly event: CaseAnswered;
  readonly note: NoticeRecord;
}

/** Disputes and reports: players' requests to the moderators. */
export interface CaseStore {
  /**
   * Opens a case, and stops the clock if it is unchanged since it was read, or while the case that holds it is open.
   */
  openCase(
    opened: CaseRecord,
    clock: WithClock,
    event: ToSettle,
  ): Promise<'opened' | 'already-open' | 'changed-meanwhile'>;
  case(game: string, id: string): Promise<CaseRecord | undefined>;
  /** Oldest first. */
  casesOfGame(game: string): Promise<readonly CaseRecord[]>;
  /** Newest first. */
  casesOfLeague(league: string, limit: number): Promise<readonly CaseRecord[]>;
  /**
   * Answers or withdraws an open case, with the notification of its player and its entry in the league's log, and
   * starts the clock under the same conditions.
   */
  closeCase(
    closed: CaseRecord,
    entry: LogRecord | null,
    clock: WithClock,
    answered: Answered | null,
  ): Promise<'closed' | 'already-closed' | 'changed-meanwhile'>;
  /** Stores a player's appeal against the answer of a case; the first one stays. */
  openAppeal(appealed: CaseRecord, event: ToSettle): Promise<'opened' | 'already-open'>;
  /** Answers or withdraws an open appeal, with the notification of its player and its entry in the league's log. */
  closeAppeal(
    closed: CaseRecord,
    entry: LogRecord | null,
    answered: Answered | null,
  ): Promise<'closed' | 'already-closed'>;
}
