import type { EntryRecord, GameRecord, Gate, PersonRecord, RulingRecord } from './records';
import type { LogRecord } from './result-records';

/** A ruling on a running game, with its entry in the league's log and the event that makes everything else follow. */
export interface GameRuling {
  readonly ruling: RulingRecord;
  /** Null where one entry speaks for many games. */
  readonly entry: LogRecord | null;
  readonly event: string;
}

export interface NewHolder {
  readonly seat: string;
  readonly before: PersonRecord;
  readonly after: PersonRecord;
  /** What brings the new player into the season's standing; null for one who is in it. */
  readonly entry: EntryRecord | null;
}

/** Rulings on games that are being played. The number of a ruling must be the next one. */
export interface RulingStore {
  /** Oldest first. */
  rulings(game: string): Promise<readonly RulingRecord[]>;
  /** Writes an entry of the league's log that stands for itself. */
  saveLogEntry(entry: LogRecord): Promise<void>;
  /** Moves, stops or starts the clock of an open step, if it is as it was read and its deadline has not passed. */
  moveClock(
    before: Gate,
    after: Gate,
    ruled: GameRuling,
  ): Promise<'ruled' | 'step-closed' | 'changed-meanwhile'>;
  /** Gives a seat to another player, if its holder is who it was and the step is open still. */
  replacePlayer(
    game: GameRecord,
    holder: NewHolder,
    ruled: GameRuling,
  ): Promise<'ruled' | 'changed-meanwhile'>;
}
