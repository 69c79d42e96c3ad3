import type { CaseRecord, Gate, LogRecord } from '../records';
import type { GameRuling } from './rulings';

/** A clock that is stopped, or started, together with a case. */
export interface HeldClock {
  readonly before: Gate;
  readonly after: Gate;
  readonly ruled: GameRuling;
}

/** Disputes and reports: what players ask of the moderators. */
export interface CaseStore {
  /** Opens a case with its entry in the league's log, and stops the clock if it is still as it was read. */
  openCase(
    opened: CaseRecord,
    entry: LogRecord | null,
    clock: HeldClock | null,
  ): Promise<'opened' | 'already-open' | 'changed-meanwhile'>;
  case(game: string, id: string): Promise<CaseRecord | undefined>;
  /** Oldest first. */
  casesOfGame(game: string): Promise<readonly CaseRecord[]>;
  /** Newest first. */
  casesOfLeague(league: string, limit: number): Promise<readonly CaseRecord[]>;
  /** Answers or withdraws a case that is open. */
  closeCase(closed: CaseRecord, entry: LogRecord | null): Promise<'closed' | 'changed-meanwhile'>;
}
