import type { NewBoard } from '../game/games.questions';
import type {
  BoardRecord,
  EntryRecord,
  ImportRecord,
  LogRecord,
  PastSeasonRecord,
  ResultRecord,
  RulingRecord,
  SeasonChanged,
  SeasonRecord,
} from '../platform/records';

/** The start of an import of a past season. */
export interface NewImport {
  readonly season: SeasonRecord;
  /** The data to be imported. */
  readonly past: PastSeasonRecord;
  readonly record: ImportRecord;
  readonly entry: LogRecord;
  readonly event: SeasonChanged;
}

/** A board of a past season with its result and its entry in the record. */
export interface PlayedBoard extends NewBoard {
  readonly ruling: RulingRecord;
  readonly board: BoardRecord;
  readonly result: ResultRecord;
}

/** Past seasons that are imported with their results. */
export interface PastSeasonStore {
  /** The import of a list; undefined if a league has not imported it. */
  importOf(league: string, list: string): Promise<ImportRecord | undefined>;
  /** Starts an import: the season, the data to be imported, its entry in the log, and the event that carries it out. */
  importSeason(begun: NewImport): Promise<'begun' | 'imported-before'>;
  /** The data that an import still has to write; undefined once it is complete. */
  pastSeason(season: string): Promise<PastSeasonRecord | undefined>;
  /** Enters the players of a past season. Those who are not members of the league are recorded as former members. */
  enterPast(league: string, entries: readonly EntryRecord[], at: number): Promise<void>;
  /** Writes a board with its result into season and record, once. */
  importBoard(played: PlayedBoard): Promise<'imported' | 'already-there'>;
  /** Marks the import as complete. */
  endImport(season: string): Promise<void>;
}
