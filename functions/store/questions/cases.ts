import type { CaseAnswered, CaseRecord, Gate, LogRecord, NoticeRecord, ToSettle } from '../records';
import type { GameRuling } from './rulings';

/** What a case does to the clock of its game: it stops or starts it, or leaves it to another case that holds it. */
export type WithClock =
  | { readonly kind: 'moved'; readonly clock: HeldClock }
  | { readonly kind: 'held'; readonly by: Pick<CaseRecord, 'game' | 'id'> }
  | { readonly kind: 'none' };

/** A clock that is stopped, or started, together with a case. */
export interface HeldClock {
  readonly before: Gate;
  readonly after: Gate;
  readonly ruled: GameRuling;
}

/** What tells a player that their case was answered: the event, and a note that they confirm. */
export interface Answered {
  readonly event: CaseAnswered;
  readonly note: NoticeRecord;
}

/** Disputes and reports: what players ask of the moderators. */
export interface CaseStore {
  /** Opens a case, and stops the clock if it is still as it was read; or while the case that holds it is open. */
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
  /** Answers or withdraws a case that is open, with what tells its player, its entry in the league's log, and starts the clock likewise. */
  closeCase(
    closed: CaseRecord,
    entry: LogRecord | null,
    clock: WithClock,
    answered: Answered | null,
  ): Promise<'closed' | 'already-closed' | 'changed-meanwhile'>;
  /** Keeps a player's appeal against the answer of a case; the first one stays. */
  openAppeal(appealed: CaseRecord, event: ToSettle): Promise<'opened' | 'already-open'>;
  /** Answers or withdraws an appeal that is open, with what tells its player and its entry in the league's log. */
  closeAppeal(
    closed: CaseRecord,
    entry: LogRecord | null,
    answered: Answered | null,
  ): Promise<'closed' | 'already-closed'>;
}
